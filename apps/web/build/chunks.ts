/**
 * How the code is cut into files. Left alone, the bundler makes dozens of small ones, and over HTTP/1.1 their requests
 * cost a phone more than their bytes. A module goes to the first group that names it; what no group names stays with
 * its screen.
 */
export const chunkGroups = [
  // The store makes an error object while it loads. A browser with an inspector on (Lighthouse's is) then reads the
  // whole file again for line numbers: it had better be a small one.
  { name: 'store', test: /node_modules.(@reduxjs|react-redux|immer|reselect|redux|redux-thunk|@standard-schema|react|use-sync-external-store)[/\\]/, priority: 10 },
  // What every page needs at once.
  { name: 'app', tags: ['$initial' as const], priority: 9 },
  // The doors: login, registration, passwords. The form library travels with them.
  {
    name: 'auth',
    test: /node_modules.(react-hook-form|@hookform|@standard-schema)|ui.src.components.(auth-layout|password-field|illustrations.PanelScene)|session.src.(form|frame|Failure|password|login|register)|lucide-react.dist.esm.icons.eye|contract.src.forms.account/,
    priority: 8,
  },
  // Parts that the doors and most screens share.
  {
    name: 'fields',
    test: /@vanilla-extract|contract.src.texts.template|ui.src.(internal|theme|components.(text-field|button|inline-alert|logo|link|stack|visually-hidden|illustrations.(Scenes|plane)))|lucide-react.dist.esm.(Icon|create|shared|default|context)|lucide-react.dist.esm.icons.(circle-exc|triangle-exc|info|bell|circle-check|circle-alert|triangle-alert)/,
    priority: 7,
  },
  // The navigation bar and the parts of nearly every page below it.
  {
    name: 'frame',
    test: /PageFrame|navigation.src|ui.src.components.(nav-bar|menu|avatar|page|icon-button|badge|card|skeleton|empty-state|error-state|load-more|not-found|illustrations.EmptyDrawing)|lucide-react|contract.src.(texts.(account|fleet)|endpoints.(params|aircraft|bodies)|entities.(aircraft|flight))/,
    priority: 6,
  },
  // Aircraft as cards, rows and pictures, and the search for them.
  {
    name: 'aircraft',
    test: /ui.src.components.(aircraft|illustrations.(Aircraft|airframes|wing)|disclosure|segmented-control|chip-toggle|number-field)|features.aircraft.src.(?!rentals.AircraftDetails)/,
    priority: 7,
  },
]

const features = 'packages/features'
const frame = 'apps/web/src/PageFrame.tsx'

/**
 * The modules that a hard load of a route needs beside the first ones: the built page names their files, so that the
 * browser fetches all at once instead of learning of them one after another.
 */
export const routeModules: Readonly<Record<string, readonly string[]>> = {
  '/login': [`${features}/session/src/login/LoginScreen.tsx`],
  '/register': [`${features}/session/src/register/RegisterScreen.tsx`],
  '/forgot-password': [`${features}/session/src/password/ForgotPasswordScreen.tsx`],
  '/reset-password': [`${features}/session/src/password/ResetPasswordScreen.tsx`],
  '/pending': [frame, `${features}/session/src/notices/PendingScreen.tsx`],
  '/unauthorized': [frame, `${features}/session/src/notices/UnauthorizedScreen.tsx`],
  '/dashboard': [frame, `${features}/dashboard/src/dashboard/DashboardScreen.tsx`],
  '/rentals': [frame, `${features}/aircraft/src/rentals/RentalsScreen.tsx`],
  '/operator': [frame, `${features}/operator/src/operator/OperatorScreen.tsx`],
  '/admin': [frame, `${features}/admin/src/users/AdminUsersScreen.tsx`],
  '/admin/users': [frame, `${features}/admin/src/users/AdminUsersScreen.tsx`],
}
