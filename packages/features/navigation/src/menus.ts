import { navigationTexts, type Role } from '@pilotpair/contract'

/** Pictures of the rows, named by what they stand for. */
export type MenuIcon = 'flights' | 'requests' | 'explorer' | 'matches' | 'operator' | 'community' | 'messages' | 'profile' | 'cards'

/** A link of a menu. */
export interface MenuEntry {
  readonly href: string
  readonly label: string
  readonly icon: MenuIcon
}

/** How many things wait behind links, by their pictures; nothing until that is known. */
export type Waiting = Readonly<Partial<Record<MenuIcon, number>>>

/** What waits behind a link, or behind several: a number, and the words that read it out. */
export interface Count {
  readonly count: number
  readonly countLabel: string
}

/** One of what waits there; more of them have an "s". */
const words: Readonly<Partial<Record<MenuIcon, string>>> = {
  messages: 'unread message', requests: 'pending request', operator: 'pending request',
}

/** The number beside a link, or beside what leads to several links; `undefined` where nothing waits. */
export const countOf = (entries: readonly Pick<MenuEntry, 'icon'>[], waiting: Waiting): Count | undefined => {
  const counted = entries.flatMap(({ icon }) => {
    const count = waiting[icon] ?? 0
    return count === 0 ? [] : [{ count, countLabel: `${String(count)} ${words[icon] ?? ''}${count === 1 ? '' : 's'}` }]
  })
  if (counted.length === 0) return undefined
  return {
    count: counted.reduce((sum, { count }) => sum + count, 0),
    countLabel: counted.map(({ countLabel }) => countLabel).join(', '),
  }
}

/** A word with links behind it, or a link of its own. */
export type MainEntry =
  | ({ readonly kind: 'link' } & MenuEntry)
  | { readonly kind: 'group'; readonly label: string; readonly items: readonly MenuEntry[] }

/** What the navigation offers to a person. */
export interface Menus {
  readonly main: readonly MainEntry[]
  readonly account: readonly MenuEntry[]
}

const flights: readonly MenuEntry[] = [
  { href: '/my-flights', label: navigationTexts.myFlights, icon: 'flights' },
  { href: '/flight-share-requests', label: navigationTexts.flightShareRequests, icon: 'requests' },
  { href: '/pilot-explorer', label: navigationTexts.pilotExplorer, icon: 'explorer' },
  { href: '/pilot-matches', label: navigationTexts.pilotMatches, icon: 'matches' },
]

const shared: readonly MainEntry[] = [
  { kind: 'link', href: '/community', label: navigationTexts.community, icon: 'community' },
  { kind: 'link', href: '/messages', label: navigationTexts.messages, icon: 'messages' },
]

const account: readonly MenuEntry[] = [
  { href: '/profile', label: navigationTexts.profile, icon: 'profile' },
  { href: '/payment-methods', label: navigationTexts.paymentMethods, icon: 'cards' },
]

const leadingEntry = (role: Role): MainEntry => {
  switch (role) {
    case 'operator':
      return { kind: 'link', href: '/operator', label: navigationTexts.operatorDashboard, icon: 'operator' }
    case 'pilot':
      return { kind: 'group', label: navigationTexts.flights, items: flights.filter(({ icon }) => icon !== 'matches') }
    case 'super_admin':
      return { kind: 'group', label: navigationTexts.flights, items: flights }
  }
}

/**
 * The menus of a role, exactly as specified (§2.4), without the links whose page is not built and without menus that
 * would then be empty.
 */
export const menusFor = (role: Role, isBuilt: (href: string) => boolean): Menus => {
  const main = [leadingEntry(role), ...shared].flatMap((entry): MainEntry[] => {
    if (entry.kind === 'link') return isBuilt(entry.href) ? [entry] : []
    const items = entry.items.filter(({ href }) => isBuilt(href))
    return items.length === 0 ? [] : [{ ...entry, items }]
  })
  return { main, account: account.filter(({ href }) => isBuilt(href)) }
}

/** Whether the person is at a link's page or below it. */
export const isAt = (pathname: string, href: string): boolean => pathname === href || pathname.startsWith(`${href}/`)

/** The links of an entry of the bar. */
export const linksOf = (entry: MainEntry): readonly MenuEntry[] => (entry.kind === 'link' ? [entry] : entry.items)
