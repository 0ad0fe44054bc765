import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { DateField } from './index.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  component: DateField,
  title: 'UI/DateField',
  args: { label: 'License expiration', today: '2026-12-03', onChange: fn(), onValueChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A plain day, typed or chosen. Use it for days that are no instants, such as an expiry. Imported from its own path, for its calendar is heavy.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem', minBlockSize: '30rem', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({ args: { defaultValue: '2028-03-03' } })

const open = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }))
  const dialog = await screen.findByRole('dialog', { name: 'Choose a date' })
  await within(dialog).findByRole('grid')
  return dialog
}

Default.test('opens at its day, takes another and gives the focus back', async ({ canvas, args }) => {
  const dialog = await open()
  const chosen = within(dialog).getByRole('button', { name: 'Friday, March 3, 2028, selected' })
  await waitFor(() => expect(chosen).toHaveFocus())
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect(canvas.getByLabelText('License expiration')).toHaveValue('2028-03-04')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2028-03-04')
  await expect(args.onChange).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(screen.getByRole('button', { name: 'Choose a date' })).toHaveFocus()
})

Default.test('a press outside closes it and changes nothing', async ({ canvas, args }) => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(canvas.getByLabelText('License expiration')).toHaveValue('2028-03-03')
  await expect(args.onChange).not.toHaveBeenCalled()
})

export const Typed = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('License expiration')
    await userEvent.type(input, '2028-03-05')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2028-03-05')
    await expect(input).toBeValid()
  },
})

export const Limits = meta.story({
  name: 'c53: a typed day that cannot be taken is named beneath the field',
  args: {
    label: 'Flight date',
    min: '2026-12-03',
    max: '2027-02-01',
    isDateUnavailable: (date: string) => date === '2026-12-25',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Flight date')
    const type = async (day: string) => {
      await userEvent.clear(input)
      await userEvent.type(input, day)
    }
    await type('2026-12-25')
    await expect(input).toHaveAccessibleDescription('This date is not available.')
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await type('2026-12-01')
    await expect(input).toHaveAccessibleDescription('This date is too early.')
    await type('2027-03-01')
    await expect(input).toHaveAccessibleDescription('This date is too late.')
    await type('2027-02-01')
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
})

export const Sheet = meta.story({
  play: async () => {
    await userEvent.click(screen.getAllByRole('button', { name: 'Choose a date' })[0] ?? document.body)
    await within(await screen.findByRole('dialog', { name: 'Choose a date' })).findByRole('grid')
  },
  render: () => (
    <StickerSheet>
      <SheetRow label="open">
        <div style={{ inlineSize: '22rem', maxInlineSize: '100%', minBlockSize: '31rem' }}>
          <DateField label="Open" defaultValue="2028-03-03" today="2028-03-08" isDateUnavailable={(date) => date.endsWith('5')} />
        </div>
      </SheetRow>
      <SheetRow label="states" flow="stack" width="22rem">
        <DateField label="Rest" />
        <DateField label="Filled" defaultValue="2028-03-03" hint="As printed on the license." />
        <DateField label="Hover" defaultValue="2028-03-03" data-state="hover" />
        <DateField label="Focus" defaultValue="2028-03-03" data-state="focus" />
        <Held state="hover" at="button">
          <DateField label="Button, hover" defaultValue="2028-03-03" />
        </Held>
        <Held state="focus" at="button">
          <DateField label="Button, focus" defaultValue="2028-03-03" />
        </Held>
        <DateField label="Error" defaultValue="2026-12-25" isDateUnavailable={() => true} required />
        <DateField label="Error, focus" defaultValue="2026-12-25" isDateUnavailable={() => true} data-state="focus" />
        <DateField label="Disabled" defaultValue="2028-03-03" disabled />
        <DateField label="Compact" defaultValue="2028-03-03" size="compact" optionalText="Optional" />
      </SheetRow>
      <SheetRow label="longest, unbroken" flow="stack" width="16rem">
        <DateField label={awkward.long} hint={awkward.unbroken} error={awkward.unbroken} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack" width="22rem">
        <DateField label="تاريخ" defaultValue="2028-03-03" error="خطأ" />
      </SheetRow>
    </StickerSheet>
  ),
})
