import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { tones } from '../../theme/tokens.ts'
import { Button } from '../button/index.ts'
import { InlineAlert } from './InlineAlert.tsx'

const meta = preview.meta({
  tags: ['autodocs'],
  component: InlineAlert,
  title: 'UI/InlineAlert',
  args: { tone: 'info', title: 'Test mode', children: 'Do not enter a real card.' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Test mode')
  },
})

export const Failure = meta.story({
  args: {
    tone: 'danger',
    title: undefined,
    children: 'Error: Could not load aircraft.',
    action: (
      <Button size="compact" variant="outline" tone="neutral">
        Try again
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: Could not load aircraft.')
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="tones" flow="stack">
        {tones.map((tone) => (
          <InlineAlert key={tone} tone={tone} role="note" title={tone}>
            Your documents are being checked.
          </InlineAlert>
        ))}
      </SheetRow>
      <SheetRow label="with action" flow="stack">
        <InlineAlert
          role="note"
          tone="warning"
          action={<Button size="compact" variant="outline" tone="neutral">Complete Profile</Button>}
        >
          Please complete your profile to find compatible pilots.
        </InlineAlert>
      </SheetRow>
      <SheetRow label="longest, unbroken, right to left" flow="stack" width="16rem">
        <InlineAlert role="note" title={awkward.long}>{awkward.unbroken}</InlineAlert>
        <InlineAlert role="note" tone="danger" dir="rtl">{awkward.arabic}</InlineAlert>
      </SheetRow>
    </StickerSheet>
  ),
})

export const Directions = meta.story({
  name: 'c35: title and body each find their own direction',
  render: () => (
    <>
      <InlineAlert role="note" title="שרה אושרה (10:30)">
        Sarah has been approved (10:30).
      </InlineAlert>
      <InlineAlert role="note" title="Approved (10:30)">
        طلبت سارة الرحلة (10:30).
      </InlineAlert>
    </>
  ),
  play: async ({ canvas }) => {
    const directionOf = (text: string) => getComputedStyle(canvas.getByText(text)).direction
    await expect(directionOf('שרה אושרה (10:30)')).toBe('rtl')
    await expect(directionOf('Sarah has been approved (10:30).')).toBe('ltr')
    await expect(directionOf('Approved (10:30)')).toBe('ltr')
    await expect(directionOf('طلبت سارة الرحلة (10:30).')).toBe('rtl')
    // The box itself stays as the page is.
    for (const note of canvas.getAllByRole('note')) await expect(getComputedStyle(note).direction).toBe('ltr')
  },
})
