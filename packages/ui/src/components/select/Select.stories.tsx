import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Select } from './Select.tsx'

const licenses = [
  { value: 'student', label: 'Student' },
  { value: 'private', label: 'Private' },
  { value: 'commercial', label: 'Commercial' },
]

const meta = preview.meta({
  tags: ['autodocs'],
  component: Select,
  title: 'UI/Select',
  args: { label: 'License type', options: licenses, placeholder: 'Select a license', onChange: fn() },
})

export const Default = meta.story({})

export const Chooses = meta.story({
  tags: ['!autodocs'],
  args: { error: 'Choose your license' },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'License type' })
    await expect(select).toHaveValue('')
    await expect(select).toHaveAccessibleDescription('Choose your license')
    await userEvent.selectOptions(select, 'Private')
    await expect(select).toHaveValue('private')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="states" flow="stack" width="20rem">
        <Select label="Rest" options={licenses} placeholder="Select a license" />
        <Select label="Hint" options={licenses} defaultValue="private" hint="As printed on the license." />
        <Select label="Hover" options={licenses} data-state="hover" />
        <Select label="Focus" options={licenses} data-state="focus" />
        <Select label="Error" options={licenses} error="Choose your license" />
        <Select label="Disabled" options={licenses} disabled />
        <Select label="Compact" options={licenses} size="compact" />
        <Select label="Empty" options={[]} />
      </SheetRow>
      <SheetRow label="longest, unbroken" flow="stack" width="14rem">
        <Select label="Longest" options={[{ value: 'a', label: awkward.long }]} />
        <Select label="Unbroken" options={[{ value: 'a', label: awkward.unbroken }]} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack" width="20rem">
        <Select label="نوع" options={[{ value: 'a', label: awkward.arabic }]} />
      </SheetRow>
    </StickerSheet>
  ),
})
