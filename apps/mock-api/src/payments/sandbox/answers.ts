import type { FormValue } from './form.ts'
import type { PaymentIntent, Problem, SetupIntent } from './objects.ts'
import type { Decline } from './test-cards.ts'

/** An answer of the API: status and body. */
export interface Answer {
  readonly status: number
  readonly body: object
}

/** Ends a request with an error object; the transaction is rolled back. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly answer: Answer

  constructor(answer: Answer) {
    super('refused')
    this.answer = answer
  }
}

export const ok = (body: object): Answer => ({ status: 200, body })

const error = (status: number, body: Readonly<Record<string, unknown>>): Answer => ({ status, body: { error: body } })

/** 400 with a code and the parameter it is about. */
export const invalidRequest = (message: string, extra: Readonly<Record<string, unknown>> = {}): Answer =>
  error(400, { type: 'invalid_request_error', message, ...extra })

/** 404 for an id in the path. */
export const missing = (what: string, id: string, param = 'id'): Answer =>
  error(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  })

/** 400 for an id in the body. */
export const missingParam = (what: string, id: string, param: string): Answer =>
  invalidRequest(`No such ${what}: '${id}'`, { code: 'resource_missing', param })

export const unauthorized: Answer = error(401, {
  type: 'invalid_request_error',
  message: 'Invalid API Key provided.',
})

export const unknownUrl = (method: string, path: string): Answer =>
  error(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` })

export const reusedKey: Answer = error(400, {
  type: 'idempotency_error',
  message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
})

/** A refusal of the bank as an error object. */
export const problemOf = (why: Decline): Problem => ({
  type: 'card_error',
  code: why.code,
  decline_code: why.declineCode,
  message: why.message,
})

/** 402: the card was refused. */
export const cardError = (
  problem: Problem,
  intent: { readonly payment_intent?: PaymentIntent; readonly setup_intent?: SetupIntent } = {},
): Answer => error(402, { ...problem, ...intent })

/** A whole number of a parameter. */
export const wholeNumber = (value: FormValue | undefined, param: string): number => {
  if (value === undefined) {
    throw new Refused(invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param }))
  }
  if (typeof value !== 'string' || !/^\d{1,12}$/.test(value)) {
    throw new Refused(invalidRequest(`Invalid integer: ${typeof value === 'string' ? value : 'an object'}`, { code: 'parameter_invalid_integer', param }))
  }
  return Number(value)
}
