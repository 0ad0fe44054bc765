import type { ReactNode } from 'react'
import { Inline, Stack } from '../components/stack/index.ts'
import { Text } from '../components/text/index.ts'

interface SheetProps {
  children: ReactNode
}

/** A sticker sheet: every look of a component on one page, for eyes and for screenshots. */
export const StickerSheet = ({ children }: SheetProps) => (
  <div style={{ padding: '1.5rem' }}>
    <Stack gap={24}>{children}</Stack>
  </div>
)

interface SheetRowProps {
  /** What this row varies. */
  label: string
  children: ReactNode
  /** @default 'inline' */
  flow?: 'inline' | 'stack' | undefined
  /** @default 'ltr' */
  dir?: 'ltr' | 'rtl' | undefined
  /** Narrows the row to show what happens when there is no room. */
  width?: string | undefined
}

/** One row of a sticker sheet. */
export const SheetRow = ({ label, children, flow = 'inline', dir, width }: SheetRowProps) => (
  <Stack gap={6} dir={dir} style={width === undefined ? {} : { inlineSize: width, maxInlineSize: '100%' }}>
    <Text size={12} color="textMuted" dir="ltr">
      {label}
    </Text>
    {flow === 'stack' ? <Stack gap={12}>{children}</Stack> : <Inline gap={12}>{children}</Inline>}
  </Stack>
)

/** Texts that break layouts. */
export const awkward = {
  long: 'Schedule a shared flight along the coast with everyone who flies from Palo Alto on Saturdays',
  unbroken: 'Luftfahrtversicherungsgesellschaftsangelegenheiten'.repeat(2),
  arabic: 'رحلة مشتركة إلى الساحل 10:30 (room-42)',
} as const

/** States that sheets hold still. */
export const stillStates = ['hover', 'focus', 'pressed'] as const
