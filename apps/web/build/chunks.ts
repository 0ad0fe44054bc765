/**
 * How the code is cut into files. Left alone, the bundler makes dozens of small ones, and over HTTP/1.1 their requests
 * cost a phone more than their bytes. A module goes to the first group that names it; what no group names stays with
 * its screen.
 */
export const chunkGroups = [
  // The store makes an error object while it loads. A browser with an inspector on (Lighthouse's is) then reads the
  // whole file again for line numbers: it had better be a small one.
  { name: 'store', test: /node_modules.(@reduxjs|react-redux|immer|reselect|redux|redux-thunk|@standard-schema|react|use-sync-external-store)[/\\]/, priority: 10 },
  // How lists are drawn part by part: no door has one, and not every page.
  { name: 'lists', test: /core.src.drawn-near|ui.src.components.load-more/, priority: 11 },
  // What every page needs at once.
  { name: 'app', tags: ['$initial' as const], priority: 9 },
  // What all doors are made of, and the login. The form library travels with them.
  {
    name: 'auth',
    test: /node_modules.(react-hook-form|@hookform|@standard-schema)|ui.src.components.(auth-layout|password-field|illustrations.PanelScene)|session.src.(form|frame|Failure|login)|lucide-react.dist.esm.icons.eye|contract.src.forms.account|core.src.form-problems/,
    priority: 8,
  },
  // The other doors: registration and forgotten passwords.
  { name: 'doors', test: /session.src.(register|password)/, priority: 7 },
  // Inner parts that no door needs: times, money, pictures that wait.
  {
    name: 'figures',
    test: /ui.src.internal.(time|reading|moment|money|useZone|useNear)\.|core.src.(flight-time|both-clocks)|contract.src.money/,
    priority: 8,
  },
  // Parts that the doors and most screens share.
  {
    name: 'fields',
    test: /@vanilla-extract|contract.src.texts.template|ui.src.(internal.(?!flight|CountButton)|theme|components.(text-field|button|inline-alert|logo|link|stack|visually-hidden|illustrations.(Scenes|plane)))|scripts.lib.lean-icon|lucide-react.dist.esm.icons.(circle-exc|triangle-exc|info|bell|circle-check|circle-alert|triangle-alert)/,
    priority: 7,
  },
  // The navigation bar and the parts of nearly every page below it.
  {
    name: 'frame',
    test: /PageFrame|ScreenBoundary|core.src.on-demand|LeaveQuestion|leave-guard|navigation.src.(?!WaitingCounts|OperatorCount)|ui.src.components.(nav-bar|menu|avatar|page|icon-button|badge|card|skeleton|empty-state|error-state)[/\\.]|lucide-react|contract.src.(query\.ts|texts.account|endpoints.params|entities.(aircraft|flight))/,
    priority: 6,
  },
  // Aircraft as drawn and as told, for cards of aircraft and of flights and for the fleet's table.
  { name: 'airframes', test: /ui.src.components.(aircraft-picture|illustrations.(Aircraft|airframes|wing|livery))|features.aircraft.src.aircraft-view/, priority: 7 },
  // Flights as cards. They are made of parts of the frame, so they must not travel with the fields of the doors.
  { name: 'flight-cards', test: /ui.src.(internal.flight|components.(price[/\\]|aircraft-card.formatHourlyRate))/, priority: 7 },
  // The list of aircraft: its calls, its filters.
  { name: 'fleet', test: /features.aircraft.src.(index|api|max-rate|filters|rentals.(use-aircraft-list|rentals-answer))/, priority: 8 },
  // Aircraft as cards and rows, and the search for them.
  {
    name: 'aircraft',
    test: /ui.src.components.aircraft|features.aircraft.src.(?!rentals.AircraftDetails)/,
    priority: 7,
  },
  // What the screens of booking share: words, the aircraft at the side, the co-pilot.
  {
    name: 'booking',
    test: /features.booking.src.(words|failures|id-of|drafts|Booking|AircraftAside|CoPilot|co-pilot|DeadEnd)/,
    priority: 7,
  },
  // Hours and what a flight costs then: with the calendar and the dialogs, on demand.
  {
    name: 'hours',
    test: /features.booking.src.(slots|wall-clock|use-hours|use-focus|Flight|Hours)/,
    priority: 7,
  },
  // Small parts of several screens, by what they are for: to search, to write, to choose a view.
  { name: 'search', test: /ui.src.components.(segmented-control|chip-toggle)/, priority: 8 },
  { name: 'writing', test: /core.src.typed|ui.src.(components.(text-area|description-list)|internal.(useSubmitText|blank|setNativeValue|styleVars))/, priority: 8 },
  { name: 'views', test: /ui.src.(components.tabs|internal.(rovingIndex|useRovingFocus))/, priority: 8 },
]

const features = 'packages/features'
const frame = 'apps/web/src/PageFrame.tsx'
const pages = 'apps/web/src/pages'

const selection = [
  frame, `${pages}/booking.tsx`, `${features}/booking/src/select/SelectAircraftScreen.tsx`, `${features}/aircraft/src/rentals/RentalsScreen.tsx`,
]
const conversations = [frame, `${pages}/messages.tsx`, `${features}/messages/src/chat/MessagesScreen.tsx`]

/**
 * The modules that a hard load of a route needs beside the first ones: the built page names their files, so that the
 * browser fetches all at once instead of learning of them one after another. A `*` stands for one part of an address.
 */
export const routeModules: Readonly<Record<string, readonly string[]>> = {
  '/login': [`${features}/session/src/login/LoginScreen.tsx`],
  '/register': [`${features}/session/src/register/RegisterScreen.tsx`],
  '/forgot-password': [`${features}/session/src/password/ForgotPasswordScreen.tsx`],
  '/reset-password': [`${features}/session/src/password/ResetPasswordScreen.tsx`],
  '/pending': [frame, `${features}/session/src/notices/PendingScreen.tsx`],
  '/unauthorized': [frame, `${features}/session/src/notices/UnauthorizedScreen.tsx`],
  '/dashboard': [frame, `${features}/dashboard/src/dashboard/DashboardScreen.tsx`],
  '/rentals': [
    frame, `${pages}/booking.tsx`, `${features}/booking/src/rentals/RentalsBookingScreen.tsx`, `${features}/aircraft/src/rentals/RentalsScreen.tsx`,
  ],
  '/aircraft-selection': selection,
  '/aircraft-selection/*': selection,
  '/propose-flight': selection,
  '/propose-flight/*': selection,
  '/propose-flight/*/*': [
    frame, `${pages}/booking.tsx`, `${features}/booking/src/request/ProposeFlightScreen.tsx`,
  ],
  '/book-solo': [frame, `${pages}/booking.tsx`, `${features}/booking/src/demo/DemoBookingScreen.tsx`],
  '/book-invite': [frame, `${pages}/booking.tsx`, `${features}/booking/src/demo/DemoBookingScreen.tsx`],
  '/pilot-explorer': [frame, `${pages}/pilots.tsx`, `${features}/pilots/src/explorer/PilotExplorerScreen.tsx`],
  '/pilot-matches': [frame, `${pages}/pilots.tsx`, `${features}/pilots/src/matches/PilotMatchesScreen.tsx`],
  '/flight-share-requests': [frame, `${pages}/flights.tsx`, `${features}/flights/src/requests/RequestsScreen.tsx`],
  '/my-flights': [frame, `${pages}/flights.tsx`, `${features}/flights/src/my-flights/MyFlightsScreen.tsx`],
  '/payment-methods': [frame, `${pages}/payments.tsx`, `${features}/payments/src/methods/PaymentMethodsScreen.tsx`],
  '/payment-methods/new': [frame, `${pages}/payments.tsx`, `${features}/payments/src/add/AddPaymentMethodScreen.tsx`],
  '/payment-complete': [frame, `${pages}/payments.tsx`, `${features}/payments/src/back/PaymentCompleteScreen.tsx`],
  '/profile': [frame, `${features}/profile/src/ProfileScreen.tsx`],
  '/community': [frame, `${pages}/community.tsx`, `${features}/community/src/feed/CommunityScreen.tsx`],
  '/messages': conversations,
  '/messages/*': conversations,
  '/operator': [frame, `${pages}/staff.tsx`, `${features}/operator/src/operator/OperatorScreen.tsx`],
  '/admin': [frame, `${pages}/staff.tsx`, `${features}/admin/src/users/AdminUsersScreen.tsx`],
  '/admin/users': [frame, `${pages}/staff.tsx`, `${features}/admin/src/users/AdminUsersScreen.tsx`],
}
