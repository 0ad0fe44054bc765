import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ApiSettings, Deps } from '../deps.ts'
import { acceptsGzip } from './accepts-gzip.ts'
import { AnswerHeaders, completeResponse, errorAnswer, fixedHeaders, jsonResponse, type JsonAnswer } from './answer.ts'
import { clientAddress } from './client-address.ts'
import { describeError, fromDatabaseError } from './database-errors.ts'
import { ApiError, forbidden, notFound } from './errors.ts'
import { isTrustedWrite } from './origin.ts'
import { createPathTable, type PathMatch } from './path-table.ts'
import type { RequestContext, RouteDef } from './route.ts'

/** What the server puts beside a request; tests may leave it out. */
export interface ConnectionInfo {
  readonly remoteAddress?: string
}

/** The `/api/v1` service as one function of a request. */
export interface Api {
  fetch(request: Request, connection: ConnectionInfo): Promise<Response>
}

const requestIdOf = (request: Request, settings: ApiSettings): string => {
  const given = settings.trustedHops > 0 ? request.headers.get('x-request-id') : null
  return given !== null && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}

const addressOf = (request: Request, connection: ConnectionInfo, { trustedHops }: ApiSettings): string =>
  trustedHops === 0
    ? (connection.remoteAddress ?? 'unknown')
    : clientAddress(connection.remoteAddress, request.headers.get('x-forwarded-for'), trustedHops)

/** The path of an absolute address, as it came. */
const pathOf = (url: string): string => {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  const end = url.slice(start).search(/[?#]/)
  return end === -1 ? url.slice(start) : url.slice(start, start + end)
}

/** Every error becomes JSON; what nobody foresaw is logged and answered without its reason. */
const answerError = (error: unknown, requestId: string, deps: Deps): JsonAnswer => {
  const known = error instanceof ApiError ? error : fromDatabaseError(error)
  if (known) return errorAnswer(known)
  deps.logger.error({ requestId, ...describeError(error) }, 'unexpected error')
  return { status: 500, text: JSON.stringify({ detail: 'Something went wrong on our side.' }) }
}

/** Answers below this many characters are sent as they are. */
const leastCompressed = 1024

const zip = promisify(gzip)

const dispatch = (context: RequestContext, found: PathMatch | undefined): Promise<Response | JsonAnswer> => {
  const { method } = context.request
  if (found === undefined) throw notFound('There is no such call.')
  const one = found.entry.routes.get(method === 'HEAD' ? 'GET' : method)
  if (one === undefined) throw new ApiError(405, 'This method is not allowed here.', { Allow: found.entry.allow })
  return one.handle(context, found.params)
}

/**
 * The `/api/v1` service: every path with and without a trailing slash, JSON errors only, 405 for another method, request
 * ids, security headers, the cross-site rule, compression, and one log line a request (no query, no body).
 */
export const createRouter = (routes: readonly RouteDef[], deps: Deps): Api => {
  const find = createPathTable(routes)
  const { settings, logger } = deps
  const fixed = fixedHeaders(settings)

  const decide = async (context: RequestContext, path: string): Promise<Response | JsonAnswer> => {
    try {
      if (!isTrustedWrite(context.request, settings)) throw forbidden('This request comes from another site.')
      return await dispatch(context, find(path))
    } catch (error) {
      return answerError(error, context.requestId, deps)
    }
  }

  const respond = async (context: RequestContext, answer: Response | JsonAnswer): Promise<Response> => {
    const { request, requestId } = context
    const { given } = context.answerHeaders
    if (answer instanceof Response) {
      const response = completeResponse(answer, given, requestId, fixed)
      return request.method === 'HEAD' ? new Response(null, response) : response
    }
    const common = { 'X-Request-Id': requestId, ...fixed }
    if (request.method === 'HEAD') return jsonResponse(answer, null, given, common)
    if (answer.text.length < leastCompressed) return jsonResponse(answer, answer.text, given, common)
    const varying = { ...common, Vary: `${fixed['Vary'] ?? ''}, Accept-Encoding` }
    if (!acceptsGzip(request.headers.get('accept-encoding'))) return jsonResponse(answer, answer.text, given, varying)
    const zipped = new Uint8Array(await zip(answer.text))
    return jsonResponse(answer, zipped, given, { ...varying, 'Content-Encoding': 'gzip' })
  }

  return {
    async fetch(request, connection) {
      const started = performance.now()
      const path = pathOf(request.url)
      const requestId = requestIdOf(request, settings)
      const address = addressOf(request, connection, settings)
      const context = { deps, request, requestId, address, answerHeaders: new AnswerHeaders() }
      const answer = await decide(context, path)
      const ms = Math.round(performance.now() - started)
      logger.info({ requestId, method: request.method, path, status: answer.status, ms }, 'request')
      return respond(context, answer)
    },
  }
}
