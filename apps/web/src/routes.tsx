import { lazyScreen } from '@pilotpair/feature-core'
import { DashboardScreen } from '@pilotpair/feature-dashboard'
import { ProfileScreen } from '@pilotpair/feature-profile'
import { findRoute, ForgotPasswordScreen, type RouteRule, UnauthorizedScreen } from '@pilotpair/feature-session'
import type { ComponentType, FunctionComponent } from 'react'
import { Login, Pending, Register, ResetPassword } from './pages/doors.tsx'

/**
 * `page`: below the navigation bar. `full`: below it too, without a measure or margins of the page (messages). `whole`:
 * the screen fills the window (login, registration).
 */
export type FrameKind = 'page' | 'full' | 'whole'

/** One line of the route table (specification section 2.1). */
export interface AppRoute extends RouteRule {
  /** Title of the document, before the product's name. */
  readonly title: string
  readonly frame: FrameKind
  readonly Screen: ComponentType
  /** Login and registration: who is logged in already goes on. */
  readonly isEntry?: true
}

/** What joins a screen to its address comes with the screen, not with the first load of /login. */
const page = <Name extends string>(load: () => Promise<Readonly<Record<Name, FunctionComponent>>>, name: Name) =>
  lazyScreen(load, (module) => module[name])

const booking = () => import('./pages/booking.tsx')
const flights = () => import('./pages/flights.tsx')
const payments = () => import('./pages/payments.tsx')
const pilotPages = () => import('./pages/pilots.tsx')
const staff = () => import('./pages/staff.tsx')

const SelectAircraft = page(booking, 'SelectAircraft')
const Messages = page(() => import('./pages/messages.tsx'), 'Messages')
const AdminUsers = page(staff, 'AdminUsers')

const Nothing = () => null
const pilots = { kind: 'roles', roles: ['pilot'] } as const
/** Pilots, those who wait for approval among them. */
const anyPilots = { kind: 'roles', roles: ['pilot'], awaiting: 'welcome' } as const
const operators = { kind: 'roles', roles: ['operator', 'super_admin'] } as const
const admins = { kind: 'roles', roles: ['super_admin'] } as const
const everybody = { kind: 'roles', roles: ['pilot', 'operator', 'super_admin'] } as const
const door = { kind: 'door' } as const
const open = { kind: 'open' } as const

/** Doors: for everybody, whoever they are. */
const doors: readonly AppRoute[] = [
  { path: '/', rule: { kind: 'start' }, title: '', frame: 'whole', Screen: Nothing },
  { path: '/login', rule: door, title: 'Log in', frame: 'whole', Screen: () => <Login rules={routeRules} />, isEntry: true },
  { path: '/register', rule: door, title: 'Create your account', frame: 'whole', Screen: Register, isEntry: true },
  { path: '/forgot-password', rule: door, title: 'Forgot password', frame: 'whole', Screen: () => <ForgotPasswordScreen loginHref="/login" /> },
  { path: '/reset-password', rule: door, title: 'Reset password', frame: 'whole', Screen: ResetPassword },
  { path: '/pending', rule: door, title: 'Waiting for approval', frame: 'page', Screen: Pending },
  { path: '/unauthorized', rule: door, title: 'No permission', frame: 'page', Screen: () => <UnauthorizedScreen loginHref="/login" /> },
  { path: '/payment-complete', rule: door, title: 'Payment complete', frame: 'page', Screen: page(payments, 'PaymentComplete') },
]

/** A pilot's day. */
const pilotRoutes: readonly AppRoute[] = [
  { path: '/dashboard', rule: pilots, title: 'Dashboard', frame: 'page', Screen: () => <DashboardScreen isBuilt={isBuilt} rentalsHref="/rentals" /> },
  { path: '/rentals', rule: pilots, title: 'Available Aircraft', frame: 'page', Screen: page(booking, 'Rentals') },
  { path: '/pilot-explorer', rule: pilots, title: 'Pilot Explorer', frame: 'page', Screen: page(pilotPages, 'PilotExplorer') },
  { path: '/pilot-matches', rule: pilots, title: 'Compatible Co-Pilots', frame: 'page', Screen: page(pilotPages, 'PilotMatches') },
  { path: '/aircraft-selection', rule: pilots, title: 'Select an Aircraft', frame: 'page', Screen: SelectAircraft },
  { path: '/aircraft-selection/:pilotId', rule: pilots, title: 'Select an Aircraft', frame: 'page', Screen: SelectAircraft },
  { path: '/propose-flight', rule: pilots, title: 'Select an Aircraft', frame: 'page', Screen: SelectAircraft },
  { path: '/propose-flight/:pilotId', rule: pilots, title: 'Select an Aircraft', frame: 'page', Screen: SelectAircraft },
  { path: '/propose-flight/:pilotId/:aircraftId', rule: pilots, title: 'Review Your Flight Request', frame: 'page', Screen: page(booking, 'ProposeFlight') },
  { path: '/book-solo', rule: pilots, title: 'Book a solo flight (demo)', frame: 'page', Screen: page(booking, 'DemoSolo') },
  { path: '/book-invite', rule: pilots, title: 'Invite a co-pilot (demo)', frame: 'page', Screen: page(booking, 'DemoInvite') },
  { path: '/payment-methods', rule: pilots, title: 'Payment Methods', frame: 'page', Screen: page(payments, 'PaymentMethods') },
  { path: '/payment-methods/new', rule: pilots, title: 'Add a New Payment Method', frame: 'page', Screen: page(payments, 'AddPaymentMethod') },
  { path: '/flight-share-requests', rule: anyPilots, title: 'Flight Share Requests', frame: 'page', Screen: page(flights, 'FlightShareRequests') },
  { path: '/my-flights', rule: anyPilots, title: 'My Flights', frame: 'page', Screen: page(flights, 'MyFlights') },
]

/** People: profiles, chat, the community, operators and administrators. */
const peopleRoutes: readonly AppRoute[] = [
  { path: '/profile', rule: { kind: 'profile' }, title: 'Profile', frame: 'page', Screen: () => <ProfileScreen pendingHref="/pending" /> },
  { path: '/community', rule: open, title: 'PilotPair Community', frame: 'page', Screen: page(() => import('./pages/community.tsx'), 'Community') },
  { path: '/messages', rule: everybody, title: 'Messages', frame: 'full', Screen: Messages },
  { path: '/messages/:conversationId', rule: everybody, title: 'Messages', frame: 'full', Screen: Messages },
  { path: '/operator', rule: operators, title: 'Operator Dashboard', frame: 'page', Screen: page(staff, 'Operator') },
  { path: '/admin', rule: admins, title: 'Users', frame: 'page', Screen: AdminUsers },
  { path: '/admin/users', rule: admins, title: 'Users', frame: 'page', Screen: AdminUsers },
]

/** The route table. */
export const routes: readonly AppRoute[] = [...doors, ...pilotRoutes, ...peopleRoutes]

/** Paths and rules alone, for where a login may lead. */
export const routeRules: readonly RouteRule[] = routes

/** What every other address shows. */
const notFoundRoute: AppRoute = {
  path: '*',
  rule: door,
  title: 'Not found',
  frame: 'page',
  Screen: lazyScreen(() => import('./NotFoundScreen.tsx'), (module) => module.NotFoundScreen),
}

/** The line of the table that an address stands for. */
export const routeFor = (pathname: string): AppRoute => findRoute(pathname, routes) ?? notFoundRoute

/** Whether an address has a screen. */
export const isBuilt = (href: string): boolean => routeFor(href.split(/[?#]/)[0] ?? href) !== notFoundRoute
