import {
  fieldProblemsFromIssues,
  guardTexts,
  type ErrorStatus,
  type FieldProblem,
  type ProblemPlace,
} from '@pilotpair/contract'
import type * as z from 'zod/mini'

/** An answer that is an error: thrown anywhere below a handler, sent as `{"detail": …}`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: ErrorStatus | 405
  readonly detail: string | readonly FieldProblem[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: ErrorStatus | 405,
    detail: string | readonly FieldProblem[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(typeof detail === 'string' ? detail : 'validation')
    this.status = status
    this.detail = detail
    this.headers = headers
  }
}

/** 400: the request cannot be read or makes no sense. */
export const badRequest = (detail: string): ApiError => new ApiError(400, detail)

/** 401: there is no session. Only `expired_token` asks the client to refresh. */
export const unauthenticated = (detail = 'Not authenticated'): ApiError => new ApiError(401, detail)

/** 403: not this person. */
export const forbidden = (detail: string = guardTexts.unauthorized): ApiError => new ApiError(403, detail)

/** 404: not there, or not for this person's eyes. */
export const notFound = (detail = 'Not found'): ApiError => new ApiError(404, detail)

/** 409: not in this state. */
export const conflict = (detail: string): ApiError => new ApiError(409, detail)

/** 422 from the issues of a failed parse. */
export const invalid = (place: ProblemPlace, issues: Parameters<typeof fieldProblemsFromIssues>[1]): ApiError =>
  new ApiError(422, fieldProblemsFromIssues(place, issues))

/** 422 at one field of the body. */
export const invalidField = (field: string, message: string): ApiError =>
  invalid('body', [{ path: [field], message }])

/** 429 with the seconds to wait. */
export const tooMany = (seconds: number): ApiError => {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new ApiError(429, `Too many attempts. Please try again in ${wait}.`, { 'Retry-After': String(seconds) })
}

const typeNames: Readonly<Record<string, string>> = {
  object: 'an object', record: 'an object', array: 'a list', string: 'text', number: 'a number', int: 'a whole number', boolean: 'true or false',
}

/** Schemas word what people can get wrong at a field. What else is wrong, only programs send: they learn what was wanted. */
const wordingOf = (issue: z.core.$ZodIssue): string => {
  if (issue.message !== 'Invalid input') return issue.message
  if (issue.code === 'invalid_type') return `Must be ${typeNames[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') return `Must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`
  return issue.message
}

/** Parses a part of the request; a failure is a 422 that names the fields. */
export const parsePart = <Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  place: ProblemPlace,
): z.output<Schema> => {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalid(place, parsed.error.issues.map((issue) => ({ ...issue, message: wordingOf(issue) })))
  return parsed.data
}
