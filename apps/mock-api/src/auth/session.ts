import { eq, sql } from 'drizzle-orm'
import type { Role, Verification } from '@pilotpair/contract'
import { tables } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { preparedRead } from '../lib/prepared.ts'
import { readCookie } from '../http/cookies.ts'
import { sha256 } from './tokens.ts'

const { accessTokens, pilotProfiles, sessions, userAccounts } = tables

/** Who is calling. */
export interface SessionUser {
  readonly id: string
  readonly name: string
  readonly role: Role
  /** Of a pilot; undefined for the other roles. */
  readonly verification: Verification | undefined
  readonly sessionId: string
}

/** What a request's access cookie stands for. */
export type Session =
  | { readonly kind: 'none' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'deactivated' }
  | { readonly kind: 'active'; readonly user: SessionUser }

const sessionByToken = preparedRead((db) =>
  db
    .select({
      expiresAt: accessTokens.expiresAt,
      sessionId: sessions.id,
      endedAt: sessions.endedAt,
      id: userAccounts.id,
      name: userAccounts.name,
      role: userAccounts.role,
      isActivated: userAccounts.isActivated,
      deletedAt: userAccounts.deletedAt,
      verification: pilotProfiles.verification,
    })
    .from(accessTokens)
    .innerJoin(sessions, eq(sessions.id, accessTokens.sessionId))
    .innerJoin(userAccounts, eq(userAccounts.id, sessions.userId))
    .leftJoin(pilotProfiles, eq(pilotProfiles.userId, userAccounts.id))
    .where(eq(accessTokens.hash, sql.placeholder('hash')))
    .prepare('session_by_token'),
)

/** Reads the session of a request from its cookie and the database, anew with each call. */
export const readSession = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  request: Request,
): Promise<Session> => {
  const token = readCookie(request.headers.get('cookie'), 'access_token')
  if (token === undefined) return { kind: 'none' }
  const [row] = await sessionByToken(db).execute({ hash: sha256(token) })
  if (!row || row.deletedAt !== null) return { kind: 'none' }
  if (!row.isActivated) return { kind: 'deactivated' }
  if (row.endedAt !== null) return { kind: 'none' }
  if (row.expiresAt <= clock.now()) return { kind: 'expired' }
  const { id, name, role, sessionId } = row
  const verification = role === 'pilot' ? (row.verification ?? 'pending') : undefined
  return { kind: 'active', user: { id, name, role, verification, sessionId } }
}
