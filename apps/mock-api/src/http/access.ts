import { ACCOUNT_HEADER, ANOTHER_ACCOUNT_DETAIL, EXPIRED_TOKEN_DETAIL, type Access } from '@pilotpair/contract'
import { readSession, type SessionUser } from '../auth/session.ts'
import type { Deps } from '../deps.ts'
import { forbidden, unauthenticated } from './errors.ts'

/** Said to an unverified pilot who makes a commitment. */
export const PENDING_DETAIL = 'Your account is waiting for verification by an administrator.'

/** Said on every call of a deactivated account's open session. */
export const DEACTIVATED_DETAIL = 'This account has been deactivated.'

/**
 * The user of the call, if the endpoint's access rule lets them in. Role, verification and activation are read
 * anew with each call, so that an administrator's decision holds from the next one on.
 *
 * @throws ApiError 401 `expired_token` when only the access token has run out, 401 otherwise without a session,
 *   403 for another role, an unverified pilot, or a call made for another account
 */
export const requireSession = async (
  { deps, request }: { readonly deps: Deps; readonly request: Request },
  access: Extract<Access, { readonly kind: 'session' }>,
): Promise<SessionUser> => {
  const session = await readSession(deps, request)
  switch (session.kind) {
    case 'none':
      throw unauthenticated()
    case 'expired':
      throw unauthenticated(EXPIRED_TOKEN_DETAIL)
    case 'deactivated':
      throw unauthenticated(DEACTIVATED_DETAIL)
    case 'active': {
      const { user } = session
      const meant = request.headers.get(ACCOUNT_HEADER)
      if (meant !== null && meant !== user.id) throw forbidden(ANOTHER_ACCOUNT_DETAIL)
      if (!access.roles.includes(user.role)) throw forbidden()
      if (access.approval === 'approved' && user.verification === 'pending') throw forbidden(PENDING_DETAIL)
      return user
    }
  }
}
