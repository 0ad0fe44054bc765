import { authEndpoints } from '@pilotpair/contract'
import type { ApiFailure } from './failure.ts'
import { readAnswer } from './read-answer.ts'
import { requestOf } from './service-call.ts'

/** Milliseconds after which a refresh without an answer is given up, so that waiting calls are not stuck. */
const REFRESH_PATIENCE = 15_000

let underway: Promise<ApiFailure | undefined> | undefined

const refresh = async (): Promise<ApiFailure | undefined> => {
  const timeout = AbortSignal.timeout(REFRESH_PATIENCE)
  try {
    const answer = await readAnswer(authEndpoints.tokenRefresh, await fetch(requestOf({ endpoint: authEndpoints.tokenRefresh }, timeout)))
    return 'error' in answer ? answer.error : undefined
  } catch {
    return { kind: timeout.aborted ? 'silent' : 'unreachable' }
  }
}

let renewals = 0

/** How often the tokens were renewed so far: a call remembers it, to know later whether it was sent with older ones. */
export const renewalCount = (): number => renewals

/**
 * Renews the session's tokens once for all calls that wait (section 8). A call that was sent before the last renewal
 * and answered after it needs no second one.
 *
 * @param sentAt {@link renewalCount} when the call was sent. @default now
 * @returns `undefined` when renewed, else why not.
 */
export const refreshSession = (sentAt: number = renewals): Promise<ApiFailure | undefined> => {
  if (sentAt < renewals) return Promise.resolve(undefined)
  underway ??= refresh()
    .then((failure) => {
      if (failure === undefined) renewals += 1
      return failure
    })
    .finally(() => {
      underway = undefined
    })
  return underway
}
