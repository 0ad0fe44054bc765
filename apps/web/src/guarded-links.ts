import type { LeaveGuard } from './leave-guard.ts'

type AskBefore = Pick<LeaveGuard, 'mustAsk' | 'ask'>

let guard: AskBefore | undefined

/** Lets links ask before they leave. The guard comes with the frame of a page: the doors hold nothing to lose. */
export const guardLinks = (next: AskBefore): void => {
  guard = next
}

const early = new Set<(event: Event) => void>()

/**
 * Listens to the browser's history for those who have to come before the router, whenever they arrive: listeners on a
 * window are called in the order in which they were added. Called before the router is there.
 */
export const listenFirst = (): void =>
  globalThis.addEventListener('popstate', (event) => {
    for (const listener of early) listener(event)
  })

/** Hears of Back and Forward before the router does; answers the undo. */
export const watchPopState = (listener: (event: Event) => void): (() => void) => {
  early.add(listener)
  return () => early.delete(listener)
}

/** Goes on, or asks first where something on the page is unsaved. @returns whether it asks */
export const asksBefore = (address: string, go: () => void): boolean => {
  if (guard?.mustAsk(address) !== true) return false
  guard.ask(go)
  return true
}
