import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
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

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="states" flow="stack" width="24rem">
        <PasswordField label="Rest" defaultValue="Clear-Skies-26" />
        <PasswordField label="Focus" defaultValue="Clear-Skies-26" data-state="focus" />
        <PasswordField label="Error" defaultValue="sky" error="Passwords do not match" />
        <PasswordField label="Disabled" defaultValue="Clear-Skies-26" disabled />
        <PasswordField label="Compact" defaultValue="Clear-Skies-26" size="compact" />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" width="24rem" flow="stack">
        <PasswordField label={awkward.arabic} defaultValue="Clear-Skies-26" />
      </SheetRow>
    </StickerSheet>
  ),
})
