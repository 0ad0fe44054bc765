import type { ApiSettings } from '../deps.ts'
import type { ApiError } from './errors.ts'
import { apiPolicy, commonHeaders } from './security-headers.ts'

/** A JSON answer before its headers: one response is made of both, once all is known. */
export interface JsonAnswer {
  readonly status: number
  readonly text: string
  /** Beside those of every answer. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Headers that a handler gives to its answer. Most give none, and what is not given costs nothing. */
export class AnswerHeaders {
  #given: Headers | undefined

  /** Sets a header, in place of what was set before. */
  set(name: string, value: string): void {
    this.#given ??= new Headers()
    this.#given.set(name, value)
  }

  /** Adds one more of a name, for cookies. */
  append(name: string, value: string): void {
    this.#given ??= new Headers()
    this.#given.append(name, value)
  }

  /** What was given; undefined when nothing was. */
  get given(): Headers | undefined {
    return this.#given
  }
}

/** An error as it is answered. */
export const errorAnswer = ({ status, detail, headers }: ApiError): JsonAnswer => ({
  status,
  text: JSON.stringify({ detail }),
  headers,
})

/** Headers of every answer of the API, unless the answer has its own. */
export const fixedHeaders = (settings: ApiSettings): Readonly<Record<string, string>> => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': apiPolicy,
  Vary: 'Cookie',
  ...commonHeaders(settings),
})

const addTo = (headers: Headers, given: Headers): void => {
  for (const [name, value] of given) {
    if (name === 'set-cookie') headers.append(name, value)
    else headers.set(name, value)
  }
}

/** One response of a JSON answer and all of its headers, made in one go. */
export const jsonResponse = (
  { status, headers: own }: JsonAnswer,
  body: string | Uint8Array<ArrayBuffer> | null,
  given: Headers | undefined,
  common: Readonly<Record<string, string>>,
): Response => {
  const record = { 'Content-Type': 'application/json', ...common, ...own }
  if (given === undefined) return new Response(body, { status, headers: record })
  const headers = new Headers(record)
  addTo(headers, given)
  return new Response(body, { status, headers })
}

/** Completes the headers of a response that a handler made itself. */
export const completeResponse = (
  response: Response,
  given: Headers | undefined,
  requestId: string,
  fixed: Readonly<Record<string, string>>,
): Response => {
  if (given !== undefined) addTo(response.headers, given)
  response.headers.set('X-Request-Id', requestId)
  for (const [name, value] of Object.entries(fixed)) {
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
  return response
}
