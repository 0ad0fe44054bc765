import { and, eq, lt, or, sql } from 'drizzle-orm'
import { Stripe } from 'stripe'
import { tables } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/errors.ts'
import type { GatewayEvent } from './port.ts'
import { refreshShare } from './reconcile.ts'
import { refundFailed } from './refunds.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import { voidMarked } from './settle.ts'

const { cardRemovals, paymentEvents, payments, refunds } = tables
type Payment = typeof payments.$inferSelect
const DAY_MS = 86_400_000

/**
 * The client secret of a share that was turned down still opens its intent in the payer's browser. What it holds then
 * belongs to no flight any more, and is given up.
 */
const dropLateHold = async (deps: Deps, row: Payment): Promise<void> => {
  if (row.intentId === null) return
  const { state } = await deps.payments.read(row.intentId)
  if (state !== 'authorised' && state !== 'requires_action') return
  const [marked] = await deps.db
    .update(payments)
    .set({ state: 'voiding', clientSecret: null, updatedAt: deps.clock.now() })
    .where(and(eq(payments.id, row.id), eq(payments.state, 'declined')))
    .returning()
  if (marked !== undefined) await voidMarked(deps, marked)
}

const aboutIntent = async (deps: Deps, { object, paymentId }: GatewayEvent): Promise<void> => {
  const [row] = await deps.db
    .select()
    .from(payments)
    .where(
      paymentId === undefined
        ? eq(payments.intentId, object.id)
        : or(eq(payments.intentId, object.id), eq(payments.id, paymentId)),
    )
  // Ours by its metadata and not here: the gateway must send it again. Somebody else's is no business of ours.
  if (row === undefined && paymentId !== undefined) throw notFound('This payment is not known yet.')
  if (row?.state === 'declined') return dropLateHold(deps, row)
  if (row !== undefined) await refreshShare(deps, row)
}

const columns = { id: refunds.id, refundId: refunds.refundId }

/** The row of a refund: by its id, or by the intent it gives back while the answer that brings the id is not written. */
const findRefundRow = async ({ db }: Deps, { object, refundedIntent }: GatewayEvent) => {
  const [known] = await db.select(columns).from(refunds).where(eq(refunds.refundId, object.id))
  if (known !== undefined || refundedIntent === undefined) return known
  const [ours] = await db
    .select(columns)
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.intentId, refundedIntent))
  return ours
}

const aboutRefund = async (deps: Deps, event: GatewayEvent): Promise<void> => {
  const { object, refundedIntent } = event
  const row = await findRefundRow(deps, event)
  if (row === undefined && refundedIntent !== undefined) throw notFound('This refund is not known yet.')
  if (row === undefined || (row.refundId !== null && row.refundId !== object.id)) return
  const state = await deps.payments.readRefund(object.id)
  if (state.state === 'failed') await refundFailed(deps, row.id, object.id, state.detail)
}

/**
 * Takes a webhook call. What an event says is never believed: the state is read from the gateway, so that order and
 * repetition do not matter. Its id is kept once it has been dealt with; a crash before makes the gateway send it again.
 *
 * @throws BadSignature 400; ApiError 404 for one of our payments or refunds that is not stored yet
 */
export const receiveEvent = async (deps: Deps, payload: string, signature: string): Promise<void> => {
  const event = await deps.payments.readEvent(payload, signature)
  const known = await deps.db.select().from(paymentEvents).where(eq(paymentEvents.id, event.id))
  if (known.length > 0) return
  if (event.object.kind === 'payment_intent') await aboutIntent(deps, event)
  if (event.object.kind === 'refund') await aboutRefund(deps, event)
  await deps.db
    .insert(paymentEvents)
    .values({ id: event.id, type: event.type, receivedAt: deps.clock.now() })
    .onConflictDoNothing()
}

/** Signs and hands over what the sandbox has to tell, through the same door as Stripe's calls. */
export const deliverSandboxEvents = async (deps: Deps, sandbox: Sandbox): Promise<void> => {
  const secret = await sandbox.webhookSecret()
  await sandbox.deliver(async (payload) => {
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret })
    await receiveEvent(deps, payload, signature)
  })
}

/** Forgets events so old that no gateway repeats them, and removals of cards that nobody can have chosen since. */
export const sweepEvents = async ({ db, clock, payments: gateway }: Deps): Promise<void> => {
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, new Date(clock.now().getTime() - 60 * DAY_MS)))
  await db.delete(cardRemovals).where(lt(cardRemovals.at, sql`now() - interval '1 day'`))
  await gateway.sandbox?.sweep()
}
