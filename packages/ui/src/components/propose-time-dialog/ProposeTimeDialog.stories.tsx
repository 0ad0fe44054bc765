import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward } from '../../internal/Sheet.tsx'
import { ProposeTimeDialog } from './index.ts'

const meta = preview.meta({
  tags: ['autodocs'],
  component: ProposeTimeDialog,
  title: 'Product/ProposeTimeDialog',
  args: {
    isOpen: true,
    flight: 'Daniel Okafor and Maya Lindqvist, Cessna 172S Skyhawk',
    asked: 'Sat 12 Dec, 10:00–13:00 PST',
    hint: '3 hours.',
    timeZone: 'America/Los_Angeles',
    place: 'Palo Alto (PAO)',
    onPropose: fn(),
    onCancel: fn(),
    onDirtyChange: fn(),
    onProposalChange: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          'An operator offers another time. Use it for pending requests and for changes to confirmed flights. The time handed over is the wall clock of the aircraft’s airport.',
      },
    },
  },
  render: (args) => (
    <div style={{ minBlockSize: 620 }}>
      <ProposeTimeDialog {...args} />
    </div>
  ),
})

const time = () => screen.getByLabelText('New date and time')
const propose = () => userEvent.click(screen.getByRole('button', { name: 'Propose New Time' }))

export const Default = meta.story({})

Default.test('hands over the wall clock and the message', async ({ args }) => {
  await waitFor(() => expect(time()).toHaveFocus())
  await userEvent.type(time(), '2026-12-12T13:00')
  await expect(time()).toHaveAccessibleDescription('PST, the zone of Palo Alto (PAO). 3 hours.')
  await userEvent.type(screen.getByLabelText('Message to the pilots'), '  Same day, three hours later? ')
  await propose()
  await expect(args.onPropose).toHaveBeenCalledOnce()
  await expect(args.onPropose).toHaveBeenCalledWith({
    newTime: '2026-12-12T13:00',
    message: 'Same day, three hours later?',
  })
})

Default.test('c53: without a time it says so at the field, which gets the focus', async ({ args }) => {
  await propose()
  await expect(args.onPropose).not.toHaveBeenCalled()
  await expect(time()).toHaveFocus()
  await expect(time()).toHaveAttribute('aria-invalid', 'true')
  await expect(screen.getByText('Please select a new date and time.')).toBeVisible()
  await userEvent.type(time(), '2026-12-12T13:00')
  await expect(screen.queryByText('Please select a new date and time.')).toBeNull()
})

Default.test('tells when there is something to lose', async ({ args }) => {
  await expect(args.onDirtyChange).not.toHaveBeenCalled()
  const message = screen.getByLabelText('Message to the pilots')
  await userEvent.type(message, 'Later?')
  await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true)
  await userEvent.clear(message)
  await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
})

export const Resumed = meta.story({
  args: {
    initialProposal: { newTime: '2026-12-12T13:00', message: 'Same day, three hours later?' },
    notice: 'What you had entered is back.',
  },
})

Resumed.test('holds what an earlier opening held, which would be lost, and tells each change', async ({ args }) => {
  await expect(time()).toHaveValue('2026-12-12T13:00')
  await expect(screen.getByText('What you had entered is back.')).toBeVisible()
  await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true)
  await expect(args.onProposalChange).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('Message to the pilots'), ' ')
  const entered = { newTime: '2026-12-12T13:00', message: 'Same day, three hours later? ' }
  await expect(args.onProposalChange).toHaveBeenLastCalledWith(entered)
  await userEvent.clear(time())
  await expect(args.onProposalChange).toHaveBeenLastCalledWith({ ...entered, newTime: '' })
})

export const Pending = meta.story({
  args: { pending: true, defaultTime: '2026-12-12T13:00' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Proposing...' }))
    await expect(args.onPropose).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled()
  },
})

export const Refused = meta.story({
  args: { error: 'This time is no longer available.', defaultTime: '2026-12-12T13:00' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('This time is no longer available.')
    await expect(time()).toHaveValue('2026-12-12T13:00')
  },
})

export const RefusedAtField = meta.story({
  args: { defaultTime: '2026-12-12T13:00' },
  render: function Service(args) {
    const [problem, setProblem] = useState<string>()
    return <ProposeTimeDialog {...args} newTimeError={problem} onPropose={() => setProblem('The start lies in the past.')} />
  },
})

RefusedAtField.test('what is wrong with the time stands there until it is another one', async () => {
  await propose()
  await expect(time()).toHaveAccessibleDescription(/The start lies in the past\./)
  await expect(time()).toHaveFocus()
  await expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.clear(time())
  await userEvent.type(time(), '2026-12-13T13:00')
  await expect(time()).toBeValid()
  await expect(screen.queryByText('The start lies in the past.')).toBeNull()
})

export const Sheet = meta.story({
  args: {
    flight: `${awkward.long} ${awkward.unbroken}`,
    asked: awkward.arabic,
    place: awkward.unbroken,
    defaultTime: '2026-12-12T13:00',
    error: awkward.unbroken,
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { flight: awkward.arabic } })
