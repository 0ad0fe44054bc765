import * as z from 'zod/mini'
import { checked } from '../schemas.ts'

/** What a number field says of a text that is no number, as the design system's `NumberField` says it by itself. */
export const numberTexts = {
  unreadable: 'Enter a number such as 1234.5.',
  unreadableWhole: 'Enter a number such as 1234.',
  notWhole: 'Must be a whole number',
} as const

// A comma only between whole groups of three digits: as a decimal sign it would make 1,23 and 1,234 a thousandfold apart.
const DECIMAL_TEXT = /^[+-]?(\d+\.?\d*|\.\d+|[1-9]\d{0,2}(,\d{3})+(\.\d*)?)$/

/** Without marks that draw nothing; the minus signs and the digits of other scripts as the keyboard has them. */
const plainly = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/[−‐–]/g, '-')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))

/**
 * A number as people type it and as screens print it: `1234.5` or `1,234.5`. A comma as decimal sign is refused
 * (`10,50`), as are a comma that parts no group of three, a second point, and exponents. The fields of the design system
 * read a text by the same rule (`parseDecimal` in `en-US`), so that what they object to is never sent.
 *
 * @returns the number, `undefined` for a blank field, `'invalid'` for anything else
 */
export function numberFromText(text: string): number | undefined | 'invalid' {
  const clean = plainly(text)
  if (clean === '') return undefined
  const value = DECIMAL_TEXT.test(clean) ? Number(clean.replaceAll(',', '')) : Number.NaN
  return Number.isFinite(value) ? value : 'invalid'
}

/** What a number field of a form may hold while it is edited. */
export type NumberFieldInput = string | number | null | undefined

/* @__NO_SIDE_EFFECTS__ */
function readNumber(unreadable: string) {
  return z.transform((value: NumberFieldInput, { issues }): unknown => {
    if (value === null || value === undefined || Number.isNaN(value)) return undefined
    if (typeof value !== 'string') return value
    const read = numberFromText(value)
    if (read === 'invalid') issues.push({ code: 'custom', input: value, message: unreadable })
    return read
  })
}

/** A required number of a form; `missing` stands for a blank one. */
/* @__NO_SIDE_EFFECTS__ */
export function numberField(missing: string, ...checks: z.core.$ZodCheck<number>[]) {
  return z.pipe(readNumber(numberTexts.unreadable), checked(z.number(missing), ...checks))
}

/** A required whole number of a form; `missing` stands for a blank one. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumberField(missing: string, ...checks: z.core.$ZodCheck<number>[]) {
  const whole = z.refine<number>((value) => Number.isInteger(value), numberTexts.notWhole)
  return z.pipe(readNumber(numberTexts.unreadableWhole), checked(z.number(missing), ...checks, whole))
}

/** An optional number of a form: blank is absent, never 0. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalNumberField(...checks: z.core.$ZodCheck<number>[]) {
  return z.optional(z.pipe(readNumber(numberTexts.unreadable), z.optional(checked(z.number(), ...checks))))
}

/** An optional choice of a form: the empty text and ANY are absent. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalChoice<const Values extends readonly string[]>(values: Values, message: string) {
  const read = z.transform((value: string | null | undefined): unknown =>
    value === null || value === '' || value === 'ANY' ? undefined : value,
  )
  return z.optional(z.pipe(read, z.optional(z.enum(values, message))))
}
