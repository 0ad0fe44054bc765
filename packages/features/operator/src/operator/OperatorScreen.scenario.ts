import {
  type Aircraft, aircraftEndpoints, aircraftTexts, type AvailabilitySlot, availabilityEndpoints, LIST_CAP, type OperatorAircraft, operatorEndpoints,
  type OperatorFlight, type OperatorFlightGroup,
} from '@pilotpair/contract'
import {
  buildAircraft, buildChangeOffer, buildFlightAircraft, buildOperatorAircraft, buildOperatorFlight, buildSampleFleet, buildUserPublic, buildWeek, sampleAirports,
  testId,
} from '@pilotpair/contract/testing'
import { answers, handle, neverAnswers, refuses } from '@pilotpair/feature-core/testing'
import { HttpResponse, type HttpHandler } from 'msw'

const goldenBay = buildUserPublic({ id_user_account: testId('user', 20), name: 'Golden Bay Aviation' })
const coast = buildUserPublic({ id_user_account: testId('user', 21), name: 'Coast Flyers' })
const tom = buildUserPublic({ id_user_account: testId('user', 4), name: 'Tom Hallgren' })
const aiko = buildUserPublic({ id_user_account: testId('user', 7), name: 'Aiko Tanabe' })

/** The six aircraft of the mocks as the operator's dashboard gets them. */
export const sampleFleet: readonly OperatorAircraft[] = buildSampleFleet().map((aircraft) =>
  buildOperatorAircraft({ ...aircraft, operator: goldenBay }),
)

const numbered = (number: number, overrides: Partial<OperatorAircraft> = {}): OperatorAircraft =>
  buildOperatorAircraft({
    id_aircraft: testId('aircraft', number),
    registration: `N${String(100 + number)}PP`,
    aircraft_model: { id_aircraft_model: testId('model', number), manufacturer: 'Cessna', model: `172 no. ${String(number)}` },
    ...overrides,
  })

/** So many aircraft, each different. */
export const buildOperatorFleet = (count: number): readonly OperatorAircraft[] =>
  Array.from({ length: count }, (_, index) => numbered(index + 1))

const oddFleet: readonly OperatorAircraft[] = [
  numbered(1, {
    registration: 'W'.repeat(20),
    aircraft_model: { id_aircraft_model: testId('model', 1), manufacturer: 'a'.repeat(400), model: 'x' },
    hourly_rate: 99_999.99,
    max_wet_hourly_rate: 99_999.99,
  }),
  numbered(2, {
    aircraft_model: { id_aircraft_model: testId('model', 2), manufacturer: 'سيسنا', model: '172 (room-42)' },
    airport: sampleAirports.SANMARTIN,
  }),
  numbered(3, {
    aircraft_model: { id_aircraft_model: testId('model', 3), manufacturer: '<img src=x onerror=alert(1)>', model: '👨‍👩‍👧‍👦' },
    image_url: 'https://pictures.invalid/missing.jpg',
    hourly_rate: 0.5,
    max_wet_hourly_rate: null,
  }),
  numbered(4, {
    aircraft_model: { id_aircraft_model: testId('model', 4), manufacturer: 'Airbus', model: 'H125' },
    aircraft_type: null,
    airport: { ...sampleAirports.LHR, name: 'Llanfairpwllgwyngyll'.repeat(8) },
  }),
]

/** Two pilots with a request that the invited one has paid for, and a solo flight. */
export const pendingFlights: readonly OperatorFlight[] = [
  buildOperatorFlight({ id_flight_proporsal: testId('flight', 1), co_pilot_paid: true, status: 'accepted' }),
  buildOperatorFlight({
    id_flight_proporsal: testId('flight', 2),
    user_account: tom,
    invited_user: aiko,
    flight_date: '2026-12-19T21:00:00.000Z',
    flight_duration: 2,
  }),
  buildOperatorFlight({
    id_flight_proporsal: testId('flight', 3),
    user_account: aiko,
    invited_user: null,
    is_solo: true,
    status: 'accepted',
    flight_date: '2026-12-22T17:00:00.000Z',
    flight_duration: 2,
  }),
]

/** One with an offer of another time, one that is approved and waits for the invited pilot. */
export const waitingFlights: readonly OperatorFlight[] = [
  buildOperatorFlight({
    id_flight_proporsal: testId('flight', 4),
    status: 'OPERATOR_COUNTER_PROPOSAL',
    change_offer: buildChangeOffer(),
    is_approved: true,
  }),
  buildOperatorFlight({ id_flight_proporsal: testId('flight', 5), user_account: tom, invited_user: aiko, is_approved: true }),
]

/** A confirmed flight, and one whose pilot has asked for a cancellation. */
export const confirmedFlights: readonly OperatorFlight[] = [
  buildOperatorFlight({
    id_flight_proporsal: testId('flight', 6),
    status: 'accepted',
    is_confirmed: true,
    is_approved: true,
    co_pilot_paid: true,
    expires_at: null,
  }),
  buildOperatorFlight({
    id_flight_proporsal: testId('flight', 7),
    status: 'cancellation_requested',
    user_account: tom,
    invited_user: aiko,
    is_confirmed: true,
    is_approved: true,
    co_pilot_paid: true,
    expires_at: null,
  }),
]

/** One flown, one declined. */
export const pastFlights: readonly OperatorFlight[] = [
  buildOperatorFlight({
    id_flight_proporsal: testId('flight', 8),
    status: 'accepted',
    is_confirmed: true,
    flight_date: '2026-11-28T16:00:00.000Z',
  }),
  buildOperatorFlight({
    id_flight_proporsal: testId('flight', 9),
    status: 'declined',
    user_account: tom,
    invited_user: aiko,
    flight_date: '2026-11-20T16:00:00.000Z',
  }),
]

/** Monday to Friday from 09:00 to 17:00. */
export const workingWeek: readonly AvailabilitySlot[] = buildWeek([0, 1, 2, 3, 4])

/** GET of a list answers these, page after page as it is asked. */
const answersPages = (
  endpoint: typeof operatorEndpoints.aircrafts | typeof operatorEndpoints.flights,
  itemsFor: (query: URLSearchParams) => readonly (OperatorAircraft | OperatorFlight)[],
): HttpHandler =>
  handle(endpoint, ({ request }) => {
    const query = new URL(request.url).searchParams
    const items = itemsFor(query)
    const start = Number(query.get('cursor') ?? 0)
    const end = start + Number(query.get('limit') ?? items.length)
    return HttpResponse.json(items.slice(start, end), { headers: end < items.length ? { 'X-Next-Cursor': String(end) } : {} })
  })

/** What the service holds for an operator. */
export interface OperatorWorld {
  readonly fleet?: readonly OperatorAircraft[]
  readonly pending?: readonly OperatorFlight[]
  readonly groups?: Partial<Record<OperatorFlightGroup, readonly OperatorFlight[]>>
  readonly week?: readonly AvailabilitySlot[]
}

/** Handlers of an operator's world. @default everything empty */
export const operatorWorld = ({ fleet = [], pending = [], groups = {}, week = [] }: OperatorWorld = {}): HttpHandler[] => [
  answersPages(operatorEndpoints.aircrafts, () => fleet),
  answers(operatorEndpoints.pendingFlights, [...pending]),
  answersPages(operatorEndpoints.flights, (query) => {
    const group = (['waiting', 'confirmed', 'past'] as const).find((each) => each === query.get('group'))
    return group === undefined ? [] : (groups[group] ?? [])
  }),
  answers(availabilityEndpoints.list, [...week]),
]

/** A service that keeps the week it is sent. */
export const keepsWeek = (first: readonly AvailabilitySlot[]) => {
  let week = first
  const puts: unknown[] = []
  const handlers = [
    handle(availabilityEndpoints.list, () => HttpResponse.json(week)),
    handle(availabilityEndpoints.replace, async ({ request }) => {
      const sent = availabilityEndpoints.replace.body.schema.parse(await request.json())
      puts.push(sent)
      week = sent.slots.map((slot, index) => ({ id_availability: testId('availability', index + 50), ...slot }))
      return HttpResponse.json(week)
    }),
  ]
  return { handlers, puts, set: (next: readonly AvailabilitySlot[]) => (week = next) }
}

const full: OperatorWorld = {
  fleet: sampleFleet,
  pending: pendingFlights,
  groups: { waiting: waitingFlights, confirmed: confirmedFlights, past: pastFlights },
  week: workingWeek,
}

/** So many requests that wait for the operator. */
export const manyFlights = (count: number): readonly OperatorFlight[] =>
  Array.from({ length: count }, (_, index) => buildOperatorFlight({ id_flight_proporsal: testId('flight', index + 100) }))

/** Answers of the service for the operator's dashboard, by name. */
export const operatorScenarios = {
  /** Six aircraft, three requests, and flights in every group. */
  loaded: operatorWorld(full),
  /** An operator who has just begun. */
  empty: operatorWorld(),
  /** A fleet and nothing asked of it. */
  quiet: operatorWorld({ fleet: sampleFleet, week: workingWeek }),
  /** Nothing has arrived yet. */
  loading: [
    neverAnswers(operatorEndpoints.aircrafts),
    neverAnswers(operatorEndpoints.pendingFlights),
    neverAnswers(operatorEndpoints.flights),
  ],
  /** Neither fleet nor requests could be read. */
  error: [
    refuses(operatorEndpoints.aircrafts, 503, 'The service is being updated.'),
    refuses(operatorEndpoints.pendingFlights, 503, 'The service is being updated.'),
    refuses(operatorEndpoints.flights, 503, 'The service is being updated.'),
  ],
  /** The fleet could not be read. */
  fleetError: [refuses(operatorEndpoints.aircrafts, 503, aircraftTexts.fleetLoadFailed), ...operatorWorld(full)],
  /** The requests could not be read. */
  pendingError: [refuses(operatorEndpoints.pendingFlights, 503, 'The service is being updated.'), ...operatorWorld(full)],
  /** Names that are long, unbroken, from right to left, or look like markup (c35). */
  edge: operatorWorld({
    fleet: oddFleet,
    pending: [
      buildOperatorFlight({
        user_account: buildUserPublic({ name: 'א'.repeat(3) + ' (בן ציון)' }),
        invited_user: buildUserPublic({ id_user_account: testId('user', 8), name: 'b'.repeat(200) }),
        aircraft: buildFlightAircraft({ registration: 'W'.repeat(20) }),
      }),
    ],
    groups: { waiting: [buildOperatorFlight({ status: 'weather_hold', change_offer: buildChangeOffer({ operator_message: 'الساعة 10:30 في room-42' }) })] },
  }),
  /** More than an answer holds. */
  many: operatorWorld({
    fleet: buildOperatorFleet(230),
    pending: manyFlights(60),
    groups: { confirmed: manyFlights(45).map((flight) => ({ ...flight, status: 'accepted', is_confirmed: true })) },
  }),
  /** As many requests as the service answers at most. */
  capped: operatorWorld({ pending: manyFlights(LIST_CAP) }),
  /** Two operators, as an administrator sees them. */
  allOperators: operatorWorld({
    ...full,
    fleet: sampleFleet.map((aircraft, index) => (index < 3 ? aircraft : { ...aircraft, operator: coast })),
    pending: pendingFlights.map((flight, index) => (index === 0 ? { ...flight, operator: coast } : flight)),
  }),
}

/** POST aircrafts/ is asked with these bodies. */
export const recordsCreation = () => {
  const bodies: unknown[] = []
  const handler = handle(aircraftEndpoints.create, async ({ request }) => {
    bodies.push(await request.json())
    return HttpResponse.json(answered(sampleFleet[0]), { status: 201 })
  })
  return { bodies, handler }
}

/** An aircraft of the sample fleet as the calls on aircraft answer it. */
export const answered = (aircraft: OperatorAircraft | undefined): Aircraft =>
  buildSampleFleet().find(({ id_aircraft: id }) => id === aircraft?.id_aircraft) ?? buildAircraft()
