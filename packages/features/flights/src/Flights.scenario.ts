import {
  type Endpoint, flightEndpoints, type FlightProposal, type MyFlights, NEXT_CURSOR_HEADER, proposalEndpoints,
} from '@pilotpair/contract'
import {
  buildChangeOffer, buildConfirmedFlight, buildFlightAircraft, buildMyFlights, buildProposal, buildSentProposal,
  buildSoloFlight, buildUserPublic, hoursFromNow, sampleAirports, testId,
} from '@pilotpair/contract/testing'
import { answers, handle, neverAnswers, refuses } from '@pilotpair/feature-core/testing'
import { connectToaster, type Toast } from '@pilotpair/ui/toast-queue'
import { delay, HttpResponse, type HttpHandler } from 'msw'

const aircraftOf = (number: number, manufacturer: string, model: string, rate: number) =>
  buildFlightAircraft({
    id_aircraft: testId('aircraft', number),
    hourly_rate: rate,
    aircraft_model: { id_aircraft_model: testId('model', number), manufacturer, model },
  })

const personOf = (number: number, name: string) => buildUserPublic({ id_user_account: testId('user', number), name })

/** 400 letters without a place to break. */
export const unbroken = 'a'.repeat(400)

/** A received request, a few hours old. */
export const received = (number: number, name: string, overrides: Partial<FlightProposal> = {}): FlightProposal =>
  buildProposal({
    id_flight_proporsal: testId('flight', 100 + number),
    user_account: personOf(100 + number, name),
    created_at: hoursFromNow(-number),
    ...overrides,
  })

/** A sent request, a few hours old. */
export const sent = (number: number, name: string, overrides: Partial<FlightProposal> = {}): FlightProposal =>
  buildSentProposal({
    id_flight_proporsal: testId('flight', 200 + number),
    invited_user: personOf(100 + number, name),
    created_at: hoursFromNow(-number),
    ...overrides,
  })

const sr22 = aircraftOf(3, 'Cirrus', 'SR22', 340)
const share = 24_750

/** Received requests in every standing. */
export const someReceived: readonly FlightProposal[] = [
  received(5, 'Daniel Okafor'),
  received(26, 'Priya Raman', {
    status: 'OPERATOR_COUNTER_PROPOSAL',
    aircraft: sr22,
    flight_duration: 2,
    change_offer: buildChangeOffer({ new_date: '2026-12-12T21:00:00.000Z' }),
  }),
  received(30, 'Tom Hallgren', { status: 'weather_hold' }),
  received(60, 'Sam Whitfield', { status: 'accepted', payment: { state: 'paid', share_cents: share, refunded_cents: 0 } }),
  received(61, 'Elena Marchetti', {
    status: 'accepted',
    is_confirmed: true,
    change_offer: buildChangeOffer(),
    payment: { state: 'paid', share_cents: share, refunded_cents: 0 },
  }),
  received(80, 'Luis Carranza', { status: 'declined' }),
  received(90, 'Hannah Voss', { status: 'expired' }),
]

/** Sent requests in every standing. */
export const someSent: readonly FlightProposal[] = [
  sent(4, 'Aiko Tanabe'),
  sent(28, 'Priya Raman', { status: 'OPERATOR_COUNTER_PROPOSAL', change_offer: buildChangeOffer({ accepted_by_me: true }) }),
  sent(70, 'Sam Whitfield', { status: 'accepted', payment: { state: 'paid', share_cents: share, refunded_cents: 0 } }),
  sent(95, 'Daniel Okafor', {
    status: 'cancelled',
    cancellation: { requested_at: hoursFromNow(-20), confirmed_at: hoursFromNow(-10), fee_cents: 5000 },
    payment: { state: 'refunded', share_cents: share, refunded_cents: share - 5000 },
  }),
]

const receives = (items: readonly FlightProposal[]) => answers(proposalEndpoints.received, [...items])
const sends = (items: readonly FlightProposal[]) => answers(proposalEndpoints.sent, [...items])

/** Answers a list in pages of the size asked for, as the service does. */
export const answersInPages = (endpoint: Endpoint, items: readonly FlightProposal[]): HttpHandler =>
  handle(endpoint, ({ request }) => {
    const { searchParams } = new URL(request.url)
    const from = Number(searchParams.get('cursor') ?? 0)
    const to = from + Number(searchParams.get('limit') ?? items.length)
    return HttpResponse.json(items.slice(from, to), {
      headers: to < items.length ? { [NEXT_CURSOR_HEADER]: String(to) } : {},
    })
  })

const many = Array.from({ length: 120 }, (_, index) =>
  received(index + 1, `Pilot ${String(index + 1)}`, index < 40 ? {} : { status: 'declined' }),
)

/** Answers of the service for Flight Share Requests, by name. */
export const requestsScenarios = {
  loaded: [receives(someReceived), sends(someSent)],
  empty: [receives([]), sends([])],
  loading: [neverAnswers(proposalEndpoints.received), neverAnswers(proposalEndpoints.sent)],
  error: [
    refuses(proposalEndpoints.received, 503, 'The service is being updated.'),
    refuses(proposalEndpoints.sent, 503, 'The service is being updated.'),
  ],
  /** One list could be read, the other could not. */
  partial: [receives(someReceived), refuses(proposalEndpoints.sent, 503, 'The service is being updated.')],
  /** Names that are long, unbroken, from right to left, or look like markup (c35). */
  edge: [
    receives([
      received(1, 'יעל (בר-לב)', { aircraft: aircraftOf(1, unbroken, 'x'.repeat(80), 99_999.99), flight_duration: 24 }),
      received(2, unbroken, {
        status: 'OPERATOR_COUNTER_PROPOSAL',
        change_offer: buildChangeOffer({ operator_message: `محمد (room-42) 10:30 ${unbroken}` }),
      }),
      received(3, '<img src=x onerror=alert(1)> 👨‍👩‍👧‍👦', { status: unbroken }),
    ]),
    sends([]),
  ],
  /** More than a page, most of it history. */
  full: [answersInPages(proposalEndpoints.received, many), sends([])],
}

/** Upcoming flights in every standing. */
export const someUpcoming: readonly FlightProposal[] = [
  buildConfirmedFlight({ invited_user: personOf(2, 'Daniel Okafor') }),
  buildConfirmedFlight({
    id_flight_proporsal: testId('flight', 31),
    flight_date: '2026-12-20T19:00:00.000Z',
    invited_user: personOf(6, 'Sam Whitfield'),
    change_offer: buildChangeOffer({ new_date: '2026-12-20T22:00:00.000Z' }),
  }),
  buildSoloFlight({ flight_date: '2026-12-22T17:00:00.000Z' }),
  buildConfirmedFlight({
    id_flight_proporsal: testId('flight', 32),
    flight_date: '2026-12-23T17:00:00.000Z',
    status: 'cancellation_requested',
    invited_user: personOf(3, 'Priya Raman'),
    cancellation: { requested_at: hoursFromNow(-1), confirmed_at: null, fee_cents: null },
  }),
  buildConfirmedFlight({
    id_flight_proporsal: testId('flight', 33),
    flight_date: '2026-12-24T17:00:00.000Z',
    is_owner: false,
    user_account: personOf(5, 'Elena Marchetti'),
  }),
]

/** Past flights: to rate, rated, not one's own, and a solo flight that was given up. */
export const somePast: readonly FlightProposal[] = [
  buildConfirmedFlight({
    id_flight_proporsal: testId('flight', 41),
    flight_date: '2026-11-28T16:00:00.000Z',
    aircraft: sr22,
    invited_user: personOf(3, 'Priya Raman'),
  }),
  buildConfirmedFlight({
    id_flight_proporsal: testId('flight', 42),
    flight_date: '2026-11-15T21:00:00.000Z',
    invited_user: personOf(7, 'Aiko Tanabe'),
    rating: { rating: 4, comment: null },
  }),
  buildConfirmedFlight({
    id_flight_proporsal: testId('flight', 43),
    flight_date: '2026-11-10T21:00:00.000Z',
    is_owner: false,
    user_account: personOf(5, 'Elena Marchetti'),
  }),
  buildSoloFlight({
    id_flight_proporsal: testId('flight', 44),
    flight_date: '2026-11-05T21:00:00.000Z',
    status: 'cancelled',
    cancellation: { requested_at: hoursFromNow(-800), confirmed_at: hoursFromNow(-790), fee_cents: 4000 },
    payment: { state: 'refunded', share_cents: 33_000, refunded_cents: 29_000 },
  }),
]

const mine = (flights: Partial<MyFlights>) => answers(flightEndpoints.mine, buildMyFlights({ confirmed: [], past: [], ...flights }))

/** Answers of the service for My Flights, by name. */
export const myFlightsScenarios = {
  loaded: [mine({ confirmed: [...someUpcoming], past: [...somePast] })],
  empty: [mine({})],
  onlyPast: [mine({ past: [...somePast] })],
  loading: [neverAnswers(flightEndpoints.mine)],
  error: [refuses(flightEndpoints.mine, 503, 'The service is being updated.')],
  edge: [
    mine({
      confirmed: [
        buildConfirmedFlight({
          aircraft: { ...aircraftOf(1, unbroken, 'x'.repeat(80), 99_999.99), airport: sampleAirports.JFK },
          flight_duration: 24,
          invited_user: personOf(8, `${unbroken} محمد`),
          change_offer: buildChangeOffer({ operator_message: `<b>${unbroken}</b>` }),
        }),
        buildSoloFlight({ status: 'OPERATOR_COUNTER_PROPOSAL', change_offer: buildChangeOffer() }),
        buildConfirmedFlight({ id_flight_proporsal: testId('flight', 34), status: 'held_by_customs' }),
      ],
      past: [],
    }),
  ],
  /** 300 of each. */
  full: [
    mine({
      confirmed: Array.from({ length: 300 }, (_, index) =>
        buildConfirmedFlight({ id_flight_proporsal: testId('flight', 1000 + index), flight_date: hoursFromNow(48 + index) }),
      ),
      past: Array.from({ length: 300 }, (_, index) =>
        buildConfirmedFlight({ id_flight_proporsal: testId('flight', 2000 + index), flight_date: hoursFromNow(-48 - index) }),
      ),
    }),
  ],
}

/** Stands in for the service: keeps flights, answers the lists from them, and changes one as a call says. */
export interface FlightWorld {
  readonly handlers: readonly HttpHandler[]
  /** An act that changes a flight; its calls are counted with their keys and bodies. */
  readonly act: (endpoint: Endpoint, change: (flight: FlightProposal) => FlightProposal) => HttpHandler
  readonly calls: { readonly endpoint: string; readonly key: string | null; readonly body: unknown }[]
  /** Changes a flight beside the screen, as another person would. */
  readonly change: (id: string, change: (flight: FlightProposal) => FlightProposal) => void
}

/** What the lists of a {@link FlightWorld} hold at first. */
export interface FirstFlights {
  readonly received?: readonly FlightProposal[]
  readonly sent?: readonly FlightProposal[]
  readonly confirmed?: readonly FlightProposal[]
  readonly past?: readonly FlightProposal[]
}

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.text()
  return text === '' ? undefined : JSON.parse(text)
}

/** Makes a {@link FlightWorld}. */
export const createFlightWorld = (first: FirstFlights): FlightWorld => {
  const keys = ['received', 'sent', 'confirmed', 'past'] as const
  const flights = new Map(keys.flatMap((key) => (first[key] ?? []).map((flight) => [flight.id_flight_proporsal, flight] as const)))
  const calls: { endpoint: string; key: string | null; body: unknown }[] = []
  const list = (key: (typeof keys)[number]) => (first[key] ?? []).map((flight) => flights.get(flight.id_flight_proporsal) ?? flight)
  const change: FlightWorld['change'] = (id, how) => {
    const flight = flights.get(id)
    if (flight !== undefined) flights.set(id, how(flight))
  }
  return {
    calls,
    change,
    handlers: [
      handle(proposalEndpoints.received, () => HttpResponse.json(list('received'))),
      handle(proposalEndpoints.sent, () => HttpResponse.json(list('sent'))),
      handle(flightEndpoints.mine, () => HttpResponse.json({ confirmed: list('confirmed'), past: list('past') })),
    ],
    act: (endpoint, how) =>
      handle(endpoint, async ({ params, request }) => {
        const id = String(params['id'])
        calls.push({ endpoint: endpoint.id, key: request.headers.get('idempotency-key'), body: await bodyOf(request) })
        // Long enough for a second press to come before the answer.
        await delay(60)
        change(id, how)
        return HttpResponse.json(flights.get(id) ?? null)
      }),
  }
}

/** Toasts that were raised since {@link recordToasts}. */
export const toasts: Toast[] = []

/** Stands in for the toaster. @returns the undo */
export const recordToasts = (): (() => void) => {
  const disconnect = connectToaster({ show: (toast) => toasts.push(toast), dismiss: () => undefined })
  toasts.length = 0
  return disconnect
}
