import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { ChipToggle } from './ChipToggle.tsx'

const meta = preview.meta({
  tags: ['autodocs'],
  component: ChipToggle,
  title: 'UI/ChipToggle',
  args: { label: 'IFR equipped', onChange: fn() },
})

export const Default = meta.story({})

export const TogglesByKeyAndPress = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const chip = canvas.getByRole('checkbox', { name: 'IFR equipped' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(chip).toBeChecked()
    await userEvent.click(canvas.getByText('IFR equipped'))
    await expect(chip).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="states">
        <ChipToggle label="rest" />
        <ChipToggle label="hover" data-state="hover" />
        <ChipToggle label="focus" data-state="focus" />
        <ChipToggle label="on" defaultChecked />
        <ChipToggle label="on, focus" defaultChecked data-state="focus" />
        <ChipToggle label="disabled" disabled />
        <ChipToggle label="disabled, on" disabled defaultChecked />
      </SheetRow>
      <SheetRow label="longest, unbroken" width="14rem">
        <ChipToggle label={awkward.long} defaultChecked />
        <ChipToggle label={awkward.unbroken} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl">
        <ChipToggle label={awkward.arabic} defaultChecked />
        <ChipToggle label="طائرات" />
      </SheetRow>
    </StickerSheet>
  ),
})
