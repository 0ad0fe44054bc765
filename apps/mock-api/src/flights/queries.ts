import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { FLIGHT_DURATION_MAX_HOURS } from '@pilotpair/contract'
import type { FlightPayment, FlightProposal, MyFlights, OperatorFlight, PaymentAction } from '@pilotpair/contract'
import { readAircraftFacts, toFlightAircraft, type AircraftFacts } from '../aircraft/queries.ts'
import { tables, type Queryable } from '../db/index.ts'
import { EACH } from '../lib/look-up.ts'
import type { TimePosition } from '../lib/time-position.ts'
import { readPeople } from '../profile/person-rows.ts'
import { toUserPublic, type PersonFacts } from '../profile/people.ts'
import { moneyOf, paymentActionsOf } from '../payments/money.ts'
import type { Flight } from './machine.ts'
import { cancellationOf, expiresAt, isConfirmed, openOffer, totalCents, viewerShareCents } from './rules.ts'

const { flightRatings, flights } = tables

export interface FlightFacts extends AircraftFacts {
  readonly flight: typeof flights.$inferSelect
  readonly inviter: PersonFacts
  readonly invitee: PersonFacts | null
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
    user_account: toUserPublic(facts.inviter),
    invited_user: facts.invitee === null ? null : toUserPublic(facts.invitee),
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

/** Some flights, all of their columns, in an order and of a number that is bounded; named as their table is. */
type FlightPage = ReturnType<typeof pageOf>

const pageOf = (db: Queryable, where: SQL | undefined, order: readonly SQL[], limit: number) =>
  db
    .select()
    .from(flights)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .as('flights')

/**
 * Standing flights with their end ahead, the next start first: for each duration a walk that begins where the first
 * such flight is, instead of one through everything that has started within the last day.
 */
const pageAhead = (db: Queryable, where: SQL | undefined, now: Date, limit: number): FlightPage => {
  const order = [asc(flights.startsAt), asc(flights.id)]
  const ofDuration = pageOf(
    db,
    and(
      where,
      isStanding,
      sql`${flights.durationHours} = run.hours`,
      sql`${flights.startsAt} > ${now.toISOString()}::timestamptz - make_interval(hours => run.hours)`,
    ),
    order,
    limit,
  )
  return db
    .select(getTableColumns(flights))
    .from(sql`generate_series(1, ${FLIGHT_DURATION_MAX_HOURS}::int) as run(hours)`)
    .innerJoinLateral(ofDuration, EACH)
    .orderBy(...order)
    .limit(limit)
    .as('flights')
}

const partOf = <Part>(parts: ReadonlyMap<string, Part>, id: string): Part => {
  const part = parts.get(id)
  if (part === undefined) throw new Error('a flight lacks a part that its foreign key promises')
  return part
}

/** Aircraft and people are read once each: an operator's flights are on few aircraft, a pilot is in all of their own. */
const withParts = async (db: Queryable, page: FlightPage, order: readonly SQL[]): Promise<FlightFacts[]> => {
  const rating = db.select().from(flightRatings).where(eq(flightRatings.flightId, flights.id)).limit(1).as('flight_ratings')
  const rows = await db
    .select({ flight: flights, rating: { rating: flightRatings.rating, comment: flightRatings.comment } })
    .from(page)
    .leftJoinLateral(rating, EACH)
    .orderBy(...order)
  const aircraft = await readAircraftFacts(db, rows.map(({ flight }) => flight.aircraftId))
  const people = await readPeople(
    db,
    rows.flatMap(({ flight }) => [flight.inviterId, ...(flight.inviteeId === null ? [] : [flight.inviteeId])]),
  )
  return rows.map(({ flight, rating: given }) => ({
    flight,
    rating: given,
    ...partOf(aircraft, flight.aircraftId),
    inviter: partOf(people, flight.inviterId),
    invitee: flight.inviteeId === null ? null : partOf(people, flight.inviteeId),
  }))
}

/** Flights with everything their views are made from. */
export const selectFlights = (db: Queryable, where: SQL | undefined, order: readonly SQL[], limit: number): Promise<FlightFacts[]> =>
  withParts(db, pageOf(db, where, order, limit), order)

/** Standing flights that end after `now` and pass `where`, the next start first. */
export const selectFlightsAhead = (db: Queryable, where: SQL | undefined, now: Date, limit: number): Promise<FlightFacts[]> =>
  withParts(db, pageAhead(db, where, now, limit), [asc(flights.startsAt), asc(flights.id)])

const readFlights = async (
  db: Queryable,
  viewerId: string,
  page: FlightPage,
  order: readonly SQL[],
): Promise<FlightProposal[]> => {
  const rows = await withParts(db, page, order)
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
  const order = [asc(flights.id)]
  const [flight] = await readFlights(db, viewerId, pageOf(db, eq(flights.id, id), order, 1), order)
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
  const rows = await readFlights(db, viewerId, pageOf(db, and(whose, beyond), order, limit + 1), order)
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

/** Accepted, whether confirmed or not, or about to be cancelled: in SQL what indexes of such flights say. */
export const isStanding = inArray(flights.status, ['accepted', 'cancellation_requested'])

const isSolo = isNull(flights.inviteeId)
/** In SQL what `isConfirmed` says of the consents. */
export const hasAllConsents = and(isNotNull(flights.operatorConsentAt), or(isSolo, isNotNull(flights.inviteeConsentAt)))

/** No flight is longer: what ends ahead has started later than this, which is where the walk of an index begins. */
const endsAfter = (now: Date): SQL => gt(flights.startsAt, new Date(now.getTime() - FLIGHT_DURATION_MAX_HOURS * 3_600_000))

/**
 * The first of several stretches of flights together, each of which walks an index of its own in the same order. Their
 * conditions exclude each other.
 */
const firstOf = (
  db: Queryable,
  stretches: readonly [SQL | undefined, SQL | undefined, ...(SQL | undefined)[]],
  order: readonly SQL[],
  limit: number,
) => {
  const [first, second, ...others] = stretches.map((where) => {
    const stretch = pageOf(db, where, order, limit)
    return db.select().from(stretch)
  })
  if (first === undefined || second === undefined) throw new Error('one stretch alone is a page')
  const together = unionAll(first, second, ...others).as('flights')
  return db
    .select()
    .from(together)
    .orderBy(...order)
    .limit(limit)
    .as('flights')
}

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
  const inviting = eq(flights.inviterId, viewerId)
  const invited = eq(flights.inviteeId, viewerId)
  const offeredEnd = sql`greatest(${flights.endsAt}, ${flights.offerStartsAt} + make_interval(hours => ${flights.durationHours}::int))`
  const ahead = and(isStanding, gt(flights.endsAt, now), endsAfter(now))
  const countered = and(
    isSolo,
    eq(flights.status, 'OPERATOR_COUNTER_PROPOSAL'),
    sql`${offeredEnd} > ${now.toISOString()}::timestamptz`,
  )
  const behind = and(
    isStanding,
    or(eq(flights.status, 'cancellation_requested'), hasAllConsents),
    lte(flights.endsAt, now),
    lte(flights.startsAt, now),
  )
  const closed = and(isSolo, inArray(flights.status, ['declined', 'cancelled', 'expired']))
  const next = [asc(flights.startsAt), asc(flights.id)]
  const latest = [desc(flights.startsAt), desc(flights.id)]
  const upcoming = firstOf(db, [and(inviting, ahead), and(invited, ahead), and(inviting, countered)], next, limit)
  const past = firstOf(db, [and(inviting, behind), and(invited, behind), and(inviting, closed)], latest, limit)
  return {
    confirmed: await readFlights(db, viewerId, upcoming, next),
    past: await readFlights(db, viewerId, past, latest),
  }
}
