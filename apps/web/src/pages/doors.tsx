import {
  LoginScreen, PendingScreen, RegisterScreen, ResetPasswordScreen, safeNext, SESSION_ENDED_NOTICE, useSession,
} from '@pilotpair/feature-session'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { RouteRule } from '@pilotpair/feature-session'

/** /login. @param rules where a login may lead */
export const Login = ({ rules }: { readonly rules: readonly RouteRule[] }) => {
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
      onLoggedIn={(user) => void navigate(safeNext(next, user, rules), { replace: true })}
    />
  )
}

/** /register. */
export const Register = () => {
  const navigate = useNavigate()
  return <RegisterScreen loginHref="/login" onRegistered={() => void navigate('/login')} />
}

/** /reset-password. */
export const ResetPassword = () => {
  const [query] = useSearchParams()
  return <ResetPasswordScreen token={query.get('token')} loginHref="/login" forgotHref="/forgot-password" />
}

/** /pending. */
export const Pending = () => {
  const navigate = useNavigate()
  return (
    <PendingScreen
      profileHref="/profile"
      flightsHref="/my-flights"
      requestsHref="/flight-share-requests"
      communityHref="/community"
      loginHref="/login"
      onApproved={() => void navigate('/', { replace: true })}
      onEnded={() => void navigate('/login', { replace: true })}
    />
  )
}
