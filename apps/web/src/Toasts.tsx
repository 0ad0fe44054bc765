import { whenToastsWait } from '@pilotpair/ui/toast-queue'
import { type ComponentType, useEffect, useState } from 'react'

const loadToaster = (): Promise<ComponentType> => import('@pilotpair/ui/toaster').then(({ Toaster }) => Toaster)

const interactions = ['pointerdown', 'keydown'] as const

/** Acts at the first of these events of the window; answers the undo. */
const atFirst = (types: readonly string[], act: () => void): (() => void) => {
  const waiting = new AbortController()
  const first = (): void => {
    waiting.abort()
    act()
  }
  for (const type of types) globalThis.addEventListener(type, first, { passive: true, signal: waiting.signal })
  return () => waiting.abort()
}

/**
 * Fetches the toaster when somebody begins to use the page, or when a toast is raised before that. Where it does not
 * come (no connection), the page stands without it until somebody does something or the connection is back.
 */
const fetchWhenNeeded = (onToaster: (Toaster: ComponentType) => void): (() => void) => {
  let isOver = false
  let stop = (): void => undefined
  const fetchIt = (): void => {
    stop()
    loadToaster().then(onToaster, () => {
      if (!isOver) stop = atFirst([...interactions, 'online'], fetchIt)
    })
  }
  stop = atFirst(interactions, fetchIt)
  const stopWaiting = whenToastsWait(fetchIt)
  return () => {
    isOver = true
    stop()
    stopWaiting()
  }
}

/** The toaster, kept out of the first load: what is raised before it is there waits in its queue. */
export const Toasts = () => {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => fetchWhenNeeded((loaded) => setToaster(() => loaded)), [])
  return Toaster === undefined ? null : <Toaster />
}
