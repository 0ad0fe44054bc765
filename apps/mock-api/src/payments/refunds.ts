import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { tables, type Tx } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../lib/ids.ts'
import { describeError } from '../http/database-errors.ts'
import { GatewayRefusal } from './port.ts'
import { recheckAt, retryAt, REFUND_ATTEMPTS_MAX } from './rules.ts'
import { captureOne, unlessDown } from './settle.ts'

const { payments, refunds } = tables
type Refund = typeof refunds.$inferSelect
type Payment = typeof payments.$inferSelect

const giveUpHolds = async (tx: Tx, flightId: string, at: Date): Promise<void> => {
  await tx
    .update(payments)
    .set({ state: 'voiding', clientSecret: null, updatedAt: at })
    .where(and(eq(payments.flightId, flightId), inArray(payments.state, ['creating', 'requires_action', 'authorised'])))
}

interface GivingBack {
  readonly reason: string
  readonly at: Date
  readonly fee?: { readonly payerId: string; readonly cents: number }
}

/** Writes the refunds of a flight: each payer's share, the owner's less a fee. */
const writeRefunds = async (
  tx: Tx,
  flightId: string,
  { reason, at, fee }: GivingBack,
): Promise<void> => {
  const paid = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.flightId, flightId), inArray(payments.state, ['committed', 'captured'])))
    .for('update')
  const rows = paid
    .map((payment) => ({
      id: newId(),
      paymentId: payment.id,
      amountCents: payment.amountCents - (fee?.payerId === payment.payerId ? fee.cents : 0),
      reason,
      state: 'pending' as const,
      nextTryAt: at,
      createdAt: at,
    }))
    .filter(({ amountCents }) => amountCents > 0)
  if (rows.length > 0) await tx.insert(refunds).values(rows).onConflictDoNothing()
  await giveUpHolds(tx, flightId, at)
}

/**
 * Gives everybody everything back, in the transaction that closes the flight; what is only held is given up. The job
 * settles it. A second call changes nothing.
 */
export const refundInFull = (tx: Tx, flightId: string, reason: string, at: Date): Promise<void> =>
  writeRefunds(tx, flightId, { reason, at })

/** The same, less a fee from the owner's share: at most that share, which the caller has checked. */
export const refundLessFee = (
  tx: Tx,
  flightId: string,
  ownerId: string,
  feeCents: number,
  at: Date,
): Promise<void> =>
  writeRefunds(tx, flightId, { reason: 'cancellation confirmed', at, fee: { payerId: ownerId, cents: feeCents } })

const close = async (deps: Deps, refund: Refund, set: Partial<typeof refunds.$inferInsert>): Promise<void> => {
  await deps.db
    .update(refunds)
    .set({ ...set, settledAt: deps.clock.now() })
    .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'pending')))
}

const postpone = async (deps: Deps, refund: Refund, reason: string): Promise<void> => {
  const attempts = refund.attempts + 1
  if (attempts >= REFUND_ATTEMPTS_MAX) {
    return close(deps, refund, { state: 'failed', attempts, lastError: reason })
  }
  await deps.db
    .update(refunds)
    .set({ attempts, lastError: reason, nextTryAt: retryAt(deps.clock.now(), attempts) })
    .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'pending')))
}

const settleOne = async (deps: Deps, refund: Refund, payment: Payment): Promise<void> => {
  const { intentId } = payment
  if (payment.state === 'committed') {
    const captured = await captureOne(deps, payment)
    if (captured.state === 'pending') return postpone(deps, refund, 'the share is not captured yet')
    if (captured.state === 'failed') return close(deps, refund, { state: 'not_needed', lastError: captured.detail })
  }
  if (intentId === null || payment.state === 'failed') return close(deps, refund, { state: 'not_needed' })
  // The key makes it one refund for a day. What a lost answer or a crash has left from before that is found.
  const outcome = await unlessDown(
    deps,
    'refund',
    async () =>
      (await deps.payments.findRefund(intentId)) ??
      deps.payments.refund(intentId, refund.amountCents, `refund:${payment.idempotencyKey}`),
  )
  const now = deps.clock.now()
  switch (outcome.state) {
    case 'refunded':
      return close(deps, refund, {
        state: 'succeeded',
        attempts: refund.attempts + 1,
        lastError: null,
        refundId: outcome.id,
        checkAt: outcome.id === null ? null : recheckAt(now, now),
      })
    case 'failed':
      return close(deps, refund, { state: 'failed', attempts: refund.attempts + 1, lastError: outcome.detail })
    case 'pending':
      return postpone(deps, refund, outcome.reason)
  }
}

/** One refund that cannot be settled, whatever the reason, must not keep the others: it is tried again later. */
const settleApart = async (deps: Deps, refund: Refund, payment: Payment): Promise<void> => {
  try {
    await settleOne(deps, refund, payment)
  } catch (error) {
    deps.logger.error({ refund: refund.id, ...describeError(error) }, 'a refund could not be settled')
    if (error instanceof GatewayRefusal) {
      return close(deps, refund, { state: 'failed', attempts: refund.attempts + 1, lastError: error.message })
    }
    await postpone(deps, refund, 'an unexpected error')
  }
}

const batch = 100

/**
 * Sends the refunds that are due to the gateway: each once, again with growing pauses while the gateway does not
 * answer. One that fails for good stays as `failed`, for an administrator to look at.
 */
export const settleRefunds = async (deps: Deps): Promise<void> => {
  const due = await deps.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.state, 'pending'), lte(refunds.nextTryAt, deps.clock.now())))
    .orderBy(asc(refunds.nextTryAt))
    .limit(batch)
  for (const { refund, payment } of due) await settleApart(deps, refund, payment)
}

/**
 * A refund that the gateway had taken and then failed. One whose call has not been written down yet is closed by it:
 * what that call answers is older.
 *
 * @param id the row's
 * @param refundId the gateway's
 */
export const refundFailed = async (deps: Deps, id: string, refundId: string, detail: string): Promise<void> => {
  await deps.db
    .update(refunds)
    .set({ state: 'failed', refundId, lastError: detail, settledAt: deps.clock.now(), checkAt: null })
    .where(
      and(
        eq(refunds.id, id),
        inArray(refunds.state, ['pending', 'succeeded']),
        or(isNull(refunds.refundId), eq(refunds.refundId, refundId)),
      ),
    )
}

/** Number of refunds that failed for good. */
export const failedRefunds = (deps: Deps): Promise<number> =>
  deps.db.$count(refunds, sql`${refunds.state} = 'failed'`)
