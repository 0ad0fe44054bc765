import type { Airport } from '@pilotpair/contract'

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a value has the shape of an id: a UUID of any version, as in the contract. */
export const isGuid = (value: unknown): value is string => typeof value === 'string' && guid.test(value)

/** Whether a value is a text or says that there is none. */
export const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'

const isAirport = (value: unknown): value is Airport =>
  typeof value === 'object' &&
  value !== null &&
  'id_airport' in value && isGuid(value.id_airport) &&
  'name' in value && typeof value.name === 'string' &&
  'iata_code' in value && isTextOrNull(value.iata_code) &&
  'location' in value && isTextOrNull(value.location) &&
  'timezone' in value && typeof value.timezone === 'string'

/**
 * Whether a value is a list of airports as the contract describes it. By hand, in place of the contract's schema: of
 * 18,000 airports that one makes copies, and it keeps a phone busy. Keys that are not known yet are let through, as
 * with every answer.
 */
export const isAirportList = (value: unknown): value is readonly Airport[] => Array.isArray(value) && value.every(isAirport)
