import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { ButtonLink } from '../button/index.ts'
import { Card } from '../card/index.ts'
import { EmptyDrawing } from '../illustrations/index.ts'
import { EmptyState } from './EmptyState.tsx'

const meta = preview.meta({
  tags: ['autodocs'],
  component: EmptyState,
  title: 'UI/EmptyState',
  args: {
    title: 'Ready for Takeoff?',
    children: 'Find a pilot who flies from your airport, or finish your profile so that others find you.',
    drawing: <EmptyDrawing name="runway" />,
    action: <ButtonLink href="/pilot-explorer">Find a Co-Pilot</ButtonLink>,
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ready for Takeoff?' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Find a Co-Pilot' })).toBeVisible()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="in a card" flow="stack">
        <Card padding="none">
          <EmptyState
            drawing={<EmptyDrawing name="route" />}
            action={<ButtonLink href="/a" variant="outline" tone="neutral">Reset Filters</ButtonLink>}
          >
            No aircraft match these filters.
          </EmptyState>
        </Card>
      </SheetRow>
      <SheetRow label="sentence only; longest, unbroken; right to left" flow="stack" width="16rem">
        <EmptyState>Nothing here yet.</EmptyState>
        <EmptyState title={awkward.long}>{awkward.unbroken}</EmptyState>
        <EmptyState title={awkward.arabic} dir="rtl">{awkward.arabic}</EmptyState>
      </SheetRow>
    </StickerSheet>
  ),
})
