import { authTexts, navigationTexts, type UserAccount } from '@pilotpair/contract'
import { awaitsApproval, landingFor, loginFor, useLogout, useSession } from '@pilotpair/feature-session'
import { ButtonLink } from '@pilotpair/ui/button'
import type { MenuItem, MenuLink } from '@pilotpair/ui/menu'
import { NavBar, type NavItem } from '@pilotpair/ui/nav-bar'
import {
  Contrast, CreditCard, Handshake, Inbox, LayoutDashboard, LogOut, MessageCircle, MessagesSquare, Monitor, Moon, Plane,
  Sun, User, Users,
} from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { countOf, isAt, linksOf, type MainEntry, type MenuEntry, type MenuIcon, menusFor, type Waiting } from './menus.ts'
import { type ThemeChoice, themeChoices, themeLabels } from './themes.ts'

export interface NavigationProps {
  /** Where the person is, for the mark of the current page. */
  readonly pathname: string
  /** The query of that address, from its question mark on: who logs in comes back to it. @default none */
  readonly query?: string
  /** Whether a page stands behind a link; other links are not shown. */
  readonly isBuilt: (href: string) => boolean
  /** The user has been logged out here; the shell goes to /login (spec §2.4). */
  readonly onLoggedOut: () => void
  /** The chosen theme. @default undefined, no choice is offered */
  readonly theme?: ThemeChoice | undefined
  readonly onThemeChange?: ((theme: ThemeChoice) => void) | undefined
}

const icons: Readonly<Record<MenuIcon, ReactNode>> = {
  flights: <Plane />,
  requests: <Inbox />,
  explorer: <Users />,
  matches: <Handshake />,
  operator: <LayoutDashboard />,
  community: <MessagesSquare />,
  messages: <MessageCircle />,
  profile: <User />,
  cards: <CreditCard />,
}

const themeIcons: Readonly<Record<ThemeChoice, ReactNode>> = {
  system: <Monitor />,
  light: <Sun />,
  dark: <Moon />,
  contrast: <Contrast />,
}

const HOME_LABEL = 'PilotPair home'
/** Said while the service is asked: the menu that was pressed is closed by then. */
const LOGGING_OUT = 'Logging out…'
const separator: MenuItem = { kind: 'separator' }

const toLink = (entry: MenuEntry, pathname: string, waiting: Waiting): MenuLink => ({
  kind: 'link',
  href: entry.href,
  label: entry.label,
  icon: icons[entry.icon],
  isCurrent: isAt(pathname, entry.href),
  ...countOf([entry], waiting),
})

const toNavItem = (entry: MainEntry, pathname: string, waiting: Waiting): NavItem =>
  entry.kind === 'link'
    ? toLink(entry, pathname, waiting)
    : {
        kind: 'group',
        label: entry.label,
        items: entry.items.map((item) => toLink(item, pathname, waiting)),
        ...countOf(entry.items, waiting),
      }

/** A bar without numbers is better than no bar: a file that does not come leaves them out. */
const WaitingCounts = lazy(() =>
  import('./WaitingCounts.tsx').then(
    (module) => ({ default: module.WaitingCounts }),
    () => ({ default: () => null }),
  ),
)

const nothingWaits: Waiting = {}

const themeItems = ({ theme, onThemeChange }: Pick<NavigationProps, 'theme' | 'onThemeChange'>): readonly MenuItem[] =>
  theme === undefined || onThemeChange === undefined
    ? []
    : [
        ...themeChoices.map(
          (choice): MenuItem => ({
            kind: 'action',
            label: themeLabels[choice],
            icon: themeIcons[choice],
            isPressed: choice === theme,
            onSelect: () => onThemeChange(choice),
          }),
        ),
        separator,
      ]

const UserNavigation = ({ user, ...props }: NavigationProps & { readonly user: UserAccount }) => {
  const { pathname, isBuilt, onLoggedOut } = props
  const { logout, isLoggingOut } = useLogout()
  const menus = menusFor(user.role, isBuilt)
  const [counted, setCounted] = useState(nothingWaits)
  const mayAct = !awaitsApproval(user)
  // Nothing is counted any more for a pilot who was sent back to verification: the last numbers would stay for good.
  const waiting = mayAct ? counted : nothingWaits
  const leave = async (): Promise<void> => {
    if (isLoggingOut) return
    await logout()
    onLoggedOut()
  }
  const links = menus.account.map((entry) => toLink(entry, pathname, waiting))
  return (
    <>
      {mayAct && (
        <Suspense fallback={null}>
          <WaitingCounts role={user.role} isBuilt={isBuilt} onChange={setCounted} />
        </Suspense>
      )}
      <NavBar
        home={{ href: landingFor(user), label: HOME_LABEL }}
        items={menus.main.map((entry) => toNavItem(entry, pathname, waiting))}
        waiting={countOf(menus.main.flatMap(linksOf), waiting)}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form
        end={<span role="status">{isLoggingOut && LOGGING_OUT}</span>}
        account={{
          title: navigationTexts.myAccount,
          name: user.name,
          imageUrl: user.profile_picture ?? undefined,
          items: [
            ...links,
            ...(links.length > 0 ? [separator] : []),
            ...themeItems(props),
            { kind: 'action', label: navigationTexts.logOut, icon: <LogOut />, onSelect: () => void leave() },
          ],
        }}
      />
    </>
  )
}

/**
 * The bar at the top (spec §2.4): nothing while the session is not known, the menus of the role after that, and on
 * pages that are open to everybody the logo with a way to the login.
 */
export const Navigation = (props: NavigationProps) => {
  const session = useSession()
  switch (session.kind) {
    case 'loading':
    case 'fault':
      return null
    case 'anonymous':
      return (
        <NavBar
          home={{ href: '/', label: HOME_LABEL }}
          end={
            <ButtonLink href={loginFor(`${props.pathname}${props.query ?? ''}`)} variant="outline" size="compact">
              {authTexts.loginLink}
            </ButtonLink>
          }
        />
      )
    case 'user':
      return <UserNavigation {...props} user={session.user} />
  }
}
