import { Check } from 'lucide-react'
import { BareLink } from '../../internal/BareLink.tsx'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './Menu.css.ts'
import type { MenuAction, MenuItem, MenuLink } from './types.ts'

/** The number of things that wait, seen as a pill and heard in words. */
export const MenuCount = ({ count, countLabel }: Pick<MenuLink, 'count' | 'countLabel'>) =>
  count === undefined || count === 0 ? null : (
    <>
      <span className={css.count} aria-hidden={countLabel !== undefined}>
        {count > 99 ? '99+' : count}
      </span>
      {countLabel !== undefined && <VisuallyHidden>{countLabel}</VisuallyHidden>}
    </>
  )

const Content = ({ item }: { item: MenuLink | MenuAction }) => (
  <>
    {item.icon !== undefined && <IconSlot className={css.icon}>{item.icon}</IconSlot>}
    <span className={css.label}>{item.label}</span>
    {item.kind === 'link' && <MenuCount {...item} />}
    {item.kind === 'action' && item.isPressed === true && (
      <IconSlot size="small">
        <Check />
      </IconSlot>
    )}
  </>
)

interface MenuItemsProps {
  items: readonly MenuItem[]
  /** Name of the list. */
  label: string
  /** Higher rows, for fingers. @default false */
  isRoomy?: boolean | undefined
  /** Told that a link or an action was chosen, before it runs: the row is about to go, and the focus must not go with it. */
  onChoose: () => void
}

/** The rows of a menu: a plain list of links and buttons, so that it reads the same to everyone. */
export const MenuItems = ({ items, label, isRoomy = false, onChoose }: MenuItemsProps) => {
  const className = cx(css.item, isRoomy && css.roomy)
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari hears no list where the bullets are styled away
    <ul role="list" aria-label={label} className={css.list}>
      {items.map((item, at) => {
        switch (item.kind) {
          case 'separator':
            return <li key={at} aria-hidden="true" className={css.separator} />
          case 'action':
            return (
              <li key={item.label}>
                <button
                  type="button"
                  className={className}
                  {...(item.isPressed !== undefined && { 'aria-pressed': item.isPressed })}
                  onClick={() => {
                    onChoose()
                    item.onSelect()
                  }}
                >
                  <Content item={item} />
                </button>
              </li>
            )
          case 'link':
            return (
              <li key={item.href}>
                <BareLink
                  href={item.href}
                  className={className}
                  onClick={onChoose}
                  {...(item.isCurrent === true && { 'aria-current': 'page' as const })}
                >
                  <Content item={item} />
                </BareLink>
              </li>
            )
        }
      })}
    </ul>
  )
}
