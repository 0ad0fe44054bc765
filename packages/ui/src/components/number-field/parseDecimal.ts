/** What a text says when it is read as a decimal number. */
export type ParsedDecimal =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  | {
      kind: 'invalid'
      /** `separators`: digits are there, but the commas and points do not fit the locale. `characters`: all else. */
      reason: 'separators' | 'characters'
    }

interface Separators {
  decimal: string
  group: string
  /** Digits between two group signs: three, in Indian languages two. */
  groupSize: number
}

/** Spaces of every width separate groups alike; so do the two apostrophes. */
const unify = (text: string) => text.replace(/\s/g, ' ').replace(/[’']/g, "'")

const known = new Map<string, Separators>()

const separatorsOf = (locale: string): Separators => {
  const cached = known.get(locale)
  if (cached !== undefined) return cached
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(-1234567.5)
  const find = (type: string) => parts.find((part) => part.type === type)?.value
  const groupSize = parts.filter(({ type }) => type === 'integer')[1]?.value.length ?? 3
  const found = { decimal: find('decimal') ?? '.', group: unify(find('group') ?? ''), groupSize }
  known.set(locale, found)
  return found
}

/** Digits of other scripts become 0 to 9, marks that draw nothing go. */
const normalise = (text: string) =>
  unify(text.replace(/\p{Cf}/gu, '').trim())
    .replace(/[−‐–]/g, '-')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whole groups only, and no 0 before them: nobody writes the thousands of `0,123`. */
const grouped = ({ decimal, group, groupSize }: Separators) => {
  const by = escape(group)
  const size = String(groupSize)
  return new RegExp(`^[+-]?(?=[1-9])\\d{1,${size}}(?:${by}\\d{${size}})*${by}\\d{3}(?:${escape(decimal)}\\d*)?$`)
}

const plain = (decimal: string) => new RegExp(`^[+-]?(?:\\d+(?:${escape(decimal)}\\d*)?|${escape(decimal)}\\d+)$`)

const toNumber = (digits: string): ParsedDecimal => {
  const value = Number(digits)
  return Number.isFinite(value) ? { kind: 'number', value } : { kind: 'invalid', reason: 'characters' }
}

/**
 * Reads a decimal number as people of a locale write it. A comma is understood where the locale uses it and refused
 * everywhere else, but for whole groups of thousands; it never vanishes into another number. Exponents and hexadecimals
 * are refused.
 *
 * A point also serves as decimal sign where the locale writes a comma, unless it could be a group there:
 * `1234.5` is clear in German, `1.234` is one thousand two hundred and thirty-four.
 *
 * @param text what was typed; blank is `empty`
 * @param locale BCP 47 tag, by default `en-US`
 */
export const parseDecimal = (text: string, locale = 'en-US'): ParsedDecimal => {
  const clean = normalise(text)
  if (clean === '') return { kind: 'empty' }
  const separators = separatorsOf(locale)
  if (plain(separators.decimal).test(clean)) return toNumber(clean.replace(separators.decimal, '.'))
  if (separators.group !== '' && grouped(separators).test(clean)) {
    return toNumber(clean.split(separators.group).join('').replace(separators.decimal, '.'))
  }
  if (plain('.').test(clean)) return toNumber(clean)
  return { kind: 'invalid', reason: /^[+-]?[\d.,' ]+$/.test(clean) && /\d/.test(clean) ? 'separators' : 'characters' }
}

/** Writes a number without groups, as a field of that locale would be filled in: `1234.5`, in German `1234,5`. */
export const formatDecimal = (value: number, locale = 'en-US'): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20, numberingSystem: 'latn' }).format(value)
