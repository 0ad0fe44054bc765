import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Of what an element holds, so much is seen at the least: some three lines, with its padding. */
const LEAST = '8rem'

/**
 * Whether what an element's only child holds is higher than the element. The keyboard can scroll only what has the
 * focus, so such an element joins the tab order. Where there is hardly any room (large letters on a small screen) it
 * keeps some of it all the same.
 */
export const useScrollable = (): [RefObject<HTMLDivElement | null>, boolean] => {
  const box = useRef<HTMLDivElement>(null)
  const [isScrollable, setScrollable] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = (): void => {
      setScrollable(element.scrollHeight > element.clientHeight)
      const least = `min(${LEAST}, ${element.firstElementChild?.scrollHeight ?? 0}px + 2rem)`
      // Not now: what is watched must not change while its watcher is told.
      requestAnimationFrame(() => (element.style.minBlockSize = least))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return [box, isScrollable]
}
