import { AIRPORT_CACHE_KEY, type Airport } from '@pilotpair/contract'
import { packAirports, unpackAirports } from './packed-airports.ts'

/** What the cache needs of the browser's storage. */
export type CacheStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The list of airports kept in the browser (sections 8 and 9). */
export interface AirportCache {
  /** The stored airports. Damaged, outdated, misshapen and empty content is dropped and counts as none. */
  readonly read: () => Airport[] | undefined
  /** Stores airports, best effort: a full or forbidden storage changes nothing. An empty list is never stored. */
  readonly write: (airports: readonly Airport[]) => void
}

/**
 * Makes a cache on a storage.
 *
 * @param open gives the storage; it may throw, as `localStorage` does where site data is blocked
 */
export const createAirportCache = (open: () => CacheStorage | undefined): AirportCache => {
  const attempt = <Result>(act: (storage: CacheStorage) => Result): Result | undefined => {
    try {
      const storage = open()
      return storage === undefined ? undefined : act(storage)
    } catch {
      return undefined
    }
  }
  return {
    read: () => {
      const text = attempt((storage) => storage.getItem(AIRPORT_CACHE_KEY)) ?? undefined
      if (text === undefined) return undefined
      const airports = unpackAirports(text)
      if (airports === undefined) attempt((storage) => storage.removeItem(AIRPORT_CACHE_KEY))
      return airports
    },
    write: (airports) => {
      if (airports.length > 0) attempt((storage) => storage.setItem(AIRPORT_CACHE_KEY, packAirports(airports)))
    },
  }
}

/** The cache in this browser. */
export const airportCache: AirportCache = createAirportCache(() => globalThis.localStorage)
