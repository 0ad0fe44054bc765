import type { Role, UserAccount } from '@pilotpair/contract'
import type { Session } from './session.ts'

/**
 * Who may open a page (spec §2.1).
 *
 * - `open`: anybody, logged in or not (/community, /payment-complete).
 * - `door`: anybody, but never where a login leads (/login, /register, /pending, /unauthorized …).
 * - `start`: "/", which sends everybody on.
 * - `profile`: /profile, for pilots in any state of verification.
 * - `roles`: one of these roles; a pilot among them must be approved, unless the page is for those who wait too: what
 *   they already have, they may see, decline and leave (decisions, "Unapproved pilot").
 */
export type AccessRule =
  | { readonly kind: 'open' }
  | { readonly kind: 'door' }
  | { readonly kind: 'start' }
  | { readonly kind: 'profile' }
  | { readonly kind: 'roles'; readonly roles: readonly Role[]; readonly awaiting?: 'welcome' }

/** A built page: its path as the router writes it (`/propose-flight/:pilotId`, a last `*` for the rest) and its rule. */
export interface RouteRule {
  readonly path: string
  readonly rule: AccessRule
}

/** What a guard does: nothing yet, the page, the session's fault with its retry, or another address. */
export type AccessDecision = 'wait' | 'show' | 'fault' | { readonly redirect: string }

const landings: Record<Role, string> = { super_admin: '/admin/users', operator: '/operator', pilot: '/dashboard' }
const profileElsewhere: Partial<Record<Role, string>> = { super_admin: '/admin', operator: '/operator' }

/** Where a user starts (spec §2.1, §2.2). */
export const landingFor = ({ role }: Pick<UserAccount, 'role'>): string => landings[role]

/** Whether a pilot still waits for an administrator; other roles never do. */
export const awaitsApproval = ({ role, pilot_profile }: Pick<UserAccount, 'role' | 'pilot_profile'>): boolean =>
  role === 'pilot' && pilot_profile?.verification !== 'approved'

/** The login page, which remembers the address that was asked for. */
export const loginFor = (address: string): string =>
  address === '' || address === '/' ? '/login' : `/login?next=${encodeURIComponent(address)}`

const decideForUser = (user: UserAccount, rule: AccessRule): AccessDecision => {
  switch (rule.kind) {
    case 'open':
    case 'door':
      return 'show'
    case 'start':
      return { redirect: landingFor(user) }
    case 'profile': {
      const elsewhere = profileElsewhere[user.role]
      return elsewhere === undefined ? 'show' : { redirect: elsewhere }
    }
    case 'roles':
      if (!rule.roles.includes(user.role)) return { redirect: '/unauthorized' }
      return awaitsApproval(user) && rule.awaiting !== 'welcome' ? { redirect: '/pending' } : 'show'
  }
}

/**
 * What a guard does with a page (spec §2.1; decisions "Accounts and sessions").
 *
 * @param address path with query and hash of the page, kept for after the login.
 */
export const decideAccess = (session: Session, rule: AccessRule, address: string): AccessDecision => {
  if (rule.kind === 'open') return 'show'
  switch (session.kind) {
    case 'loading':
      return 'wait'
    case 'fault':
      // The doors ask for no session: a login is as good a try as any.
      return rule.kind === 'door' ? 'show' : 'fault'
    case 'anonymous':
      if (rule.kind === 'door') return 'show'
      return { redirect: rule.kind === 'start' || session.hasLeft === true ? '/login' : loginFor(address) }
    case 'user':
      return decideForUser(session.user, rule)
  }
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

const matches = (pattern: string, pathname: string): boolean => {
  const wanted = segmentsOf(pattern)
  const given = segmentsOf(pathname)
  const hasRest = wanted.at(-1) === '*'
  const fixed = hasRest ? wanted.slice(0, -1) : wanted
  if (given.length < fixed.length || (!hasRest && given.length > fixed.length)) return false
  return fixed.every((segment, at) => segment.startsWith(':') || segment === given[at])
}

/** The page of an address, `undefined` where none is built. Fixed paths win over those with parameters. */
export const findRoute = <Route extends RouteRule>(pathname: string, routes: readonly Route[]): Route | undefined =>
  routes.find(({ path }) => segmentsOf(path).join('/') === segmentsOf(pathname).join('/')) ??
  routes.find(({ path }) => matches(path, pathname))

/** The rule of an address, `undefined` where no page is built. */
export const ruleFor = (pathname: string, rules: readonly RouteRule[]): AccessRule | undefined =>
  findRoute(pathname, rules)?.rule

const INSIDE = 'http://inside.invalid'
const LONGEST = 2000

const isControl = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0
  return code < 0x20 || (code >= 0x7f && code < 0xa0)
}

/** Reads an address of this application; anything that a browser could take for another place is `undefined`. */
const insideAddress = (next: string): URL | undefined => {
  if (next.length > LONGEST || !next.startsWith('/') || next.includes('\\')) return undefined
  if (Array.from(next).some(isControl)) return undefined
  // With a base this cannot fail for a text that begins with one slash; "//host" and "/..//host" are caught below.
  const url = URL.canParse(next, INSIDE) ? new URL(next, INSIDE) : undefined
  return url?.origin === INSIDE && !url.pathname.startsWith('//') ? url : undefined
}

/**
 * Where a login leads: the in-app address that was asked for when the user may open it, otherwise their landing page.
 * Foreign targets and the doors are ignored (decisions "After login").
 */
export const safeNext = (next: string | null | undefined, user: UserAccount, rules: readonly RouteRule[]): string => {
  const landing = landingFor(user)
  const url = typeof next === 'string' ? insideAddress(next) : undefined
  const rule = url && ruleFor(url.pathname, rules)
  if (!url || !rule || rule.kind === 'door' || rule.kind === 'start') return landing
  return decideForUser(user, rule) === 'show' ? url.pathname + url.search + url.hash : landing
}

/**
 * What /login and /register do: a user who is logged in already goes on to where a login would lead.
 *
 * @param next the query parameter of that name.
 */
export const decideDoor = (
  session: Session,
  next: string | null | undefined,
  rules: readonly RouteRule[],
): AccessDecision => {
  if (session.kind === 'user') return { redirect: safeNext(next, session.user, rules) }
  return session.kind === 'loading' ? 'wait' : 'show'
}
