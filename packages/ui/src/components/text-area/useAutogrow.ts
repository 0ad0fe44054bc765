import { useEffect, type RefObject } from 'react'

const grow = (area: HTMLTextAreaElement) => {
  area.style.blockSize = 'auto'
  // The box model counts borders, `scrollHeight` does not.
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

/** Lets a text area grow with its text where the browser cannot do so by style (`field-sizing`). */
export const useAutogrow = (area: RefObject<HTMLTextAreaElement | null>) => {
  // After every render: a host that keeps the value may have written another.
  useEffect(() => {
    const element = area.current
    if (element === null || typeof CSS === 'undefined' || CSS.supports('field-sizing', 'content')) return
    const onInput = () => grow(element)
    grow(element)
    element.addEventListener('input', onInput)
    return () => element.removeEventListener('input', onInput)
  })
}
