import { shareCents, type CancellationRequest, type RefundToLookAt } from '@pilotpair/contract'
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { toFlightAircraft } from '../aircraft/queries.ts'
import { tables, type Queryable } from '../db/index.ts'
import { selectFlights } from '../flights/queries.ts'
import { totalCents } from '../flights/rules.ts'
import type { TimePosition } from '../lib/time-position.ts'
import { EACH } from '../lib/look-up.ts'
import { personColumns, personOfEach } from '../profile/person-rows.ts'
import { toUserPublic } from '../profile/people.ts'

const { flights, payments, refunds } = tables

/** One page of a list. */
export interface Page {
  readonly limit: number
  readonly after: TimePosition | undefined
}

/** Cancellations that wait for an administrator, the oldest request first. */
export const listCancellations = async (
  db: Queryable,
  now: Date,
  { limit, after }: Page,
): Promise<{ items: CancellationRequest[]; next: TimePosition | undefined }> => {
  const requestedAt = flights.cancellationRequestedAt
  const beyond =
    after === undefined
      ? undefined
      : sql`(${requestedAt}, ${flights.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  const where = and(eq(flights.status, 'cancellation_requested'), beyond)
  const rows = await selectFlights(db, where, [asc(requestedAt), asc(flights.id)], limit + 1)
  const items = rows.slice(0, limit).map((facts): CancellationRequest => {
    const { flight } = facts
    const total = totalCents(flight)
    return {
      id_flight_proporsal: flight.id,
      flight_date: flight.startsAt.toISOString(),
      flight_duration: flight.durationHours,
      aircraft: toFlightAircraft(facts, flight.rateCents),
      user_account: toUserPublic(facts.inviter),
      invited_user: facts.invitee === null ? null : toUserPublic(facts.invitee),
      requested_at: (flight.cancellationRequestedAt ?? flight.statusChangedAt).toISOString(),
      is_overdue: flight.startsAt <= now,
      total_cents: total,
      owner_share_cents: shareCents(total, flight.inviteeId === null ? 'solo' : 'inviter'),
    }
  })
  const last = items.at(-1)
  return {
    items,
    next:
      rows.length > limit && last !== undefined
        ? { createdAt: new Date(last.requested_at), id: last.id_flight_proporsal }
        : undefined,
  }
}

/** Refunds that failed for good, the newest first; those of a flight that vanished are left out. */
export const listRefundsToLookAt = async (
  db: Queryable,
  { limit, after }: Page,
): Promise<{ items: RefundToLookAt[]; next: TimePosition | undefined }> => {
  const beyond =
    after === undefined
      ? undefined
      : sql`(${refunds.createdAt}, ${refunds.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  const payment = db
    .select({ flightId: payments.flightId, payerId: payments.payerId })
    .from(payments)
    .where(and(eq(payments.id, refunds.paymentId), isNotNull(payments.flightId)))
    .limit(1)
    .as('payments')
  const payer = personOfEach(db, 'payer', payments.payerId)
  const rows = await db
    .select({ refund: refunds, flightId: payments.flightId, payer: personColumns(payer) })
    .from(refunds)
    .innerJoinLateral(payment, EACH)
    .innerJoinLateral(payer, EACH)
    .where(and(eq(refunds.state, 'failed'), beyond))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(limit + 1)
  const items = rows.slice(0, limit).flatMap(({ refund, flightId, payer }): RefundToLookAt[] =>
    flightId === null
      ? []
      : [
          {
            id_refund: refund.id,
            id_flight_proporsal: flightId,
            user_account: payer.deletedAt === null ? toUserPublic(payer) : null,
            amount_cents: refund.amountCents,
            attempts: refund.attempts,
            last_error: refund.lastError,
            created_at: refund.createdAt.toISOString(),
          },
        ],
  )
  const last = items.at(-1)
  return {
    items,
    next:
      rows.length > limit && last !== undefined
        ? { createdAt: new Date(last.created_at), id: last.id_refund }
        : undefined,
  }
}
