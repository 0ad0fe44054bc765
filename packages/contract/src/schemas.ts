import * as z from 'zod/mini'
import { EMAIL_MAX_LENGTH, OPERATOR_MESSAGE_MAX, RATE_MAX, URL_MAX } from './limits.ts'
import { characterCount, foldEmail, isBlank, isHttpUrl, isSafeText } from './text-rules.ts'

/** A check of a schema whose value has the type `Value`. */
export type CheckOf<Value> = z.core.CheckFn<Value> | z.core.$ZodCheck<Value>

/**
 * `schema.check(...)` as a function. A bundler can drop an unused call of this function, which it cannot do
 * with a method call, so that the browser carries only the schemas that it uses.
 */
/* @__NO_SIDE_EFFECTS__ */
export function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  ...checks: CheckOf<z.output<Schema>>[]
): Schema {
  return schema.check(...checks)
}

/** Any text without U+0000 and lone surrogates, at most `max` characters. Blank is allowed. */
/* @__NO_SIDE_EFFECTS__ */
export function safeText(max: number, message?: string) {
  return checked(
    z.string(message ?? 'Must be text'),
    z.refine((text: string) => isSafeText(text), 'Contains characters that cannot be stored'),
    z.refine((text: string) => characterCount(text) <= max, `Must be at most ${max} characters`),
  )
}

/** A trimmed text that is not blank; zero-width and no-break spaces count as blank. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredText(max: number, message: string) {
  return checked(
    safeText(max, message),
    z.trim(),
    z.refine((text: string) => !isBlank(text), message),
  )
}

/** An optional text of a body: absent, null and blank all arrive as undefined. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalText(max: number) {
  return z.optional(
    z.pipe(
      z.nullable(safeText(max)),
      z.transform((text: string | null) => (text === null || isBlank(text) ? undefined : text.trim())),
    ),
  )
}

/** A UUID of any version, as every id but a card's and a cursor's. */
export const uuid = /* @__PURE__ */ z.guid('Must be a valid UUID')

/** An instant: ISO 8601 with an offset or Z. */
export const instant = /* @__PURE__ */ z.iso.datetime({
  offset: true,
  error: 'Must be an ISO date and time with an offset',
})

// The seconds are optional in ISO 8601; zod wants them before an offset.
const withSeconds = (text: string): string => text.replace(/(T\d{2}:\d{2})(?=(?:Z|[+-]\d{2}:\d{2})$)/, '$1:00')

/**
 * A moment of a flight in a body: an instant, or without an offset the wall clock at the aircraft's airport, as
 * `datetime-local` fields give it (`2027-01-15T18:15`). Seconds may be left out in both.
 */
/* @__NO_SIDE_EFFECTS__ */
export function momentOf(message: string) {
  return checked(
    z.string(message),
    z.overwrite(withSeconds),
    z.iso.datetime({ offset: true, local: true, error: message }),
  )
}

/** Such a moment, required by no text of its own. */
export const flightMoment = /* @__PURE__ */ momentOf('Must be an ISO date and time')

/** A date without time and zone: `2028-03-03`. It never passes through a `Date`. */
export const plainDate = /* @__PURE__ */ z.iso.date('Must be a date (YYYY-MM-DD)')

/** A start time on the wall clock, HH:MM. */
export const startTime = /* @__PURE__ */ checked(
  /* @__PURE__ */ z.string('Invalid time format (HH:MM)'),
  /* @__PURE__ */ z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Invalid time format (HH:MM)'),
)

/** An end time on the wall clock, HH:MM. `00:00` is the end of the day; `24:00` is accepted and means the same. */
export const endTime = /* @__PURE__ */ checked(
  /* @__PURE__ */ z.string('Invalid time format (HH:MM)'),
  /* @__PURE__ */ z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Invalid time format (HH:MM)'),
)

/** Day of a week, 0 is Monday and 6 is Sunday. */
export const dayOfWeek = /* @__PURE__ */ checked(
  /* @__PURE__ */ z.int('Must be a day from 0 to 6'),
  /* @__PURE__ */ z.minimum(0, 'Must be a day from 0 to 6'),
  /* @__PURE__ */ z.maximum(6, 'Must be a day from 0 to 6'),
)

// The empty text passes here, so that it is told "required" and nothing else.
const EMAIL_OR_EMPTY = /^$|^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/

/** An e-mail address, folded (trimmed, NFC, lower case). */
export const email = /* @__PURE__ */ checked(
  /* @__PURE__ */ z.string('Invalid email address'),
  /* @__PURE__ */ z.refine((text: string) => isSafeText(text), 'Invalid email address'),
  /* @__PURE__ */ z.overwrite(foldEmail),
  /* @__PURE__ */ z.minLength(1, 'Email is required'),
  /* @__PURE__ */ z.maxLength(EMAIL_MAX_LENGTH, 'Invalid email address'),
  /* @__PURE__ */ z.regex(EMAIL_OR_EMPTY, 'Invalid email address'),
)

/** Whether a number is written with at most two decimals. */
export function hasAtMostTwoDecimals(value: number): boolean {
  return /^-?\d+(\.\d{1,2})?$/.test(String(value))
}

/** An amount of USD per hour: a positive JSON number with at most two decimals. */
/* @__NO_SIDE_EFFECTS__ */
export function moneyRate(message = 'Hourly rate must be positive') {
  return checked(
    z.number(message),
    z.positive(message),
    z.maximum(RATE_MAX, `Must be at most ${RATE_MAX}`),
    z.refine((value: number) => hasAtMostTwoDecimals(value), 'Must have at most two decimals'),
  )
}

/** A rate limit of a profile: as `moneyRate`, 0 included. */
/* @__NO_SIDE_EFFECTS__ */
export function rateBound() {
  return checked(
    z.number('Must be a number'),
    z.minimum(0, 'Must not be negative'),
    z.maximum(RATE_MAX, `Must be at most ${RATE_MAX}`),
    z.refine((value: number) => hasAtMostTwoDecimals(value), 'Must have at most two decimals'),
  )
}

/** Whole cents of USD, not negative. */
export const cents = /* @__PURE__ */ checked(/* @__PURE__ */ z.int('Must be whole cents'), /* @__PURE__ */ z.minimum(0, 'Must not be negative'))

/** An http or https address. Our own API's addresses are refused by the service, which knows its origin. */
export const httpUrl = /* @__PURE__ */ checked(
  /* @__PURE__ */ safeText(URL_MAX, 'Must be a valid URL'),
  /* @__PURE__ */ z.trim(),
  /* @__PURE__ */ z.refine((text: string) => isHttpUrl(text), 'Must be a valid URL'),
)

/** Message of an operator to the pilots: optional, blank means absent. */
export const operatorMessage = /* @__PURE__ */ optionalText(OPERATOR_MESSAGE_MAX)

/**
 * The part of a `File` that the contract needs. Both the browser's and the server's File satisfy it, so that
 * one multipart schema serves both sides.
 */
export interface UploadedFile {
  readonly name: string
  readonly size: number
  readonly type: string
  arrayBuffer(): Promise<ArrayBuffer>
}

/** Whether a value is a file of either side. */
export function isUploadedFile(value: unknown): value is UploadedFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'size' in value &&
    typeof value.size === 'number' &&
    'type' in value &&
    typeof value.type === 'string' &&
    'arrayBuffer' in value &&
    typeof value.arrayBuffer === 'function'
  )
}

interface FormIssue {
  readonly code?: string
  readonly keys?: readonly string[]
}

const unknownField = ({ code, keys }: FormIssue): string | undefined =>
  code === 'unrecognized_keys' ? `The form has no field ${JSON.stringify((keys?.[0] ?? '').slice(0, 60))}` : undefined

/** A multipart form. Other fields are refused: a file in a misspelt field is not dropped in silence. */
/* @__NO_SIDE_EFFECTS__ */
export function uploadForm<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, { error: unknownField })
}

const fileProblem = ({ input }: { readonly input?: unknown }): string => {
  if (input === undefined) return 'Please choose a file'
  return Array.isArray(input) ? 'Must be a single file' : 'Must be a file'
}

/** A file part of a multipart body. Size and content are judged by the service. */
export const uploadedFile = /* @__PURE__ */ z.custom<UploadedFile>(isUploadedFile, {
  error: fileProblem,
})

