import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, Held, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { UiProvider } from '../ui-provider/index.ts'
import { FlightRequestCard, requestSides, requestStatuses, type FlightRequestCardProps, type RequestAction } from './index.ts'

const now = () => new Date('2026-12-03T20:00:00Z')

const flight = {
  start: '2026-12-12T18:00:00Z',
  hours: 3,
  timeZone: 'America/Los_Angeles',
  aircraft: 'Cessna 172S Skyhawk',
  airport: 'Palo Alto (PAO)',
  totalCents: 49_500,
  shareCents: 24_750,
  rateCents: 16_500,
  sentAt: '2026-12-03T15:00:00Z',
  person: { name: 'Daniel Okafor' },
}
const offer = { start: '2026-12-12T21:00:00Z' }

const meta = preview.meta({
  tags: ['autodocs'],
  component: FlightRequestCard,
  title: 'Product/FlightRequestCard',
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a flight share request between two pilots, in the lists Received and Sent. It shows every status: what waits for the viewer is amber and can be answered, a new time stands beside the old one, and what is closed or unknown is a disabled button in words. Use FlightCard once the flight is booked, OperatorRequestCard for the operator.',
      },
    },
  },
  args: {
    ...flight,
    side: 'received' as const,
    status: 'pending',
    onAccept: fn(),
    onDecline: fn(),
    onCancel: fn(),
    onAcceptNewTime: fn(),
    onDeclineNewTime: fn(),
  },
  argTypes: {
    side: { control: 'radio', options: requestSides },
    status: { control: 'select', options: [...requestStatuses, 'weather_hold'] },
  },
  decorators: [
    (Story) => (
      <UiProvider now={now}>
        <div style={{ maxInlineSize: 1232, marginInline: 'auto', padding: 16 }}>
          <Story />
        </div>
      </UiProvider>
    ),
  ],
})

/** A received request: accept it (which leads to payment) or decline it. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('article', { name: /Sat 12 Dec, 10:00–13:00 PST/ })
    await expect(within(card).getByText('invited you 5 hours ago')).toBeVisible()
    await expect(within(card).getByText('$495.00')).toBeVisible()
    await expect(within(card).getByText('$247.50')).toBeVisible()
    await expect(within(card).getByText('$165/hr × 3 hours')).toBeVisible()
    await expect(within(card).getByText('Distance N/A')).toBeVisible()
    await userEvent.click(within(card).getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
    await userEvent.click(within(card).getByRole('button', { name: 'Decline' }))
    await expect(args.onDecline).toHaveBeenCalledOnce()
    await expect(within(card).queryByRole('button', { name: 'Cancel Proposal' })).not.toBeInTheDocument()
  },
})

export const AcceptLeadsToPayment = meta.story({
  args: { acceptHref: '/payment-methods?proposalId=1' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Accept' })
    await expect(link).toHaveAttribute('href', '/payment-methods?proposalId=1')
    await expect(link).toHaveAccessibleDescription(/Sat 12 Dec, 10:00–13:00 PST/)
  },
})

export const Sent = meta.story({
  args: { side: 'sent', sentAt: '2026-12-02T15:00:00Z' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('you invited them yesterday')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Proposal' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

/** The operator offers another time: old and new side by side; either pilot answers it. */
export const CounterProposal = meta.story({
  args: { status: 'counter_proposal', offer: { ...offer, message: 'The morning is taken by a check ride.' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The operator proposes')).toBeVisible()
    await expect(canvas.getByRole('deletion')).toHaveTextContent('instead of Sat 12 Dec, 10:00–13:00')
    await expect(canvas.getByRole('insertion')).toHaveTextContent('the new time Sat 12 Dec, 13:00–16:00 PST')
    await userEvent.click(canvas.getByRole('button', { name: 'Accept New Time' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Decline New Time' }))
    await expect(args.onAcceptNewTime).toHaveBeenCalledOnce()
    await expect(args.onDeclineNewTime).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
  },
})

export const CounterProposalAnswered = meta.story({
  args: { status: 'counter_proposal', side: 'sent', offer: { ...offer, answer: 'accepted' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your co-pilot has to accept it too/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Accept New Time' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Decline New Time' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Cancel Proposal' })).toBeVisible()
  },
})

export const AcceptedWaitsForOperator = meta.story({
  args: { status: 'accepted', approval: 'waiting', isPaid: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Accepted')).toBeVisible()
    await expect(canvas.getByText('Waits for the operator’s approval')).toBeVisible()
    await expect(canvas.getByText('paid')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Flight' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

export const ClosedIsADisabledButton = meta.story({
  args: { status: 'declined', settlement: { kind: 'not_charged' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Declined' })).toBeDisabled()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expect(canvas.getByText('Not charged')).toBeVisible()
  },
})

export const UnknownStatusIsADisabledButton = meta.story({
  args: { status: 'weather_hold' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Weather hold' })).toBeDisabled()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
})

/** Only what is handled can be done: without callbacks the card just tells. */
export const WithoutHandlers = meta.story({
  render: () => <FlightRequestCard {...flight} side="received" status="pending" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

const Accepting = (props: FlightRequestCardProps) => {
  const [pendingAction, setPending] = useState<RequestAction>()
  return (
    <FlightRequestCard
      {...props}
      pendingAction={pendingAction}
      onAccept={() => {
        props.onAccept?.()
        setPending('accept')
      }}
    />
  )
}

export const C11PendingTakesOnePress = meta.story({
  name: 'c11: a triple press accepts once, and the other buttons wait',
  render: (args) => <Accepting {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.tripleClick(canvas.getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
    const waiting = canvas.getByRole('button', { name: 'Accepting…' })
    await expect(waiting).toHaveFocus()
    await expect(waiting).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeDisabled()
  },
})

export const C16Refused = meta.story({
  name: 'c16: what the service refuses stands at the request',
  args: { error: 'A payment is in progress.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A payment is in progress.')
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeEnabled()
  },
})

export const C05ClocksChange = meta.story({
  name: 'c05: on the day the clocks change the hour and its zone are the airport’s',
  args: { start: '2027-03-14T17:00:00Z', timeZone: 'America/New_York', viewerTimeZone: 'Europe/Berlin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('13:00–16:00 EDT')).toBeVisible()
    await expect(canvas.getByText('Your time 18:00–21:00 GMT+1')).toBeVisible()
  },
})

export const C05OfferAcrossChange = meta.story({
  name: 'c05: an offer across the change of clocks has the zone at both times, and the new one on the viewer’s clock',
  args: {
    status: 'counter_proposal',
    start: '2027-03-14T03:00:00Z',
    timeZone: 'America/New_York',
    viewerTimeZone: 'Europe/Berlin',
    offer: { start: '2027-03-14T17:00:00Z' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent('Sat 13 Mar, 22:00–Sun 14 Mar, 01:00 EST')
    await expect(canvas.getByRole('insertion')).toHaveTextContent('Sun 14 Mar, 13:00–16:00 EDT')
    await expect(canvas.getByText('Your time 18:00–21:00 GMT+1')).toBeVisible()
  },
})

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Decline' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
})

const odd = {
  ...flight,
  person: { name: awkward.unbroken },
  aircraft: 'سيسنا 172 (سكاي هوك) 10:30',
  airport: awkward.long,
  route: awkward.unbroken,
  totalCents: 12_345_678_900,
  shareCents: 6_172_839_450,
}

export const C35Narrow = meta.story({
  name: 'c35: unbroken and right-to-left texts stay inside 320 px and find their own direction',
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  args: { ...odd, status: 'counter_proposal', offer: { ...offer, message: awkward.arabic } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
    await expect(getComputedStyle(canvas.getByText(odd.aircraft)).direction).toBe('rtl')
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(card.getBoundingClientRect().right)
    }
  },
})

const idle = { onAccept: fn(), onDecline: fn(), onCancel: fn(), onAcceptNewTime: fn(), onDeclineNewTime: fn() }

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="received, every status; the last one is unknown" flow="stack">
        {requestStatuses.map((status) => (
          <FlightRequestCard
            key={status}
            {...flight}
            {...idle}
            side="received"
            status={status}
            offer={status === 'counter_proposal' ? { ...offer, message: 'The morning is taken.' } : undefined}
            approval={status === 'accepted' ? 'waiting' : undefined}
            isPaid={status === 'accepted'}
            settlement={status === 'cancelled' ? { kind: 'refunded', amountCents: 24_750 } : { kind: 'not_charged' }}
          />
        ))}
        <FlightRequestCard {...flight} {...idle} side="received" status="weather_hold" />
      </SheetRow>
      <SheetRow label="sent: pending, waiting for the other pilot's answer; pending action; error; viewer elsewhere" flow="stack">
        <FlightRequestCard {...flight} {...idle} side="sent" status="pending" approval="given" />
        <FlightRequestCard {...flight} {...idle} side="sent" status="counter_proposal" offer={{ ...offer, answer: 'accepted' }} />
        <FlightRequestCard {...flight} {...idle} side="received" status="pending" pendingAction="accept" />
        <FlightRequestCard {...flight} {...idle} side="received" status="pending" error="This time is no longer available." viewerTimeZone="Asia/Kolkata" />
      </SheetRow>
      <SheetRow label="sent, accepted; pending: decline, cancel, new time; hover; focus" flow="stack">
        <FlightRequestCard {...flight} {...idle} side="sent" status="accepted" approval="given" isPaid />
        <FlightRequestCard {...flight} {...idle} side="received" status="pending" pendingAction="decline" />
        <FlightRequestCard {...flight} {...idle} side="sent" status="pending" pendingAction="cancel" />
        <FlightRequestCard {...flight} {...idle} side="sent" status="counter_proposal" offer={offer} pendingAction="acceptNewTime" />
        <Held state="hover" at="button:last-of-type">
          <FlightRequestCard {...flight} {...idle} side="received" status="pending" />
        </Held>
        <Held state="focus" at="a">
          <FlightRequestCard {...flight} {...idle} side="received" status="pending" acceptHref="/payment-methods" />
        </Held>
      </SheetRow>
      <SheetRow label="longest and unbroken" flow="stack">
        <FlightRequestCard {...odd} {...idle} side="received" status="counter_proposal" offer={{ ...offer, message: awkward.unbroken }} error={awkward.long} />
      </SheetRow>
      <SheetRow label="tablet" width="45rem" flow="stack">
        <FlightRequestCard {...flight} {...idle} side="received" status="pending" />
        <FlightRequestCard {...flight} {...idle} side="sent" status="counter_proposal" offer={offer} />
      </SheetRow>
      <SheetRow label="phone; longest and unbroken" width="20.5rem" flow="stack">
        <FlightRequestCard {...flight} {...idle} side="received" status="pending" />
        <FlightRequestCard {...flight} {...idle} side="received" status="counter_proposal" offer={offer} />
        <FlightRequestCard {...flight} {...idle} side="sent" status="cancellation_requested" />
        <FlightRequestCard {...odd} {...idle} side="received" status="expired" settlement={{ kind: 'not_charged' }} />
      </SheetRow>
      <SheetRow label="least" flow="stack">
        <FlightRequestCard {...flight} shareCents={undefined} rateCents={undefined} sentAt={undefined} side="sent" status="pending" />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack">
        <FlightRequestCard {...flight} {...idle} side="received" status="pending" person={{ name: 'ليلى' }} aircraft={awkward.arabic} />
        <FlightRequestCard {...flight} {...idle} side="received" status="counter_proposal" offer={offer} />
      </SheetRow>
    </StickerSheet>
  ),
})
