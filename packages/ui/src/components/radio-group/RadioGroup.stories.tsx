import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { RadioGroup, type RadioOption } from './index.ts'

const booking: readonly RadioOption<'shared' | 'solo'>[] = [
  { value: 'shared', label: 'Shared flight', description: 'Each pilot pays half. Nothing is charged until a request is accepted.' },
  { value: 'solo', label: 'Solo flight', description: 'You pay when you book.' },
]
const licenses = ['Student', 'Private', 'Commercial'].map((label) => ({ value: label.toLowerCase(), label }))

const meta = preview.meta({
  tags: ['autodocs'],
  component: RadioGroup,
  title: 'UI/RadioGroup',
  args: { label: 'How do you want to fly?', options: booking, defaultValue: 'shared', onValueChange: fn() },
})

export const Default = meta.story({})
export const Cards = meta.story({ args: { variant: 'card', layout: 'row' } })

export const ArrowsMoveTheChoice = meta.story({
  tags: ['!autodocs'],
  args: { required: true },
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('radiogroup', { name: 'How do you want to fly?' })
    await expect(group).toBeRequired()
    await userEvent.tab()
    const shared = canvas.getByRole('radio', { name: 'Shared flight' })
    await expect(shared).toHaveFocus()
    await expect(shared).toHaveAccessibleDescription(/^Each pilot pays half/)
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Solo flight' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('solo')
    await userEvent.click(canvas.getByText(/^Each pilot pays half/))
    await expect(shared).toBeChecked()
  },
})

export const ErrorIsLinked = meta.story({
  name: 'c53: the error of a group of radios is linked',
  args: { error: 'Choose one', defaultValue: undefined },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group).toHaveAttribute('aria-invalid', 'true')
    await expect(group).toHaveAccessibleDescription('Choose one')
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="states" flow="stack">
        <RadioGroup label="Column, nothing chosen" options={licenses} hint="As printed on the license." />
        <RadioGroup label="Row" layout="row" options={licenses} defaultValue="private" />
        <RadioGroup label="Error" required layout="row" options={licenses} error="Choose your license" />
        <RadioGroup label="Disabled" layout="row" options={licenses} defaultValue="student" disabled />
        <RadioGroup
          label="One disabled"
          layout="row"
          options={[{ value: 'a', label: 'Student', disabled: true }, { value: 'b', label: 'Private' }]}
        />
        <Held state="hover" at="[value=private]">
          <RadioGroup label="Hover" layout="row" options={licenses} />
        </Held>
        <Held state="focus" at="[value=private]">
          <RadioGroup label="Focus" layout="row" options={licenses} />
        </Held>
      </SheetRow>
      <SheetRow label="cards" flow="stack">
        <RadioGroup label="How do you want to fly?" variant="card" layout="row" options={booking} defaultValue="shared" />
        <Held state="hover" at="[value=solo]">
          <RadioGroup aria-label="Hover" variant="card" layout="row" options={booking} />
        </Held>
        <Held state="focus" at="[value=solo]">
          <RadioGroup aria-label="Focus" variant="card" layout="row" options={booking} />
        </Held>
        <RadioGroup aria-label="Disabled" variant="card" layout="row" options={booking} defaultValue="solo" disabled />
      </SheetRow>
      <SheetRow label="longest, unbroken" width="16rem" flow="stack">
        <RadioGroup label={awkward.long} options={[{ value: 'a', label: awkward.long, description: awkward.unbroken }]} />
        <RadioGroup label={awkward.unbroken} variant="card" options={[{ value: 'a', label: awkward.unbroken }]} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack">
        <RadioGroup
          label="نوع"
          variant="card"
          layout="row"
          options={[{ value: 'a', label: 'طائرة', description: awkward.arabic }, { value: 'b', label: 'مروحية' }]}
          defaultValue="a"
        />
      </SheetRow>
    </StickerSheet>
  ),
})
