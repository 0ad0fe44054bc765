import { useState } from 'react'
import { expect, fn, userEvent, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { AircraftPicture } from '../aircraft-picture/index.ts'
import { Price } from '../price/index.ts'
import type { HourSlot } from '../slot-grid/index.ts'
import { Stack } from '../stack/index.ts'
import { Heading, Text } from '../text/index.ts'
import { FlightReview, type FlightReviewProps } from './index.ts'

const at = (date: string, hour: number) => new Date(Date.parse(`${date}T08:00:00Z`) + hour * 3_600_000).toISOString()
const slotsOf = (date: string): readonly HourSlot[] =>
  Array.from({ length: 12 }, (_, step) => ({
    start: at(date, step + 6),
    state: [0, 8, 9].includes(step) ? 'taken' : 'free',
  }))

const aircraft = (
  <Stack gap={16}>
    <AircraftPicture type="single_engine" model="Cessna 172S Skyhawk" alt="" imageUrl={null} registration="N738PA" />
    <Stack gap={4}>
      <Heading level={2}>Cessna 172S Skyhawk</Heading>
      <Text size={14} color="textMuted">
        Palo Alto (PAO)
      </Text>
    </Stack>
  </Stack>
)

const Example = (props: Partial<FlightReviewProps>) => {
  const [date, setDate] = useState<string | null>(props.date ?? null)
  const [selected, setSelected] = useState<readonly string[]>(props.selected ?? [])
  const [notes, setNotes] = useState("Let's fly together!")
  const hours = selected.length
  return (
    <FlightReview
      aside={aircraft}
      today="2026-12-03"
      min="2026-12-03"
      max="2027-02-01"
      isDateUnavailable={(day) => day.endsWith('7') || day === '2026-12-25'}
      timeZone="America/Los_Angeles"
      place="Palo Alto (PAO)"
      isShared
      notes={{ value: notes, onChange: setNotes }}
      price={
        <Price totalCents={16_500 * hours} shareCents={8_250 * hours} rateCents={16_500} hours={hours} note="shared by two" />
      }
      onSubmit={() => undefined}
      onPrevious={() => undefined}
      {...props}
      date={date}
      onDateChange={(day) => {
        props.onDateChange?.(day)
        setDate(day)
      }}
      slots={props.slots ?? (date === null ? [] : slotsOf(date))}
      selected={selected}
      onSelectedChange={(starts) => {
        props.onSelectedChange?.(starts)
        setSelected(starts)
      }}
    />
  )
}

const meta = preview.meta({
  tags: ['autodocs'],
  component: FlightReview,
  title: 'Product/FlightReview',
  args: {
    date: '2026-12-12',
    slots: slotsOf('2026-12-12'),
    selected: [10, 11, 12].map((hour) => at('2026-12-12', hour)),
    timeZone: 'America/Los_Angeles',
    onDateChange: fn(),
    onSelectedChange: fn(),
    onSubmit: fn(),
    onPrevious: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'The last look before a flight is asked for: day, hours, price. Use it as the step that sends a request or books a solo flight. Imported from its own path, for its calendar is heavy.',
      },
    },
  },
  render: ({ slots: _slots, ...args }) => (
    <div style={{ padding: 16, maxInlineSize: '75rem', marginInline: 'auto' }}>
      <Example {...args} />
    </div>
  ),
})

const send = (canvas: ReturnType<typeof within>) => canvas.getByRole('button', { name: 'Send flight request' })

export const Default = meta.story({})

Default.test('shows day, hours with their zone, price and what sharing means', async ({ canvas, args }) => {
  await expect(canvas.getByRole('heading', { name: 'Review Your Flight Request' })).toBeVisible()
  await expect(canvas.getByText('Sat 12 Dec, 10:00–13:00 PST')).toBeVisible()
  await expect(canvas.getByText('Open until Mon 1 Feb')).toBeVisible()
  await expect(canvas.getByText('$495.00')).toBeVisible()
  await expect(canvas.getByText(/Each pilot pays half/)).toBeVisible()
  await userEvent.click(send(canvas))
  await expect(args.onSubmit).toHaveBeenCalledOnce()
})

Default.test('c09: another day clears the hours and closes the way on', async ({ canvas, canvasElement, args }) => {
  const day = canvasElement.querySelector<HTMLElement>('[data-date="2026-12-15"]')
  if (day === null) throw new Error('The 15th is not shown')
  await userEvent.click(day)
  await expect(args.onSelectedChange).toHaveBeenLastCalledWith([])
  await expect(args.onDateChange).toHaveBeenLastCalledWith('2026-12-15')
  await expect(canvas.queryAllByRole('button', { pressed: true })).toHaveLength(0)
  await expect(send(canvas)).toBeDisabled()
  await userEvent.click(canvas.getByRole('button', { name: '10:00' }))
  await expect(send(canvas)).toBeEnabled()
})

export const NothingChosen = meta.story({
  args: { date: null, selected: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a date to see its hours.')).toBeVisible()
    await expect(send(canvas)).toBeDisabled()
  },
})

export const Explains = meta.story({
  name: 'c53: where the way on explains, it names what is missing at the hours',
  args: { selected: [], incomplete: 'explain' },
  play: async ({ canvas, args }) => {
    await userEvent.click(send(canvas))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByRole('group', { name: 'Hours' })).toHaveAccessibleDescription(
      'Please select at least one time slot.',
    )
    await userEvent.click(canvas.getByRole('button', { name: '10:00' }))
    await expect(canvas.queryByText('Please select at least one time slot.')).toBeNull()
  },
})

export const Unavailable = meta.story({
  args: { hasAvailability: false, price: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This aircraft has no available booking times.')).toBeVisible()
    await expect(canvas.getByText('Please contact the operator for more information.')).toBeVisible()
    await expect(canvas.queryByRole('grid')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Send flight request' })).toBeNull()
  },
})

export const Solo = meta.story({
  args: {
    fixedHours: 2,
    isShared: false,
    notes: undefined,
    selected: [10, 11].map((hour) => at('2026-12-12', hour)),
    price: <Price totalCents={33_000} rateCents={16_500} hours={2} note="paid by you" />,
    texts: { submit: 'Confirm' },
  },
})

export const NoLongerFree = meta.story({
  name: 'c07: a time that was taken meanwhile is said beside the way on',
  args: { error: 'This time is no longer available.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This time is no longer available.')
  },
})

export const Sending = meta.story({
  args: { pending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending...' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="shared" flow="stack">
        <Example date="2026-12-12" selected={[10, 11, 12].map((hour) => at('2026-12-12', hour))} headingLevel={2} />
      </SheetRow>
      <SheetRow label="a day without free hours" flow="stack">
        <Example date="2026-12-12" slots={[]} headingLevel={2} aside={null} notes={undefined} isShared={false} />
      </SheetRow>
      <SheetRow label="no availability" flow="stack">
        <Example hasAvailability={false} headingLevel={2} price={null} />
      </SheetRow>
      <SheetRow label="no room, longest, unbroken" flow="stack" width="20rem">
        <Example
          date="2026-12-12"
          selected={[at('2026-12-12', 10)]}
          headingLevel={2}
          aside={<Text dir="auto" style={{ overflowWrap: 'anywhere' }}>{`${awkward.long} ${awkward.unbroken}`}</Text>}
          place={awkward.unbroken}
          error={awkward.unbroken}
        />
      </SheetRow>
      <SheetRow label="right to left; on its way" dir="rtl" flow="stack">
        <Example pending date="2026-12-12" selected={[10, 11].map((hour) => at('2026-12-12', hour))} headingLevel={2} place={awkward.arabic} />
      </SheetRow>
    </StickerSheet>
  ),
})
