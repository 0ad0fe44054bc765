import { startTransition, useCallback, useState } from 'react'

/** How far below and above the window something is made ready: half a window, a flick of the thumb. */
const margin = '50% 0px'

const waiting = new Map<Element, () => void>()

const come = (element: Element): void => {
  waiting.get(element)?.()
}

const comeAll = (): void => {
  for (const element of waiting.keys()) come(element)
}

/** What the browser's own search goes through has to be there. */
const comeToBeFound = ({ key, ctrlKey, metaKey }: KeyboardEvent): void => {
  if (key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f')) comeAll()
}

let shared: IntersectionObserver | undefined

/** One observer serves a whole grid: a hundred of their own would cost more than they save. */
const observer = (): IntersectionObserver => {
  if (shared === undefined) {
    shared = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) come(entry.target)
      },
      // The second one widens what scrolls within the page; where it is not known, things come as they come into sight.
      { rootMargin: margin, scrollMargin: margin },
    )
    // Paper has no window to come near to.
    window.addEventListener('beforeprint', comeAll)
    window.addEventListener('keydown', comeToBeFound)
  }
  return shared
}

/**
 * Tells once that an element has come near the window, in a transition: scrolling goes first. Where nothing can tell
 * (an old browser), everything is near at once; all that waits is near when the page is printed or searched.
 *
 * @returns ends the waiting
 */
export const whenNear = (element: Element, onNear: () => void): (() => void) | undefined => {
  if (typeof IntersectionObserver === 'undefined') {
    onNear()
    return undefined
  }
  const stop = (): void => {
    waiting.delete(element)
    observer().unobserve(element)
  }
  waiting.set(element, () => {
    stop()
    startTransition(onNear)
  })
  observer().observe(element)
  return stop
}

/**
 * Whether an element has come near the window, so that what is costly to draw waits until somebody may see it.
 * Once near, it stays so. @see whenNear
 *
 * @returns the ref of the element and the answer; false while rendered on a server
 */
export const useNear = (): [ref: (element: Element | null) => (() => void) | undefined, isNear: boolean] => {
  const [isNear, setNear] = useState(false)
  const ref = useCallback((element: Element | null) => (element === null ? undefined : whenNear(element, () => setNear(true))), [])
  return [ref, isNear]
}
