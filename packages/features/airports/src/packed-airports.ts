import { AIRPORT_CACHE_VERSION, type Airport } from '@pilotpair/contract'
import { isGuid, isTextOrNull } from './is-airport-list.ts'

/** First id of a run and its length. */
type Run = [string, number]

/**
 * The stored form of the airport list: columns instead of objects, runs of sequential ids, and tables for what repeats.
 * About 18,000 airports take a third of their JSON, which leaves room in the 5 MB that a browser gives a host.
 */
interface Packed {
  readonly version: typeof AIRPORT_CACHE_VERSION
  readonly ids: readonly Run[]
  readonly names: readonly string[]
  readonly codes: readonly (string | null)[]
  /** Position in `places`, for each airport. */
  readonly place: readonly number[]
  readonly places: readonly (string | null)[]
  /** Position in `zones`, for each airport. */
  readonly zone: readonly number[]
  readonly zones: readonly string[]
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isPosition = (value: unknown): value is number => Number.isSafeInteger(value)
const isRun = (value: unknown): value is Run =>
  Array.isArray(value) && value.length === 2 && isGuid(value[0]) && isPosition(value[1]) && value[1] >= 1

const isColumn = <Cell>(value: unknown, isCell: (cell: unknown) => cell is Cell): value is readonly Cell[] =>
  Array.isArray(value) && value.every((cell: unknown) => isCell(cell))

/** By hand: a schema would take longer for the columns than for all else, and weigh on the page. */
const isPacked = (value: unknown): value is Packed =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value && value.version === AIRPORT_CACHE_VERSION &&
  'ids' in value && isColumn(value.ids, isRun) &&
  'names' in value && isColumn(value.names, isText) &&
  'codes' in value && isColumn(value.codes, isTextOrNull) &&
  'place' in value && isColumn(value.place, isPosition) &&
  'places' in value && isColumn(value.places, isTextOrNull) &&
  'zone' in value && isColumn(value.zone, isPosition) &&
  'zones' in value && isColumn(value.zones, isText)

/** Hexadecimal digits at the end of an id that count: 48 bits stay exact in a number. */
const COUNTED = 12

/** The ids of a run by how far they stand from its first one, whose digits are read once. */
const idsFrom = (first: string): ((offset: number) => string) => {
  const head = first.slice(0, -COUNTED)
  const count = Number.parseInt(first.slice(-COUNTED), 16)
  return (offset) => (offset === 0 ? first : head + (count + offset).toString(16).padStart(COUNTED, '0'))
}

/** Numbers each different value in the order of its first appearance. */
const tableOf = <Value>() => {
  const positions = new Map<Value, number>()
  return {
    position: (value: Value): number => {
      const known = positions.get(value)
      if (known !== undefined) return known
      positions.set(value, positions.size)
      return positions.size - 1
    },
    values: (): Value[] => [...positions.keys()],
  }
}

/** Gathers sequential ids into runs. */
const runsOf = () => {
  const runs: Run[] = []
  let last: { readonly run: Run; readonly idAt: (offset: number) => string } | undefined
  const add = (id: string): void => {
    if (last !== undefined && last.idAt(last.run[1]) === id) {
      last.run[1] += 1
      return
    }
    const run: Run = [id, 1]
    last = { run, idAt: idsFrom(id) }
    runs.push(run)
  }
  return { runs, add }
}

/** Writes airports as the text that the cache stores. */
export const packAirports = (airports: readonly Airport[]): string => {
  const { runs, add } = runsOf()
  const places = tableOf<string | null>()
  const zones = tableOf<string>()
  const names: string[] = []
  const codes: (string | null)[] = []
  const place: number[] = []
  const zone: number[] = []
  for (const airport of airports) {
    add(airport.id_airport)
    names.push(airport.name)
    codes.push(airport.iata_code)
    place.push(places.position(airport.location))
    zone.push(zones.position(airport.timezone))
  }
  const content: Packed = {
    version: AIRPORT_CACHE_VERSION,
    ids: runs,
    names,
    codes,
    place,
    places: places.values(),
    zone,
    zones: zones.values(),
  }
  return JSON.stringify(content)
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const unpackIds = (runs: readonly Run[], count: number): readonly string[] | undefined => {
  // Before anything is written: a damaged length may be of any size.
  if (runs.reduce((sum, [, length]) => sum + length, 0) !== count) return undefined
  const ids: string[] = []
  for (const [first, length] of runs) {
    const idAt = idsFrom(first)
    for (let offset = 0; offset < length; offset += 1) ids.push(idAt(offset))
  }
  return ids
}

/**
 * Reads what {@link packAirports} wrote.
 *
 * @returns `undefined` for text of another version or shape, damaged text, and an empty list
 */
export const unpackAirports = (text: string): Airport[] | undefined => {
  const content = parse(text)
  if (!isPacked(content) || content.names.length === 0) return undefined
  const ids = unpackIds(content.ids, content.names.length)
  if (ids === undefined) return undefined
  const airports: Airport[] = []
  for (let index = 0; index < ids.length; index += 1) {
    const id = ids[index]
    const name = content.names[index]
    const code = content.codes[index]
    const location = content.places[content.place[index] ?? -1]
    const timezone = content.zones[content.zone[index] ?? -1]
    if (id === undefined || name === undefined || code === undefined || location === undefined || timezone === undefined) {
      return undefined
    }
    airports.push({ id_airport: id, name, iata_code: code, location, timezone })
  }
  return airports
}
