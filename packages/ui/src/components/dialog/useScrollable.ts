import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/**
 * Whether what an element's only child holds is higher than the element. The keyboard can scroll only what has the
 * focus, so such an element joins the tab order.
 */
export const useScrollable = (): [RefObject<HTMLDivElement | null>, boolean] => {
  const box = useRef<HTMLDivElement>(null)
  const [isScrollable, setScrollable] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = (): void => setScrollable(element.scrollHeight > element.clientHeight)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return [box, isScrollable]
}
