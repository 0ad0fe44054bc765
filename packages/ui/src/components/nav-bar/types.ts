import type { MenuItem, MenuLink } from '../menu/types.ts'

/** Links behind one word. */
export interface NavGroup {
  kind: 'group'
  label: string
  items: readonly MenuLink[]
  /** How many things wait behind the word, all its links together; 0 is not shown. @default 0 */
  count?: number | undefined
  /** Reads the count out, for example "3 pending". @default the number alone */
  countLabel?: string | undefined
}

export type NavItem = MenuLink | NavGroup

/** The person who is logged in, and what belongs to them. */
export interface NavAccount {
  /** Name of the menu. @default 'My Account' */
  title?: string | undefined
  /** The person's name, for the initials. */
  name: string
  imageUrl?: string | null | undefined
  items: readonly MenuItem[]
}
