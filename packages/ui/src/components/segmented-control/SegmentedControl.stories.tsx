import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'

const types = [
  { value: 'any', label: 'Any' },
  { value: 'single', label: 'Single engine' },
  { value: 'multi', label: 'Multi engine' },
  { value: 'helicopter', label: 'Helicopter' },
]

const meta = preview.meta({
  tags: ['autodocs'],
  component: SegmentedControl,
  title: 'UI/SegmentedControl',
  args: { label: 'Aircraft type', segments: types, defaultValue: 'any', onValueChange: fn() },
})

export const Default = meta.story({})

export const ArrowsMoveTheChoice = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Aircraft type' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Any' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Single engine' })).toBeChecked()
    await userEvent.click(canvas.getByText('Helicopter'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('helicopter')
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1)
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="states">
        <SegmentedControl label="Aircraft type" segments={types} defaultValue="any" />
        <SegmentedControl label="Compact" segments={types} defaultValue="multi" size="compact" />
        <SegmentedControl label="Nothing chosen" segments={types} hint="Choose one." />
        <Held state="hover" at="label:has([value=multi])">
          <SegmentedControl label="Hover" segments={types} defaultValue="any" />
        </Held>
        <Held state="focus" at="[value=any]">
          <SegmentedControl label="Focus" segments={types} defaultValue="any" />
        </Held>
        <SegmentedControl label="Error" segments={types} error="Choose a type" />
        <SegmentedControl
          label="One disabled"
          segments={[{ value: 'a', label: 'Wet' }, { value: 'b', label: 'Dry', disabled: true }]}
          defaultValue="a"
        />
        <SegmentedControl label="Disabled" segments={types} defaultValue="any" disabled />
      </SheetRow>
      <SheetRow label="no room" width="15rem" flow="stack">
        <SegmentedControl label="Aircraft type" segments={types} defaultValue="any" />
        <SegmentedControl label="Longest" segments={[{ value: 'a', label: awkward.long }, { value: 'b', label: 'B' }]} />
        <SegmentedControl label="Unbroken" segments={[{ value: 'a', label: awkward.unbroken }, { value: 'b', label: 'B' }]} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl">
        <SegmentedControl label="نوع" segments={[{ value: 'a', label: 'طائرة' }, { value: 'b', label: 'مروحية' }]} defaultValue="a" />
      </SheetRow>
    </StickerSheet>
  ),
})
