import { whenToastsWait } from '@pilotpair/ui/toast-queue'
import { lazy, Suspense, useEffect, useState } from 'react'

const Toaster = lazy(() => import('@pilotpair/ui/toaster').then((module) => ({ default: module.Toaster })))

const interactions = ['pointerdown', 'keydown'] as const

/** Acts once: when somebody begins to use the page, or when a toast is raised before that. */
const whenNeeded = (act: () => void): (() => void) => {
  const stopWaiting = whenToastsWait(act)
  for (const type of interactions) globalThis.addEventListener(type, act, { once: true, passive: true })
  return () => {
    stopWaiting()
    for (const type of interactions) globalThis.removeEventListener(type, act)
  }
}

/** The toaster, kept out of the first load: what is raised before it is there waits in its queue. */
export const Toasts = () => {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => whenNeeded(() => setWanted(true)), [])
  return isWanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}
