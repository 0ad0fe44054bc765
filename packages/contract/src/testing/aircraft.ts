import type {
  Aircraft,
  AircraftModel,
  AvailabilitySlot,
  FlightAircraft,
  OperatorAircraft,
  ProjectedSlot,
} from '../entities/aircraft.ts'
import type { Airport } from '../entities/airport.ts'
import { sampleAirports } from './airports.ts'
import { testId } from './ids.ts'
import { buildUserPublic } from './people.ts'

/** A make and model: Cessna 172S Skyhawk unless overridden. */
export function buildAircraftModel(overrides: Partial<AircraftModel> = {}): AircraftModel {
  return {
    id_aircraft_model: testId('model', 1),
    manufacturer: 'Cessna',
    model: '172S Skyhawk',
    ...overrides,
  }
}

/** A rental aircraft with a wet rate: N738PA at Palo Alto unless overridden. `airport` also sets `id_airport`. */
export function buildAircraft(overrides: Partial<Aircraft> = {}): Aircraft {
  const airport = overrides.airport ?? sampleAirports.PAO
  return {
    id_aircraft: testId('aircraft', 1),
    registration: 'N738PA',
    hourly_rate: 165,
    max_wet_hourly_rate: 165,
    aircraft_model: buildAircraftModel(),
    airport,
    aircraft_type: 'single_engine',
    is_ifr_equipped: true,
    is_glass_cockpit: true,
    is_traditional_gauges: false,
    has_autopilot: false,
    has_gps: true,
    model_year: 2015,
    max_passengers: 4,
    image_url: null,
    id_airport: airport.id_airport,
    user_account_id: testId('user', 20),
    ...overrides,
  }
}

interface SampleRow {
  readonly registration: string
  readonly manufacturer: string
  readonly model: string
  readonly airport: Airport
  readonly rate: number
  readonly more: Partial<Aircraft>
}

const sampleRows: readonly SampleRow[] = [
  {
    registration: 'N738PA',
    manufacturer: 'Cessna',
    model: '172S Skyhawk',
    airport: sampleAirports.PAO,
    rate: 165,
    more: {},
  },
  {
    registration: 'N2847R',
    manufacturer: 'Piper',
    model: 'PA-28-181 Archer',
    airport: sampleAirports.RHV,
    rate: 158,
    more: {
      max_wet_hourly_rate: null,
      model_year: 1998,
      is_glass_cockpit: false,
      is_traditional_gauges: true,
      has_gps: false,
    },
  },
  {
    registration: 'N622SC',
    manufacturer: 'Cirrus',
    model: 'SR22',
    airport: sampleAirports.SQL,
    rate: 340,
    more: { model_year: 2021, has_autopilot: true },
  },
  {
    registration: 'N42DT',
    manufacturer: 'Diamond',
    model: 'DA42',
    airport: sampleAirports.SJC,
    rate: 465,
    more: { model_year: 2018, aircraft_type: 'multi_engine' },
  },
  {
    registration: 'N744HB',
    manufacturer: 'Robinson',
    model: 'R44',
    airport: sampleAirports.HAF,
    rate: 389,
    more: {
      model_year: 2012,
      aircraft_type: 'helicopter',
      max_passengers: 3,
      is_ifr_equipped: false,
      is_glass_cockpit: false,
    },
  },
  {
    registration: 'N5133E',
    manufacturer: 'Cessna',
    model: '172N Skyhawk',
    airport: sampleAirports.HWD,
    rate: 142,
    more: {
      max_wet_hourly_rate: null,
      model_year: 1979,
      is_ifr_equipped: false,
      is_glass_cockpit: false,
      is_traditional_gauges: true,
    },
  },
]

/** The six aircraft of the mocks, in their order. */
export function buildSampleFleet(): Aircraft[] {
  return sampleRows.map(({ registration, manufacturer, model, airport, rate, more }, index) =>
    buildAircraft({
      id_aircraft: testId('aircraft', index + 1),
      registration,
      aircraft_model: { id_aircraft_model: testId('model', index + 1), manufacturer, model },
      airport,
      hourly_rate: rate,
      max_wet_hourly_rate: rate,
      ...more,
    }),
  )
}

/** An aircraft of the operator's dashboard, its operator named. */
export function buildOperatorAircraft(overrides: Partial<OperatorAircraft> = {}): OperatorAircraft {
  const operator = buildUserPublic({ id_user_account: testId('user', 20), name: 'Golden Bay Aviation' })
  return { ...buildAircraft(), operator, ...overrides }
}

/** The aircraft of a flight, with the rate copied onto the flight. */
export function buildFlightAircraft(overrides: Partial<FlightAircraft> = {}): FlightAircraft {
  const of = buildAircraft()
  return {
    id_aircraft: of.id_aircraft,
    registration: of.registration,
    hourly_rate: of.hourly_rate,
    max_wet_hourly_rate: of.max_wet_hourly_rate,
    aircraft_model: of.aircraft_model,
    airport: of.airport,
    aircraft_type: of.aircraft_type,
    image_url: of.image_url,
    user_account_id: of.user_account_id,
    ...overrides,
  }
}

/** One weekly slot: Monday 09:00 to 17:00 unless overridden. */
export function buildAvailabilitySlot(overrides: Partial<AvailabilitySlot> = {}): AvailabilitySlot {
  return {
    id_availability: testId('availability', 1),
    day_of_week: 0,
    start_time: '09:00',
    end_time: '17:00',
    ...overrides,
  }
}

/** The same hours on the given days (0 is Monday). */
export function buildWeek(days: readonly number[] = [0, 1, 2, 3, 4, 5, 6]): AvailabilitySlot[] {
  return days.map((day, index) =>
    buildAvailabilitySlot({ id_availability: testId('availability', index + 1), day_of_week: day }),
  )
}

/** Free hours of one date at Palo Alto. */
export function buildProjectedSlot(overrides: Partial<ProjectedSlot> = {}): ProjectedSlot {
  return {
    date: '2026-12-12',
    start_time: '09:00',
    end_time: '17:00',
    timezone: 'America/Los_Angeles',
    ...overrides,
  }
}
