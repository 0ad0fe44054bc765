import { type AppStore, forgetTab, sessionLeft } from '@pilotpair/feature-core'
import { rereadUser } from './session-watch.ts'

const CHANNEL = 'pilotpair.session'

/** What happened to the session: somebody has come, or has logged out of their own accord. */
type Change = 'came' | 'left'

const channels = new WeakMap<AppStore, BroadcastChannel>()

const open = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    // Some private windows forbid it. The tab then learns of a change by its next call.
    return undefined
  }
}

/**
 * Follows the other tabs of this browser: the user is read again when one logs in; a logout there is one here, with
 * nothing left of the account, the page it was on included. For the application, once a store.
 *
 * @returns the undo.
 */
export const watchTabs = (store: AppStore): (() => void) => {
  const channel = open()
  if (!channel) return () => undefined
  channels.set(store, channel)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>): void => {
    if (data !== ('left' satisfies Change)) return void rereadUser(store)
    store.dispatch(sessionLeft())
    forgetTab()
  })
  return () => {
    channels.delete(store)
    channel.close()
  }
}

/** Tells the other tabs how the session changed here. */
export const tellTabs = (store: AppStore, change: Change): void => {
  channels.get(store)?.postMessage(change)
}
