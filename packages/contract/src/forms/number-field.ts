import * as z from 'zod/mini'
import { checked } from '../schemas.ts'
import { isBlank } from '../text-rules.ts'

const DECIMAL_TEXT = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/

/**
 * A number as people type it. One comma is read as a decimal comma (`1234,5`); a comma with exactly three digits
 * behind it could be either and is refused, as are two separators and exponents.
 *
 * @returns the number, `undefined` for a blank field, `'invalid'` for anything else
 */
export function numberFromText(text: string): number | undefined | 'invalid' {
  const trimmed = text.trim()
  if (isBlank(trimmed)) return undefined
  if (!DECIMAL_TEXT.test(trimmed) || /,\d{3}$/.test(trimmed)) return 'invalid'
  return Number(trimmed.replace(',', '.'))
}

/** What a number field of a form may hold while it is edited. */
export type NumberFieldInput = string | number | null | undefined

/* @__NO_SIDE_EFFECTS__ */
function readNumber() {
  return z.transform((value: NumberFieldInput): unknown => {
    if (value === null || value === undefined || Number.isNaN(value)) return undefined
    return typeof value === 'string' ? numberFromText(value) : value
  })
}

/** A required number of a form; `message` also stands for a blank or unreadable one. */
/* @__NO_SIDE_EFFECTS__ */
export function numberField(message: string, ...checks: z.core.$ZodCheck<number>[]) {
  return z.pipe(readNumber(), checked(z.number(message), ...checks))
}

/** An optional number of a form: blank is absent, never 0. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalNumberField(message: string, ...checks: z.core.$ZodCheck<number>[]) {
  return z.optional(z.pipe(readNumber(), z.optional(checked(z.number(message), ...checks))))
}

/** An optional choice of a form: the empty text and ANY are absent. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalChoice<const Values extends readonly string[]>(values: Values, message: string) {
  const read = z.transform((value: string | null | undefined): unknown =>
    value === null || value === '' || value === 'ANY' ? undefined : value,
  )
  return z.optional(z.pipe(read, z.optional(z.enum(values, message))))
}
