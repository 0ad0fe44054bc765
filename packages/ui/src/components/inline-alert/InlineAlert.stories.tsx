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
