import type { UserAccount } from '@pilotpair/contract'
import { type SessionState, statusOf } from '@pilotpair/feature-core'

/**
 * Who uses the application (spec §4).
 *
 * - `loading`: not known yet; nothing may be shown or redirected.
 * - `anonymous`: nobody. `ended` when a session that was in use has ended, which deserves a word on the login screen.
 *   `hasLeft` after a logout: the page that was left is nobody's aim any more.
 * - `fault`: the service could not say. Nobody is logged out by that; `retry` asks again.
 * - `user`: this account, as last read.
 */
export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'anonymous'; readonly ended: boolean; readonly hasLeft?: true }
  | { readonly kind: 'fault'; readonly failure: unknown; readonly retry: () => Promise<void> }
  | { readonly kind: 'user'; readonly user: UserAccount }

/** What the screens say after a session in use has ended. */
export const SESSION_ENDED_NOTICE = 'Your session has ended. Please log in again.'

/** The part of the cached answer about the user that matters. */
export interface UserEntry {
  readonly data?: UserAccount | undefined
  readonly error?: unknown
}

/** Whether an answer says that this account has no session: not that it could not be asked. */
const deniesSession = (error: unknown): boolean => {
  const status = statusOf(error)
  return status === 401 || status === 403
}

/**
 * Reads the session from what is known. A user who is known stays, whatever faults come later; a fault stays on the
 * screen while it is retried, so that nothing flashes.
 */
export const sessionOf = (
  entry: UserEntry,
  { ended, used, left }: Pick<SessionState, 'ended' | 'used' | 'left'>,
  retry: () => Promise<void>,
): Session => {
  if (ended) return { kind: 'anonymous', ended: used, ...(left && { hasLeft: true }) }
  if (entry.error !== undefined && deniesSession(entry.error)) return { kind: 'anonymous', ended: used }
  if (entry.data !== undefined) return { kind: 'user', user: entry.data }
  return entry.error === undefined ? { kind: 'loading' } : { kind: 'fault', failure: entry.error, retry }
}
