import { aircraftEndpoints, type AircraftModel, chatEndpoints, pilotEndpoints, type PilotPublic } from '@pilotpair/contract'
import { buildAircraftModel, buildPilotPublic, buildUserPublic, sampleAirports, testId } from '@pilotpair/contract/testing'
import { airportScenarios } from '@pilotpair/feature-airports/testing'
import { answers, handle, neverAnswers, refuses } from '@pilotpair/feature-core/testing'
import { HttpResponse, type HttpHandler } from 'msw'

const person = (number: number, name: string, more: Partial<PilotPublic> = {}): PilotPublic =>
  buildPilotPublic({
    id_pilot_profile: testId('profile', number),
    first_name: name.split(' ')[0] ?? name,
    user_account: buildUserPublic({ id_user_account: testId('user', number), name }),
    ...more,
  })

const at = (airport: (typeof sampleAirports)[keyof typeof sampleAirports]): Partial<PilotPublic> => ({
  home_airport: airport.id_airport,
  airports: [airport],
  favourite_airport: null,
  preferred_airports: '',
})

/** The six pilots of the mocks. */
export const pilots: readonly PilotPublic[] = [
  person(2, 'Daniel Okafor'),
  person(3, 'Priya Raman', { ...at(sampleAirports.SQL), license_type: 'private', flight_hours: 212 }),
  person(4, 'Tom Hallgren', { ...at(sampleAirports.SJC), license_type: 'airline_transport', flight_hours: 4310 }),
  person(5, 'Elena Marchetti', { ...at(sampleAirports.HAF), license_type: 'instructor', flight_hours: 1875 }),
  person(6, 'Sam Whitfield', { ...at(sampleAirports.RHV), license_type: 'private', flight_hours: 98 }),
  person(7, 'Aiko Tanabe', { license_type: 'commercial', flight_hours: 1120 }),
]

const unbroken = 'a'.repeat(400)

const oddPilots: readonly PilotPublic[] = [
  person(12, unbroken, { notes: unbroken }),
  person(13, 'محمد علي (الطيار)', { flight_hours: 100_000, notes: '<img src=x onerror=alert(1)>\nsecond line' }),
  person(14, '?', {
    license_type: null, flight_hours: null, home_airport: null, favourite_airport: null, preferred_airports: '', airports: [],
    min_houry_rate: null, max_houry_rate: null, notes: null,
  }),
]

/** So many pilots, each different. */
export const buildPilots = (count: number): PilotPublic[] =>
  Array.from({ length: count }, (_, index) => person(100 + index, `Pilot ${String(index + 1)}`, { flight_hours: index }))

/** Models of the fleets. */
export const models: readonly AircraftModel[] = [
  buildAircraftModel(),
  buildAircraftModel({ id_aircraft_model: testId('model', 2), manufacturer: 'Piper', model: 'PA-28-181 Archer' }),
  buildAircraftModel({ id_aircraft_model: testId('model', 3), manufacturer: 'Robinson', model: 'R44' }),
]

/** So many models, each different. */
export const buildModels = (count: number): AircraftModel[] =>
  Array.from({ length: count }, (_, index) =>
    buildAircraftModel({ id_aircraft_model: testId('model', index + 1), manufacturer: 'Cessna', model: `Model ${String(index + 1)}` }),
  )

/** GET aircraft-models answers these, page after page as it is asked, and tells `onRequest` of each call. */
export const answersModels = (all: readonly AircraftModel[], onRequest: () => void = () => undefined): HttpHandler =>
  handle(aircraftEndpoints.models, ({ request }) => {
    onRequest()
    const { searchParams: query } = new URL(request.url)
    const start = Number(query.get('cursor') ?? 0)
    const end = start + Number(query.get('limit') ?? all.length)
    return HttpResponse.json(all.slice(start, end), { headers: end < all.length ? { 'X-Next-Cursor': String(end) } : {} })
  })

/** GET pilot-explorer filters by licence and hours, page after page, and tells `onRequest` the query of each call. */
export const answersSearch = (all: readonly PilotPublic[], onRequest: (query: string) => void = () => undefined): HttpHandler =>
  handle(pilotEndpoints.search, ({ request }) => {
    const { search, searchParams: query } = new URL(request.url)
    onRequest(search)
    const license = query.get('license_type')?.toLowerCase()
    const hours = Number(query.get('min_flight_hours') ?? 0)
    const found = all.filter(
      ({ license_type: type, flight_hours: flown }) => (license === undefined || license === type) && (flown ?? 0) >= hours,
    )
    const start = Number(query.get('cursor') ?? 0)
    const end = start + Number(query.get('limit') ?? found.length)
    return HttpResponse.json(found.slice(start, end), { headers: end < found.length ? { 'X-Next-Cursor': String(end) } : {} })
  })

const fields: readonly HttpHandler[] = [...airportScenarios.loaded, answers(aircraftEndpoints.models, [...models])]

/** Id of the conversation that "Send Message" finds. */
export const conversationId = testId('conversation', 7)

/** The states of /pilot-explorer, as handlers. */
export const explorerScenarios = {
  loaded: [answersSearch(pilots), answers(chatEndpoints.findOrCreate, { id_conversation: conversationId }), ...fields],
  empty: [answersSearch([]), ...fields],
  loading: [neverAnswers(pilotEndpoints.search), ...fields],
  error: [refuses(pilotEndpoints.search, 500, 'Internal server error'), ...fields],
  /** The pilots are there, the models of the filter are not. */
  partial: [refuses(aircraftEndpoints.models, 500, 'Internal server error'), answersSearch(pilots), ...fields],
  edge: [answersSearch(oddPilots), ...fields],
  many: [answersSearch(buildPilots(60)), answers(aircraftEndpoints.models, buildModels(60)), ...fields],
} satisfies Record<string, readonly HttpHandler[]>
