import { and, eq, inArray, sql } from 'drizzle-orm'
import { shareCents, type FlightPayment, type PaymentAction } from '@pilotpair/contract'
import { tables, type Queryable } from '../db/index.ts'
import { EACH, idRows, UNBOUNDED } from '../lib/look-up.ts'
import { flightPaymentOf } from './rules.ts'

const { flights, payments, refunds } = tables

/** Rows that say something about a viewer's money; the charged one, if any, is the only of its flight. */
const shown = ['authorised', 'committed', 'captured'] as const

/**
 * The viewer's own money on flights they are a pilot of, by flight id. Somebody else's flight is left out.
 */
export const moneyOf = async (
  db: Queryable,
  flightIds: readonly string[],
  viewerId: string,
): Promise<Map<string, FlightPayment>> => {
  if (flightIds.length === 0) return new Map()
  const flight = db.select().from(flights).where(sql`${flights.id} = wanted.id`).limit(1).as('flights')
  // A charged row goes before an authorised one of another attempt, which is about to be given up.
  const payment = db
    .select()
    .from(payments)
    .where(and(eq(payments.flightId, flights.id), eq(payments.payerId, viewerId), inArray(payments.state, [...shown])))
    .orderBy(sql`${payments.state} in ('committed', 'captured') desc`)
    .limit(1)
    .as('payments')
  const refund = db.select().from(refunds).where(eq(refunds.paymentId, payments.id)).limit(1).as('refunds')
  const rows = await db
    .select({
      id: flights.id,
      inviterId: flights.inviterId,
      inviteeId: flights.inviteeId,
      total: sql<number>`${flights.rateCents} * ${flights.durationHours}`.mapWith(Number),
      payment: payments.state,
      refund: { state: refunds.state, amountCents: refunds.amountCents },
    })
    .from(sql`${idRows(flightIds)} as wanted(id)`)
    .innerJoinLateral(flight, EACH)
    .leftJoinLateral(payment, EACH)
    .leftJoinLateral(refund, EACH)
  const money = new Map<string, FlightPayment>()
  for (const row of rows) {
    const role = row.inviteeId === null ? 'solo' : row.inviterId === viewerId ? 'inviter' : 'invitee'
    if (row.inviterId !== viewerId && row.inviteeId !== viewerId) continue
    const share = shareCents(row.total, role)
    money.set(row.id, flightPaymentOf({ shareCents: share, payment: row.payment, refund: row.refund }))
  }
  return money
}

/** Where the viewer's bank waits for them, by flight id: the wire's `payment_action`. */
export const paymentActionsOf = async (
  db: Queryable,
  flightIds: readonly string[],
  viewerId: string,
): Promise<Map<string, PaymentAction>> => {
  if (flightIds.length === 0) return new Map()
  const asking = db
    .select({ flightId: payments.flightId, clientSecret: payments.clientSecret })
    .from(payments)
    .where(
      and(sql`${payments.flightId} = wanted.id`, eq(payments.payerId, viewerId), eq(payments.state, 'requires_action')),
    )
    .limit(UNBOUNDED)
    .as('asking')
  const rows = await db
    .select({ flightId: asking.flightId, clientSecret: asking.clientSecret })
    .from(sql`${idRows(flightIds)} as wanted(id)`)
    .innerJoinLateral(asking, EACH)
  return new Map(
    rows.flatMap(({ flightId, clientSecret }) =>
      flightId === null || clientSecret === null ? [] : [[flightId, { clientSecret }] as const],
    ),
  )
}

/** Whether a payer's share of an attempt goes no further by itself: their bank asks, or has turned it down. */
export const isStalled = async (
  db: Queryable,
  share: { readonly flightId: string; readonly payerId: string; readonly attempt: number },
): Promise<boolean> => {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.flightId, share.flightId),
        eq(payments.payerId, share.payerId),
        eq(payments.attempt, share.attempt),
        inArray(payments.state, ['requires_action', 'declined']),
      ),
    )
  return rows.length > 0
}
