import type { Aircraft } from '@pilotpair/contract'
import { buildAircraft, buildSampleFleet } from '@pilotpair/contract/testing'

/** Opening hours of one weekday: 0 is Monday; start and end are hours of the airport's clock, 24 is midnight. */
export type DemoHours = readonly [day: number, start: number, end: number]

/** A demo aircraft: who rents it out, where it stands (ident), when it can be had, and what it is. */
export interface DemoAircraft {
  readonly operator: 'operator' | 'operator2' | 'operator3'
  readonly airport: string
  readonly hours: readonly DemoHours[]
  /** Ids, airport and operator in it are those of the builder and not used. */
  readonly facts: Aircraft
}

const days = (from: number, to: number, start: number, end: number): DemoHours[] =>
  Array.from({ length: to - from + 1 }, (_, index) => [from + index, start, end] as const)

const daily = days(0, 6, 8, 18)
const weekend = days(4, 6, 8, 18)
const lunchBreak = [...days(0, 4, 9, 12), ...days(0, 4, 13, 17), ...days(5, 6, 9, 16)]
const paloAlto: DemoHours[] = [[0, 8, 12], [0, 13, 17], [1, 9, 17], [2, 9, 13], [4, 10, 17], [5, 7, 19], [6, 9, 17]]

const samples = new Map(buildSampleFleet().map((aircraft) => [aircraft.registration, aircraft]))

const sample = (registration: string): Aircraft => {
  const facts = samples.get(registration)
  if (facts === undefined) throw new Error(`The contract's sample fleet has no ${registration}`)
  return facts
}

type Flag = 'ifr' | 'glass' | 'gauges' | 'autopilot' | 'gps'

const make = (
  registration: string,
  [manufacturer, model]: readonly [string, string],
  equipment: readonly Flag[],
  rest: Pick<Aircraft, 'aircraft_type' | 'hourly_rate' | 'max_wet_hourly_rate' | 'model_year' | 'max_passengers'>,
): Aircraft => {
  const base = buildAircraft()
  return {
    ...base,
    ...rest,
    registration,
    aircraft_model: { ...base.aircraft_model, manufacturer, model },
    is_ifr_equipped: equipment.includes('ifr'),
    is_glass_cockpit: equipment.includes('glass'),
    is_traditional_gauges: equipment.includes('gauges'),
    has_autopilot: equipment.includes('autopilot'),
    has_gps: equipment.includes('gps'),
  }
}

const single = (rate: number, year: number, fuel: 'wet' | 'dry' = 'wet') =>
  ({
    aircraft_type: 'single_engine',
    hourly_rate: rate,
    max_wet_hourly_rate: fuel === 'wet' ? rate : null,
    model_year: year,
    max_passengers: 4,
  }) as const

const baron = {
  aircraft_type: 'multi_engine',
  hourly_rate: 595,
  max_wet_hourly_rate: 595,
  model_year: 2014,
  max_passengers: 6,
} as const

/** Twelve aircraft of three operators: around San Francisco Bay, near Berlin and London, and in New Delhi. */
export const demoFleet: readonly DemoAircraft[] = [
  { operator: 'operator', airport: 'KPAO', hours: paloAlto, facts: sample('N738PA') },
  { operator: 'operator', airport: 'KRHV', hours: daily, facts: sample('N2847R') },
  { operator: 'operator', airport: 'KSQL', hours: daily, facts: sample('N622SC') },
  { operator: 'operator', airport: 'KSJC', hours: weekend, facts: sample('N42DT') },
  { operator: 'operator', airport: 'KHAF', hours: days(1, 6, 9, 17), facts: sample('N744HB') },
  { operator: 'operator2', airport: 'KHWD', hours: daily, facts: sample('N5133E') },
  {
    operator: 'operator2',
    airport: 'KLVK',
    hours: lunchBreak,
    facts: make('N9182L', ['Cessna', '182T Skylane'], ['ifr', 'glass', 'autopilot', 'gps'], single(228.5, 2007)),
  },
  {
    operator: 'operator2',
    airport: 'KHWD',
    hours: weekend,
    facts: make('N240DS', ['Diamond', 'DA40'], ['ifr', 'glass', 'gps'], single(195, 2011)),
  },
  {
    operator: 'operator2',
    airport: 'KMRY',
    hours: days(0, 4, 8, 20),
    facts: make('N58MB', ['Beechcraft', 'Baron G58'], ['ifr', 'glass', 'autopilot', 'gps'], baron),
  },
  {
    operator: 'operator3',
    airport: 'EDAZ',
    hours: days(0, 6, 9, 19),
    facts: make('D-EPAS', ['Piper', 'PA-28-161 Warrior II'], ['gauges', 'gps'], single(176, 1986)),
  },
  {
    operator: 'operator3',
    airport: 'EGTB',
    hours: days(1, 6, 9, 17),
    facts: make('G-CJDM', ['Robin', 'DR400 Régent'], ['ifr', 'gauges', 'gps'], single(189, 2003)),
  },
  {
    operator: 'operator3',
    airport: 'VIDD',
    hours: [...days(0, 5, 7, 11), ...days(0, 5, 15, 18)],
    facts: make('VT-AKP', ['Cessna', '172R Skyhawk'], ['ifr', 'gauges', 'autopilot'], single(131, 2004, 'dry')),
  },
]
