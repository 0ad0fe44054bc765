import { expect, fireEvent, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { NumberField } from './NumberField.tsx'

const meta = preview.meta({
  tags: ['autodocs'],
  component: NumberField,
  title: 'UI/NumberField',
  args: { label: 'Maximum rate', prefix: '$', suffix: '/hr' },
})

export const Default = meta.story({ args: { defaultValue: '500' } })

export const KeepsWhatWasTyped = meta.story({
  name: 'c47: a decimal stays, the wheel changes nothing, a comma is refused with a sentence',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Maximum rate' })
    await userEvent.type(input, '1234.5')
    await fireEvent.wheel(input, { deltaY: 120 })
    await userEvent.tab()
    await expect(input).toHaveValue('1234.5')
    await expect(input).toBeValid()
    await userEvent.clear(input)
    await userEvent.type(input, '1234,5')
    await userEvent.tab()
    await expect(input).toHaveValue('1234,5')
    await expect(input).toHaveAccessibleDescription('Enter a number such as 1234.5.')
    await userEvent.clear(input)
    await expect(input).toBeValid()
  },
})

export const ReadsTheCommaInGerman = meta.story({
  tags: ['!autodocs'],
  args: { label: 'Flugstunden', prefix: undefined, suffix: undefined, locale: 'de-DE' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '1.234,5')
    await userEvent.tab()
    await expect(input).toBeValid()
    await userEvent.clear(input)
    await userEvent.type(input, '1e3')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Enter a number such as 1234,5.')
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="states" flow="stack" width="16rem">
        <NumberField label="Rest" prefix="$" suffix="/hr" placeholder="500" />
        <NumberField label="Filled" prefix="$" suffix="/hr" defaultValue="165.50" />
        <NumberField label="Hover" prefix="$" suffix="/hr" defaultValue="165.50" data-state="hover" />
        <NumberField label="Focus" suffix="h" defaultValue="1234.5" data-state="focus" />
        <NumberField label="Error" suffix="h" defaultValue="-1" error="Flight hours must be a positive number." />
        <NumberField label="Disabled" prefix="$" defaultValue="500" disabled />
        <NumberField label="Compact" prefix="$" defaultValue="500" size="compact" />
      </SheetRow>
      <SheetRow label="longest, unbroken" flow="stack" width="16rem">
        <NumberField label={awkward.long} suffix="/hr" defaultValue={'1234567890'.repeat(6)} hint={awkward.long} error={awkward.long} />
        <NumberField label={awkward.unbroken} prefix="$" defaultValue="500" error={awkward.unbroken} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack" width="16rem">
        <NumberField label={awkward.arabic} prefix="$" suffix="/hr" defaultValue="500" />
      </SheetRow>
    </StickerSheet>
  ),
})
