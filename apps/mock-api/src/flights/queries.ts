import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { FlightPayment, FlightProposal, MyFlights, OperatorFlight, PaymentAction } from '@pilotpair/contract'
import { aircraftColumns, toFlightAircraft, type AircraftFacts } from '../aircraft/queries.ts'
import { tables, type Queryable } from '../db/index.ts'
import type { TimePosition } from '../lib/time-position.ts'
import { toUserPublic, type PersonFacts } from '../profile/people.ts'
import { moneyOf, paymentActionsOf } from '../payments/money.ts'
import type { Flight } from './machine.ts'
import { cancellationOf, expiresAt, isConfirmed, openOffer, totalCents, viewerShareCents } from './rules.ts'

const { aircrafts, aircraftModels, airports, flightRatings, flights, profilePictures, userAccounts } = tables

const inviter = alias(userAccounts, 'inviter')
const invitee = alias(userAccounts, 'invitee')
const inviterPicture = alias(profilePictures, 'inviter_picture')
const inviteePicture = alias(profilePictures, 'invitee_picture')

const columns = {
  ...aircraftColumns,
  flight: flights,
  inviter: { id: inviter.id, name: inviter.name, deletedAt: inviter.deletedAt },
  inviterPicture: inviterPicture.imageId,
  invitee: { id: invitee.id, name: invitee.name, deletedAt: invitee.deletedAt },
  inviteePicture: inviteePicture.imageId,
  rating: { rating: flightRatings.rating, comment: flightRatings.comment },
}

export interface FlightFacts extends AircraftFacts {
  readonly flight: typeof flights.$inferSelect
  readonly inviter: Omit<PersonFacts, 'pictureId'>
  readonly inviterPicture: string | null
  readonly invitee: Omit<PersonFacts, 'pictureId'> | null
  readonly inviteePicture: string | null
  readonly rating: { rating: number; comment: string | null } | null
}

/** What pilots' and operators' views of a flight share; optional keys are absent when they do not apply. */
export const toFlight = (facts: FlightFacts, viewerId: string): Omit<OperatorFlight, 'co_pilot_paid' | 'is_approved' | 'operator'> => {
  const { flight } = facts
  const offer = openOffer(flight, viewerId)
  const cancellation = cancellationOf(flight)
  return {
    id_flight_proporsal: flight.id,
    status: flight.status,
    flight_date: flight.startsAt.toISOString(),
    flight_duration: flight.durationHours,
    notes: flight.notes,
    created_at: flight.createdAt.toISOString(),
    user_account: toUserPublic({ ...facts.inviter, pictureId: facts.inviterPicture }),
    invited_user:
      facts.invitee === null ? null : toUserPublic({ ...facts.invitee, pictureId: facts.inviteePicture }),
    is_solo: flight.inviteeId === null,
    aircraft: toFlightAircraft(facts, flight.rateCents),
    is_confirmed: isConfirmed(flight),
    expires_at: expiresAt(flight)?.toISOString() ?? null,
    total_cents: totalCents(flight),
    ...(offer === undefined ? {} : { change_offer: offer }),
    ...(cancellation === undefined ? {} : { cancellation }),
  }
}

/** The viewer's own money. */
interface ViewerMoney {
  readonly payment: FlightPayment | undefined
  readonly action: PaymentAction | undefined
}

/** A flight as one of its pilots sees it. */
export const toFlightProposal = (facts: FlightFacts, viewerId: string, money: ViewerMoney): FlightProposal => {
  const { flight } = facts
  return {
    ...toFlight(facts, viewerId),
    is_owner: flight.inviterId === viewerId,
    payment: money.payment ?? { state: 'none', share_cents: viewerShareCents(flight, viewerId), refunded_cents: 0 },
    ...(money.action === undefined ? {} : { payment_action: money.action }),
    ...(facts.rating === null ? {} : { rating: facts.rating }),
  }
}

/** Flights with everything their views are made from. */
export const selectFlights = (db: Queryable, where: SQL | undefined, order: readonly SQL[], limit: number): Promise<FlightFacts[]> =>
  db
    .select(columns)
    .from(flights)
    .innerJoin(aircrafts, eq(aircrafts.id, flights.aircraftId))
    .innerJoin(aircraftModels, eq(aircraftModels.id, aircrafts.modelId))
    .innerJoin(airports, eq(airports.id, aircrafts.airportId))
    .innerJoin(inviter, eq(inviter.id, flights.inviterId))
    .leftJoin(inviterPicture, eq(inviterPicture.userId, flights.inviterId))
    .leftJoin(invitee, eq(invitee.id, flights.inviteeId))
    .leftJoin(inviteePicture, eq(inviteePicture.userId, flights.inviteeId))
    .leftJoin(flightRatings, eq(flightRatings.flightId, flights.id))
    .where(where)
    .orderBy(...order)
    .limit(limit)

const readFlights = async (
  db: Queryable,
  viewerId: string,
  where: SQL | undefined,
  order: readonly SQL[],
  limit: number,
): Promise<FlightProposal[]> => {
  const rows = await selectFlights(db, where, order, limit)
  const ids = rows.map(({ flight }) => flight.id)
  const payments = await moneyOf(db, ids, viewerId)
  // Banks ask while a request is open; nothing else is worth the question.
  const open = rows.filter(({ flight }) => flight.status === 'pending').map(({ flight }) => flight.id)
  const paymentActions = await paymentActionsOf(db, open, viewerId)
  return rows.map((row) =>
    toFlightProposal(row, viewerId, { payment: payments.get(row.flight.id), action: paymentActions.get(row.flight.id) }),
  )
}

/** One flight as the database keeps it. */
export const findFlight = async (db: Queryable, id: string): Promise<Flight | undefined> => {
  const [flight] = await db.select().from(flights).where(eq(flights.id, id))
  return flight
}

/** A pilot's own flight. @throws when it does not exist */
export const readFlightOf = async (db: Queryable, id: string, viewerId: string): Promise<FlightProposal> => {
  const [flight] = await readFlights(db, viewerId, eq(flights.id, id), [asc(flights.id)], 1)
  if (flight === undefined) throw new Error('a flight is gone that was there')
  return flight
}

/** One page: at most `limit` proposals after a position. */
export interface ProposalPage {
  readonly limit: number
  readonly after: TimePosition | undefined
}

/** A page of proposals, and the position to continue after when there is more. */
export interface ProposalList {
  readonly items: FlightProposal[]
  readonly next: TimePosition | undefined
}

const listProposals = async (
  db: Queryable,
  viewerId: string,
  whose: SQL | undefined,
  { limit, after }: ProposalPage,
): Promise<ProposalList> => {
  const beyond =
    after === undefined
      ? undefined
      : sql`(${flights.createdAt}, ${flights.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  const order = [desc(flights.createdAt), desc(flights.id)]
  const rows = await readFlights(db, viewerId, and(whose, beyond), order, limit + 1)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items,
    next:
      rows.length > limit && last !== undefined
        ? { createdAt: new Date(last.created_at), id: last.id_flight_proporsal }
        : undefined,
  }
}

/** Proposals sent to a pilot, in every status, newest first; solo flights are nobody's proposal. */
export const listReceived = (db: Queryable, viewerId: string, page: ProposalPage): Promise<ProposalList> =>
  listProposals(db, viewerId, eq(flights.inviteeId, viewerId), page)

/** Proposals that a pilot has sent, in every status, newest first. */
export const listSent = (db: Queryable, viewerId: string, page: ProposalPage): Promise<ProposalList> =>
  listProposals(db, viewerId, and(eq(flights.inviterId, viewerId), isNotNull(flights.inviteeId)), page)

const isSolo = isNull(flights.inviteeId)
/** In SQL what `isConfirmed` says of the consents. */
export const hasAllConsents = and(isNotNull(flights.operatorConsentAt), or(isSolo, isNotNull(flights.inviteeConsentAt)))

/**
 * A pilot's flights (decisions, Lists). Confirmed: accepted, cancellation requested, and solo ones in counter, their
 * end ahead, next first. Past: flown, closed solo ones, and overdue cancellation requests, latest first.
 */
export const listMyFlights = async (
  db: Queryable,
  viewerId: string,
  now: Date,
  limit: number,
): Promise<MyFlights> => {
  const mine = or(eq(flights.inviterId, viewerId), eq(flights.inviteeId, viewerId))
  const end = sql`greatest(${flights.endsAt}, ${flights.offerStartsAt} + make_interval(hours => ${flights.durationHours}::int))`
  const upcoming = or(
    and(inArray(flights.status, ['accepted', 'cancellation_requested']), gt(flights.endsAt, now)),
    and(isSolo, eq(flights.status, 'OPERATOR_COUNTER_PROPOSAL'), sql`${end} > ${now.toISOString()}::timestamptz`),
  )
  const past = or(
    and(eq(flights.status, 'accepted'), hasAllConsents, lte(flights.endsAt, now)),
    and(eq(flights.status, 'cancellation_requested'), lte(flights.endsAt, now)),
    and(isSolo, inArray(flights.status, ['declined', 'cancelled', 'expired'])),
  )
  return {
    confirmed: await readFlights(db, viewerId, and(mine, upcoming), [asc(flights.startsAt), asc(flights.id)], limit),
    past: await readFlights(db, viewerId, and(mine, past), [desc(flights.startsAt), desc(flights.id)], limit),
  }
}
