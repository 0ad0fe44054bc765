import type { AppStore } from '@pilotpair/feature-core'
import { rereadUser } from './session-watch.ts'

const CHANNEL = 'pilotpair.session'
const CHANGED = 'changed'

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
 * Reads the user again when another tab of this browser logs in or out. For the application, once a store.
 *
 * @returns the undo.
 */
export const watchTabs = (store: AppStore): (() => void) => {
  const channel = open()
  if (!channel) return () => undefined
  channels.set(store, channel)
  const listen = () => void rereadUser(store)
  channel.addEventListener('message', listen)
  return () => {
    channel.removeEventListener('message', listen)
    channels.delete(store)
    channel.close()
  }
}

/** Tells the other tabs that the session changed here. */
export const tellTabs = (store: AppStore): void => {
  channels.get(store)?.postMessage(CHANGED)
}
