import * as z from 'zod/mini'
import { ANY, type LicenseType, LICENSE_TYPES } from './constants.ts'
import { PAGE_LIMIT_MAX, SEARCH_MAX } from './limits.ts'
import { checked, safeText, uuid } from './schemas.ts'
import { isBlank } from './text-rules.ts'

/** A query as it arrives: each key once (text) or repeated (list). */
export type RawQuery = Record<string, string | string[]>

/** Collects pairs (for example of URLSearchParams) into a record; a repeated key becomes a list. */
export function collectQuery(pairs: Iterable<readonly [string, string]>): RawQuery {
  const record = new Map<string, string | string[]>()
  for (const [key, value] of pairs) {
    const before = record.get(key)
    if (before === undefined) record.set(key, value)
    // Grown in place: a copy for every repeat would let one long query keep the service busy for seconds.
    else if (Array.isArray(before)) before.push(value)
    else record.set(key, [before, value])
  }
  return Object.fromEntries(record)
}

function isPairs(value: unknown): value is Iterable<readonly [string, string]> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value
}

/**
 * Schema of a query. It reads URLSearchParams, pairs or a record. Unknown keys are ignored, but keys with
 * brackets (`ids[]`, `a[b]`) are refused: a list is a repeated key (spec §3).
 */
/* @__NO_SIDE_EFFECTS__ */
export function queryOf<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.pipe(
    z.transform((value: unknown, context): unknown => {
      const record = isPairs(value) ? collectQuery(value) : value
      if (typeof record !== 'object' || record === null) return record
      for (const key of Object.keys(record)) {
        if (!key.includes('[')) continue
        const message = 'Repeat the key to send a list'
        context.issues.push({ code: 'custom', input: value, path: [key], message })
      }
      return record
    }),
    z.object(shape),
  )
}

/* @__NO_SIDE_EFFECTS__ */
function emptyAsAbsent<Inner extends z.ZodMiniType>(inner: Inner) {
  const read = z.transform((value: unknown): unknown => {
    if (typeof value !== 'string') return value
    const text = value.trim()
    return isBlank(text) ? undefined : text
  })
  return z.optional(z.pipe(read, z.optional(inner)))
}

const PLAIN_NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)$/

/** Optional number: blank is absent (not 0), anything that is not a plain number is refused. */
/* @__NO_SIDE_EFFECTS__ */
export function queryNumber(...checks: z.core.$ZodCheck<number>[]) {
  const read = z.transform((value: unknown): unknown => {
    if (typeof value !== 'string') return value
    const text = value.trim()
    if (isBlank(text)) return undefined
    return PLAIN_NUMBER.test(text) ? Number(text) : value
  })
  return z.optional(z.pipe(read, z.optional(checked(z.number('Must be a number'), ...checks))))
}

/** Optional flag: `true`, `1`, `false` or `0`; blank is absent. */
/* @__NO_SIDE_EFFECTS__ */
export function queryFlag() {
  const read = z.transform((value: unknown): unknown => {
    if (typeof value !== 'string') return value
    switch (value.trim().toLowerCase()) {
      case '':
        return undefined
      case 'true':
      case '1':
        return true
      case 'false':
      case '0':
        return false
      default:
        return value
    }
  })
  return z.optional(z.pipe(read, z.optional(z.boolean('Must be true or false'))))
}

/** Optional text, trimmed; blank is absent. */
/* @__NO_SIDE_EFFECTS__ */
export function queryText(max = SEARCH_MAX) {
  return emptyAsAbsent(safeText(max))
}

/** Optional choice; ANY and blank are absent. Letters' case does not matter. */
/* @__NO_SIDE_EFFECTS__ */
export function queryChoice<const Values extends readonly string[]>(values: Values) {
  const read = z.transform((value: unknown): unknown => {
    if (typeof value !== 'string') return value
    const text = value.trim()
    if (isBlank(text) || text.toUpperCase() === ANY) return undefined
    return values.find((known) => known.toLowerCase() === text.toLowerCase()) ?? value
  })
  return z.optional(z.pipe(read, z.optional(z.enum(values, `Must be one of ${values.join(', ')}`))))
}

/** Optional choice, written exactly as one of the values; blank is absent. */
/* @__NO_SIDE_EFFECTS__ */
export function queryExactly<const Values extends readonly string[]>(values: Values) {
  return emptyAsAbsent(z.enum(values, `Must be one of ${values.join(', ')}`))
}

/** Optional licence type in either case (`PRIVATE` or `private`); ANY is absent. Gives the wire's lower case. */
/* @__NO_SIDE_EFFECTS__ */
export function queryLicenseType() {
  return queryChoice<readonly LicenseType[]>(LICENSE_TYPES)
}

/** Optional id; ANY and blank are absent. */
/* @__NO_SIDE_EFFECTS__ */
export function queryId() {
  const read = z.transform((value: unknown): unknown => {
    if (typeof value !== 'string') return value
    const text = value.trim()
    return isBlank(text) || text.toUpperCase() === ANY ? undefined : text
  })
  return z.optional(z.pipe(read, z.optional(uuid)))
}

/** Optional list of ids by repeated keys; a single one is a list of one, duplicates are dropped. */
/* @__NO_SIDE_EFFECTS__ */
export function queryIds(max: number) {
  const read = z.transform((value: unknown): unknown => {
    if (value === undefined) return undefined
    const items: unknown[] = Array.isArray(value) ? value : [value]
    const kept = items.filter((item) => typeof item !== 'string' || !isBlank(item))
    return kept.length === 0 ? undefined : [...new Set(kept)]
  })
  const ids = checked(z.array(uuid), z.maxLength(max, `Must be at most ${max} values`))
  return z.optional(z.pipe(read, z.optional(ids)))
}

/** Paging of a large list: `limit` and the `cursor` that X-Next-Cursor gave. */
/* @__NO_SIDE_EFFECTS__ */
export function paging() {
  const whole = z.refine<number>((value) => Number.isInteger(value), 'Must be a whole number')
  return {
    limit: queryNumber(whole, z.minimum(1, 'Must be at least 1'), z.maximum(PAGE_LIMIT_MAX, `Must be at most ${PAGE_LIMIT_MAX}`)),
    cursor: queryText(500),
  }
}
