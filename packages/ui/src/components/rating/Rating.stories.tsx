import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Rating, RatingDisplay, ratingSizes } from './index.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  component: Rating,
  subcomponents: { RatingDisplay },
  title: 'UI/Rating',
  args: { label: 'Rate Flight', onValueChange: fn() },
})

export const Default = meta.story({})
export const Given = meta.story({ args: { defaultValue: 4 } })

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: { defaultValue: 4, required: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Rate Flight' })).toBeRequired()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5)
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '1 star' })).toBeChecked()
  },
})

const fillOf = (radio: HTMLElement) => {
  const drawing = radio.parentElement?.querySelector('svg')
  if (drawing === null || drawing === undefined) throw new Error('There is no star')
  return getComputedStyle(drawing).fill
}

export const FillsUpToTheChoice = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '3 stars' }))
    await userEvent.unhover(canvas.getByRole('radio', { name: '3 stars' }))
    const fills = canvas.getAllByRole('radio').map(fillOf)
    await expect(new Set(fills.slice(0, 3)).size).toBe(1)
    await expect(fills.slice(3)).toEqual(['none', 'none'])
    await expect(fills[0]).not.toBe('none')
  },
})

export const Display = meta.story({
  render: () => <RatingDisplay value={4} note="You rated this flight" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
    await expect(canvas.getByText('You rated this flight')).toBeVisible()
  },
})

/** The mean of no ratings is no rating. */
export const NoMean = meta.story({
  tags: ['!autodocs'],
  render: () => <RatingDisplay value={0 / 0} note="(0)" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not rated yet')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="to give">
        <Rating label="None yet" hint="How was the flight?" />
        <Rating label="Given" defaultValue={3} />
        <Held state="hover" at="label:has([value='4'])">
          <Rating label="Hover" />
        </Held>
        <Held state="focus" at="[value='3']">
          <Rating label="Focus" defaultValue={3} />
        </Held>
        <Rating label="Error" required error="Choose a number of stars" />
        <Rating label="Disabled" defaultValue={4} disabled />
        <Rating aria-label="Without a visible label" defaultValue={5} />
      </SheetRow>
      {ratingSizes.map((size) => (
        <SheetRow key={size} label={`to read, ${size}`}>
          {[0, 1, 3.5, 4.25, 5].map((value) => <RatingDisplay key={value} value={value} size={size} />)}
          <RatingDisplay value={4} size={size} note="(12)" />
          <RatingDisplay value={null} size={size} />
        </SheetRow>
      ))}
      <SheetRow label="longest, unbroken" width="14rem" flow="stack">
        <Rating label={awkward.long} />
        <RatingDisplay value={4} note={awkward.unbroken} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl">
        <Rating label="تقييم" defaultValue={2} />
        <RatingDisplay value={3.5} note="(12)" />
      </SheetRow>
    </StickerSheet>
  ),
})
