import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { userAccounts } from './accounts.ts'
import { instant, primaryId } from './columns.ts'

/** One login on one device: the family to which all its rotated tokens belong. */
export const sessions = pgTable(
  'sessions',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Set by logout, a password reset, or the reuse of a rotated refresh token. */
    endedAt: instant('ended_at'),
    endReason: text('end_reason', { enum: ['logout', 'password_reset', 'token_reuse', 'deactivated'] }),
  },
  (t) => [
    index('sessions_user_idx').on(t.userId),
    check(
      'sessions_end_reason_check',
      sql`${t.endReason} in ('logout', 'password_reset', 'token_reuse', 'deactivated') and (${t.endedAt} is null) = (${t.endReason} is null)`,
    ),
  ],
)

/** Access tokens by SHA-256 of the token, in hex: the token itself is only in the cookie. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('access_tokens_session_idx').on(t.sessionId), index('access_tokens_expiry_idx').on(t.expiresAt)],
)

/**
 * Refresh tokens by hash. A rotated one keeps the salt from which its successor is derived, together with the
 * presented token: the same old token gives the same successor, and the table alone gives nothing.
 */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    rotatedAt: instant('rotated_at'),
    successorSalt: text('successor_salt'),
    successorHash: text('successor_hash'),
  },
  (t) => [
    unique('refresh_tokens_successor_key').on(t.successorHash),
    index('refresh_tokens_session_idx').on(t.sessionId),
    index('refresh_tokens_expiry_idx').on(t.expiresAt),
    check(
      'refresh_tokens_rotation_check',
      sql`(${t.rotatedAt} is null) = (${t.successorSalt} is null) and (${t.rotatedAt} is null) = (${t.successorHash} is null)`,
    ),
  ],
)

/** Links of the forgotten-password mail, by hash; one use, one hour. */
export const passwordResetTokens = pgTable(
  'password_reset_tokens',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('password_reset_tokens_user_idx').on(t.userId)],
)
