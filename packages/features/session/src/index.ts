import { lazyScreen } from '@pilotpair/feature-core'

export {
  type AccessDecision,
  type AccessRule,
  awaitsApproval,
  decideAccess,
  decideDoor,
  findRoute,
  landingFor,
  loginFor,
  type RouteRule,
  ruleFor,
  safeNext,
} from './access.ts'
export { type CurrentUser, sessionApi } from './api.ts'
export { useLogout, useSession } from './hooks.ts'
export { SESSION_ENDED_NOTICE, type Session } from './session.ts'
export { watchTabs } from './tabs.ts'
export type { LoginScreenProps } from './login/LoginScreen.tsx'
export type { RegisterScreenProps } from './register/RegisterScreen.tsx'
export type { ForgotPasswordScreenProps } from './password/ForgotPasswordScreen.tsx'
export type { ResetPasswordScreenProps } from './password/ResetPasswordScreen.tsx'
export type { PendingScreenProps } from './notices/PendingScreen.tsx'
export { SessionFault, type SessionFaultProps } from './notices/SessionFault.tsx'
export type { UnauthorizedScreenProps } from './notices/UnauthorizedScreen.tsx'

/** Login (spec §2.2). Fills the page. */
export const LoginScreen = lazyScreen(() => import('./login/LoginScreen.tsx'), (m) => m.LoginScreen)
/** Registration (spec §2.3). Fills the page. */
export const RegisterScreen = lazyScreen(
  () => import('./register/RegisterScreen.tsx'),
  (m) => m.RegisterScreen,
)
/** Asks for a reset link. Fills the page. */
export const ForgotPasswordScreen = lazyScreen(
  () => import('./password/ForgotPasswordScreen.tsx'),
  (m) => m.ForgotPasswordScreen,
)
/** Chooses a new password by a reset link. Fills the page. */
export const ResetPasswordScreen = lazyScreen(
  () => import('./password/ResetPasswordScreen.tsx'),
  (m) => m.ResetPasswordScreen,
)
/** Waiting for approval (spec §2.16). Content of a page. */
export const PendingScreen = lazyScreen(() => import('./notices/PendingScreen.tsx'), (m) => m.PendingScreen)
/** The 403 page (spec §2.1). Content of a page. */
export const UnauthorizedScreen = lazyScreen(
  () => import('./notices/UnauthorizedScreen.tsx'),
  (m) => m.UnauthorizedScreen,
)
