import type { KeyboardEvent } from 'react'

interface RovingFocus<Id extends string> {
  ids: readonly Id[]
  /** Which way the items run. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** Called with the item that gets the focus. */
  onMove: (id: Id) => void
  /** The element of an item. */
  elementOf: (id: Id) => HTMLElement | null
}

const stepOf = (key: string, isRtl: boolean, orientation: 'horizontal' | 'vertical'): 1 | -1 | undefined => {
  if (orientation === 'vertical') return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined
  if (key === 'ArrowRight') return isRtl ? -1 : 1
  if (key === 'ArrowLeft') return isRtl ? 1 : -1
  return undefined
}

/**
 * Arrow keys, Home and End within a group that is one stop of the tab order (WAI-ARIA Authoring Practices). Arrows
 * follow the direction of writing and run round at the ends.
 *
 * @returns a handler for the `keydown` of an item
 */
export const rovingFocus =
  <Id extends string>({ ids, orientation = 'horizontal', onMove, elementOf }: RovingFocus<Id>) =>
  (event: KeyboardEvent<HTMLElement>, from: Id): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = stepOf(event.key, isRtl, orientation)
    const at = ids.indexOf(from)
    const edge = event.key === 'Home' ? ids[0] : event.key === 'End' ? ids.at(-1) : undefined
    const next = step === undefined ? edge : ids[(at + step + ids.length) % ids.length]
    if (next === undefined) return
    event.preventDefault()
    onMove(next)
    elementOf(next)?.focus()
  }
