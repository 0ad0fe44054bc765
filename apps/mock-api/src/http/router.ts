import { API_BASE } from '@pilotpair/contract'
import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import type { Deps } from '../deps.ts'
import { clientAddress } from './client-address.ts'
import { describeError, fromDatabaseError } from './database-errors.ts'
import { ApiError, forbidden, notFound } from './errors.ts'
import { isTrustedWrite } from './origin.ts'
import type { RequestContext, RouteDef } from './route.ts'
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

const withHeaders = (response: Response, ...sets: (Headers | Readonly<Record<string, string>>)[]): Response => {
  const headers = new Headers(response.headers)
  for (const set of sets) {
    const pairs = set instanceof Headers ? [...set] : Object.entries(set)
    for (const [name, value] of pairs) {
      if (name.toLowerCase() === 'set-cookie') headers.append(name, value)
      else if (!(set instanceof Headers) && headers.has(name)) continue
      else headers.set(name, value)
    }
  }
  return new Response(response.body, { status: response.status, headers })
}

const defaultHeaders = { 'Cache-Control': 'no-store', 'Content-Security-Policy': apiPolicy }

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

const run = async (work: () => Promise<Response>, context: ApiContext, deps: Deps): Promise<Response> => {
  try {
    return await work()
  } catch (error) {
    return answerError(error, context, deps)
  }
}

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

const addFrame = (app: ApiApp, deps: Deps): void => {
  app.use('*', async (context, next) => {
    const started = performance.now()
    const requestId = requestIdOf(context.req.raw, deps)
    context.set('requestId', requestId)
    context.set('answerHeaders', new Headers())
    await next()
    context.res = withHeaders(
      context.res,
      context.get('answerHeaders'),
      { ...defaultHeaders, 'X-Request-Id': requestId, Vary: 'Cookie' },
      commonHeaders(deps.settings),
    )
    const { method, path } = context.req
    const ms = Math.round(performance.now() - started)
    deps.logger.info({ requestId, method, path, status: context.res.status, ms }, 'request')
  })
  app.use('*', compress())
  app.use('*', async (context, next) => {
    if (isTrustedWrite(context.req.raw, deps.settings)) return next()
    return errorResponse(forbidden('This request comes from another site.'))
  })
}

/**
 * The `/api/v1` application: every path with and without a trailing slash, JSON errors only, 405 for another
 * method, request ids, security headers, the cross-site rule and one log line a request (no query, no body).
 */
export const createRouter = (routes: readonly RouteDef[], deps: Deps): ApiApp => {
  // strict: false lets the router treat a trailing slash as absent, without a redirect.
  const app: ApiApp = new Hono({ strict: false })
  addFrame(app, deps)
  for (const one of [...routes].sort(fixedFirst)) {
    app.on(one.endpoint.method, routerPath(one.endpoint.path), (context) =>
      run(() => one.handle(contextOf(context, deps), context.req.param()), context, deps),
    )
  }
  for (const [path, methods] of methodsByPath(routes)) {
    const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods
    app.all(path, () =>
      errorResponse(new ApiError(405, 'This method is not allowed here.', { Allow: allow.join(', ') })),
    )
  }
  app.notFound(() => errorResponse(notFound('There is no such call.')))
  app.onError((error, context) => answerError(error, context, deps))
  return app
}
