import { Menu as MenuIcon, X } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '../icon-button/IconButton.tsx'
import { title as titleClass } from '../menu/Menu.css.ts'
import { MenuCount, MenuItems } from '../menu/MenuItems.tsx'
import type { MenuItem, MenuLink } from '../menu/types.ts'
import { usePopup } from '../menu/usePopup.ts'
import * as css from './NavBar.css.ts'
import type { NavItem } from './types.ts'

interface MobileMenuProps {
  label: string
  items: readonly NavItem[]
  account?: { title: string; items: readonly MenuItem[] } | undefined
  waiting: Pick<MenuLink, 'count' | 'countLabel'> | undefined
  openLabel: string
  closeLabel: string
}

interface Section {
  /** Shown when the section has a name of its own. */
  title?: string | undefined
  items: readonly MenuItem[]
}

/** Groups keep their name as a heading; loose links that follow each other form one section. */
const sectionsOf = (items: readonly NavItem[], account: MobileMenuProps['account']): readonly Section[] => {
  const sections: Section[] = []
  let loose: MenuLink[] = []
  const endLoose = (): void => {
    if (loose.length > 0) sections.push({ items: loose })
    loose = []
  }
  for (const item of items) {
    if (item.kind === 'link') loose.push(item)
    else {
      endLoose()
      sections.push({ title: item.label, items: item.items })
    }
  }
  endLoose()
  if (account !== undefined) {
    sections.push({ title: account.title, items: account.items.filter((item) => item.kind !== 'separator') })
  }
  return sections
}

/** The links of the bar below 768 px: a button, and a sheet over the page that repeats them all. */
export const MobileMenu = ({ label, items, account, waiting, openLabel, closeLabel }: MobileMenuProps) => {
  const { isOpen, close, leave, rootProps, triggerProps, panelId } = usePopup()

  // Turned to landscape or widened: the bar shows the links itself again.
  useEffect(() => {
    if (!isOpen) return
    const wide = matchMedia('(min-width: 48rem)')
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  })

  return (
    <div {...rootProps} className={css.onlyPhone}>
      <IconButton
        {...triggerProps}
        icon={isOpen ? <X /> : <MenuIcon />}
        label={isOpen ? closeLabel : [openLabel, waiting?.countLabel].filter(Boolean).join(', ')}
        className={css.burger}
      />
      {/* Beside the button, whose name says it in full: a number in it would be a label that the name does not begin with. */}
      {!isOpen && (
        <span className={css.waiting} aria-hidden="true">
          <MenuCount count={waiting?.count ?? 0} />
        </span>
      )}
      <nav id={panelId} aria-label={label} hidden={!isOpen} className={css.sheet}>
        {isOpen &&
          sectionsOf(items, account).map((section, at) => (
            <div key={section.title ?? at}>
              {at > 0 && <hr className={css.rule} />}
              {section.title !== undefined && (
                <p className={titleClass} aria-hidden="true">
                  {section.title}
                </p>
              )}
              <MenuItems isRoomy items={section.items} label={section.title ?? label} onChoose={leave} />
            </div>
          ))}
      </nav>
    </div>
  )
}
