import type { Airport } from '../entities/airport.ts'
import { testId } from './ids.ts'

function real(
  number: number,
  name: string,
  iata_code: string | null,
  location: string,
  timezone = 'America/Los_Angeles',
): Airport {
  return { id_airport: testId('airport', number), name, iata_code, location, timezone }
}

/** Real airports by code; `SANMARTIN` has no IATA code. */
export const sampleAirports = {
  PAO: real(1, 'Palo Alto', 'PAO', 'Palo Alto, CA'),
  RHV: real(2, 'Reid-Hillview', 'RHV', 'San Jose, CA'),
  SQL: real(3, 'San Carlos', 'SQL', 'San Carlos, CA'),
  SJC: real(4, 'San Jose', 'SJC', 'San Jose, CA'),
  HAF: real(5, 'Half Moon Bay', 'HAF', 'Half Moon Bay, CA'),
  HWD: real(6, 'Hayward', 'HWD', 'Hayward, CA'),
  JFK: real(7, 'John F Kennedy', 'JFK', 'New York, NY', 'America/New_York'),
  LHR: real(8, 'London Heathrow', 'LHR', 'London, United Kingdom', 'Europe/London'),
  SANMARTIN: real(9, 'San Martin', null, 'San Martin, CA'),
} as const

/** The sample airports as a list. */
export const sampleAirportList: readonly Airport[] = Object.values(sampleAirports)

/** A valid airport: Palo Alto unless overridden. */
export function buildAirport(overrides: Partial<Airport> = {}): Airport {
  return { ...sampleAirports.PAO, ...overrides }
}
