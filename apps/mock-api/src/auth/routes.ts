import { authEndpoints, authTexts } from '@pilotpair/contract'
import type { Deps } from '../deps.ts'
import { DEACTIVATED_DETAIL } from '../http/access.ts'
import { addressGroup } from '../http/client-address.ts'
import { readCookie } from '../http/cookies.ts'
import { forbidden, unauthenticated } from '../http/errors.ts'
import { isDeliberateGet } from '../http/origin.ts'
import { publicRoute, route, type RequestContext, type RouteDef } from '../http/route.ts'
import { readAccount } from './account.ts'
import { clearTokens, openSession, refreshSession, sendTokens } from './issue-tokens.ts'
import { assertNewPassword } from './passwords.ts'
import {
  endSession,
  findAccountByEmail,
  findRefresh,
  insertAccount,
  sessionOfAccessToken,
  type LoginFacts,
} from './queries.ts'
import { FORGOT_DETAIL, forgotPassword, resetPassword } from './reset.ts'
import { consume, forget, giveBack, type ThrottleKey } from './throttle.ts'
import { sha256 } from './tokens.ts'

/**
 * Finds the account and compares the password; the same work and the same answer for unknown addresses. Each
 * attempt counts before it is judged, so that parallel guesses cannot slip through, and a success is given back.
 */
const authenticate = async (
  { deps, address }: RequestContext,
  email: string,
  password: string,
): Promise<LoginFacts> => {
  const { db, limits } = deps
  const now = deps.clock.now()
  const group = addressGroup(address)
  const byAddress: ThrottleKey = { name: 'login-address', subject: group }
  const byAccount: ThrottleKey = { name: 'login-account', subject: `${group} ${email}` }
  await consume(db, byAccount, limits.loginPerAccount, now)
  await consume(db, byAddress, limits.loginPerAddress, now)
  const account = await findAccountByEmail(db, email)
  const isRight = await deps.passwords.matches(password, account?.passwordHash ?? undefined)
  if (!account || !isRight) throw unauthenticated(authTexts.loginRefused)
  await forget(db, byAccount)
  await giveBack(db, byAddress)
  if (!account.isActivated) throw forbidden(DEACTIVATED_DETAIL)
  return account
}

const login = publicRoute(authEndpoints.login, async (call) => {
  const account = await authenticate(call, call.body.username, call.body.password)
  const tokens = await openSession(call.deps, account)
  if (!tokens) throw unauthenticated(authTexts.loginRefused)
  sendTokens(call.deps, call.answerHeaders, tokens)
  return { detail: 'Logged in' }
})

const register = publicRoute(authEndpoints.register, async ({ deps, address, body }) => {
  const { email, name, password } = body
  assertNewPassword(password, email)
  const now = deps.clock.now()
  const key: ThrottleKey = { name: 'registration', subject: addressGroup(address) }
  await consume(deps.db, key, deps.limits.registration, now)
  const passwordHash = await deps.passwords.hash(password)
  return deps.db.transaction(async (tx) => {
    const id = await insertAccount(tx, { email, name, passwordHash, role: 'pilot', now })
    const account = await readAccount(tx, id)
    if (!account) throw new Error('the account just stored cannot be read')
    return account
  })
})

const currentUser = route(authEndpoints.currentUser, async ({ deps, user }) => {
  const account = await readAccount(deps.db, user.id)
  if (!account) throw unauthenticated()
  return account
})

const tokenRefresh = publicRoute(authEndpoints.tokenRefresh, async ({ deps, request, answerHeaders }) => {
  const tokens = await refreshSession(deps, request)
  if (!tokens) throw unauthenticated('The session has ended. Please log in again.')
  sendTokens(deps, answerHeaders, tokens)
  return { detail: 'Session renewed' }
})

const sessionOfCookies = async (deps: Deps, request: Request): Promise<string | undefined> => {
  const cookies = request.headers.get('cookie')
  const access = readCookie(cookies, 'access_token')
  const byAccess = access === undefined ? undefined : await sessionOfAccessToken(deps.db, sha256(access))
  if (byAccess !== undefined) return byAccess
  const refresh = readCookie(cookies, 'refresh_token')
  return refresh === undefined ? undefined : (await findRefresh(deps.db, sha256(refresh)))?.sessionId
}

const endCurrent = async ({ deps, request, answerHeaders }: RequestContext): Promise<void> => {
  const sessionId = await sessionOfCookies(deps, request)
  if (sessionId !== undefined) await endSession(deps.db, sessionId, 'logout', deps.clock.now())
  clearTokens(deps, answerHeaders)
}

const logout = publicRoute(authEndpoints.logout, async (call) => {
  await endCurrent(call)
  return { detail: 'Logged out' }
})

const logoutByGet = publicRoute(authEndpoints.logoutByGet, async (call) => {
  if (!isDeliberateGet(call.request, call.deps.settings)) return { detail: 'Nothing was changed' }
  await endCurrent(call)
  return { detail: 'Logged out' }
})

const forgot = publicRoute(authEndpoints.forgotPassword, async ({ deps, body }) => {
  await forgotPassword(deps, body.email)
  return { detail: FORGOT_DETAIL }
})

const reset = publicRoute(authEndpoints.resetPassword, async ({ deps, answerHeaders, body }) => {
  await resetPassword(deps, body.token, body.password)
  clearTokens(deps, answerHeaders)
  return { detail: 'Your password has been changed. Please log in.' }
})

/** Section 7 "Auth" and the password reset. */
export const authRoutes = (): readonly RouteDef[] => [
  currentUser,
  register,
  login,
  tokenRefresh,
  logout,
  logoutByGet,
  forgot,
  reset,
]
