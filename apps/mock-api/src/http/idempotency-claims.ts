import { deserialize, serialize } from 'node:v8'
import { IDEMPOTENCY_HEADER } from '@pilotpair/contract'
import { and, eq, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { tables, type Db, type Tx } from '../db/index.ts'
import { ApiError } from './errors.ts'

const { idempotencyKeys } = tables

/** One logical attempt of a person. */
export interface Attempt {
  readonly userId: string
  readonly endpoint: string
  readonly key: string
  readonly requestHash: string
}

/** What the transaction of a call gave that acted and then died before its answer was stored. */
export interface Outcome {
  readonly value: unknown
}

/** The right to act under a key. */
export interface Claim {
  readonly id: string
  readonly attempt: Attempt
  /** What another call has left that acted under this key: it must not be done again. */
  readonly outcome: Outcome | undefined
}

/** What is known of a key. */
export type KeyState =
  | { readonly kind: 'claimed'; readonly claim: Claim }
  | { readonly kind: 'answered'; readonly answer: unknown }
  /** Another call works on it, or has just given it up. */
  | { readonly kind: 'busy' }

// By the database's clock: processes may differ. Whoever outlives its lease can commit nothing once it is taken over.
const LEASE = sql`now() + interval '30 seconds'`
/** What is left to do after the transaction takes moments. */
const LEASE_AFTER_COMMIT = sql`clock_timestamp() + interval '5 seconds'`

/** Never of an answer: it has no lease. */
const hasOutlived = lte(idempotencyKeys.leasedUntil, sql`now()`)

const busyText = 'This is still being worked on. Please try again in a moment.'

/**
 * Answer to a repeat that comes while the first call is at work. No 409: that would say that nothing was done and close
 * the attempt, and the next click would act under another key.
 */
export const stillBusy = (): ApiError => new ApiError(503, busyText, { 'Retry-After': '5' })

const readOutcome = (stored: string | null): Outcome | undefined => {
  if (stored === null) return undefined
  const value: unknown = deserialize(Buffer.from(stored, 'base64'))
  return { value }
}

const isKey = ({ userId, endpoint, key }: Attempt): SQL | undefined =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.endpoint, endpoint), eq(idempotencyKeys.key, key))

const isHeld = ({ attempt, id }: Claim): SQL | undefined => and(isKey(attempt), eq(idempotencyKeys.claim, id))

const readKey = async (db: Db, attempt: Attempt): Promise<KeyState> => {
  const [stored] = await db
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer, claim: idempotencyKeys.claim })
    .from(idempotencyKeys)
    .where(isKey(attempt))
  if (stored === undefined) return { kind: 'busy' }
  if (stored.requestHash !== attempt.requestHash) {
    throw new ApiError(422, `This ${IDEMPOTENCY_HEADER} belongs to another request.`)
  }
  return stored.claim === null ? { kind: 'answered', answer: stored.answer } : { kind: 'busy' }
}

/**
 * Claims a key before its call acts: a new one, or one whose claim has outlived its lease because its process died.
 *
 * @throws ApiError 422 when the key belongs to another request
 */
export const claimKey = async (db: Db, attempt: Attempt, now: Date): Promise<KeyState> => {
  const id = crypto.randomUUID()
  const [taken] = await db
    .insert(idempotencyKeys)
    .values({ ...attempt, claim: id, leasedUntil: LEASE, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.endpoint, idempotencyKeys.key],
      set: { claim: id, leasedUntil: LEASE },
      setWhere: sql`${hasOutlived} and ${eq(idempotencyKeys.requestHash, attempt.requestHash)}`,
    })
    .returning({ outcome: idempotencyKeys.outcome })
  if (taken === undefined) return readKey(db, attempt)
  return { kind: 'claimed', claim: { id, attempt, outcome: readOutcome(taken.outcome) } }
}

/**
 * Stores what a transaction gave in the transaction itself.
 *
 * @throws ApiError 503, so that it rolls back, when the claim is another's by now
 */
const storeOutcome = async (tx: Tx, claim: Claim, value: unknown): Promise<void> => {
  const stored = await tx
    .update(idempotencyKeys)
    .set({ outcome: serialize(value).toString('base64'), leasedUntil: LEASE_AFTER_COMMIT })
    .where(isHeld(claim))
    .returning({ claim: idempotencyKeys.claim })
  if (stored.length === 0) throw stillBusy()
}

type Work = (tx: Tx) => Promise<unknown>

/**
 * The database as a call gets it that acts under a claim. Its first transaction, the one in which it acts, is committed
 * together with what it gives: plain data, with dates. When that has happened before, in a call that died before its
 * answer was stored, the transaction gives the same once more instead of doing it again.
 *
 * Made for one call: reads that are prepared once a database (`lib/prepared.ts`) are not for it.
 */
export const underClaim = (db: Db, claim: Claim): Db => {
  let hasActed = false
  return new Proxy(db, {
    get(target, property) {
      if (property !== 'transaction' || hasActed) return Reflect.get(target, property)
      return async (work: Work, ...options: [config?: Parameters<Db['transaction']>[1]]): Promise<unknown> => {
        if (claim.outcome !== undefined) {
          hasActed = true
          return claim.outcome.value
        }
        const result = await target.transaction(async (tx) => {
          const value = await work(tx)
          await storeOutcome(tx, claim, value)
          return value
        }, ...options)
        hasActed = true
        return result
      }
    },
  })
}

/** Puts the answer in the place of the claim. */
export const keepAnswer = async (db: Db, claim: Claim, answer: unknown): Promise<void> => {
  await db
    .update(idempotencyKeys)
    .set({ answer, claim: null, leasedUntil: null, outcome: null })
    .where(isHeld(claim))
}

/** Gives a claim up: the key is free again, or, when the call has acted, waits for a repeat to find its answer. */
export const freeClaim = async (db: Db, claim: Claim): Promise<void> => {
  const freed = await db
    .delete(idempotencyKeys)
    .where(and(isHeld(claim), isNull(idempotencyKeys.outcome)))
    .returning({ key: idempotencyKeys.key })
  if (freed.length === 0) await db.update(idempotencyKeys).set({ leasedUntil: sql`now()` }).where(isHeld(claim))
}
