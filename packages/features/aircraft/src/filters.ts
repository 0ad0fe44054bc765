import {
  AIRCRAFT_TYPE_LABELS,
  AIRCRAFT_TYPES,
  type aircraftEndpoints,
  type AircraftType,
  ANY,
  characterCount,
  encodeQuery,
  EQUIPMENT_FLAGS,
  type EquipmentFlag,
  isBlank,
  isSafeText,
  type QueryOf,
  SEARCH_MAX,
} from '@pilotpair/contract'
import { shortEquipment } from './aircraft-view.ts'
import { rateText } from './rate.ts'

/** A type of aircraft, or any. */
export type AircraftTypeFilter = AircraftType | typeof ANY

/** What the list of rental aircraft is narrowed to (section 5, "Aircraft filter"). */
export interface AircraftFilters {
  /** Matches manufacturer, model, registration, airport name and code. Empty: everything. */
  readonly search: string
  readonly type: AircraftTypeFilter
  /** USD an hour; absent means no limit, and is not 0. */
  readonly maxRate?: number
  /** What must be on board, in the order of the contract. */
  readonly equipment: readonly EquipmentFlag[]
}

/** The whole list. */
export const noFilters: AircraftFilters = { search: '', type: ANY, equipment: [] }

/** Digits with at most one point: what the address may hold, and nothing that only `Number` would take (1e3, 0x1F). */
const PLAIN_NUMBER = /^\d+(\.\d+)?$/

const readRate = (text: string | null): number | undefined => {
  if (text === null || !PLAIN_NUMBER.test(text)) return undefined
  const rate = Number(text)
  return Number.isFinite(rate) && rate > 0 ? rate : undefined
}

const readType = (text: string | null): AircraftTypeFilter => AIRCRAFT_TYPES.find((type) => type === text) ?? ANY

/** What the service would refuse is left out. */
const readSearch = (text: string | null): string => {
  const words = text?.trim() ?? ''
  return isBlank(words) || !isSafeText(words) || characterCount(words) > SEARCH_MAX ? '' : words
}

/**
 * Reads the filters in an address. Anything unknown, misspelt or out of range is ignored: an address always opens.
 *
 * @param search the query of the address, with or without its question mark
 */
export const readFilters = (search: string): AircraftFilters => {
  const query = new URLSearchParams(search)
  const maxRate = readRate(query.get('max_rate'))
  return {
    search: readSearch(query.get('search')),
    type: readType(query.get('aircraft_type')),
    ...(maxRate === undefined ? {} : { maxRate }),
    equipment: EQUIPMENT_FLAGS.filter((flag) => query.get(flag) === 'true'),
  }
}

/** The filters as GET aircrafts takes them: only those that are set. */
export const toAircraftQuery = (filters: AircraftFilters): QueryOf<typeof aircraftEndpoints.list> => ({
  ...(filters.search === '' ? {} : { search: filters.search }),
  ...(filters.type === ANY ? {} : { aircraft_type: filters.type }),
  ...(filters.maxRate === undefined ? {} : { max_rate: filters.maxRate }),
  ...Object.fromEntries(filters.equipment.map((flag) => [flag, true])),
})

/**
 * Writes the filters as the query of an address: only those that are set, always in the same order, so that equal
 * filters have one address.
 *
 * @returns `''` or a text that begins with a question mark
 */
export const writeFilters = (filters: AircraftFilters): string => {
  const query = new URLSearchParams(encodeQuery({ ...toAircraftQuery(filters) })).toString()
  return query === '' ? '' : `?${query}`
}

/**
 * The filters in a few words, for example "Single engine, up to $500/hr, IFR".
 *
 * @returns `undefined` when nothing is narrowed
 */
export const describeFilters = (filters: AircraftFilters): string | undefined => {
  const words = [
    ...(filters.search === '' ? [] : [`“${filters.search}”`]),
    ...(filters.type === ANY ? [] : [AIRCRAFT_TYPE_LABELS[filters.type]]),
    ...(filters.maxRate === undefined ? [] : [`up to ${rateText(filters.maxRate)}`]),
    ...filters.equipment.map(shortEquipment),
  ]
  return words.length === 0 ? undefined : words.join(', ')
}
