import { and, eq } from 'drizzle-orm'
import { tables } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { GatewayFault, type SettledState } from './port.ts'

const { payments, refunds } = tables
type Payment = typeof payments.$inferSelect

/** Runs a call of the gateway; `pending` when its outcome is unknown, with a line in the log. */
export const unlessDown = async <Outcome>(
  deps: Deps,
  what: string,
  call: () => Promise<Outcome>,
): Promise<Outcome | { readonly state: 'pending'; readonly reason: string }> => {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof GatewayFault)) throw error
    deps.logger.warn({ what, reason: error.reason }, 'the payment gateway does not answer')
    return { state: 'pending', reason: error.reason }
  }
}

/** Takes the money of one committed share. */
export const captureOne = async (
  deps: Deps,
  row: Payment,
): Promise<SettledState<'captured'> | { readonly state: 'pending' }> => {
  const { intentId } = row
  if (intentId === null) throw new Error('a committed share has no intent')
  const outcome = await unlessDown(deps, 'capture', () =>
    deps.payments.capture(intentId, `capture:${row.idempotencyKey}`),
  )
  if (outcome.state === 'pending') return outcome
  const set =
    outcome.state === 'captured'
      ? ({ state: 'captured' } as const)
      : ({ state: 'failed', detail: outcome.detail } as const)
  await deps.db
    .update(payments)
    .set({ ...set, updatedAt: deps.clock.now() })
    .where(and(eq(payments.id, row.id), eq(payments.state, 'committed')))
  return outcome
}

const markVoided = async (deps: Deps, row: Payment): Promise<void> => {
  await deps.db
    .update(payments)
    .set({ state: 'voided', updatedAt: deps.clock.now() })
    .where(and(eq(payments.id, row.id), eq(payments.state, 'voiding')))
}

/** Money that was taken although it was to be given up goes back in full. */
const giveBack = (deps: Deps, row: Payment): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    await tx
      .insert(refunds)
      .values({
        paymentId: row.id,
        amountCents: row.amountCents,
        reason: 'taken after it was given up',
        state: 'pending',
        nextTryAt: now,
        createdAt: now,
      })
      .onConflictDoNothing()
    await tx.update(payments).set({ state: 'voided', updatedAt: now }).where(eq(payments.id, row.id))
  })

/** Gives up the hold of a share that is marked so. */
export const voidMarked = async (deps: Deps, row: Payment): Promise<void> => {
  const { intentId } = row
  if (intentId === null) return markVoided(deps, row)
  const outcome = await unlessDown(deps, 'cancel', () => deps.payments.cancel(intentId))
  switch (outcome.state) {
    case 'cancelled':
      return markVoided(deps, row)
    case 'captured':
      return giveBack(deps, row)
    case 'failed':
      deps.logger.error({ payment: row.id, detail: outcome.detail }, 'a hold could not be given up')
      return
    case 'pending':
  }
}
