import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Price, priceEmphases, priceLayouts, priceSizes } from './index.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  component: Price,
  title: 'UI/Price',
  args: { totalCents: 49_500, shareCents: 24_750, rateCents: 16_500, hours: 3 },
  argTypes: {
    size: { control: 'radio', options: priceSizes },
    layout: { control: 'radio', options: priceLayouts },
    emphasis: { control: 'radio', options: priceEmphases },
  },
})

export const Shared = meta.story({ args: { note: 'shared by two' } })

Shared.test('can be checked by eye: rate times hours is the total', async ({ canvas }) => {
  await expect(canvas.getByText('$495.00')).toBeVisible()
  await expect(canvas.getByText('$247.50')).toBeVisible()
  await expect(canvas.getByText('$165/hr × 3 hours')).toBeVisible()
  await expect(canvas.getByText('shared by two')).toBeVisible()
})

export const Solo = meta.story({
  args: { totalCents: 14_250, shareCents: undefined, rateCents: 14_250, hours: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$142.50/hr × 1 hour')).toBeVisible()
    await expect(canvas.queryByText(/Your share/)).toBeNull()
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      {priceSizes.map((size) => (
        <SheetRow key={size} label={size} flow="stack">
          <Price totalCents={102_000} shareCents={51_000} rateCents={34_000} hours={3} note="paid" size={size} />
          <Price totalCents={102_000} shareCents={51_000} rateCents={34_000} hours={3} size={size} layout="beneath" />
          <Price totalCents={28_400} rateCents={14_200} hours={2} size={size} emphasis="muted" />
          <Price totalCents={0} size={size} />
        </SheetRow>
      ))}
      <SheetRow label="no room, longest" width="10rem" flow="stack">
        <Price totalCents={1_234_567_890} shareCents={617_283_945} rateCents={12_345_678} hours={100} note={awkward.long} />
        <Price totalCents={100} shareCents={50} shareLabel={awkward.unbroken} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl">
        <Price totalCents={49_500} shareCents={24_750} shareLabel="حصتك" rateCents={16_500} hours={3} note="مدفوع" />
      </SheetRow>
    </StickerSheet>
  ),
})
