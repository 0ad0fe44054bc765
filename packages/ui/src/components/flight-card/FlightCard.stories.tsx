import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Button } from '../button/index.ts'
import { FlightCard, flightStates } from './index.ts'

const flight = {
  start: '2026-12-12T18:00:00Z',
  hours: 3,
  timeZone: 'America/Los_Angeles',
  aircraft: 'Cessna 172S Skyhawk',
  airport: 'Palo Alto (PAO)',
  registration: 'N738PA',
  totalCents: 49_500,
  shareCents: 24_750,
  rateCents: 16_500,
  isPaid: true,
  person: { name: 'Daniel Okafor' },
}
const solo = { ...flight, person: undefined, shareCents: undefined, hours: 2, totalCents: 77_800, rateCents: 38_900, aircraft: 'Robinson R44' }
const offer = { start: '2026-12-12T21:00:00Z' }

const meta = preview.meta({
  tags: ['autodocs'],
  component: FlightCard,
  title: 'Product/FlightCard',
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a booked or past flight in My Flights. The owner cancels what is ahead and rates what is behind; an offer of another time is answered in place, and a flight that does not take place says what became of the money. Use FlightRequestCard for a request that is still being agreed on.',
      },
    },
  },
  args: { ...flight, state: 'confirmed', onCancel: fn(), onWithdraw: fn(), onRate: fn(), onAcceptNewTime: fn(), onDeclineNewTime: fn() },
  argTypes: { state: { control: 'select', options: [...flightStates, 'weather_hold'] } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 1232, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: /Sat 12 Dec, 10:00–13:00 PST/ })).toBeVisible()
    await expect(canvas.getByText('Confirmed')).toBeVisible()
    await expect(canvas.getByText('flies with you')).toBeVisible()
    await expect(canvas.getByText('N738PA')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Flight' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Rate Flight' })).not.toBeInTheDocument()
  },
})

/** Only the owner sees cancel or rate (specification §4): the other pilot's card has no handlers. */
export const NotTheOwner = meta.story({
  render: () => <FlightCard {...flight} state="confirmed" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

export const SoloPendingApproval = meta.story({
  args: { ...solo, state: 'pending_approval' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending approval')).toBeVisible()
    await expect(canvas.getByText('Solo flight')).toBeVisible()
    await expect(canvas.getByText('Only for me')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel Flight' })).toBeVisible()
  },
})

/** A change proposed to a confirmed flight: the old time holds until all have accepted. */
export const ChangeOffered = meta.story({
  args: { offer },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('New time')).toBeVisible()
    await expect(canvas.getByText('The old time holds until both of you accept.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Accept New Time' }))
    await expect(args.onAcceptNewTime).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Decline New Time' }))
    await expect(args.onDeclineNewTime).toHaveBeenCalledOnce()
  },
})

export const SoloCounterProposal = meta.story({
  args: { ...solo, state: 'counter_proposal', offer },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('insertion')).toHaveTextContent('Sat 12 Dec, 13:00–15:00 PST')
    await expect(canvas.getByRole('button', { name: 'Accept New Time' })).toBeVisible()
  },
})

export const CancellationRequested = meta.story({
  args: { state: 'cancellation_requested' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Cancellation requested')).toBeVisible()
    await expect(canvas.getByText('Waits for an administrator')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Cancel Flight' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep flight' }))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
  },
})

export const Flown = meta.story({
  args: { state: 'flown' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('flew with you')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Rate Flight' }))
    await expect(args.onRate).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Cancel Flight' })).not.toBeInTheDocument()
  },
})

export const Rated = meta.story({
  args: { state: 'flown', rating: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
    await expect(canvas.getByText('You rated this flight')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

export const CancelledWithRefund = meta.story({
  args: { state: 'cancelled', settlement: { kind: 'refunded', amountCents: 20_000, feeCents: 4750 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancelled' })).toBeDisabled()
    await expect(canvas.getByText('Refunded $200.00, fee $47.50')).toBeVisible()
    await expect(canvas.queryByText(/paid/)).not.toBeInTheDocument()
  },
})

export const UnknownStateIsADisabledButton = meta.story({
  args: { state: 'weather_hold' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Weather hold' })).toBeDisabled()
  },
})

export const Pending = meta.story({
  args: { pendingAction: 'cancel', error: 'Failed to submit cancellation request.' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Cancelling…' })
    await userEvent.click(button)
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to submit cancellation request.')
  },
})

export const C18ViewerElsewhere = meta.story({
  name: 'c18: others read the same moment, their own time is secondary',
  args: { start: '2027-01-15T18:15:00-08:00', hours: 2, viewerTimeZone: 'Asia/Kolkata' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18:15–20:15 PST')).toBeVisible()
    await expect(canvas.getByText('Your time Sat 16 Jan, 07:45–09:45 GMT+5:30')).toBeVisible()
  },
})

const odd = { ...flight, person: { name: awkward.unbroken }, aircraft: awkward.unbroken, airport: awkward.long, totalCents: 12_345_678_900 }
const idle = { onCancel: fn(), onWithdraw: fn(), onRate: fn(), onAcceptNewTime: fn(), onDeclineNewTime: fn() }

export const C05ClocksChange = meta.story({
  name: 'c05: on the day the clocks change, and offered across it, each time has the airport’s zone and the viewer’s clock',
  args: {
    start: '2027-03-14T06:00:00Z',
    timeZone: 'America/New_York',
    viewerTimeZone: 'Europe/Berlin',
    offer: { start: '2027-03-14T17:00:00Z' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('01:00 EST–05:00 EDT')).toBeVisible()
    await expect(canvas.getByText('Your time 07:00–10:00 GMT+1')).toBeVisible()
    await expect(canvas.getByRole('deletion')).toHaveTextContent('Sun 14 Mar, 01:00 EST–05:00 EDT')
    await expect(canvas.getByRole('insertion')).toHaveTextContent('Sun 14 Mar, 13:00–16:00 EDT')
    await expect(canvas.getByText('Your time 18:00–21:00 GMT+1')).toBeVisible()
  },
})

export const C35Narrow = meta.story({
  name: 'c35: unbroken texts stay inside 320 px',
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  args: { ...odd, offer },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
})

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="every state; the last one is unknown" flow="stack">
        {flightStates.map((state) => (
          <FlightCard
            key={state}
            {...(state === 'counter_proposal' || state === 'pending_approval' ? solo : flight)}
            {...idle}
            state={state}
            offer={state === 'counter_proposal' ? offer : undefined}
            settlement={state === 'cancelled' ? { kind: 'refund_pending', amountCents: 24_750 } : state === 'expired' || state === 'declined' ? { kind: 'not_charged' } : undefined}
          />
        ))}
        <FlightCard {...flight} state="weather_hold" />
      </SheetRow>
      <SheetRow label="change offered, accepted by the viewer, rated, pending action, error" flow="stack">
        <FlightCard {...flight} {...idle} state="confirmed" offer={{ ...offer, message: 'The morning is taken by a check ride.' }} />
        <FlightCard {...flight} {...idle} state="confirmed" offer={{ ...offer, answer: 'accepted' }} />
        <FlightCard {...flight} {...idle} state="flown" rating={4} />
        <FlightCard {...flight} {...idle} state="confirmed" pendingAction="cancel" />
        <FlightCard {...flight} {...idle} state="confirmed" error="A payment is in progress." viewerTimeZone="Europe/Berlin" />
      </SheetRow>
      <SheetRow label="pending: keep, rate, accept, decline; refunded with a fee; a further button; hover; focus" flow="stack">
        <FlightCard {...flight} {...idle} state="cancellation_requested" pendingAction="withdraw" />
        <FlightCard {...flight} {...idle} state="flown" pendingAction="rate" />
        <FlightCard {...flight} {...idle} state="confirmed" offer={offer} pendingAction="acceptNewTime" />
        <FlightCard {...solo} {...idle} state="counter_proposal" offer={offer} pendingAction="declineNewTime" />
        <FlightCard {...flight} {...idle} state="cancelled" settlement={{ kind: 'refunded', amountCents: 20_000, feeCents: 4750 }} />
        <FlightCard {...flight} {...idle} state="confirmed" action={<Button variant="ghost">Message</Button>} />
        <Held state="hover" at="button">
          <FlightCard {...flight} {...idle} state="confirmed" />
        </Held>
        <Held state="focus" at="button">
          <FlightCard {...flight} {...idle} state="flown" />
        </Held>
      </SheetRow>
      <SheetRow label="tablet" width="45rem" flow="stack">
        <FlightCard {...flight} {...idle} state="confirmed" offer={offer} />
        <FlightCard {...solo} {...idle} state="pending_approval" />
      </SheetRow>
      <SheetRow label="longest and unbroken" flow="stack">
        <FlightCard {...odd} {...idle} state="confirmed" offer={{ ...offer, message: awkward.unbroken }} error={awkward.long} />
      </SheetRow>
      <SheetRow label="phone; longest and unbroken" width="20.5rem" flow="stack">
        <FlightCard {...flight} {...idle} state="confirmed" offer={offer} />
        <FlightCard {...flight} {...idle} state="flown" />
        <FlightCard {...flight} {...idle} state="flown" rating={5} />
        <FlightCard {...odd} {...idle} state="cancellation_requested" />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack">
        <FlightCard {...flight} {...idle} state="confirmed" offer={offer} person={{ name: 'ليلى' }} aircraft={awkward.arabic} />
      </SheetRow>
    </StickerSheet>
  ),
})
