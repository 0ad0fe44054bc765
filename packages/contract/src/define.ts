import type * as z from 'zod/mini'
import type { Access, Endpoint, EndpointBody, EndpointResponse, ErrorStatus, Method } from './endpoint.ts'
import { API_BASE, type Role, ROLES } from './constants.ts'
import { encodeQuery, type QueryValue } from './query-pairs.ts'

type Part = z.ZodMiniType | undefined
type BodyPart = EndpointBody | undefined

/** What `defineEndpoint` takes: an endpoint whose absent parts are left out. */
export interface EndpointDefinition<
  Params extends Part,
  Query extends Part,
  Body extends BodyPart,
  Response extends EndpointResponse,
> {
  readonly id: string
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly response: Response
  /** Error statuses beyond those that follow from access, params, query and body. */
  readonly errors?: readonly ErrorStatus[]
}

/**
 * Completes a definition: absent parts become `undefined`, and the error statuses that follow from the parts
 * are added: a session gives 401 and 403, params 404, input 422, a body 400 and 413, and 415 unless it is a form, anything 429 and 503.
 */
export function defineEndpoint<
  Response extends EndpointResponse,
  Params extends Part = undefined,
  Query extends Part = undefined,
  Body extends BodyPart = undefined,
>(definition: EndpointDefinition<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response>
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint(
  definition: EndpointDefinition<z.ZodMiniType, z.ZodMiniType, EndpointBody, EndpointResponse>,
): Endpoint {
  const { id, method, path, summary, access, params, query, body, response } = definition
  const errors = new Set<ErrorStatus>([429, 503, ...(definition.errors ?? [])])
  if (access.kind === 'session') errors.add(401).add(403)
  if (params) errors.add(404)
  if (params || query || body) errors.add(422)
  if (body) errors.add(400).add(413)
  if (body && body.kind !== 'form') errors.add(415)
  if (method !== 'GET') errors.add(403)
  const sorted = [...errors].sort((a, b) => a - b)
  return { id, method, path, summary, access, params, query, body, response, errors: sorted }
}

type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined
type InputOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined

/** Path parameters of an endpoint. */
export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>
/** Parsed query of an endpoint; also what a client passes to `endpointUrl`. */
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>
/** Query before parsing, as the service receives it. */
export type QueryInputOf<E extends Endpoint> = InputOf<E['query']>
/** Body as a client sends it. */
export type BodyOf<E extends Endpoint> = E['body'] extends EndpointBody
  ? InputOf<E['body']['schema']>
  : undefined
/** Body as the service works with it. */
export type ParsedBodyOf<E extends Endpoint> = E['body'] extends EndpointBody
  ? OutputOf<E['body']['schema']>
  : undefined
/** Content of a successful JSON answer; image answers are `undefined` here. */
export type AnswerOf<E extends Endpoint> = E['response'] extends { readonly schema: infer S }
  ? OutputOf<S>
  : undefined

/** Anybody, with or without a session. */
export const publicAccess: Access = { kind: 'public' }

/** A session of one of `roles`; a pilot in any state of verification. */
/* @__NO_SIDE_EFFECTS__ */
export function anyOf(...roles: readonly Role[]): Access {
  return { kind: 'session', roles: roles.length === 0 ? ROLES : roles, approval: 'any' }
}

/** A session of one of `roles`; a pilot must be verified. */
/* @__NO_SIDE_EFFECTS__ */
export function approved(...roles: readonly Role[]): Access {
  return { kind: 'session', roles: roles.length === 0 ? ROLES : roles, approval: 'approved' }
}

/** A JSON answer with status 200. */
/* @__NO_SIDE_EFFECTS__ */
export function answers<Schema extends z.ZodMiniType>(schema: Schema) {
  return { kind: 'json', status: 200, schema } as const
}

/** A JSON answer with status 201. */
/* @__NO_SIDE_EFFECTS__ */
export function creates<Schema extends z.ZodMiniType>(schema: Schema) {
  return { kind: 'json', status: 201, schema } as const
}

/** An answer of image bytes. */
export const image = { kind: 'image', status: 200 } as const

/** A JSON body. */
/* @__NO_SIDE_EFFECTS__ */
export function json<Schema extends z.ZodMiniType>(schema: Schema) {
  return { kind: 'json', schema } as const
}

/** A form-encoded body. */
/* @__NO_SIDE_EFFECTS__ */
export function form<Schema extends z.ZodMiniType>(schema: Schema) {
  return { kind: 'form', schema } as const
}

/** A multipart body; its text fields are texts, its files are `UploadedFile`. */
/* @__NO_SIDE_EFFECTS__ */
export function multipart<Schema extends z.ZodMiniType>(schema: Schema) {
  return { kind: 'multipart', schema } as const
}

/** Values for the path and the query of one call. */
export interface EndpointAddress {
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly query?: Readonly<Record<string, QueryValue>> | undefined
}

/**
 * The path and query of a call below the host: `/api/v1/aircrafts/…?search=…`. Parameters are percent-encoded.
 *
 * @throws Error when a path parameter has no value, naming it
 */
export function endpointUrl(endpoint: Pick<Endpoint, 'id' | 'path'>, address: EndpointAddress = {}): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_slot, name: string) => {
    const value = address.params?.[name]
    if (value === undefined || value === '') {
      throw new Error(`${endpoint.id}: the path parameter "${name}" is missing`)
    }
    return encodeURIComponent(value)
  })
  const pairs = encodeQuery(address.query ?? {})
  const query = pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&')
  return `${API_BASE}${path}${query === '' ? '' : `?${query}`}`
}
