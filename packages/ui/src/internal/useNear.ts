import { startTransition, useCallback, useState } from 'react'

/** How far below and above the window something is made ready: half a window, a flick of the thumb. */
const rootMargin = '50% 0px'

const waiting = new Map<Element, () => void>()

const come = (element: Element): void => {
  waiting.get(element)?.()
}

const comeAll = (): void => {
  for (const element of waiting.keys()) come(element)
}

let shared: IntersectionObserver | undefined

/** One observer serves a whole grid: a hundred of their own would cost more than they save. */
const observer = (): IntersectionObserver => {
  if (shared === undefined) {
    shared = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) come(entry.target)
      },
      { rootMargin },
    )
    // Paper has no window to come near to.
    window.addEventListener('beforeprint', comeAll)
  }
  return shared
}

/**
 * Whether an element has come near the window, so that what is costly to draw waits until somebody may see it.
 * Once near, it stays so. Where nothing can tell (an old browser), everything is near.
 *
 * @returns the ref of the element and the answer; false while rendered on a server
 */
export const useNear = (): [ref: (element: Element | null) => (() => void) | undefined, isNear: boolean] => {
  const [isNear, setNear] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true)
      return undefined
    }
    const stop = (): void => {
      waiting.delete(element)
      observer().unobserve(element)
    }
    waiting.set(element, () => {
      stop()
      // Drawn in slices: scrolling goes first.
      startTransition(() => setNear(true))
    })
    observer().observe(element)
    return stop
  }, [])
  return [ref, isNear]
}
