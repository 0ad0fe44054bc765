import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = preview.meta({
  tags: ['autodocs'],
  component: Checkbox,
  title: 'UI/Checkbox',
  args: { label: 'I accept the terms of service', onChange: fn() },
})

export const Default = meta.story({})

export const TogglesAndIsNamed = meta.story({
  tags: ['!autodocs'],
  args: { error: 'You must accept the terms', required: true },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms of service' })
    await expect(box).toHaveAccessibleDescription('You must accept the terms')
    await expect(box).toBeInvalid()
    await userEvent.click(canvas.getByText('I accept the terms of service'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
})

export const SomeOfThem = meta.story({
  args: { label: 'All aircraft', indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="states">
        <Checkbox label="Off" />
        <Checkbox label="Hover" data-state="hover" />
        <Checkbox label="Focus" data-state="focus" />
        <Checkbox label="On" defaultChecked />
        <Checkbox label="Some" indeterminate />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Disabled, on" disabled defaultChecked />
        <Checkbox label="Disabled, some" disabled indeterminate />
        <Checkbox label="On, focus" defaultChecked data-state="focus" />
        <Checkbox label="Required" required />
        <Checkbox aria-label="Without words" />
        <Checkbox label="Error" error="You must accept the terms" />
        <Checkbox label="Error, focus" error="You must accept the terms" data-state="focus" />
        <Checkbox label="Hint" hint="You can change this later." />
      </SheetRow>
      <SheetRow label="longest, unbroken" flow="stack" width="14rem">
        <Checkbox label={awkward.long} defaultChecked />
        <Checkbox label={awkward.unbroken} hint={awkward.long} error={awkward.unbroken} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl">
        <Checkbox label={awkward.arabic} defaultChecked />
        <Checkbox label="أوافق" required error="يجب أن توافق" />
      </SheetRow>
    </StickerSheet>
  ),
})
