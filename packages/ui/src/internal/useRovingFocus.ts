import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { rovingIndex, type RovingOrientation } from './rovingIndex.ts'

const attribute = 'data-roving'

interface RovingFocusOptions<Id extends string> {
  /** The items that can take the focus, in the order they are seen. */
  ids: readonly Id[]
  /**
   * The stop of the tab order, where the host knows it (the selected tab, the pressed button).
   * @default the item that had the focus last, else the first
   */
  current?: Id | undefined
  /** Told about the item that gets the focus by a key; a group whose choice follows the focus chooses here. */
  onMove?: ((id: Id) => void) | undefined
  /** Which arrows move. @default 'horizontal' */
  orientation?: RovingOrientation | undefined
  /** Items in a row. Makes the group a grid: all four arrows move, Home and End go to the ends of the row. */
  columns?: number | undefined
  /** Whether the arrows run round at the ends; a grid never does. @default true */
  loop?: boolean | undefined
}

const itemsOf = (group: HTMLElement) => [...group.querySelectorAll<HTMLElement>(`[${attribute}]`)]

/**
 * A group of controls that is one stop of the tab order, with arrow keys, Home and End within (WAI-ARIA Authoring
 * Practices). Arrows follow the direction of writing. Items that are off carry `aria-disabled`, not `disabled`, so
 * that they can be found and their reason be heard.
 *
 * @returns `groupProps` for the element around the items, `itemProps(id)` for each item, `focusItem` to move the focus
 *   from outside
 */
export const useRovingFocus = <Id extends string>(options: RovingFocusOptions<Id>) => {
  const { ids, current, onMove, orientation = 'horizontal', columns, loop = true } = options
  const group = useRef<HTMLDivElement>(null)
  const [visited, setVisited] = useState<Id>()
  const wanted = current ?? visited
  const stop = wanted !== undefined && ids.includes(wanted) ? wanted : ids[0]

  const focusItem = (id: Id) => {
    const item = group.current === null ? undefined : itemsOf(group.current).find((el) => el.dataset['roving'] === id)
    item?.focus()
  }
  const idOf = (target: EventTarget) => {
    const item = target instanceof Element ? target.closest(`[${attribute}]`) : null
    const name = item?.getAttribute(attribute)
    return ids.find((id) => id === name)
  }

  return {
    groupProps: {
      ref: group,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const id = idOf(event.target)
        if (id !== undefined) setVisited(id)
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.defaultPrevented || event.altKey || event.metaKey || event.shiftKey) return
        const from = idOf(event.target)
        if (from === undefined) return
        const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
        const place = { index: ids.indexOf(from), count: ids.length, orientation, columns, loop, isRtl }
        const to = rovingIndex({ key: event.key, ctrl: event.ctrlKey, ...place })
        const id = to === undefined ? undefined : ids[to]
        if (id === undefined) return
        event.preventDefault()
        if (id === from) return
        onMove?.(id)
        focusItem(id)
      },
    },
    itemProps: (id: Id) => ({ [attribute]: id, tabIndex: id === stop ? 0 : -1 }),
    focusItem,
  }
}
