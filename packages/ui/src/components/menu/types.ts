import type { ReactNode } from 'react'

/** Leads somewhere. */
export interface MenuLink {
  kind: 'link'
  href: string
  label: string
  icon?: ReactNode
  /** This is where the person is. */
  isCurrent?: boolean | undefined
  /** How many things wait there; 0 is not shown. */
  count?: number | undefined
  /** Reads the count out, for example "3 unread". @default the number alone */
  countLabel?: string | undefined
}

/** Does something. */
export interface MenuAction {
  kind: 'action'
  label: string
  icon?: ReactNode
  /** Whether the choice that this stands for is on; shown by a tick. @default undefined, not a choice */
  isPressed?: boolean | undefined
  onSelect: () => void
}

/** A hairline between groups. */
export interface MenuSeparator {
  kind: 'separator'
}

export type MenuItem = MenuLink | MenuAction | MenuSeparator
