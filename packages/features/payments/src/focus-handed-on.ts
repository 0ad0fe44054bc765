import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Gives the focus to an element that nobody reaches by Tab: a heading, the page. */
export const focusPlace = (place: Element | null | undefined): void => {
  const target = place ?? document.querySelector('main h1') ?? document.querySelector('main')
  if (!(target instanceof HTMLElement)) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus()
}

/**
 * For a box whose button goes once it has helped, "Try again" for example: when the box leaves with the focus in it, the
 * heading of the section that it stood in takes it, or else the first one of what has come, instead of nobody.
 *
 * @returns to be the `ref` of the box
 */
export const useFocusHandedOn = (): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const held = box.current
    return () => {
      if (held === null || !held.contains(document.activeElement)) return
      const section = held.closest('section')
      // What takes its place comes with the same change of the page.
      queueMicrotask(() => {
        const { activeElement } = document
        if (activeElement !== null && activeElement !== document.body) return
        const own = section?.isConnected === true ? section.querySelector('h2, h3') : null
        focusPlace(own ?? document.querySelector('main h2'))
      })
    }
  }, [])
  return box
}
