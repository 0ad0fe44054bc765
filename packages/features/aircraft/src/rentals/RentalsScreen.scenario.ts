import { type Aircraft, aircraftEndpoints, aircraftTexts } from '@pilotpair/contract'
import {
  buildAircraft,
  buildAircraftModel,
  buildAirport,
  buildSampleFleet,
  sampleAirportList,
  testId,
} from '@pilotpair/contract/testing'
import { answers, handle, neverAnswers, refuses } from '@pilotpair/feature-core/testing'
import { http, HttpResponse, type HttpHandler } from 'msw'

const photographs = 'https://images.example.test'

const photograph =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#7fb2e5"/><circle cx="450" cy="300" r="180" fill="#fff"/></svg>'

/** Picture addresses of the edge scenario: one that loads, one that fails. */
const pictures: readonly HttpHandler[] = [
  http.get(`${photographs}/good.svg`, () => new HttpResponse(photograph, { headers: { 'content-type': 'image/svg+xml' } })),
  http.get(`${photographs}/bad.svg`, () => HttpResponse.error()),
]

/** The six aircraft of the mocks. */
export const fleet: readonly Aircraft[] = buildSampleFleet()

/** Texts that break layouts, pictures that do not come, facts that are missing. */
export const oddFleet: readonly Aircraft[] = [
  { name: ['a'.repeat(80), 'b'.repeat(80)], registration: 'N'.repeat(20), rate: 99_999.99, airport: 'c'.repeat(200) },
  { name: ['سيسنا', '172 (سكاي هوك) 10:30'], registration: 'HZ-ABC', rate: 180, airport: 'مطار الملك خالد الدولي' },
  { name: ['<img src=x', 'onerror=alert(1)>'], registration: '4X-ABC', rate: 0.5, airport: 'הרצליה (מרכז)' },
  { name: ['Cessna', '182T Skylane'], registration: 'N182SK', rate: 210, airport: 'San Martin', image: 'good.svg' },
  { name: ['Piper', 'PA-44 Seminole'], registration: 'N44SM', rate: 330.3, airport: 'Hayward', image: 'bad.svg' },
].map(({ name: [manufacturer = '', model = ''], registration, rate, airport, image }, index) =>
  buildAircraft({
    id_aircraft: testId('aircraft', 100 + index),
    aircraft_model: buildAircraftModel({ manufacturer, model }),
    registration,
    hourly_rate: rate,
    max_wet_hourly_rate: index % 2 === 0 ? null : rate + 20,
    airport: buildAirport({ id_airport: testId('airport', 100 + index), name: airport, iata_code: index === 3 ? null : 'XYZ' }),
    aircraft_type: index === 0 ? null : 'single_engine',
    image_url: image === undefined ? null : `${photographs}/${image}`,
  }),
)

const models = ['172S Skyhawk', 'PA-28-181 Archer', 'SR22', 'DA40 NG', 'R44'] as const

/** So many aircraft, each different. */
export const buildFleet = (count: number): Aircraft[] =>
  Array.from({ length: count }, (_, index) =>
    buildAircraft({
      id_aircraft: testId('aircraft', index + 1),
      registration: `N${String(1000 + index)}P`,
      hourly_rate: 120 + index * 5,
      aircraft_model: buildAircraftModel({ model: models[index % models.length] ?? models[0] }),
      airport: buildAirport(sampleAirportList[index % sampleAirportList.length]),
      aircraft_type: index % 5 === 4 ? 'helicopter' : 'single_engine',
    }),
  )

/** GET aircrafts answers these, page after page as it is asked. */
export const answersPages = (aircraft: readonly Aircraft[]): HttpHandler =>
  handle(aircraftEndpoints.list, ({ request }) => {
    const query = new URL(request.url).searchParams
    const start = Number(query.get('cursor') ?? 0)
    const end = start + Number(query.get('limit') ?? aircraft.length)
    return HttpResponse.json(aircraft.slice(start, end), {
      headers: end < aircraft.length ? { 'X-Next-Cursor': String(end) } : {},
    })
  })

const has = (text: string, { registration, aircraft_model: model, airport }: Aircraft): boolean =>
  [registration, model.manufacturer, model.model, airport.name, airport.iata_code ?? '']
    .join(' ')
    .toLowerCase()
    .includes(text.toLowerCase())

/** GET aircrafts filters these by search text, type and rate, and tells `onRequest` the query of each call. */
export const answersFiltered = (aircraft: readonly Aircraft[], onRequest: (query: string) => void): HttpHandler =>
  handle(aircraftEndpoints.list, ({ request }) => {
    const { search, searchParams: query } = new URL(request.url)
    onRequest(search)
    const type = query.get('aircraft_type')
    const rate = Number(query.get('max_rate') ?? Number.POSITIVE_INFINITY)
    return HttpResponse.json(
      aircraft.filter(
        (one) =>
          has(query.get('search') ?? '', one) && one.hourly_rate <= rate && (type === null || one.aircraft_type === type),
      ),
    )
  })

/** The states of /rentals, as handlers. */
export const rentalsScenarios = {
  loaded: [answers(aircraftEndpoints.list, [...fleet])],
  empty: [answers(aircraftEndpoints.list, [])],
  loading: [neverAnswers(aircraftEndpoints.list)],
  error: [refuses(aircraftEndpoints.list, 500, aircraftTexts.loadFailed)],
  edge: [answers(aircraftEndpoints.list, [...oddFleet]), ...pictures],
  many: [answersPages(buildFleet(60))],
} satisfies Record<string, readonly HttpHandler[]>
