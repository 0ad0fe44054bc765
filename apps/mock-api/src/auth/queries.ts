import { and, eq, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { tables, type Queryable, type Tx } from '../db/index.ts'
import { newId } from '../lib/ids.ts'
import { firstNameOf, type RefreshFacts } from './rules.ts'

const { accessTokens, passwordResetTokens, pilotProfiles, refreshTokens, sessions, userAccounts } = tables

/** What login needs to know of an account. */
export interface LoginFacts {
  readonly id: string
  readonly passwordHash: string | null
  readonly isActivated: boolean
}

/** The account of a folded e-mail address. */
export const findAccountByEmail = async (db: Queryable, email: string): Promise<LoginFacts | undefined> => {
  const [row] = await db
    .select({
      id: userAccounts.id,
      passwordHash: userAccounts.passwordHash,
      isActivated: userAccounts.isActivated,
    })
    .from(userAccounts)
    .where(and(eq(userAccounts.email, email), isNull(userAccounts.deletedAt)))
  return row
}

/**
 * Holds an account as a login found it until the transaction ends: a reset of the password or a deactivation that
 * is decided meanwhile waits, and then ends the session too.
 *
 * @returns false when the password or the activation has changed since
 */
export const holdForLogin = async (tx: Tx, found: LoginFacts): Promise<boolean> => {
  const rows = await tx
    .select({ isActivated: userAccounts.isActivated, passwordHash: userAccounts.passwordHash })
    .from(userAccounts)
    .where(eq(userAccounts.id, found.id))
    .for('share')
  const [now] = rows
  return now !== undefined && now.isActivated && now.passwordHash !== null && now.passwordHash === found.passwordHash
}

/** Holds an account for a change, so that two changes of one account follow each other. */
export const holdForChange = async (tx: Tx, id: string): Promise<void> => {
  await tx.select({ id: userAccounts.id }).from(userAccounts).where(eq(userAccounts.id, id)).for('no key update')
}

/** A new account; the e-mail is folded already. */
export interface NewAccount {
  readonly email: string
  readonly name: string
  readonly passwordHash: string
  readonly role: 'pilot' | 'operator' | 'super_admin'
  readonly now: Date
}

/**
 * Stores an account, a pilot's with an empty profile whose verification is pending.
 *
 * @throws the violation of `user_accounts_email_key` when the address is taken
 * @returns its id
 */
export const insertAccount = async (tx: Tx, account: NewAccount): Promise<string> => {
  const { email, name, passwordHash, role, now } = account
  const id = newId()
  await tx.insert(userAccounts).values({ id, email, name, passwordHash, role, createdAt: now })
  if (role === 'pilot') {
    await tx
      .insert(pilotProfiles)
      .values({ userId: id, firstName: firstNameOf(name), createdAt: now, updatedAt: now })
  }
  return id
}

/** Hashes and lifetimes of a pair of tokens. */
export interface TokenPair {
  readonly accessHash: string
  readonly accessExpiresAt: Date
  readonly refreshHash: string
  readonly refreshExpiresAt: Date
}

/** Stores a pair of tokens for a session. */
export const insertTokens = async (tx: Tx, sessionId: string, pair: TokenPair, now: Date): Promise<void> => {
  await tx.insert(accessTokens).values({ hash: pair.accessHash, sessionId, expiresAt: pair.accessExpiresAt })
  await tx
    .insert(refreshTokens)
    .values({ hash: pair.refreshHash, sessionId, createdAt: now, expiresAt: pair.refreshExpiresAt })
}

/** Opens a session with its first pair of tokens. */
export const insertSession = async (tx: Tx, userId: string, pair: TokenPair, now: Date): Promise<void> => {
  const id = newId()
  await tx.insert(sessions).values({ id, userId, createdAt: now })
  await insertTokens(tx, id, pair, now)
}

/** A stored refresh token with what the decision needs. */
export interface StoredRefresh extends RefreshFacts {
  readonly sessionId: string
  readonly successorSalt: string | null
}

/** Reads a refresh token by its hash. */
export const findRefresh = async (db: Queryable, hash: string): Promise<StoredRefresh | undefined> => {
  const successor = alias(refreshTokens, 'successor')
  const [row] = await db
    .select({
      sessionId: refreshTokens.sessionId,
      expiresAt: refreshTokens.expiresAt,
      rotatedAt: refreshTokens.rotatedAt,
      successorSalt: refreshTokens.successorSalt,
      successorRotatedAt: successor.rotatedAt,
      endedAt: sessions.endedAt,
      isActivated: userAccounts.isActivated,
      deletedAt: userAccounts.deletedAt,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(userAccounts, eq(userAccounts.id, sessions.userId))
    .leftJoin(successor, eq(successor.hash, refreshTokens.successorHash))
    .where(eq(refreshTokens.hash, hash))
  if (!row) return undefined
  return {
    sessionId: row.sessionId,
    expiresAt: row.expiresAt,
    rotatedAt: row.rotatedAt,
    successorSalt: row.successorSalt,
    isSuccessorUsed: row.successorRotatedAt !== null,
    isSessionEnded: row.endedAt !== null,
    isUserActive: row.isActivated && row.deletedAt === null,
  }
}

/**
 * Marks a refresh token as exchanged.
 *
 * @returns false when another call was faster; nothing has changed then
 */
export const markRotated = async (
  tx: Tx,
  hash: string,
  successor: { readonly salt: string; readonly hash: string },
  now: Date,
): Promise<boolean> => {
  const rows = await tx
    .update(refreshTokens)
    .set({ rotatedAt: now, successorSalt: successor.salt, successorHash: successor.hash })
    .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.rotatedAt)))
    .returning({ hash: refreshTokens.hash })
  return rows.length === 1
}

type EndReason = 'logout' | 'password_reset' | 'token_reuse' | 'deactivated'

/** Ends one session. */
export const endSession = async (db: Queryable, id: string, reason: EndReason, now: Date): Promise<void> => {
  await db
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
}

/** Ends every session of a person, for example when an administrator deactivates them. */
export const endSessionsOf = async (
  db: Queryable,
  userId: string,
  reason: EndReason,
  now: Date,
  exceptSessionId?: string,
): Promise<void> => {
  await db
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId),
      ),
    )
}

/** The session that an access token belongs to, also when the token has run out. */
export const sessionOfAccessToken = async (db: Queryable, hash: string): Promise<string | undefined> => {
  const [row] = await db.select({ id: accessTokens.sessionId }).from(accessTokens).where(eq(accessTokens.hash, hash))
  return row?.id
}

/** Stores the hash of a reset link's token. */
export const insertResetToken = async (
  db: Queryable,
  token: { readonly hash: string; readonly userId: string; readonly expiresAt: Date; readonly now: Date },
): Promise<void> => {
  const { hash, userId, expiresAt, now } = token
  await db.insert(passwordResetTokens).values({ hash, userId, createdAt: now, expiresAt })
}

/** What is known of a reset link. */
export interface ResetFacts {
  readonly userId: string
  readonly email: string
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

/** Reads a reset link by its token's hash; undefined also for removed people. */
export const findResetToken = async (db: Queryable, hash: string): Promise<ResetFacts | undefined> => {
  const [row] = await db
    .select({
      userId: passwordResetTokens.userId,
      email: userAccounts.email,
      expiresAt: passwordResetTokens.expiresAt,
      usedAt: passwordResetTokens.usedAt,
    })
    .from(passwordResetTokens)
    .innerJoin(userAccounts, eq(userAccounts.id, passwordResetTokens.userId))
    .where(and(eq(passwordResetTokens.hash, hash), isNull(userAccounts.deletedAt)))
  return row && row.email !== null ? { ...row, email: row.email } : undefined
}

/**
 * Takes a reset link, once.
 *
 * @returns false when it was taken before
 */
export const useResetToken = async (tx: Tx, hash: string, now: Date): Promise<boolean> => {
  const rows = await tx
    .update(passwordResetTokens)
    .set({ usedAt: now })
    .where(and(eq(passwordResetTokens.hash, hash), isNull(passwordResetTokens.usedAt)))
    .returning({ hash: passwordResetTokens.hash })
  return rows.length === 1
}

/** Sets a password and makes every other open reset link useless. */
export const setPassword = async (tx: Tx, userId: string, passwordHash: string, now: Date): Promise<void> => {
  await tx.update(userAccounts).set({ passwordHash }).where(eq(userAccounts.id, userId))
  await tx
    .update(passwordResetTokens)
    .set({ usedAt: now })
    .where(and(eq(passwordResetTokens.userId, userId), isNull(passwordResetTokens.usedAt)))
}

/** Removes sessions and links that can no longer be of use. */
export const sweepSessions = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(refreshTokens).where(lte(refreshTokens.expiresAt, now))
  const forgetAccessBefore = new Date(now.getTime() - 30 * 24 * 60 * 60_000)
  await db.delete(accessTokens).where(lte(accessTokens.expiresAt, forgetAccessBefore))
  const renewable = db.select({ one: sql`1` }).from(refreshTokens).where(eq(refreshTokens.sessionId, sessions.id))
  const isAbandoned = and(lte(sessions.createdAt, forgetAccessBefore), notExists(renewable))
  await db.delete(sessions).where(or(lte(sessions.endedAt, forgetAccessBefore), isAbandoned))
  await db.delete(passwordResetTokens).where(lte(passwordResetTokens.expiresAt, forgetAccessBefore))
}
