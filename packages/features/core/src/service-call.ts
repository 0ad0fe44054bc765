import { ACCOUNT_HEADER, type BodyOf, type Endpoint, endpointUrl, type ParamsOf, type QueryOf, type QueryValue } from '@pilotpair/contract'

/** A value of a form. `undefined` and `null` are left out. */
type FormValue = string | number | boolean | Blob | null | undefined

/** One call: an endpoint of the contract with what it needs. Made by {@link call}, sent by the base query. */
export interface ServiceCall {
  readonly endpoint: Endpoint
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly query?: Readonly<Record<string, QueryValue>> | undefined
  readonly body?: unknown
  /** The key of the logical attempt: a repeat with the same key answers the first result. */
  readonly idempotencyKey?: string | undefined
}

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : { readonly [K in Key]: Value }

type OptionalPart<Key extends string, Value> = { readonly [K in Key]?: Value | undefined }

/** What a call of `E` needs: its path parameters and body, and what of its query is wanted. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  OptionalPart<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & { readonly idempotencyKey?: string | undefined }

/**
 * Describes a call for the base query, typed by the contract: `query: (id) => call(aircraftEndpoints.get, { params: { id } })`.
 */
export const call = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & Omit<ServiceCall, 'endpoint'>,
): ServiceCall => ({ ...input, endpoint })

/** The address of a call, absolute because requests outside a page know no base. */
export const addressOf = ({ endpoint, params, query }: ServiceCall): string =>
  new URL(endpointUrl(endpoint, { params, query }), globalThis.location?.origin ?? 'http://localhost').href

const isRecord = (value: unknown): value is Readonly<Record<string, FormValue>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const formEntries = (body: unknown): [string, string | Blob][] =>
  Object.entries(isRecord(body) ? body : {}).flatMap(([key, value]): [string, string | Blob][] => {
    if (value === undefined || value === null) return []
    return [[key, value instanceof Blob ? value : String(value)]]
  })

const encoded = ({ endpoint, body }: ServiceCall): { body?: BodyInit; type?: string } => {
  if (!endpoint.body || body === undefined) return {}
  switch (endpoint.body.kind) {
    case 'json':
      return { body: JSON.stringify(body), type: 'application/json' }
    case 'form':
      return { body: new URLSearchParams(formEntries(body).flatMap(([key, value]) => (value instanceof Blob ? [] : [[key, value]]))) }
    case 'multipart': {
      const form = new FormData()
      for (const [key, value] of formEntries(body)) form.append(key, value)
      return { body: form }
    }
  }
}

/** Whether a call asks who is there, or changes it: then it is made for nobody. */
const isAboutSession = ({ endpoint }: ServiceCall): boolean => endpoint.path.startsWith('auth/')

/**
 * The request of a call, made anew for every attempt so that a repeated upload holds its whole body again.
 *
 * @param accountId for whom it is made; the service refuses it when the session is another's
 */
export const requestOf = (call: ServiceCall, signal: AbortSignal, accountId?: string): Request => {
  const { body, type } = encoded(call)
  const headers = new Headers({ accept: 'application/json' })
  if (type) headers.set('content-type', type)
  if (accountId !== undefined && !isAboutSession(call)) headers.set(ACCOUNT_HEADER, accountId)
  if (call.idempotencyKey) headers.set('idempotency-key', call.idempotencyKey)
  return new Request(addressOf(call), {
    method: call.endpoint.method,
    credentials: 'same-origin',
    headers,
    signal,
    ...(body === undefined ? {} : { body }),
  })
}
