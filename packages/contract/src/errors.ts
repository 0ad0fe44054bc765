import * as z from 'zod/mini'

/** One field of a 422: `field` and `message` for screens, `loc` and `msg` in the notation of many frameworks. */
export const fieldProblem = /* @__PURE__ */ z.object({
  loc: /* @__PURE__ */ z.array(/* @__PURE__ */ z.union([z.string(), z.number()])),
  field: /* @__PURE__ */ z.string(),
  msg: /* @__PURE__ */ z.string(),
  message: /* @__PURE__ */ z.string(),
})
export type FieldProblem = z.output<typeof fieldProblem>

/** Every error of the service: a text, or for validation a list of fields. */
export const errorBody = /* @__PURE__ */ z.object({
  detail: /* @__PURE__ */ z.union([z.string(), z.array(fieldProblem)]),
})
export type ErrorBody = z.output<typeof errorBody>

/** An answer that says only that something was done. */
export const detailAnswer = /* @__PURE__ */ z.strictObject({ detail: /* @__PURE__ */ z.string() })
export type DetailAnswer = z.output<typeof detailAnswer>

/** The part of a call that a problem lies in. */
export type ProblemPlace = 'body' | 'query' | 'path'

/** The problems of a failed parse as the service sends them. A problem of the whole body has the field `body`. */
export function fieldProblemsFromIssues(
  place: ProblemPlace,
  issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[],
): FieldProblem[] {
  return issues.map(({ path, message }) => {
    const keys = path.map((key) => (typeof key === 'symbol' ? String(key) : key))
    return { loc: [place, ...keys], field: keys.length === 0 ? place : keys.join('.'), msg: message, message }
  })
}

/** Field problems as one text: `field: message` pairs joined by commas (spec §8). */
export function fieldProblemsToText(problems: readonly Pick<FieldProblem, 'field' | 'message'>[]): string {
  return problems.map(({ field, message }) => `${field}: ${message}`).join(', ')
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

function readProblem(value: unknown): FieldProblem | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const message =
    textOf('message' in value ? value.message : undefined) ?? textOf('msg' in value ? value.msg : undefined)
  if (message === undefined) return undefined
  const raw: unknown[] = 'loc' in value && Array.isArray(value.loc) ? value.loc : []
  const loc = raw.filter((part) => typeof part === 'string' || typeof part === 'number')
  const last = loc.at(-1)
  const field = textOf('field' in value ? value.field : undefined) ?? (last === undefined ? 'body' : String(last))
  return { loc, field, msg: message, message }
}

/** The field problems in an error body of any origin; empty when it holds none. */
export function readFieldProblems(body: unknown): FieldProblem[] {
  if (typeof body !== 'object' || body === null || !('detail' in body) || !Array.isArray(body.detail)) return []
  const items: unknown[] = body.detail
  return items.map(readProblem).filter((problem) => problem !== undefined)
}

/**
 * The readable detail of an error body: the text, or the field problems as text. Undefined when there is nothing
 * to show (HTML, empty body, another shape), so that the screen's own message stands.
 */
export function readDetail(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return undefined
  const problems = readFieldProblems(body)
  return problems.length > 0 ? fieldProblemsToText(problems) : textOf(body.detail)
}
