import type { Deps } from '../deps.ts'
import { clearedCookie, readCookie, sessionCookie } from '../http/cookies.ts'
import {
  endSession,
  findRefresh,
  holdForLogin,
  insertSession,
  insertTokens,
  markRotated,
  type LoginFacts,
  type TokenPair,
} from './queries.ts'
import { decideRefresh, tokenExpiry } from './rules.ts'
import { deriveToken, newToken, sha256 } from './tokens.ts'

/** The two tokens as they go into cookies. */
export interface Tokens {
  readonly access: string
  readonly refresh: string
}

const isSecure = ({ settings }: Pick<Deps, 'settings'>): boolean => settings.publicUrl?.protocol === 'https:'

/** Puts the session's cookies on an answer. */
export const sendTokens = (deps: Pick<Deps, 'settings'>, answerHeaders: Headers, tokens: Tokens): void => {
  answerHeaders.append('Set-Cookie', sessionCookie('access_token', tokens.access, isSecure(deps)))
  answerHeaders.append('Set-Cookie', sessionCookie('refresh_token', tokens.refresh, isSecure(deps)))
}

/** Clears the session's cookies, with the attributes they were set with. */
export const clearTokens = (deps: Pick<Deps, 'settings'>, answerHeaders: Headers): void => {
  answerHeaders.append('Set-Cookie', clearedCookie('access_token', isSecure(deps)))
  answerHeaders.append('Set-Cookie', clearedCookie('refresh_token', isSecure(deps)))
}

const pairOf = async (tokens: Tokens, now: Date): Promise<TokenPair> => {
  const expiry = tokenExpiry(now)
  return {
    accessHash: sha256(tokens.access),
    accessExpiresAt: expiry.access,
    refreshHash: sha256(tokens.refresh),
    refreshExpiresAt: expiry.refresh,
  }
}

/**
 * Opens a session for a person who has just proved who they are.
 *
 * @returns undefined when a new password or a deactivation was faster than this login
 */
export const openSession = async (deps: Deps, account: LoginFacts): Promise<Tokens | undefined> => {
  const tokens = { access: newToken(deps.random), refresh: newToken(deps.random) }
  const now = deps.clock.now()
  const pair = await pairOf(tokens, now)
  const isOpen = await deps.db.transaction(async (tx) => {
    if (!(await holdForLogin(tx, account))) return false
    await insertSession(tx, account.id, pair, now)
    return true
  })
  return isOpen ? tokens : undefined
}

const successorOf = async (token: string, salt: string): Promise<Tokens> => ({
  access: await deriveToken(token, salt, 'access'),
  refresh: await deriveToken(token, salt, 'refresh'),
})

const rotate = async (deps: Deps, token: string, hash: string, sessionId: string): Promise<Tokens | undefined> => {
  const salt = newToken(deps.random)
  const tokens = await successorOf(token, salt)
  const now = deps.clock.now()
  const pair = await pairOf(tokens, now)
  const isOurs = await deps.db.transaction(async (tx) => {
    if (!(await markRotated(tx, hash, { salt, hash: pair.refreshHash }, now))) return false
    await insertTokens(tx, sessionId, pair, now)
    return true
  })
  return isOurs ? tokens : undefined
}

const attempt = async (deps: Deps, token: string, hash: string): Promise<Tokens | 'refused' | 'lost-race'> => {
  const stored = await findRefresh(deps.db, hash)
  if (!stored) return 'refused'
  const now = deps.clock.now()
  switch (decideRefresh(stored, now)) {
    case 'refuse':
      return 'refused'
    case 'end-family':
      await endSession(deps.db, stored.sessionId, 'token_reuse', now)
      return 'refused'
    case 'repeat':
      return stored.successorSalt === null ? 'refused' : successorOf(token, stored.successorSalt)
    case 'rotate':
      return (await rotate(deps, token, hash, stored.sessionId)) ?? 'lost-race'
  }
}

/**
 * Exchanges the refresh cookie of a request. Parallel calls with one cookie all get the same successor.
 *
 * @returns undefined when there is no session to renew; the cookies stay as they are, so that the loser of a
 *   race never clears the winner's
 */
export const refreshSession = async (deps: Deps, request: Request): Promise<Tokens | undefined> => {
  const token = readCookie(request.headers.get('cookie'), 'refresh_token')
  if (token === undefined) return undefined
  const hash = sha256(token)
  const first = await attempt(deps, token, hash)
  const result = first === 'lost-race' ? await attempt(deps, token, hash) : first
  return typeof result === 'string' ? undefined : result
}
