import { type Endpoint, readDetail, readFieldProblems } from '@pilotpair/contract'
import type { ApiFailure } from './failure.ts'

/** What travels beside an answer. */
export interface ServiceMeta {
  readonly status: number
  /** Where the next page of a large list begins (`X-Next-Cursor`); absent on the last one. */
  readonly nextCursor?: string
}

const parseJson = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

const secondsToWait = (response: Response): number | undefined => {
  const header = response.headers.get('retry-after')
  const seconds = header === null ? Number.NaN : Number(header)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined
}

const failureOf = ({ body }: Endpoint, response: Response, text: string): ApiFailure => {
  const json = parseJson(text)
  const detail = readDetail(json?.value)
  if (detail === undefined) {
    // Whoever sends nothing has sent nothing too large: the status is a mistake on the way.
    const isTooLarge = response.status === 413 && body !== undefined
    return { kind: 'unreadable', status: response.status, ...(isTooLarge && { isTooLarge }) }
  }
  const retryAfter = secondsToWait(response)
  return {
    kind: 'refused',
    status: response.status,
    detail,
    fields: readFieldProblems(json?.value),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
}

/**
 * Reads an answer against the contract. A shape that the contract does not know is a failure, never a crash later on;
 * keys that it does not know yet are let through, since a newer service may add some.
 */
export const readAnswer = async (
  endpoint: Endpoint,
  response: Response,
): Promise<{ data: unknown; meta: ServiceMeta } | { error: ApiFailure; meta: ServiceMeta }> => {
  const text = await response.text()
  const nextCursor = response.headers.get('x-next-cursor')
  const meta: ServiceMeta = { status: response.status, ...(nextCursor === null ? {} : { nextCursor }) }
  if (!response.ok) return { error: failureOf(endpoint, response, text), meta }
  const json = parseJson(text)
  if (endpoint.response.kind !== 'json' || json === undefined) return { error: { kind: 'unreadable', status: response.status }, meta }
  const parsed = endpoint.response.schema.safeParse(json.value)
  // Frozen as a whole: the store then does not walk through all of it in search of what it should freeze.
  if (parsed.success) return { data: Object.freeze(parsed.data), meta }
  const onlyUnknownKeys = parsed.error.issues.every((issue) => issue.code === 'unrecognized_keys')
  return onlyUnknownKeys ? { data: Object.freeze(json.value), meta } : { error: { kind: 'unreadable', status: response.status }, meta }
}
