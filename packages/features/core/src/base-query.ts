import { authEndpoints, UPLOAD_PATIENCE_MS } from '@pilotpair/contract'
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query'
import type { ApiFailure } from './failure.ts'
import { pressOver } from './press.ts'
import { readAnswer, type ServiceMeta } from './read-answer.ts'
import { refreshSession, renewalCount } from './refresh.ts'
import { requestOf, type ServiceCall } from './service-call.ts'
import { sessionAnswered, sessionDoubted, sessionEnded, type SessionState } from './session-state.ts'

/** Milliseconds after which a call without an answer is given up. Uploads get longer. */
const patienceFor = ({ endpoint }: ServiceCall): number =>
  endpoint.body?.kind === 'multipart' ? UPLOAD_PATIENCE_MS : 20_000

type Attempt = { data: unknown; meta: ServiceMeta } | { error: ApiFailure; meta?: ServiceMeta }

const attempt = async (call: ServiceCall, signal: AbortSignal, accountId: string | undefined): Promise<Attempt> => {
  const timeout = AbortSignal.timeout(patienceFor(call))
  try {
    const response = await fetch(requestOf(call, AbortSignal.any([signal, timeout]), accountId))
    return await readAnswer(call.endpoint, response)
  } catch {
    if (signal.aborted) return { error: { kind: 'aborted' } }
    return { error: timeout.aborted ? { kind: 'silent' } : { kind: 'unreachable' } }
  }
}

const isExpired = (result: Attempt): boolean =>
  'error' in result &&
  result.error.kind === 'refused' &&
  result.error.status === 401 &&
  result.error.detail === 'expired_token'

/** Tells the store what an answer says about the session; a network fault says nothing. */
const noteSession = (call: ServiceCall, result: Attempt, api: BaseQueryApi): void => {
  if (call.endpoint.access.kind !== 'session') return
  if (!('error' in result)) {
    // A login reads the user before the session begins.
    if (call.endpoint.id !== authEndpoints.currentUser.id) api.dispatch(sessionAnswered())
    return
  }
  if (result.error.kind !== 'refused') return
  if (result.error.status === 401) api.dispatch(sessionEnded())
  if (result.error.status === 403) api.dispatch(sessionDoubted())
}

/** What a store of {@link createAppStore} holds beside the answers. */
const hasSession = (state: unknown): state is { readonly session: SessionState } =>
  typeof state === 'object' && state !== null && 'session' in state

/** The account that the screens show. What is made for it is for nobody else, however long it waited. */
const accountOf = (state: unknown): string | undefined => (hasSession(state) ? state.session.accountId : undefined)

/**
 * Calls the service (section 8, "Session and auth"): a 401 whose detail is `expired_token` waits for the one shared
 * refresh and is sent once more, whole; when the refresh fails, the call fails with the refresh's error. Nothing else
 * is ever sent twice. An answer that comes while something is pressed is told of when the press is over.
 */
export const serviceBaseQuery: BaseQueryFn<ServiceCall, unknown, ApiFailure, object, ServiceMeta> = async (call, api) => {
  const sentAt = renewalCount()
  const accountId = accountOf(api.getState())
  let result = await attempt(call, api.signal, accountId)
  if (isExpired(result)) {
    const failure = await refreshSession(sentAt)
    result = failure ? { error: failure } : await attempt(call, api.signal, accountId)
  }
  await pressOver()
  noteSession(call, result, api)
  return result
}
