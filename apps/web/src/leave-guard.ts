/** The part of a window that the guard watches and moves. */
export interface GuardedWindow {
  addEventListener(type: 'beforeunload', listener: (event: Event) => void): void
  removeEventListener(type: 'beforeunload', listener: (event: Event) => void): void
  readonly history: { readonly state: unknown; go(delta: number): void }
  readonly location: { readonly pathname: string; readonly search: string }
  /** Hears of Back and Forward before the router does; answers the undo. */
  watchPopState(listener: (event: Event) => void): () => void
}

/** What the guard knows of unsaved input. */
export interface Unsaved {
  readonly isUnsaved: () => boolean
  readonly watch: (listener: () => void) => () => void
}

/** Asks before unsaved input is lost. One for the application; see {@link createLeaveGuard}. */
export interface LeaveGuard {
  /** Whether leaving for an address of the product has to be asked about. */
  readonly mustAsk: (address: string) => boolean
  /** Asks whether to leave; `go` is what leaving means. A question that stands already is about this from now on. */
  readonly ask: (go: () => void) => void
  /** Whether the question stands. */
  readonly isAsking: () => boolean
  /** Called when {@link LeaveGuard.isAsking} may have changed; answers the undo. */
  readonly subscribe: (listener: () => void) => () => void
  /** The answer: leave and lose what is unsaved, or stay. */
  readonly answer: (leaves: boolean) => void
  /** The router shows this page: it is the one that is held from now on. */
  readonly arrived: (place: GuardedWindow['location']) => void
  /** Begins to watch Back, Forward and the closing of the page; answers the undo. */
  readonly watch: () => () => void
}

/** The router's number of a history entry; entries that it did not make have none. */
const indexOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : undefined

/** Path and query: what a hash alone changes is no other page. */
const pageOf = (address: string): string => address.split('#')[0] ?? address

/**
 * Makes the guard of unsaved input. Back and Forward cannot be stopped, only taken back: when the browser has moved to
 * another entry, the guard hides that from the router (it hears of it first), moves back to the entry that is held, and
 * asks. A yes repeats the move, this time seen by the router.
 *
 * Redirects of the product itself (logout, a session that ended, the way on after saving) do not pass here, so they
 * never ask.
 */
export const createLeaveGuard = (page: GuardedWindow, unsaved: Unsaved): LeaveGuard => {
  const listeners = new Set<() => void>()
  const addressOf = ({ pathname, search }: GuardedWindow['location']): string => pathname + search
  const read = () => ({ index: indexOf(page.history.state), address: addressOf(page.location) })
  let held = read()
  let pending: (() => void) | undefined
  /** The guard is on its way back to the held entry, and nobody else shall hear of the steps. */
  let isReturning = false
  /** A yes was given: the next move is meant. */
  let isLeaving = false

  const setPending = (next: (() => void) | undefined): void => {
    pending = next
    for (const listener of listeners) listener()
  }

  /** Always from where the browser is now: presses in quick succession may have moved it meanwhile. */
  const goBackToHeld = (): void => {
    const { index } = read()
    if (index === undefined || held.index === undefined) isReturning = false
    else if (index !== held.index) page.history.go(held.index - index)
  }

  const ask = (go: () => void): void => setPending(go)

  const onPopState = (event: Event): void => {
    const now = read()
    if (isLeaving) {
      isLeaving = false
      return
    }
    if (isReturning && now.index === held.index) {
      isReturning = false
      event.stopImmediatePropagation()
      return
    }
    if (!isReturning && (!unsaved.isUnsaved() || now.address === held.address)) return
    if (now.index === undefined || held.index === undefined || now.index === held.index) return
    event.stopImmediatePropagation()
    isReturning = true
    const delta = now.index - held.index
    ask(() => {
      isLeaving = true
      page.history.go(delta)
    })
    // In a task of its own, so that of several moves at once only the last is taken back.
    setTimeout(goBackToHeld)
  }

  const onBeforeUnload = (event: Event): void => {
    if (!isLeaving) event.preventDefault()
  }

  /** Only while there is something to lose: a page with this listener may be kept out of the browser's fast Back. */
  const watchClosing = (): (() => void) => {
    const follow = (): void => {
      if (unsaved.isUnsaved()) page.addEventListener('beforeunload', onBeforeUnload)
      else page.removeEventListener('beforeunload', onBeforeUnload)
    }
    follow()
    const stop = unsaved.watch(follow)
    return () => {
      stop()
      page.removeEventListener('beforeunload', onBeforeUnload)
    }
  }

  return {
    mustAsk: (address) => unsaved.isUnsaved() && pageOf(address) !== held.address,
    ask,
    isAsking: () => pending !== undefined,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    answer: (leaves) => {
      const go = pending
      setPending(undefined)
      if (leaves) go?.()
    },
    arrived: (place) => {
      held = { index: read().index, address: addressOf(place) }
      // A question about a page that is gone (its session ended, say) asks nothing any more.
      if (pending !== undefined && !isReturning) setPending(undefined)
    },
    watch: () => {
      const stopHistory = page.watchPopState(onPopState)
      const stopClosing = watchClosing()
      return () => {
        stopHistory()
        stopClosing()
        isReturning = false
        setPending(undefined)
      }
    },
  }
}
