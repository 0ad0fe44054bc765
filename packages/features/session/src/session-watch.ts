import { answersForgotten, type AppStore, baseApi, forgetTab } from '@pilotpair/feature-core'
import { selectCurrentUser, sessionApi } from './api.ts'

/** Drops everything that was read for the account; answers still under way are ignored, wherever they come from. */
export const forgetAnswers = (store: AppStore): void => {
  const running = store.dispatch(baseApi.util.getRunningQueriesThunk())
  store.dispatch(baseApi.util.resetApiState())
  for (const query of running) query?.abort()
}

const ACCOUNT = 'pilotpair.account'

/** The account that this tab keeps things for, over a reload where the browser lets us. */
const keptFor = (): string | undefined => {
  try {
    return globalThis.sessionStorage?.getItem(ACCOUNT) ?? undefined
  } catch {
    return undefined
  }
}

const keepFor = (id: string): void => {
  try {
    globalThis.sessionStorage?.setItem(ACCOUNT, id)
  } catch {
    // Nothing else is stored either.
  }
}

/** Reads the user again from the service; a session that the answer proves begins with it. */
export const rereadUser = async (store: AppStore): Promise<void> => {
  await store.dispatch(sessionApi.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false }))
}

const start = (store: AppStore): (() => void) => {
  let { ended, doubts: settled } = store.getState().session
  let userId: string | undefined
  // Outlives the end of a session: what the tab keeps may meet the next account.
  let keptId = keptFor()
  let reading = false

  const settleDoubt = async (): Promise<void> => {
    reading = true
    await rereadUser(store)
    // What was refused while we asked is answered by what we now know: one question a doubt, and no loop.
    settled = store.getState().session.doubts
    reading = false
  }

  const look = (): void => {
    const state = store.getState()
    const hasJustEnded = state.session.ended && !ended
    ended = state.session.ended
    if (ended) {
      // Who was never logged in keeps what everybody may read; what comes late for an account goes as well.
      const mustForget = state.session.holds || (hasJustEnded && userId !== undefined)
      if (hasJustEnded) userId = undefined
      if (!mustForget) return
      store.dispatch(answersForgotten())
      forgetAnswers(store)
      return
    }
    const nextId = selectCurrentUser(state).data?.id_user_account
    if (nextId !== undefined && nextId !== userId) {
      const isSomebodyElse = userId !== undefined
      userId = nextId
      if (keptId !== undefined && keptId !== nextId) forgetTab()
      keptId = nextId
      keepFor(nextId)
      if (isSomebodyElse) {
        forgetAnswers(store)
        return
      }
    }
    if (state.session.doubts > settled && !reading) void settleDoubt()
  }

  look()
  return store.subscribe(look)
}

const watches = new WeakMap<AppStore, { watchers: number; readonly stop: () => void }>()

/**
 * Keeps the store true to the session: an end drops what was read, once; a refusal reads the user again, once; another
 * account in the same browser starts afresh. As many callers as like share one watch a store.
 *
 * @returns the undo.
 */
export const watchSession = (store: AppStore): (() => void) => {
  const watch = watches.get(store) ?? { watchers: 0, stop: start(store) }
  watches.set(store, watch)
  watch.watchers += 1
  return () => {
    watch.watchers -= 1
    if (watch.watchers > 0) return
    watches.delete(store)
    watch.stop()
  }
}
