import { AIRPORT_CACHE_VERSION, type Airport } from '@pilotpair/contract'
import * as z from 'zod/mini'

const guid = z.guid()

/** First id of a run and its length. Checked by hand: a tuple of the library would weigh on every page. */
const isRun = (value: unknown): value is [string, number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  guid.safeParse(value[0]).success &&
  Number.isSafeInteger(value[1]) &&
  Number(value[1]) >= 1

/**
 * The stored form of the airport list: columns instead of objects, runs of sequential ids, and tables for what repeats.
 * About 18,000 airports take a third of their JSON, which leaves room in the 5 MB that a browser gives a host.
 */
const packed = z.object({
  version: z.literal(AIRPORT_CACHE_VERSION),
  ids: z.array(z.custom<[string, number]>(isRun)),
  names: z.array(z.string()),
  codes: z.array(z.nullable(z.string())),
  places: z.array(z.nullable(z.string())),
  /** Position in `places`, for each airport. */
  place: z.array(z.int()),
  zones: z.array(z.string()),
  /** Position in `zones`, for each airport. */
  zone: z.array(z.int()),
})
type Packed = z.output<typeof packed>

/** Hexadecimal digits at the end of an id that count: 48 bits stay exact in a number. */
const COUNTED = 12

const idAt = (first: string, offset: number): string => {
  if (offset === 0) return first
  const head = first.slice(0, -COUNTED)
  const count = Number.parseInt(first.slice(-COUNTED), 16) + offset
  return head + count.toString(16).padStart(COUNTED, '0')
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

const runsOf = (airports: readonly Airport[]): [string, number][] => {
  const runs: [string, number][] = []
  for (const { id_airport: id } of airports) {
    const run = runs.at(-1)
    if (run !== undefined && idAt(run[0], run[1]) === id) run[1] += 1
    else runs.push([id, 1])
  }
  return runs
}

/** Writes airports as the text that the cache stores. */
export const packAirports = (airports: readonly Airport[]): string => {
  const places = tableOf<string | null>()
  const zones = tableOf<string>()
  const content: Packed = {
    version: AIRPORT_CACHE_VERSION,
    ids: runsOf(airports),
    names: airports.map((airport) => airport.name),
    codes: airports.map((airport) => airport.iata_code),
    place: airports.map((airport) => places.position(airport.location)),
    places: places.values(),
    zone: airports.map((airport) => zones.position(airport.timezone)),
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

const unpackIds = (runs: Packed['ids'], count: number): string[] | undefined => {
  const total = runs.reduce((sum, [, length]) => sum + length, 0)
  if (total !== count) return undefined
  return runs.flatMap(([first, length]) => Array.from({ length }, (_, offset) => idAt(first, offset)))
}

/**
 * Reads what {@link packAirports} wrote.
 *
 * @returns `undefined` for text of another version or shape, damaged text, and an empty list
 */
export const unpackAirports = (text: string): Airport[] | undefined => {
  const { success, data } = packed.safeParse(parse(text))
  if (!success || data.names.length === 0) return undefined
  const ids = unpackIds(data.ids, data.names.length)
  if (ids === undefined) return undefined
  const airports: Airport[] = []
  for (const [index, id] of ids.entries()) {
    const name = data.names[index]
    const code = data.codes[index]
    const location = data.places[data.place[index] ?? -1]
    const timezone = data.zones[data.zone[index] ?? -1]
    if (name === undefined || code === undefined || location === undefined || timezone === undefined) return undefined
    airports.push({ id_airport: id, name, iata_code: code, location, timezone })
  }
  return airports
}
