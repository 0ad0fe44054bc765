import { setTimeout as pause } from 'node:timers/promises'
import { flightEndpoints, IDEMPOTENCY_HEADER, proposalEndpoints, type Endpoint } from '@pilotpair/contract'
import { lt } from 'drizzle-orm'
import * as z from 'zod/mini'
import { tables, type Db } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { createJoining } from '../lib/join-running.ts'
import { describeError } from './database-errors.ts'
import { badRequest } from './errors.ts'
import {
  claimKey,
  freeClaim,
  keepAnswer,
  stillBusy,
  underClaim,
  type Attempt,
  type Claim,
} from './idempotency-claims.ts'
import { digestRequest, type DigestKind } from './request-digest.ts'
import type { SessionCall } from './route.ts'

const { idempotencyKeys } = tables

const KEPT_HOURS = 24

/** Milliseconds between the looks at a claim that another process holds. */
const pauses = [100, 200, 400, 800]

/**
 * Calls that talk to the bank between several transactions. They hold the claim; that a share is paid once, also when
 * they are taken up again half-way, is seen to by their own leases and attempts.
 */
const inSeveralTransactions: ReadonlySet<string> = new Set([flightEndpoints.bookSolo.id, proposalEndpoints.accept.id])

const keyShape = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/))

const readKey = (request: Request): string | undefined => {
  const given = request.headers.get(IDEMPOTENCY_HEADER)
  if (given === null) return undefined
  const parsed = keyShape.safeParse(given)
  if (!parsed.success) throw badRequest(`${IDEMPOTENCY_HEADER} must be 1 to 200 visible characters.`)
  return parsed.data
}

/** An answer that asks for something first is no result: the same attempt goes on after it. */
const isResult = (answer: unknown): boolean =>
  !(
    typeof answer === 'object' &&
    answer !== null &&
    'status' in answer &&
    (answer.status === 'requires_action' || answer.status === 'requires_payment_method')
  )

/** Ends a claim; what the call itself came to stands either way, and a claim that is left ends with its lease. */
const settle = async ({ logger }: Deps, work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    logger.warn(describeError(error), 'the claim of an Idempotency-Key was not ended')
  }
}

const actUnder = async <Answer>(deps: Deps, claim: Claim, act: () => Promise<Answer>): Promise<Answer> => {
  let answer: Answer
  try {
    answer = await act()
  } catch (error) {
    await settle(deps, () => freeClaim(deps.db, claim))
    throw error
  }
  await settle(deps, () => (isResult(answer) ? keepAnswer(deps.db, claim, answer) : freeClaim(deps.db, claim)))
  return answer
}

/** An answer of this call, or the stored one of an earlier call. */
type Given<Answer> =
  | { readonly kind: 'own'; readonly answer: Answer }
  | { readonly kind: 'stored'; readonly answer: unknown }

const answerOnce = async <Answer>(
  deps: Deps,
  attempt: Attempt,
  act: (claim: Claim) => Promise<Answer>,
): Promise<Given<Answer>> => {
  for (const wait of [...pauses, undefined]) {
    const state = await claimKey(deps.db, attempt, deps.clock.now())
    switch (state.kind) {
      case 'claimed':
        return { kind: 'own', answer: await actUnder(deps, state.claim, () => act(state.claim)) }
      case 'answered':
        return { kind: 'stored', answer: state.answer }
      case 'busy':
        if (wait !== undefined) await pause(wait)
    }
  }
  throw stillBusy()
}

/**
 * Wraps the handler of a call that acts: with an `Idempotency-Key` a repeat of a call that succeeded gets the first
 * answer and acts no more. Kept for 24 hours, a person and call.
 *
 * The key is claimed before the call acts, and what its transaction gives is committed with the transaction
 * (`underClaim`), so that neither two calls at once nor a repeat after the death of a process act twice. A repeat that
 * takes up such a call runs the handler again around that transaction: what a handler does outside of it must be safe
 * to repeat. A call that fails frees its key. A second one at the same time gets what the first one gets, in another
 * process if that comes soon, and otherwise a 503.
 *
 * @param digest `costly` for a body with a password @default 'plain'
 */
export const once = <Params, Query, Body, Answer>(
  endpoint: Pick<Endpoint, 'id' | 'response'>,
  handler: (call: SessionCall<Params, Query, Body>) => Promise<Answer>,
  digest: DigestKind = 'plain',
): ((call: SessionCall<Params, Query, Body>) => Promise<Answer | Response>) => {
  const join = createJoining<Given<Answer>>()
  return async (call) => {
    const key = readKey(call.request)
    if (key === undefined) return handler(call)
    const { deps, user } = call
    const requestHash = await digestRequest(call, digest, `${user.id} ${key}`)
    const attempt = { userId: user.id, endpoint: endpoint.id, key, requestHash }
    const act = (claim: Claim): Promise<Answer> =>
      handler(
        inSeveralTransactions.has(endpoint.id) ? call : { ...call, deps: { ...deps, db: underClaim(deps.db, claim) } },
      )
    const given = await join(deps.db, JSON.stringify(attempt), () => answerOnce(deps, attempt, act))
    return given.kind === 'own' ? given.answer : Response.json(given.answer, { status: endpoint.response.status })
  }
}

/** Forgets answers that nobody will ask for again. */
export const sweepIdempotencyKeys = async (db: Db, now: Date): Promise<void> => {
  const oldest = new Date(now.getTime() - KEPT_HOURS * 3_600_000)
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest))
}
