import { Check, Clock, X } from 'lucide-react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { tones } from '../../theme/tokens.ts'
import { badgeShapes } from './Badge.css.ts'
import { Badge } from './Badge.tsx'

const meta = preview.meta({
  tags: ['autodocs'],
  component: Badge,
  title: 'UI/Badge',
})

/** A status: word, icon and colour together. */
export const Default = meta.story({
  args: { children: 'Pending', tone: 'accent', icon: <Clock /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toBeVisible()
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      {badgeShapes.map((shape) => (
        <SheetRow key={shape} label={shape}>
          {tones.map((tone) => (
            <Badge key={tone} shape={shape} tone={tone} icon={shape === 'pill' ? <Check /> : undefined}>
              {shape === 'count' ? 3 : tone}
            </Badge>
          ))}
        </SheetRow>
      ))}
      <SheetRow label="longest, unbroken" width="12rem">
        <Badge icon={<X />} tone="danger">{awkward.long}</Badge>
        <Badge>{awkward.unbroken}</Badge>
      </SheetRow>
      <SheetRow label="right to left" dir="rtl">
        <Badge icon={<Check />} tone="success">{awkward.arabic}</Badge>
      </SheetRow>
    </StickerSheet>
  ),
})
