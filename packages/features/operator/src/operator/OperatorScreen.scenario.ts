import { type Aircraft, aircraftEndpoints, aircraftTexts } from '@pilotpair/contract'
import { buildAircraft, buildSampleFleet, sampleAirports, testId } from '@pilotpair/contract/testing'
import { answers, neverAnswers, refuses } from '@pilotpair/feature-core/testing'

const fleet = (aircraft: readonly Aircraft[]) => [answers(aircraftEndpoints.mine, [...aircraft])]

const named = (number: number, manufacturer: string, model: string, overrides: Partial<Aircraft> = {}): Aircraft =>
  buildAircraft({
    id_aircraft: testId('aircraft', number),
    registration: `N${String(100 + number)}PP`,
    aircraft_model: { id_aircraft_model: testId('model', number), manufacturer, model },
    ...overrides,
  })

const many = (count: number): readonly Aircraft[] =>
  Array.from({ length: count }, (_, index) => named(index + 1, 'Cessna', `172 no. ${String(index + 1)}`))

/** Answers of the service for the operator's dashboard, by name. */
export const operatorScenarios = {
  /** Six aircraft at six airports, two with a dry rate. */
  loaded: fleet(buildSampleFleet()),
  /** An operator who has just begun. */
  empty: fleet([]),
  /** Nothing has arrived yet. */
  loading: [neverAnswers(aircraftEndpoints.mine)],
  /** The fleet could not be read. */
  error: [refuses(aircraftEndpoints.mine, 503, aircraftTexts.fleetLoadFailed)],
  /** Names that are long, unbroken, from right to left, or look like markup (c35). */
  edge: fleet([
    named(1, 'a'.repeat(400), 'x', { registration: 'W'.repeat(20), hourly_rate: 99_999.99, max_wet_hourly_rate: 99_999.99 }),
    named(2, 'سيسنا', '172 (room-42)', { airport: sampleAirports.SANMARTIN }),
    named(3, '<img src=x onerror=alert(1)>', '👨‍👩‍👧‍👦', { image_url: 'https://pictures.invalid/missing.jpg', hourly_rate: 0.5, max_wet_hourly_rate: null }),
    named(4, 'Airbus', 'H125', { aircraft_type: null, airport: { ...sampleAirports.LHR, name: 'Llanfairpwllgwyngyll'.repeat(8) } }),
  ]),
  /** 500 aircraft, as many as an answer holds. */
  full: fleet(many(500)),
  /** A few more than are drawn at first. */
  morePages: fleet(many(28)),
}
