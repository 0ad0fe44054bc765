import type { AnswerOf, Endpoint } from '@pilotpair/contract'
import { delay, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'

type Resolver = Parameters<typeof http.get>[1]

const methods = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const

/** The address pattern of an endpoint on any host: `aircrafts/{id}` is `/api/v1/aircrafts/:id` below any origin. */
const patternOf = (endpoint: Endpoint): string => `*/api/v1/${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`

/** A handler for an endpoint with a resolver of MSW: for answers that depend on the request. */
export const handle = (endpoint: Endpoint, resolver: Resolver): HttpHandler => methods[endpoint.method](patternOf(endpoint), resolver)

/** The endpoint answers this, as the contract types it. */
export const answers = <E extends Endpoint>(endpoint: E, body: AnswerOf<E>, headers: Record<string, string> = {}): HttpHandler =>
  handle(endpoint, () => HttpResponse.json(body as JsonBodyType, { status: endpoint.response.status, headers }))

/** The endpoint refuses with a detail, as the service does. */
export const refuses = (
  endpoint: Endpoint,
  status: number,
  detail: string | readonly { field: string; message: string }[],
  headers: Record<string, string> = {},
): HttpHandler =>
  handle(endpoint, () => {
    const body =
      typeof detail === 'string'
        ? detail
        : detail.map(({ field, message }) => ({ loc: ['body', field], field, msg: message, message }))
    return HttpResponse.json({ detail: body }, { status, headers })
  })

/** The endpoint never answers: the screen stays loading. */
export const neverAnswers = (endpoint: Endpoint): HttpHandler =>
  handle(endpoint, async () => {
    await delay('infinite')
    return new HttpResponse(null)
  })

/** The connection to the endpoint breaks. */
export const breaks = (endpoint: Endpoint): HttpHandler => handle(endpoint, () => HttpResponse.error())

/** A proxy answers in place of the service, for example with a page of HTML. */
export const answersPage = (endpoint: Endpoint, status: number): HttpHandler =>
  handle(endpoint, () =>
    HttpResponse.html(`<!doctype html><title>${String(status)}</title><h1>${String(status)}</h1>`, { status }),
  )
