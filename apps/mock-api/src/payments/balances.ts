import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { shareCents, type FlightPayment, type PaymentAction } from '@pilotpair/contract'
import { tables, type Queryable } from '../db/index.ts'
import { EACH, idRows, UNBOUNDED } from '../lib/look-up.ts'
import { flightPaymentOf } from './rules.ts'

const { flightCards, flights, payments, refunds } = tables

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
  // A charged row goes before any other; of those, the newest attempt says how things stand.
  const payment = db
    .select()
    .from(payments)
    .where(and(eq(payments.flightId, flights.id), eq(payments.payerId, viewerId)))
    .orderBy(sql`${payments.state} in ('committed', 'captured') desc`, desc(payments.attempt))
    .limit(1)
    .as('payments')
  const refund = db.select().from(refunds).where(eq(refunds.paymentId, payments.id)).limit(1).as('refunds')
  const rows = await db
    .select({
      id: flights.id,
      inviterId: flights.inviterId,
      inviteeId: flights.inviteeId,
      status: flights.status,
      total: sql<number>`${flights.rateCents} * ${flights.durationHours}`.mapWith(Number),
      payment: payments.state,
      isBacking: sql<boolean>`exists (select from ${flightCards} where ${flightCards.flightId} = ${flights.id}
        and ${flightCards.payerId} = ${viewerId} and ${flightCards.cardId} = ${payments.cardId})`,
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
    const { payment, refund } = row
    const isAsked = role === 'inviter' && row.status === 'pending' && row.isBacking
    money.set(row.id, flightPaymentOf({ shareCents: shareCents(row.total, role), isAsked, payment, refund }))
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

/** Whether a card was refused for a payer's share of a flight. */
export const wasRefused = async (
  db: Queryable,
  share: { readonly flightId: string; readonly payerId: string; readonly cardId: string },
): Promise<boolean> => {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.flightId, share.flightId),
        eq(payments.payerId, share.payerId),
        eq(payments.cardId, share.cardId),
        eq(payments.state, 'declined'),
      ),
    )
    .limit(1)
  return rows.length > 0
}
