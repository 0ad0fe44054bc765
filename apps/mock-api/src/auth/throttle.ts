import { eq, lte, sql } from 'drizzle-orm'
import { tables, type Queryable } from '../db/index.ts'
import { tooMany } from '../http/errors.ts'
import { sha256 } from './tokens.ts'
import type { Limit } from './limits.ts'

const { rateLimits } = tables

/** A counter: what is limited, and for whom. Stored hashed, so that the table names nobody. */
export interface ThrottleKey {
  readonly name: 'login-account' | 'login-address' | 'registration' | 'forgot-password' | 'upload'
  readonly subject: string
}

const storedKey = ({ name, subject }: ThrottleKey): string => sha256(`${name}:${subject}`)

/**
 * Counts one hit, atomically. A window starts with its first hit.
 *
 * @throws ApiError 429 with Retry-After once `limit.hits` is exceeded
 */
export const consume = async (db: Queryable, key: ThrottleKey, limit: Limit, now: Date): Promise<void> => {
  const expiresAt = new Date(now.getTime() + limit.windowSeconds * 1000)
  const isOver = sql`${rateLimits.expiresAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await db
    .insert(rateLimits)
    .values({ key: storedKey(key), hits: 1, expiresAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
    })
    .returning({ hits: rateLimits.hits, expiresAt: rateLimits.expiresAt })
  if (!row || row.hits <= limit.hits) return
  throw tooMany(Math.max(1, Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000)))
}

/** Takes one hit back: the attempt turned out not to count. */
export const giveBack = async (db: Queryable, key: ThrottleKey): Promise<void> => {
  await db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(eq(rateLimits.key, storedKey(key)))
}

/** Starts a counter anew. */
export const forget = async (db: Queryable, key: ThrottleKey): Promise<void> => {
  await db.delete(rateLimits).where(eq(rateLimits.key, storedKey(key)))
}

/** Removes counters whose window is over. */
export const sweepThrottles = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(rateLimits).where(lte(rateLimits.expiresAt, now))
}
