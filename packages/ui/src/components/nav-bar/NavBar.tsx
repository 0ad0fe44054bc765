import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { BareLink } from '../../internal/BareLink.tsx'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { Avatar } from '../avatar/Avatar.tsx'
import { Logo } from '../logo/Logo.tsx'
import { Menu } from '../menu/Menu.tsx'
import { MenuCount } from '../menu/MenuItems.tsx'
import type { MenuLink } from '../menu/types.ts'
import { MobileMenu } from './MobileMenu.tsx'
import * as css from './NavBar.css.ts'
import type { NavAccount, NavItem } from './types.ts'

export interface NavBarProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** Where the logo leads, and what that place is called: a name that begins with the logo's words. */
  home: { href: string; label: string }
  /** The host's own mark, in place of PilotPair's. @default `Logo` */
  logo?: ReactNode
  /** The main links, in their order. @default none */
  items?: readonly NavItem[] | undefined
  /** Who is logged in, and the entries of their menu. @default none, nobody is logged in */
  account?: NavAccount | undefined
  /**
   * What waits behind the links that a phone has in its menu only: seen at the menu's button, and read out with its
   * name. @default undefined, nothing
   */
  waiting?: Pick<MenuLink, 'count' | 'countLabel'> | undefined
  /** Stands at the end of the bar at every width: a log-in link, a theme switch. @default nothing */
  end?: ReactNode
  /** Name of the landmark. @default 'Main' */
  label?: string | undefined
  /** Name of the button that opens the menu of small screens. @default 'Open menu' */
  openLabel?: string | undefined
  /** Name of the button that closes it. @default 'Close menu' */
  closeLabel?: string | undefined
}

const WideItem = ({ item }: { item: NavItem }) => {
  switch (item.kind) {
    case 'group':
      return (
        <Menu
          label={item.label}
          isTriggerNamed
          isTriggerCurrent={item.items.some((child) => child.isCurrent === true)}
          items={item.items}
          className={css.dropdown}
          triggerClassName={css.link}
          trigger={
            <>
              {item.label}
              <MenuCount {...item} />
              <IconSlot size="small">
                <ChevronDown />
              </IconSlot>
            </>
          }
        />
      )
    case 'link':
      return (
        <BareLink
          href={item.href}
          className={css.link}
          {...(item.isCurrent === true && { 'aria-current': 'page' as const })}
        >
          {item.label}
          <MenuCount {...item} />
        </BareLink>
      )
  }
}

const keyOf = (item: NavItem): string => (item.kind === 'group' ? item.label : item.href)

/**
 * The bar at the top of every page (specification §2.4): it stays in sight, and below 768 px the same links stand in a
 * menu of their own. It knows no roles and no routes: the items say everything. Use it once, as the `header` of
 * `PageLayout`, on every screen behind the log-in; before it screens stand in `AuthLayout`. For views of one place use
 * `Tabs`.
 */
export const NavBar = (props: NavBarProps) => {
  const {
    home, logo, items = [], account, waiting, end, label = 'Main', openLabel = 'Open menu', closeLabel = 'Close menu', className,
    ...rest
  } = props
  const title = account?.title ?? 'My Account'
  return (
    <header {...rest} className={cx(css.bar, className)}>
      <div className={css.inner}>
        <BareLink href={home.href} aria-label={home.label} className={css.home}>
          {logo ?? <Logo size={26} />}
        </BareLink>
        {items.length > 0 && (
          <nav aria-label={label} className={css.nav}>
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari hears no list where the bullets are styled away */}
            <ul role="list" className={css.links}>
              {items.map((item) => (
                <li key={keyOf(item)}>
                  <WideItem item={item} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={css.end}>
          {end}
          {account !== undefined && (
            <Menu
              label={title}
              hasTitle
              side="end"
              items={account.items}
              className={cx(css.onlyWide, css.accountMenu)}
              triggerClassName={css.account}
              trigger={
                <>
                  <Avatar name={account.name} src={account.imageUrl} alt="" size="small" />
                  <IconSlot size="small">
                    <ChevronDown />
                  </IconSlot>
                </>
              }
            />
          )}
          {(items.length > 0 || account !== undefined) && (
            <MobileMenu
              label={label}
              items={items}
              {...(account !== undefined && { account: { title, items: account.items } })}
              waiting={waiting}
              openLabel={openLabel}
              closeLabel={closeLabel}
            />
          )}
        </div>
      </div>
    </header>
  )
}
