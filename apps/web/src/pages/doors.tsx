import {
  LoginScreen, PendingScreen, RegisterScreen, ResetPasswordScreen, safeNext, SESSION_ENDED_NOTICE, useSession,
} from '@pilotpair/feature-session'
import { useSearchParams } from 'react-router-dom'
import type { RouteRule } from '@pilotpair/feature-session'
import { useGo } from '../go.ts'

/** /login. @param rules where a login may lead */
export const Login = ({ rules }: { readonly rules: readonly RouteRule[] }) => {
  const session = useSession()
  const go = useGo()
  const [query] = useSearchParams()
  const next = query.get('next')
  const hasEnded = session.kind === 'anonymous' && session.ended
  return (
    <LoginScreen
      next={next ?? undefined}
      notice={hasEnded ? SESSION_ENDED_NOTICE : undefined}
      registerHref="/register"
      forgotHref="/forgot-password"
      onLoggedIn={(user) => go(safeNext(next, user, rules), { replace: true })}
    />
  )
}

/** /register. */
export const Register = () => {
  const go = useGo()
  return <RegisterScreen loginHref="/login" onRegistered={() => go('/login')} />
}

/** /reset-password. */
export const ResetPassword = () => {
  const [query] = useSearchParams()
  return <ResetPasswordScreen token={query.get('token')} loginHref="/login" forgotHref="/forgot-password" />
}

/** /pending. */
export const Pending = () => {
  const go = useGo()
  return (
    <PendingScreen
      profileHref="/profile"
      flightsHref="/my-flights"
      requestsHref="/flight-share-requests"
      communityHref="/community"
      loginHref="/login"
      onApproved={() => go('/', { replace: true })}
      onEnded={() => go('/login', { replace: true })}
    />
  )
}
