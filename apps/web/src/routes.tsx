import { ADMIN_USER_CATEGORIES } from '@pilotpair/contract'
import { AdminUsersScreen } from '@pilotpair/feature-admin'
import { RentalsScreen } from '@pilotpair/feature-aircraft'
import { DashboardScreen } from '@pilotpair/feature-dashboard'
import { OperatorScreen } from '@pilotpair/feature-operator'
import {
  findRoute,
  ForgotPasswordScreen,
  LoginScreen,
  PendingScreen,
  RegisterScreen,
  ResetPasswordScreen,
  type RouteRule,
  safeNext,
  SESSION_ENDED_NOTICE,
  UnauthorizedScreen,
  useSession,
} from '@pilotpair/feature-session'
import { type ComponentType, lazy } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

/** `page`: below the navigation bar. `whole`: the screen fills the window (login, registration). */
export type FrameKind = 'page' | 'whole'

/** One line of the route table (specification section 2.1). */
export interface AppRoute extends RouteRule {
  /** Title of the document, before the product's name. */
  readonly title: string
  readonly frame: FrameKind
  readonly Screen: ComponentType
  /** Login and registration: who is logged in already goes on. */
  readonly isEntry?: true
}

const Login = () => {
  const session = useSession()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const next = query.get('next')
  const hasEnded = session.kind === 'anonymous' && session.ended
  return (
    <LoginScreen
      next={next ?? undefined}
      notice={hasEnded ? SESSION_ENDED_NOTICE : undefined}
      registerHref="/register"
      forgotHref="/forgot-password"
      onLoggedIn={(user) => void navigate(safeNext(next, user, routeRules), { replace: true })}
    />
  )
}

const Register = () => {
  const navigate = useNavigate()
  return <RegisterScreen loginHref="/login" onRegistered={() => void navigate('/login')} />
}

const ResetPassword = () => {
  const [query] = useSearchParams()
  return <ResetPasswordScreen token={query.get('token')} loginHref="/login" forgotHref="/forgot-password" />
}

const Pending = () => {
  const navigate = useNavigate()
  return (
    <PendingScreen
      profileHref={isBuilt('/profile') ? '/profile' : undefined}
      onApproved={() => void navigate('/dashboard', { replace: true })}
    />
  )
}

const Rentals = () => {
  const [query, setQuery] = useSearchParams()
  return <RentalsScreen search={query.toString()} onSearchChange={(search, options) => setQuery(search, options)} />
}

const AdminUsers = () => {
  const [query, setQuery] = useSearchParams()
  return (
    <AdminUsersScreen
      category={ADMIN_USER_CATEGORIES.find((category) => category === query.get('tab')) ?? 'pending_pilots'}
      onCategoryChange={(category) => setQuery({ tab: category }, { replace: true })}
    />
  )
}

const Nothing = () => null
const pilots = { kind: 'roles', roles: ['pilot'] } as const
const operators = { kind: 'roles', roles: ['operator', 'super_admin'] } as const
const admins = { kind: 'roles', roles: ['super_admin'] } as const
const door = { kind: 'door' } as const

/** The route table. A route joins with its screen; until then its address is not found and no link leads there. */
export const routes: readonly AppRoute[] = [
  { path: '/', rule: { kind: 'start' }, title: '', frame: 'whole', Screen: Nothing },
  { path: '/login', rule: door, title: 'Log in', frame: 'whole', Screen: Login, isEntry: true },
  { path: '/register', rule: door, title: 'Create your account', frame: 'whole', Screen: Register, isEntry: true },
  {
    path: '/forgot-password',
    rule: door,
    title: 'Forgot password',
    frame: 'whole',
    Screen: () => <ForgotPasswordScreen loginHref="/login" />,
  },
  { path: '/reset-password', rule: door, title: 'Reset password', frame: 'whole', Screen: ResetPassword },
  { path: '/pending', rule: door, title: 'Waiting for approval', frame: 'page', Screen: Pending },
  {
    path: '/unauthorized',
    rule: door,
    title: 'No permission',
    frame: 'page',
    Screen: () => <UnauthorizedScreen loginHref="/login" />,
  },
  {
    path: '/dashboard',
    rule: pilots,
    title: 'Dashboard',
    frame: 'page',
    Screen: () => <DashboardScreen isBuilt={isBuilt} rentalsHref="/rentals" />,
  },
  { path: '/rentals', rule: pilots, title: 'Available Aircraft', frame: 'page', Screen: Rentals },
  { path: '/operator', rule: operators, title: 'Operator Dashboard', frame: 'page', Screen: OperatorScreen },
  { path: '/admin', rule: admins, title: 'Users', frame: 'page', Screen: AdminUsers },
  { path: '/admin/users', rule: admins, title: 'Users', frame: 'page', Screen: AdminUsers },
]

/** Paths and rules alone, for where a login may lead. */
export const routeRules: readonly RouteRule[] = routes

/** The line of the table that an address stands for. */
export const routeFor = (pathname: string): AppRoute => findRoute(pathname, routes) ?? notFoundRoute

/** Whether an address has a screen. */
export const isBuilt = (href: string): boolean => routeFor(href.split(/[?#]/)[0] ?? href) !== notFoundRoute

/** What every other address shows. */
const notFoundRoute: AppRoute = {
  path: '*',
  rule: door,
  title: 'Not found',
  frame: 'page',
  Screen: lazy(() => import('./NotFoundScreen.tsx').then((module) => ({ default: module.NotFoundScreen }))),
}
