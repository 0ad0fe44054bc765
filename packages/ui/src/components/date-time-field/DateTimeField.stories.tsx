import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { DateTimeField } from './index.ts'

const zone = { timeZone: 'America/Los_Angeles', place: 'Palo Alto (PAO)' }

const meta = preview.meta({
  tags: ['autodocs'],
  component: DateTimeField,
  title: 'UI/DateTimeField',
  args: { label: 'New date and time', ...zone, onChange: fn(), onValueChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Day and time on the clock of a place, for example of the aircraft’s airport. Use it wherever a time is typed; the value is that wall clock, never an instant.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '28rem', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({ args: { defaultValue: '2026-12-12T13:00', hint: '3 hours.' } })

Default.test('says whose clock it is', async ({ canvas }) => {
  const input = canvas.getByLabelText('New date and time')
  await expect(input).toHaveAccessibleDescription('PST, the zone of Palo Alto (PAO). 3 hours.')
})

Default.test('the name of the zone follows the season', async ({ canvas, args }) => {
  const input = canvas.getByLabelText('New date and time')
  await userEvent.clear(input)
  await userEvent.type(input, '2027-07-12T13:00')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-07-12T13:00')
  await expect(input).toHaveAccessibleDescription('PDT, the zone of Palo Alto (PAO). 3 hours.')
})

export const ViewerElsewhere = meta.story({
  args: { defaultValue: '2026-12-12T20:00', viewerTimeZone: 'Europe/Berlin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your time Sun 13 Dec, 05:00 GMT\+1\.$/)).toBeVisible()
  },
})

export const ViewerElsewhereWithLength = meta.story({
  name: 'with a length the viewer reads both ends',
  args: { defaultValue: '2026-12-12T20:00', viewerTimeZone: 'Europe/Berlin', hours: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your time Sun 13 Dec, 05:00–09:00 GMT\+1\.$/)).toBeVisible()
  },
})

export const SkippedHour = meta.story({
  name: 'c05: an hour that does not exist is refused in place',
  args: { timeZone: 'America/New_York', place: undefined, defaultValue: '2027-03-14T02:30' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('New date and time')
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByText('This time does not exist: the clocks are put forward over it.')).toBeVisible()
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="states" flow="stack" width="24rem">
        <DateTimeField label="Rest" {...zone} />
        <DateTimeField label="Filled" {...zone} defaultValue="2026-12-12T13:00" hint="3 hours." />
        <DateTimeField label="Hover" {...zone} defaultValue="2026-12-12T13:00" data-state="hover" />
        <DateTimeField label="Focus" {...zone} defaultValue="2026-12-12T13:00" data-state="focus" />
        <DateTimeField label="Error" {...zone} error="Please select a new date and time." required />
        <DateTimeField label="Skipped hour" timeZone="America/New_York" defaultValue="2027-03-14T02:30" />
        <DateTimeField label="Viewer elsewhere" {...zone} defaultValue="2026-12-12T20:00" viewerTimeZone="Europe/Berlin" />
        <DateTimeField label="Disabled" {...zone} defaultValue="2026-12-12T13:00" disabled />
        <DateTimeField label="Compact" timeZone="Asia/Kolkata" defaultValue="2026-12-12T13:00" size="compact" />
      </SheetRow>
      <SheetRow label="longest, unbroken" flow="stack" width="16rem">
        <DateTimeField label={awkward.long} {...zone} place={awkward.unbroken} defaultValue="2026-12-12T13:00" />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack" width="24rem">
        <DateTimeField label="وقت" {...zone} place={awkward.arabic} defaultValue="2026-12-12T13:00" />
      </SheetRow>
    </StickerSheet>
  ),
})
