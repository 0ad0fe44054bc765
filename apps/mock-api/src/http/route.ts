import type { Endpoint, EndpointBody, EndpointResponse } from '@pilotpair/contract'
import type * as z from 'zod/mini'
import type { SessionUser } from '../auth/session.ts'
import type { Deps } from '../deps.ts'
import { requireSession } from './access.ts'
import { collect, isWellEncoded, readBody } from './body.ts'
import { invalid, parsePart } from './errors.ts'
import { leaseUploadMemory, type MemoryLease } from './upload-memory.ts'

type Part = z.ZodMiniType | undefined
type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined
type BodyOutput<Body> = Body extends EndpointBody ? z.output<Body['schema']> : undefined

/** One request on its way through a handler, and what its answer gets beside the content. */
export interface RequestContext {
  readonly deps: Deps
  readonly request: Request
  readonly requestId: string
  /** The client's address, by TRUST_PROXY. */
  readonly address: string
  /** Headers of the answer, also of an error; `append` for cookies. */
  readonly answerHeaders: Headers
}

/** What a handler gets: the parsed parts of the call. */
export interface Call<Params, Query, Body> extends RequestContext {
  readonly params: Params
  readonly query: Query
  readonly body: Body
}

/** A call that has passed the endpoint's access rule. */
export interface SessionCall<Params, Query, Body> extends Call<Params, Query, Body> {
  readonly user: SessionUser
}

/** Bytes of a picture. */
export interface ImageAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/webp'
}

/** What a handler returns: the content by the endpoint's schema, or a finished `Response` (prepared content). */
export type AnswerFor<Answer extends EndpointResponse> = Answer extends { readonly schema: infer Schema }
  ? OutputOf<Schema> | Response
  : ImageAnswer | Response

/** A JSON answer before its headers: the router makes one response of both. */
export interface JsonAnswer {
  readonly status: number
  readonly text: string
}

/** An endpoint with its handler, ready for the router. */
export interface RouteDef {
  readonly endpoint: Endpoint
  /** Takes the raw path parameters. */
  handle(context: RequestContext, rawParams: Readonly<Record<string, string>>): Promise<Response | JsonAnswer>
}

function parseOptional<Schema extends Part>(schema: Schema, value: unknown, place: 'query' | 'path'): OutputOf<Schema>
function parseOptional(schema: Part, value: unknown, place: 'query' | 'path'): unknown {
  return schema === undefined ? undefined : parsePart(schema, value, place)
}

const optionalBodies = new WeakMap<EndpointBody, boolean>()

/** Whether a call may come without a body: some of those to which the specification gives none take one by addition. */
const mayBeAbsent = (body: EndpointBody): boolean => {
  const known = optionalBodies.get(body)
  if (known !== undefined) return known
  const isOptional = body.schema.safeParse(undefined).success
  optionalBodies.set(body, isOptional)
  return isOptional
}

async function parseBody<Body extends EndpointBody | undefined>(
  body: Body,
  request: Request,
  memory: MemoryLease,
): Promise<BodyOutput<Body>>
async function parseBody(body: EndpointBody | undefined, request: Request, memory: MemoryLease): Promise<unknown> {
  if (body === undefined) return undefined
  return parsePart(body.schema, await readBody(request, body.kind, memory, mayBeAbsent(body)), 'body')
}

const readQuery = (request: Request): Record<string, string | string[]> => {
  if (!request.url.includes('?')) return {}
  const { search, searchParams } = new URL(request.url)
  if (!isWellEncoded(search)) throw invalid('query', [{ path: [], message: 'Must be valid UTF-8 text' }])
  return collect(searchParams)
}

const assertAnswer = (endpoint: Endpoint, content: unknown): void => {
  if (endpoint.response.kind !== 'json') return
  const parsed = endpoint.response.schema.safeParse(content)
  if (parsed.success) return
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`${endpoint.id} answered what its schema does not allow: ${problems.join(', ')}`)
}

const isImage = (content: unknown): content is ImageAnswer =>
  typeof content === 'object' && content !== null && 'bytes' in content && 'contentType' in content

const toAnswer = (endpoint: Endpoint, content: unknown, checkAnswers: boolean): Response | JsonAnswer => {
  if (content instanceof Response) return content
  if (endpoint.response.kind === 'image') {
    if (!isImage(content)) throw new Error(`${endpoint.id} must answer an image`)
    return new Response(content.bytes, { headers: { 'Content-Type': content.contentType } })
  }
  if (checkAnswers) assertAnswer(endpoint, content)
  return { status: endpoint.response.status, text: JSON.stringify(content) }
}

const parseCall = async <P extends Part, Q extends Part, B extends EndpointBody | undefined>(
  endpoint: Endpoint<P, Q, B>,
  context: RequestContext,
  rawParams: Readonly<Record<string, string>>,
  memory: MemoryLease,
): Promise<Call<OutputOf<P>, OutputOf<Q>, BodyOutput<B>>> => ({
  ...context,
  params: parseOptional(endpoint.params, rawParams, 'path'),
  // What an endpoint does not read cannot be wrong: a balancer's probe may carry anything.
  query: parseOptional(endpoint.query, endpoint.query === undefined ? {} : readQuery(context.request), 'query'),
  body: await parseBody(endpoint.body, context.request, memory),
})

const withUploadMemory = async <Result>(work: (memory: MemoryLease) => Promise<Result>): Promise<Result> => {
  const memory = leaseUploadMemory()
  try {
    return await work(memory)
  } finally {
    memory.free()
  }
}

/** What an endpoint does beside its handler. */
export interface RouteOptions {
  /** Runs once access is decided and before anything of the body is read; throws to refuse the call. */
  readonly before?: (context: RequestContext, user: SessionUser) => Promise<void>
}

/**
 * Binds a handler to an endpoint that needs a session. Method, path, access, reading and checking of the parts,
 * and in tests the shape of the answer follow from the descriptor; the handler gets what is left to decide.
 * Access is decided before anything of the body is read.
 */
export const route = <
  P extends Part,
  Q extends Part,
  B extends EndpointBody | undefined,
  R extends EndpointResponse,
>(
  endpoint: Endpoint<P, Q, B, R>,
  handler: (call: SessionCall<OutputOf<P>, OutputOf<Q>, BodyOutput<B>>) => Promise<AnswerFor<R>>,
  { before }: RouteOptions = {},
): RouteDef => {
  const { access } = endpoint
  if (access.kind !== 'session') throw new Error(`${endpoint.id} is public: use publicRoute`)
  return {
    endpoint,
    async handle(context, rawParams) {
      const user = await requireSession(context, access)
      await before?.(context, user)
      return withUploadMemory(async (memory) => {
        const call = await parseCall(endpoint, context, rawParams, memory)
        return toAnswer(endpoint, await handler({ ...call, user }), context.deps.settings.checkAnswers)
      })
    },
  }
}

/** Binds a handler to a public endpoint; `readSession` tells a handler who is there, if anybody. */
export const publicRoute = <
  P extends Part,
  Q extends Part,
  B extends EndpointBody | undefined,
  R extends EndpointResponse,
>(
  endpoint: Endpoint<P, Q, B, R>,
  handler: (call: Call<OutputOf<P>, OutputOf<Q>, BodyOutput<B>>) => Promise<AnswerFor<R>>,
): RouteDef => {
  if (endpoint.access.kind !== 'public') throw new Error(`${endpoint.id} needs a session: use route`)
  return {
    endpoint,
    async handle(context, rawParams) {
      return withUploadMemory(async (memory) => {
        const call = await parseCall(endpoint, context, rawParams, memory)
        return toAnswer(endpoint, await handler(call), context.deps.settings.checkAnswers)
      })
    },
  }
}
