import type * as z from 'zod/mini'
import type { Role } from './constants.ts'

/** HTTP methods used by /api/v1. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** How a request body travels. */
export type BodyKind = 'json' | 'form' | 'multipart'

/** A request body: its encoding and the schema of its parsed content. */
export interface EndpointBody<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly kind: BodyKind
  readonly schema: Schema
}

/** What a successful answer holds: JSON of a schema, or image bytes. */
export type EndpointResponse<Schema extends z.ZodMiniType = z.ZodMiniType> =
  | { readonly kind: 'json'; readonly status: 200 | 201; readonly schema: Schema }
  | { readonly kind: 'image'; readonly status: 200 }

/**
 * Who may call. `public` needs no session; `session` needs one of `roles`, and with
 * `approval: 'approved'` a pilot must be verified too (operators and administrators always are).
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'session'; readonly roles: readonly Role[]; readonly approval: 'any' | 'approved' }

/** Error statuses an endpoint documents; each carries `{"detail": …}`. */
export type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 502 | 503

/** One call of section 7 (or an addition of the decisions), from which server, client, mocks and documents derive. */
export interface Endpoint<
  Params extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Query extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Body extends EndpointBody | undefined = EndpointBody | undefined,
  Response extends EndpointResponse = EndpointResponse,
> {
  /** Unique dotted name, also the OpenAPI operationId: `auth.login`. */
  readonly id: string
  readonly method: Method
  /** Path below /api/v1/ as the specification writes it, parameters in braces: `aircrafts/{id}`. */
  readonly path: string
  /** One line for the OpenAPI document, with the specification's section. */
  readonly summary: string
  readonly access: Access
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly response: Response
  readonly errors: readonly ErrorStatus[]
}
