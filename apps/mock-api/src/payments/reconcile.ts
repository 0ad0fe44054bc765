import { and, asc, eq, inArray, lt, or, isNull, lte } from 'drizzle-orm'
import { tables } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { describeError } from '../http/database-errors.ts'
import { leftoverOf } from './rules.ts'
import { captureOne, voidMarked } from './settle.ts'
import { recordIntent } from './shares.ts'
import { GatewayFault } from './port.ts'

const { flights, payments } = tables
type Payment = typeof payments.$inferSelect

const batch = 200
/** A share younger than this may belong to a call that is still running. */
const GRACE_MS = 60_000

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds)

/**
 * One row's failure must not keep the others from being settled. A row that stays where it was, whatever the reason,
 * goes to the end of its queue, `end`: it must not hide the others either.
 */
const each = async (
  deps: Deps,
  rows: readonly Payment[],
  work: (row: Payment) => Promise<void>,
  end = deps.clock.now(),
): Promise<void> => {
  for (const row of rows) {
    try {
      await work(row)
    } catch (error) {
      const reason = error instanceof GatewayFault ? { reason: error.reason } : describeError(error)
      deps.logger.error({ payment: row.id, ...reason }, 'a payment could not be settled')
    }
    await deps.db
      .update(payments)
      .set({ updatedAt: end })
      .where(and(eq(payments.id, row.id), eq(payments.state, row.state)))
  }
}

const openStatuses = ['pending', 'accepted', 'OPERATOR_COUNTER_PROPOSAL', 'cancellation_requested'] as const

const captureCommitted = async (deps: Deps): Promise<void> => {
  const old = before(deps.clock.now(), GRACE_MS)
  const rows = await deps.db
    .select()
    .from(payments)
    .where(and(eq(payments.state, 'committed'), lt(payments.updatedAt, old)))
    .orderBy(asc(payments.updatedAt))
    .limit(batch)
  const capture = async (row: Payment): Promise<void> => {
    const outcome = await captureOne(deps, row)
    if (outcome.state !== 'failed' || row.flightId === null) return
    await deps.flightMoney.captureFailed(deps, row.flightId, outcome.detail)
  }
  // No call is running for it any more: it is due again at once, behind the others.
  await each(deps, rows, capture, before(old, 1))
}

/** Captures that failed and whose flight was not told before a crash. */
const tellFailures = async (deps: Deps): Promise<void> => {
  const rows = await deps.db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(flights, eq(flights.id, payments.flightId))
    .where(and(eq(payments.state, 'failed'), inArray(flights.status, [...openStatuses])))
    .orderBy(asc(payments.updatedAt))
    .limit(batch)
  await each(deps, rows.map(({ payment }) => payment), async (row) => {
    if (row.flightId === null) return
    await deps.flightMoney.captureFailed(deps, row.flightId, row.detail ?? 'The payment failed.')
  })
}

const markGivenUp = async (deps: Deps, row: Payment): Promise<void> => {
  const [marked] = await deps.db
    .update(payments)
    .set({ state: 'voiding', clientSecret: null, updatedAt: deps.clock.now() })
    .where(and(eq(payments.id, row.id), inArray(payments.state, ['creating', 'requires_action', 'authorised'])))
    .returning()
  if (marked) await voidMarked(deps, marked)
}

/** Asks the gateway of a share that waits for its bank; tells the flight when the payer has confirmed or failed to. */
export const refreshShare = async (deps: Deps, row: Payment): Promise<Payment> => {
  if (row.state !== 'requires_action' || row.intentId === null) return row
  const fresh = await recordIntent(deps, row, await deps.payments.read(row.intentId))
  const { flightId, state, attempt } = fresh
  if (state === 'authorised' && flightId !== null) await deps.flightMoney.authorised(deps, flightId)
  if (state === 'declined' && flightId !== null) await deps.flightMoney.declined(deps, flightId, attempt)
  const [present] = await deps.db.select().from(payments).where(eq(payments.id, row.id))
  return present ?? fresh
}

const settleLeftovers = async (deps: Deps): Promise<void> => {
  const now = deps.clock.now()
  const rows = await deps.db
    .select({ payment: payments, status: flights.status, inviterId: flights.inviterId, inviteeId: flights.inviteeId })
    .from(payments)
    .leftJoin(flights, eq(flights.id, payments.flightId))
    .where(
      and(
        inArray(payments.state, ['creating', 'requires_action', 'authorised']),
        lt(payments.updatedAt, before(now, GRACE_MS)),
        or(isNull(flights.leasedUntil), lte(flights.leasedUntil, now)),
      ),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(batch)
  const facts = new Map(rows.map((row) => [row.payment.id, row]))
  await each(deps, rows.map(({ payment }) => payment), async (row) => {
    const found = facts.get(row.id)
    const fresh = await refreshShare(deps, row)
    const { state } = fresh
    if (state !== 'creating' && state !== 'requires_action' && state !== 'authorised') return
    const next = leftoverOf({
      state,
      isInviter: found?.inviterId === row.payerId,
      wasConfirmed: fresh.confirmedAt !== null,
      flight:
        found === undefined || found.status === null ? null : { status: found.status, isSolo: found.inviteeId === null },
    })
    if (next === 'give_up') await markGivenUp(deps, fresh)
  })
}

const voidPending = async (deps: Deps): Promise<void> => {
  const rows = await deps.db
    .select()
    .from(payments)
    .where(eq(payments.state, 'voiding'))
    .orderBy(asc(payments.updatedAt))
    .limit(batch)
  await each(deps, rows, (row) => voidMarked(deps, row))
}

/**
 * Settles what a crash or a silent gateway left between authorise, commit and capture: committed shares are
 * captured, holds that no flight stands behind are given up, confirmations whose webhook never came are found.
 * Idempotent, in any process.
 */
export const reconcile = async (deps: Deps): Promise<void> => {
  await captureCommitted(deps)
  await tellFailures(deps)
  await settleLeftovers(deps)
  await voidPending(deps)
}
