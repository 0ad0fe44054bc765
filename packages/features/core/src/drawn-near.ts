import { startTransition, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { onForget } from './tab-memory.ts'

/** How far below and above the window the end of a list counts as near. */
const margin = '25% 0px'

const isSearch = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f')

/** How much was drawn of the lists that were left: Back leads to the same place of them. */
const left = new Map<string, number>()

/** Every list begins anew. */
export const forgetDrawn = (): void => left.clear()
onForget(forgetDrawn)

/** How much of a list is drawn: see {@link useDrawnNear}. */
export interface DrawnNear {
  /** How many of its items. */
  readonly shown: number
  /** The ref of an element right after the list. Its key is `shown`; it is left out once all are drawn. */
  readonly end: (element: Element | null) => (() => void) | undefined
}

/**
 * Draws the first items of a list, and more as their end comes near the window, in a transition: scrolling goes first.
 * What follows a list that was drawn whole (another page of it) is drawn at once, and what was pressed for it stays. Everything is drawn where nothing can
 * tell, and when the page is printed or searched. What stands below a list waits until the list is whole: nobody passes
 * by what is not drawn yet.
 *
 * @param count how many items there are
 * @param first how many are drawn at first: about as many as one sees
 * @param step how many follow each time
 * @param name what the list is of, the filters included: another one begins anew, one that was left begins with as
 *   much as was drawn of it. A list without a name always begins anew.
 */
export const useDrawnNear = (count: number, first: number, step: number, name?: string): DrawnNear => {
  const firstOf = (list: string | undefined): number => Math.max(first, (list === undefined ? undefined : left.get(list)) ?? 0)
  const [shown, setShown] = useState(() => firstOf(name))
  const [known, setKnown] = useState({ count, name })
  if (known.name !== name) {
    setKnown({ count, name })
    setShown(firstOf(name))
  } else if (known.count !== count) {
    setKnown({ count, name })
    if (known.count > 0 && shown >= known.count && shown < count) setShown(count)
  }
  useEffect(() => {
    // Paper and searches are no place that one comes back to.
    if (name !== undefined && Number.isFinite(shown)) left.set(name, Math.min(shown, Math.max(count, first)))
  }, [name, shown, count, first])
  const end = useCallback(
    (element: Element | null) => {
      if (element === null) return undefined
      const drawAll = (): void => setShown(Number.POSITIVE_INFINITY)
      if (typeof IntersectionObserver === 'undefined') {
        drawAll()
        return undefined
      }
      const drawMore = (): void => setShown((before) => before + step)
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(drawMore)
        },
        // Without a root the margin counts for nothing in a page that another one holds.
        { root: document, rootMargin: margin },
      )
      const drawFound = (event: KeyboardEvent): void => {
        if (isSearch(event)) drawAll()
      }
      observer.observe(element)
      // Paper takes what is there when this returns.
      const drawPrinted = (): void => flushSync(drawAll)
      window.addEventListener('beforeprint', drawPrinted)
      window.addEventListener('keydown', drawFound)
      return () => {
        observer.disconnect()
        window.removeEventListener('beforeprint', drawPrinted)
        window.removeEventListener('keydown', drawFound)
      }
    },
    [step],
  )
  return { shown, end }
}
