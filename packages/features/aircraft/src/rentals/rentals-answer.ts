import { answerOf, type Needed } from '@pilotpair/feature-core'
import { aircraftApi } from '../api.ts'
import { readFilters } from '../filters.ts'

/** The first page of the aircraft that a search names: what every screen with the list of aircraft needs first. */
export const rentalsAnswer = (search: string): Needed => answerOf(aircraftApi.endpoints.listAircraft, readFilters(search))
