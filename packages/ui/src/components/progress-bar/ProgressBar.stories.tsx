import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { ProgressBar, progressTones } from './index.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  component: ProgressBar,
  title: 'UI/ProgressBar',
  args: { label: 'Uploading license-front.jpg', value: 0.42 },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading license-front.jpg' })
    await expect(bar).toHaveAttribute('value', '0.42')
    await expect(bar).toHaveAttribute('aria-valuetext', '42%')
  },
})

export const UnknownLength = meta.story({
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value')
  },
})

/** None of none is no part of anything. */
export const NothingOfNothing = meta.story({
  tags: ['!autodocs'],
  args: { value: 0 / 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value')
    await expect(canvas.queryByText(/NaN/)).toBeNull()
  },
})

export const HeldAtTheEnds = meta.story({
  tags: ['!autodocs'],
  args: { value: 1.7, valueText: (value: number) => `${value * 3} of 3 images` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '1')
    await expect(canvas.getByText('3 of 3 images')).toBeVisible()
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      {progressTones.map((tone) => (
        <SheetRow key={tone} label={tone} flow="stack" width="20rem">
          {[0, 0.42, 1].map((value) => <ProgressBar key={value} label="Uploading" value={value} tone={tone} />)}
          <ProgressBar label="Unknown length" tone={tone} />
        </SheetRow>
      ))}
      <SheetRow label="bar alone" flow="stack" width="20rem">
        <ProgressBar aria-label="Profile complete" value={0.75} />
      </SheetRow>
      <SheetRow label="longest, unbroken" flow="stack" width="14rem">
        <ProgressBar label={awkward.long} value={0.3} />
        <ProgressBar label={awkward.unbroken} value={0.3} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack" width="20rem">
        <ProgressBar label={awkward.arabic} value={0.3} />
        <ProgressBar label={awkward.arabic} />
      </SheetRow>
    </StickerSheet>
  ),
})
