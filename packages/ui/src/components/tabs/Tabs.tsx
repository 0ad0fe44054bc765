import { useEffect, useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { useRovingFocus } from '../../internal/useRovingFocus.ts'
import * as css from './Tabs.css.ts'

/** One tab. */
export interface TabItem<Id extends string> {
  id: Id
  /** Words on the tab. */
  label: string
  /** How many things are behind it; shown in brackets: "Pending Pilots (3)". */
  count?: number | undefined
}

export interface TabsProps<Id extends string> extends Omit<ComponentProps<'div'>, 'onSelect' | 'aria-label'> {
  /** Name of the group, for assistive technology. */
  label: string
  /** The tabs, from start to end. */
  items: readonly TabItem<Id>[]
  /** The tab that is shown. */
  selected: Id
  /** Told when another tab is chosen, by pointer or by arrow key. */
  onSelect: (id: Id) => void
  /** What the selected tab shows. */
  children: ReactNode
}

/**
 * Views of one place, of which one is seen. Arrow keys choose, following the direction of writing. The row scrolls
 * sideways where it does not fit. Use it for two to six views; to leave the place use links, to filter one list
 * `ToggleButtonGroup`. `ref` is the element around row and panel.
 */
export const Tabs = <Id extends string>(props: TabsProps<Id>) => {
  const { label, items, selected, onSelect, children, className, ...rest } = props
  const prefix = useId()
  const tabId = (id: Id) => `${prefix}-${id}`
  const panelId = `${prefix}-panel`
  const ids = items.map((item) => item.id)
  const { groupProps, itemProps } = useRovingFocus({ ids, current: selected, onMove: onSelect })

  // A tab chosen from outside (an address, a link) is scrolled into the row.
  const selectedTab = tabId(selected)
  useEffect(() => {
    const tab = document.getElementById(selectedTab)
    const row = tab?.parentElement
    if (tab === null || row === null || row === undefined) return
    const { left, right } = tab.getBoundingClientRect()
    const box = row.getBoundingClientRect()
    if (left < box.left) row.scrollLeft -= box.left - left
    else if (right > box.right) row.scrollLeft += right - box.right
  }, [selectedTab])

  return (
    <div {...rest} className={cx(css.root, className)}>
      <div {...groupProps} role="tablist" aria-label={label} className={css.list}>
        {items.map(({ id, label: text, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            className={css.tab}
            aria-selected={id === selected}
            aria-controls={panelId}
            {...itemProps(id)}
            onClick={() => onSelect(id)}
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
