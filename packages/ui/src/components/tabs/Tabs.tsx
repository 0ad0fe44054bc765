import { useEffect, useId, useRef, type ReactNode } from 'react'
import { rovingFocus } from './rovingFocus.ts'
import * as css from './Tabs.css.ts'

/** One tab. */
export interface TabItem<Id extends string> {
  id: Id
  /** Words on the tab. */
  label: string
  /** How many things are behind it; shown in brackets: "Pending Pilots (3)". */
  count?: number
}

export interface TabsProps<Id extends string> {
  /** Name of the group, for assistive technology. */
  label: string
  items: readonly TabItem<Id>[]
  /** The tab that is shown. */
  selected: Id
  /** Told when another tab is chosen, by pointer or by arrow key. */
  onSelect: (id: Id) => void
  /** What the selected tab shows. */
  children: ReactNode
}

/** Views of one place, of which one is seen. The row scrolls sideways where it does not fit. */
export const Tabs = <Id extends string>({ label, items, selected, onSelect, children }: TabsProps<Id>) => {
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const tabId = (id: Id) => `${prefix}-${id}`
  const panelId = `${prefix}-panel`
  const elementOf = (id: Id) => document.getElementById(tabId(id))
  const onKeyDown = rovingFocus({ ids: items.map((item) => item.id), onMove: onSelect, elementOf })

  // A tab chosen from outside (an address, a link) is scrolled into the row.
  const selectedTab = tabId(selected)
  useEffect(() => {
    const tab = document.getElementById(selectedTab)
    const row = list.current
    if (tab === null || row === null) return
    const { left, right } = tab.getBoundingClientRect()
    const box = row.getBoundingClientRect()
    if (left < box.left) row.scrollLeft -= box.left - left
    else if (right > box.right) row.scrollLeft += right - box.right
  }, [selectedTab])

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={css.list}>
        {items.map(({ id, label: text, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            className={css.tab}
            aria-selected={id === selected}
            aria-controls={panelId}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
            onKeyDown={(event) => onKeyDown(event, id)}
          >
            {count === undefined ? text : `${text} (${count})`}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={selectedTab} tabIndex={0} className={css.panel}>
        {children}
      </div>
    </div>
  )
}
