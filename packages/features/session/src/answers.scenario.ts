import type { Endpoint } from '@pilotpair/contract'
import { breaks, handle } from '@pilotpair/feature-core/testing'
import { HttpResponse, type HttpHandler } from 'msw'

/** What stands between us and the service may answer in its place (case c59). */
export interface OddAnswer {
  readonly name: string
  readonly handler: (endpoint: Endpoint) => HttpHandler
}

const odd = (name: string, answer: () => Response): OddAnswer => ({
  name,
  handler: (endpoint) => handle(endpoint, () => answer()),
})

const page = (status: number) =>
  new Response(`<!doctype html><h1>${String(status)}</h1>`, { status, headers: { 'content-type': 'text/html' } })

const json = (text: string, status: number, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } })

/** Answers that are nobody's, each of which has to end in the text of the catalogue. */
export const oddAnswers: readonly OddAnswer[] = [
  odd('502 with a page', () => page(502)),
  odd('500 without a body', () => new Response(null, { status: 500 })),
  odd('200 with a page', () => page(200)),
  odd('204', () => new HttpResponse(null, { status: 204 })),
  odd('JSON null', () => json('null', 200)),
  odd('JSON cut short', () => json('{"detail": "Log', 200)),
  odd('an error cut short', () => json('{"detail": [', 422)),
  { name: 'no connection', handler: breaks },
]

/** Too many attempts, for ten minutes. */
export const throttled = odd('429', () => json('{"detail": "Too many attempts"}', 429, { 'retry-after': '600' }))

/** A proxy throttles with a page of its own. */
export const throttledByPage = odd('429 with a page', () => page(429))
