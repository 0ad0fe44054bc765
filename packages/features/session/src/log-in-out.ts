import type { UserAccount } from '@pilotpair/contract'
import { type AppStore, forgetTab, sessionLeft } from '@pilotpair/feature-core'
import { type Credentials, sessionApi } from './api.ts'
import { forgetAnswers } from './session-watch.ts'
import { tellTabs } from './tabs.ts'

/** How a login went. `no-user`: the service let us in and then could not say who we are. */
export type LoginResult =
  | { readonly kind: 'in'; readonly user: UserAccount }
  | { readonly kind: 'refused'; readonly failure: unknown }
  | { readonly kind: 'no-user' }

/** The logout under way. Its late answer would take the cookies of a login away. */
let leaving: Promise<unknown> | undefined

/** Logs in, then reads the user (spec §2.2, §4, §8). Never throws. */
export const logIn = async (store: AppStore, credentials: Credentials): Promise<LoginResult> => {
  const { login, getCurrentUser } = sessionApi.endpoints
  await leaving
  const { error: failure } = await store.dispatch(login.initiate(credentials, { track: false }))
  if (failure !== undefined) return { kind: 'refused', failure }
  const { data, error } = await store.dispatch(
    getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
  )
  if (error !== undefined || data === undefined) return { kind: 'no-user' }
  tellTabs(store, 'came')
  return { kind: 'in', user: data }
}

/** Milliseconds for which a logout waits for the service before the user is logged out here all the same. */
const LOGOUT_PATIENCE = 4000

/**
 * Logs out. Whatever the service answers, the user ends logged out here: nothing that was read for them remains, and
 * late answers are ignored. A failure is only logged (spec §8). Never throws.
 */
export const logOut = async (store: AppStore): Promise<void> => {
  const asked = store.dispatch(sessionApi.endpoints.logout.initiate(undefined, { track: false }))
  const patience = setTimeout(() => asked.abort(), LOGOUT_PATIENCE)
  leaving = asked
  const { error } = await asked
  clearTimeout(patience)
  if (error !== undefined) console.error('Logout failed', error)
  store.dispatch(sessionLeft())
  forgetAnswers(store)
  forgetTab()
  tellTabs(store, 'left')
}
