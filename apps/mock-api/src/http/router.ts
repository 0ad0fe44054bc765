import { API_BASE } from '@pilotpair/contract'
import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import type { Deps } from '../deps.ts'
import { clientAddress } from './client-address.ts'
import { describeError, fromDatabaseError } from './database-errors.ts'
import { ApiError, forbidden, notFound } from './errors.ts'
import { isTrustedWrite } from './origin.ts'
import type { JsonAnswer, RequestContext, RouteDef } from './route.ts'
import { apiPolicy, commonHeaders } from './security-headers.ts'

/** What the server puts beside a request; `app.request()` in tests may leave it out. */
export interface ConnectionInfo {
  readonly remoteAddress?: string
}

type ApiContext = Context<{ Bindings: ConnectionInfo; Variables: { requestId: string; answerHeaders: Headers } }>

const requestIdOf = (request: Request, deps: Deps): string => {
  const given = deps.settings.trustedHops > 0 ? request.headers.get('x-request-id') : null
  return given !== null && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}

const errorResponse = (error: ApiError): Response =>
  Response.json({ detail: error.detail }, { status: error.status, headers: error.headers })

/** Every error becomes JSON; what nobody foresaw is logged and answered without its reason. */
const answerError = (error: unknown, context: ApiContext, deps: Deps): Response => {
  const known = error instanceof ApiError ? error : fromDatabaseError(error)
  if (known) return errorResponse(known)
  deps.logger.error({ requestId: context.get('requestId'), ...describeError(error) }, 'unexpected error')
  return Response.json({ detail: 'Something went wrong on our side.' }, { status: 500 })
}

const fixedHeaders = (deps: Deps): Readonly<Record<string, string>> => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': apiPolicy,
  Vary: 'Cookie',
  ...commonHeaders(deps.settings),
})

const isEmpty = (headers: Headers): boolean => headers.keys().next().done === true

/** The answer with its headers; JSON without any of its own is made in one go, as most answers are. */
const withHeaders = (
  answer: Response | JsonAnswer,
  requestId: string,
  own: Headers,
  fixed: Readonly<Record<string, string>>,
): Response => {
  if (!(answer instanceof Response) && isEmpty(own)) {
    const headers = { 'Content-Type': 'application/json', 'X-Request-Id': requestId, ...fixed }
    return new Response(answer.text, { status: answer.status, headers })
  }
  const response =
    answer instanceof Response
      ? answer
      : new Response(answer.text, { status: answer.status, headers: { 'Content-Type': 'application/json' } })
  for (const [name, value] of own) {
    if (name === 'set-cookie') response.headers.append(name, value)
    else response.headers.set(name, value)
  }
  response.headers.set('X-Request-Id', requestId)
  for (const [name, value] of Object.entries(fixed)) {
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
  return response
}

/** Path of an endpoint in the router's notation. */
const routerPath = (path: string): string =>
  `${API_BASE}${path}`.replace(/\/+$/, '').replace(/\{(\w+)\}/g, ':$1')

const contextOf = (context: ApiContext, deps: Deps): RequestContext => ({
  deps,
  request: context.req.raw,
  requestId: context.get('requestId'),
  address: clientAddress(
    context.env?.remoteAddress,
    context.req.header('x-forwarded-for') ?? null,
    deps.settings.trustedHops,
  ),
  answerHeaders: context.get('answerHeaders'),
})

const fixedFirst = (a: RouteDef, b: RouteDef): number =>
  Number(a.endpoint.path.includes('{')) - Number(b.endpoint.path.includes('{'))

/** Method → allowed methods of each path, for the 405. */
const methodsByPath = (routes: readonly RouteDef[]): Map<string, string[]> => {
  const methods = new Map<string, string[]>()
  for (const { endpoint } of routes) {
    const path = routerPath(endpoint.path)
    methods.set(path, [...(methods.get(path) ?? []), endpoint.method])
  }
  return methods
}

type ApiApp = Hono<{ Bindings: ConnectionInfo; Variables: { requestId: string; answerHeaders: Headers } }>

/** Answers below this many characters are sent as they are. */
const leastCompressed = 1024

type Work = (context: ApiContext) => Promise<Response | JsonAnswer>

/**
 * What every call goes through: a request id, the cross-site rule, errors as JSON, the headers, compression and one
 * line of log. Wrapped around each handler and not put before it, for the sake of the CPU time of small answers.
 */
const createFrame = (deps: Deps): ((work: Work) => (context: ApiContext) => Promise<Response>) => {
  const fixed = fixedHeaders(deps)
  const zip = compress()
  const compressed = async (context: ApiContext, answer: Response | JsonAnswer, response: Response): Promise<Response> => {
    const isSmall = !(answer instanceof Response) && answer.text.length < leastCompressed
    if (isSmall || context.req.raw.headers.get('accept-encoding') === null) return response
    await zip(context, async () => {
      context.res = response
    })
    return context.res
  }
  const answerTo = async (work: Work, context: ApiContext): Promise<Response | JsonAnswer> => {
    try {
      if (isTrustedWrite(context.req.raw, deps.settings)) return await work(context)
      return errorResponse(forbidden('This request comes from another site.'))
    } catch (error) {
      return answerError(error, context, deps)
    }
  }
  return (work) => async (context) => {
    const started = performance.now()
    const requestId = requestIdOf(context.req.raw, deps)
    context.set('requestId', requestId)
    context.set('answerHeaders', new Headers())
    const answer = await answerTo(work, context)
    const response = withHeaders(answer, requestId, context.get('answerHeaders'), fixed)
    const { method, path } = context.req
    const ms = Math.round(performance.now() - started)
    deps.logger.info({ requestId, method, path, status: response.status, ms }, 'request')
    return compressed(context, answer, response)
  }
}

/**
 * The `/api/v1` application: every path with and without a trailing slash, JSON errors only, 405 for another
 * method, request ids, security headers, the cross-site rule and one log line a request (no query, no body).
 */
export const createRouter = (routes: readonly RouteDef[], deps: Deps): ApiApp => {
  // strict: false lets the router treat a trailing slash as absent, without a redirect.
  const app: ApiApp = new Hono({ strict: false })
  const framed = createFrame(deps)
  for (const one of [...routes].sort(fixedFirst)) {
    const { method, path } = one.endpoint
    app.on(method, routerPath(path), framed((context) => one.handle(contextOf(context, deps), context.req.param())))
  }
  for (const [path, methods] of methodsByPath(routes)) {
    const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods
    const refusal = { Allow: allow.join(', ') }
    app.all(path, framed(async () => errorResponse(new ApiError(405, 'This method is not allowed here.', refusal))))
  }
  app.notFound(framed(async () => errorResponse(notFound('There is no such call.'))))
  app.onError((error, context) => answerError(error, context, deps))
  return app
}
