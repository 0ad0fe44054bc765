import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Inline, Stack } from '../components/stack/index.ts'
import { Text } from '../components/text/index.ts'
import { holdStates, type StillState } from './held.ts'

export { stillStates, type StillState } from './held.ts'

interface SheetProps {
  children: ReactNode
}

/** A sticker sheet: every look of a component on one page, for eyes and for screenshots. */
export const StickerSheet = ({ children }: SheetProps) => {
  useLayoutEffect(holdStates, [])
  return (
    <div style={{ padding: '1.5rem' }}>
      <Stack gap={24}>{children}</Stack>
    </div>
  )
}

interface HeldProps {
  state: StillState
  /** Which of the parts inside, by a selector. */
  at: string
  children: ReactNode
}

/** Holds one part of a component still as if it were hovered, focused or pressed. */
export const Held = ({ state, at, children }: HeldProps) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    holdStates()
    const part = box.current?.querySelector(at)
    if (!part) throw new Error(`Nothing to hold at ${at}`)
    part.setAttribute('data-held', state)
  }, [at, state])
  return (
    <div ref={box} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

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
