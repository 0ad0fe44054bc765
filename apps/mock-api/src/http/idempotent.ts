import { IDEMPOTENCY_HEADER, type Endpoint } from '@pilotpair/contract'
import { and, eq, lt } from 'drizzle-orm'
import * as z from 'zod/mini'
import { sha256 } from '../auth/tokens.ts'
import { tables, type Db } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { ApiError, badRequest } from './errors.ts'
import type { SessionCall } from './route.ts'

const { idempotencyKeys } = tables

const KEPT_HOURS = 24

const keyShape = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/))

/** One logical attempt of a person. */
interface Attempt {
  readonly userId: string
  readonly endpoint: string
  readonly key: string
  readonly requestHash: string
}

const readKey = (request: Request): string | undefined => {
  const given = request.headers.get(IDEMPOTENCY_HEADER)
  if (given === null) return undefined
  const parsed = keyShape.safeParse(given)
  if (!parsed.success) throw badRequest(`${IDEMPOTENCY_HEADER} must be 1 to 200 visible characters.`)
  return parsed.data
}

const firstAnswer = async (db: Db, attempt: Attempt): Promise<Response | undefined> => {
  const [stored] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, attempt.userId),
        eq(idempotencyKeys.endpoint, attempt.endpoint),
        eq(idempotencyKeys.key, attempt.key),
      ),
    )
  if (stored === undefined) return undefined
  if (stored.requestHash !== attempt.requestHash) {
    throw new ApiError(422, `This ${IDEMPOTENCY_HEADER} belongs to another request.`)
  }
  return Response.json(stored.answer)
}

/** An answer that asks for something first is no result: the same attempt goes on after it. */
const isResult = (answer: unknown): boolean =>
  !(
    typeof answer === 'object' &&
    answer !== null &&
    'status' in answer &&
    (answer.status === 'requires_action' || answer.status === 'requires_payment_method')
  )

const answerOnce = async <Answer>(
  { db, clock }: Deps,
  attempt: Attempt,
  work: () => Promise<Answer>,
): Promise<Answer | Response> => {
  const first = await firstAnswer(db, attempt)
  if (first !== undefined) return first
  let answer: Answer
  try {
    answer = await work()
  } catch (error) {
    // Two at once: the loser of the race for the flight gets the winner's answer, if that has come already.
    const won = await firstAnswer(db, attempt)
    if (won !== undefined) return won
    throw error
  }
  if (!isResult(answer)) return answer
  await db.insert(idempotencyKeys).values({ ...attempt, answer, createdAt: clock.now() }).onConflictDoNothing()
  return answer
}

/**
 * Wraps the handler of a call that acts: with an `Idempotency-Key` a repeat of a call that succeeded gets the first
 * answer and acts no more. Kept for 24 hours, a person and call.
 */
export const once =
  <AnyCall extends SessionCall<unknown, unknown, unknown>, Answer>(
    endpoint: Pick<Endpoint, 'id'>,
    handler: (call: AnyCall) => Promise<Answer>,
  ): ((call: AnyCall) => Promise<Answer | Response>) =>
  async (call) => {
    const key = readKey(call.request)
    if (key === undefined) return handler(call)
    const requestHash = sha256(JSON.stringify([call.params, call.body]))
    return answerOnce(call.deps, { userId: call.user.id, endpoint: endpoint.id, key, requestHash }, () => handler(call))
  }

/** Forgets answers that nobody will ask for again. */
export const sweepIdempotencyKeys = async (db: Db, now: Date): Promise<void> => {
  const oldest = new Date(now.getTime() - KEPT_HOURS * 3_600_000)
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest))
}
