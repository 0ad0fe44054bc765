import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { PasswordField } from './PasswordField.tsx'

const meta = preview.meta({
  tags: ['autodocs'],
  component: PasswordField,
  title: 'UI/PasswordField',
  args: { label: 'Password' },
})

export const Default = meta.story({})

const submit = fn()

export const ToggleShowsAndNeverSubmits = meta.story({
  name: 'c53: the toggle states whether it is pressed and does not submit',
  tags: ['!autodocs'],
  render: (args) => (
    <form onSubmit={submit}>
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    submit.mockClear()
    const input = canvas.getByLabelText('Password', { selector: 'input' })
    await userEvent.type(input, 'Clear-Skies-26')
    await expect(input).toHaveAttribute('type', 'password')
    const toggle = canvas.getByRole('button', { name: 'Show password' })
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(toggle)
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('Clear-Skies-26')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(submit).not.toHaveBeenCalled()
  },
})

/** Where `showText` says so, the password stands shown on the sheet. */
const shown = 'Show'

export const Sheet = meta.story({
  play: async ({ canvas }) => {
    for (const toggle of canvas.getAllByRole('button', { name: shown })) await fireEvent.click(toggle)
    await expect(canvas.getAllByRole('button', { pressed: true }).length).toBeGreaterThan(1)
  },
  render: () => (
    <StickerSheet>
      <SheetRow label="states" flow="stack" width="24rem">
        <PasswordField label="Rest" defaultValue="Clear-Skies-26" />
        <PasswordField label="Hover" defaultValue="Clear-Skies-26" data-state="hover" />
        <PasswordField label="Focus" defaultValue="Clear-Skies-26" data-state="focus" />
        <PasswordField label="Error" defaultValue="sky" error="Passwords do not match" />
        <PasswordField label="Disabled" defaultValue="Clear-Skies-26" disabled />
        <PasswordField label="Compact" defaultValue="Clear-Skies-26" size="compact" />
        <PasswordField label="Empty, placeholder" placeholder="At least 8 characters" />
      </SheetRow>
      <SheetRow label="toggle: shown; hover, focus; shown and hover" flow="stack" width="24rem">
        <PasswordField label="Shown" defaultValue="Clear-Skies-26" showText={shown} />
        <Held state="hover" at="button">
          <PasswordField label="Toggle: hover" defaultValue="Clear-Skies-26" />
        </Held>
        <Held state="focus" at="button">
          <PasswordField label="Toggle: focus" defaultValue="Clear-Skies-26" />
        </Held>
        <Held state="hover" at="button">
          <PasswordField label="Shown, toggle: hover" defaultValue="Clear-Skies-26" showText={shown} />
        </Held>
      </SheetRow>
      <SheetRow label="longest, unbroken" flow="stack" width="16rem">
        <PasswordField label={awkward.long} defaultValue={awkward.long} hint={awkward.long} error={awkward.long} />
        <PasswordField label={awkward.unbroken} defaultValue={awkward.unbroken} showText={shown} error={awkward.unbroken} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" width="24rem" flow="stack">
        <PasswordField label={awkward.arabic} defaultValue="Clear-Skies-26" />
        <PasswordField label="كلمة المرور" defaultValue="Clear-Skies-26" showText={shown} error="خطأ" />
      </SheetRow>
    </StickerSheet>
  ),
})
