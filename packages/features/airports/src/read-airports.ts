import { type Airport, airportEndpoints } from '@pilotpair/contract'
import type { ApiFailure, ServiceCall, ServiceMeta } from '@pilotpair/feature-core'
import * as z from 'zod/mini'
import { airportCache } from './airport-cache.ts'
import { isAirportList } from './is-airport-list.ts'

/** An answer of the service, or why there is none. */
interface Answer {
  readonly data?: unknown
  readonly error?: ApiFailure | undefined
  readonly meta?: ServiceMeta | undefined
}

/** The airports, or why there are none. */
export type AirportsRead = { readonly data: readonly Airport[] } | { readonly error: ApiFailure }

/** The call, its answer taken as it comes: the list is judged here. */
const list: ServiceCall = {
  endpoint: { ...airportEndpoints.list, response: { kind: 'json', status: 200, schema: z.unknown() } },
}

/**
 * Reads all airports: from the browser's cache, or else from the service, and then stores them. The list is frozen, its
 * airports are not: a store would otherwise freeze each of 18,000.
 *
 * @param service makes a call, as a query of the store does
 */
export const readAirports = async (service: (call: ServiceCall) => Answer | PromiseLike<Answer>): Promise<AirportsRead> => {
  const kept = airportCache.read()
  if (kept !== undefined) return { data: Object.freeze(kept) }
  const { data, error, meta } = await service(list)
  if (error !== undefined) return { error }
  if (!isAirportList(data)) return { error: { kind: 'unreadable', status: meta?.status ?? list.endpoint.response.status } }
  // In a task of its own: who waits for the list sees it first.
  setTimeout(() => airportCache.write(data))
  return { data: Object.freeze(data) }
}
