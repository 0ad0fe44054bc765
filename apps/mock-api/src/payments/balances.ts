import { and, eq, inArray, sql } from 'drizzle-orm'
import { shareCents, type FlightPayment, type PaymentAction } from '@pilotpair/contract'
import { tables, type Queryable } from '../db/index.ts'
import { flightPaymentOf } from './rules.ts'

const { flights, payments, refunds } = tables

const ofViewer = (flightIds: readonly string[], viewerId: string) =>
  and(inArray(payments.flightId, [...flightIds]), eq(payments.payerId, viewerId))

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
  const rows = await db
    .select({
      id: flights.id,
      inviterId: flights.inviterId,
      inviteeId: flights.inviteeId,
      total: sql<number>`${flights.rateCents} * ${flights.durationHours}`.mapWith(Number),
      payment: payments.state,
      refund: { state: refunds.state, amountCents: refunds.amountCents },
    })
    .from(flights)
    .leftJoin(
      payments,
      and(eq(payments.flightId, flights.id), eq(payments.payerId, viewerId), inArray(payments.state, [...shown])),
    )
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(inArray(flights.id, [...flightIds]))
    // A charged row is read last and stays: an authorised one of another attempt is about to be given up.
    .orderBy(sql`${payments.state} in ('committed', 'captured') nulls first`)
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
  const rows = await db
    .select({ flightId: payments.flightId, clientSecret: payments.clientSecret })
    .from(payments)
    .where(and(ofViewer(flightIds, viewerId), eq(payments.state, 'requires_action')))
  return new Map(
    rows.flatMap(({ flightId, clientSecret }) =>
      flightId === null || clientSecret === null ? [] : [[flightId, { clientSecret }] as const],
    ),
  )
}
