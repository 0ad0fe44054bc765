import { ANY } from './constants.ts'
import { isBlank } from './text-rules.ts'

/** Values that a typed query may hold on the client side. */
export type QueryValue = string | number | boolean | readonly string[] | undefined

/**
 * Writes a typed query as pairs: lists as repeated keys; undefined, blank text, NaN and the choice ANY are omitted.
 * Pairs are sorted by key, so that equal filters have one cache key and one address.
 */
export function encodeQuery(query: Readonly<Record<string, QueryValue>>): [string, string][] {
  const pairs = Object.entries(query).flatMap(([key, value]): [string, string][] => {
    const values = Array.isArray(value) ? value : [value]
    return values.filter((item) => !isOmitted(key, item)).map((item) => [key, String(item)])
  })
  return pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
}

/** Filters of a closed list, where ANY means none; elsewhere "any" is a word like others. */
const CHOICES: readonly string[] = ['airport', 'license_type', 'aircraft_type']

function isOmitted(key: string, value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'number') return !Number.isFinite(value)
  return typeof value === 'string' && (isBlank(value) || (CHOICES.includes(key) && value.toUpperCase() === ANY))
}
