import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Whether a clamped text is longer than what is seen of it. Measured again when its width changes. */
export const useClamp = <Element extends HTMLElement>(
  isClamped: boolean,
  text: string,
): [RefObject<Element | null>, boolean] => {
  const ref = useRef<Element>(null)
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null || !isClamped || text === '') return
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [isClamped, text])
  return [ref, isCut]
}
