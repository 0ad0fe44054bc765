import { type Airport, airportEndpoints } from '@pilotpair/contract'
import { sampleAirportList } from '@pilotpair/contract/testing'
import { answers, breaks, neverAnswers } from '@pilotpair/feature-core/testing'
import type { HttpHandler } from 'msw'

/** As many airports as the world has in the service's list, with sequential ids. */
export const buildAirports = (count: number): Airport[] =>
  Array.from({ length: count }, (_, index) => ({
    id_airport: `00000000-0000-4000-8000-${(index + 1).toString(16).padStart(12, '0')}`,
    name: `Airfield ${String(index + 1)}`,
    iata_code: index % 3 === 0 ? null : `A${index.toString(36).toUpperCase().padStart(3, '0')}`,
    location: `Town ${String(index % 700)}, Country`,
    timezone: 'America/Los_Angeles',
  }))

/** The states of the list of airports, as handlers. */
export const airportScenarios = {
  loaded: [answers(airportEndpoints.list, [...sampleAirportList])],
  empty: [answers(airportEndpoints.list, [])],
  loading: [neverAnswers(airportEndpoints.list)],
  error: [breaks(airportEndpoints.list)],
  full: [answers(airportEndpoints.list, buildAirports(18_000))],
} satisfies Record<string, readonly HttpHandler[]>
