import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { FlightProposal, MyFlights } from '@pilotpair/contract'
import { aircraftColumns, toFlightAircraft, type AircraftFacts } from '../aircraft/queries.ts'
import { tables, type Queryable } from '../db/index.ts'
import type { TimePosition } from '../lib/time-position.ts'
import { toUserPublic, type PersonFacts } from '../profile/people.ts'
import { cancellationOf, expiresAt, isConfirmed, openOffer, paymentOf, totalCents } from './rules.ts'

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

interface FlightFacts extends AircraftFacts {
  readonly flight: typeof flights.$inferSelect
  readonly inviter: Omit<PersonFacts, 'pictureId'>
  readonly inviterPicture: string | null
  readonly invitee: Omit<PersonFacts, 'pictureId'> | null
  readonly inviteePicture: string | null
  readonly rating: { rating: number; comment: string | null } | null
}

/** A flight as one of its pilots sees it; optional keys are absent when they do not apply. */
export const toFlightProposal = (facts: FlightFacts, viewerId: string): FlightProposal => {
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
    is_owner: flight.inviterId === viewerId,
    payment: paymentOf(flight, viewerId),
    ...(offer === undefined ? {} : { change_offer: offer }),
    ...(cancellation === undefined ? {} : { cancellation }),
    ...(facts.rating === null ? {} : { rating: facts.rating }),
  }
}

const readFlights = async (
  db: Queryable,
  viewerId: string,
  where: SQL | undefined,
  order: readonly SQL[],
  limit: number,
): Promise<FlightProposal[]> => {
  const rows = await db
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
  return rows.map((row) => toFlightProposal(row, viewerId))
}

/** One page: at most `limit` proposals after a position. */
export interface ProposalPage {
  readonly limit: number
  readonly after: TimePosition | undefined
}

/**
 * Proposals sent to a pilot, in every status, newest first; solo flights are nobody's proposal.
 *
 * @returns the page, and the position to continue after when there is more
 */
export const listReceived = async (
  db: Queryable,
  viewerId: string,
  { limit, after }: ProposalPage,
): Promise<{ items: FlightProposal[]; next: TimePosition | undefined }> => {
  const beyond =
    after === undefined
      ? undefined
      : sql`(${flights.createdAt}, ${flights.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  const order = [desc(flights.createdAt), desc(flights.id)]
  const rows = await readFlights(db, viewerId, and(eq(flights.inviteeId, viewerId), beyond), order, limit + 1)
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

const isSolo = isNull(flights.inviteeId)
const hasAllConsents = and(isNotNull(flights.operatorConsentAt), or(isSolo, isNotNull(flights.inviteeConsentAt)))

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
