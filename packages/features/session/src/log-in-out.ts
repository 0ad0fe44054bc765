import type { UserAccount } from '@pilotpair/contract'
import { type AppStore, sessionBegan, sessionLeft } from '@pilotpair/feature-core'
import { type Credentials, sessionApi } from './api.ts'
import { clearTabStorage, forgetAnswers } from './session-watch.ts'
import { tellTabs } from './tabs.ts'

/** How a login went. `no-user`: the service let us in and then could not say who we are. */
export type LoginResult =
  | { readonly kind: 'in'; readonly user: UserAccount }
  | { readonly kind: 'refused'; readonly failure: unknown }
  | { readonly kind: 'no-user' }

/** Logs in, then reads the user (spec §2.2, §4, §8). Never throws. */
export const logIn = async (store: AppStore, credentials: Credentials): Promise<LoginResult> => {
  const { login, getCurrentUser } = sessionApi.endpoints
  const { error: failure } = await store.dispatch(login.initiate(credentials, { track: false }))
  if (failure !== undefined) return { kind: 'refused', failure }
  const { data, error } = await store.dispatch(
    getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
  )
  if (error !== undefined || data === undefined) return { kind: 'no-user' }
  store.dispatch(sessionBegan())
  tellTabs(store)
  return { kind: 'in', user: data }
}

/** Milliseconds for which a logout waits for the service before the user is logged out here all the same. */
const LOGOUT_PATIENCE = 4000

const after = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined))

/**
 * Logs out. Whatever the service answers, the user ends logged out here: nothing that was read for them remains, and
 * late answers are ignored. A failure is only logged (spec §8). Never throws.
 */
export const logOut = async (store: AppStore): Promise<void> => {
  const asked = store.dispatch(sessionApi.endpoints.logout.initiate(undefined, { track: false }))
  const answer = await Promise.race([asked, after(LOGOUT_PATIENCE)])
  if (answer === undefined || answer.error !== undefined) console.error('Logout failed', answer?.error)
  store.dispatch(sessionLeft())
  forgetAnswers(store)
  clearTabStorage()
  tellTabs(store)
}
