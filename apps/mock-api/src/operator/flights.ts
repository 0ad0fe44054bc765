import type { OperatorFlight, OperatorFlightGroup } from '@pilotpair/contract'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { tables, type Queryable } from '../db/index.ts'
import { hasAllConsents, isStanding, selectFlights, selectFlightsAhead, toFlight, type FlightFacts } from '../flights/queries.ts'
import type { TimePosition } from '../lib/time-position.ts'
import { readPeople } from '../profile/person-rows.ts'
import { toUserPublic } from '../profile/people.ts'

const { flights } = tables

/** Whose flights: an operator's own, or with `undefined` (administrators) everybody's. */
type Owner = string | undefined

const ofOwner = (operatorId: Owner): SQL | undefined =>
  operatorId === undefined ? undefined : eq(flights.operatorId, operatorId)

const toOperatorFlights = async (
  db: Queryable,
  rows: readonly FlightFacts[],
  viewerId: string,
): Promise<OperatorFlight[]> => {
  const operators = await readPeople(db, rows.map(({ aircraft }) => aircraft.operatorId))
  return rows.map((facts) => {
    const operator = operators.get(facts.aircraft.operatorId)
    if (operator === undefined) throw new Error('an aircraft has no operator')
    return {
      ...toFlight(facts, viewerId),
      co_pilot_paid: facts.flight.inviteeConsentAt !== null,
      is_approved: facts.flight.operatorConsentAt !== null,
      operator: toUserPublic(operator),
    }
  })
}

/** A solo flight that is only being paid is nobody's request yet. */
const isRequest = or(isNotNull(flights.inviteeId), sql`${flights.status} <> 'pending'`)

/** A page of an operator's flights, and the position to continue after when there is more. */
interface OperatorFlightList {
  readonly items: OperatorFlight[]
  readonly next: TimePosition | undefined
}

/** The page of what was read with one row more than it has room for. */
const toPage = async (db: Queryable, rows: readonly FlightFacts[], limit: number, viewerId: string): Promise<OperatorFlightList> => {
  const last = rows.slice(0, limit).at(-1)
  return {
    items: await toOperatorFlights(db, rows.slice(0, limit), viewerId),
    next: rows.length > limit && last !== undefined ? { createdAt: last.flight.startsAt, id: last.flight.id } : undefined,
  }
}

/** Flights beyond a position in a list by their start. */
const beyondStart = (after: TimePosition | undefined, order: 'earliest first' | 'latest first'): SQL | undefined =>
  after === undefined
    ? undefined
    : sql`(${flights.startsAt}, ${flights.id}) ${sql.raw(order === 'latest first' ? '<' : '>')} (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`

/** Requests that wait for the operator, the earliest start first. */
export const listPendingFlights = async (
  db: Queryable,
  viewer: { readonly id: string; readonly operatorId: Owner },
  now: Date,
  { limit, after }: Pick<OperatorFlightPage, 'limit' | 'after'>,
): Promise<OperatorFlightList> => {
  const where = and(
    ofOwner(viewer.operatorId),
    inArray(flights.status, ['pending', 'accepted']),
    isNull(flights.operatorConsentAt),
    gt(flights.startsAt, now),
    isRequest,
    beyondStart(after, 'earliest first'),
  )
  const rows = await selectFlights(db, where, [asc(flights.startsAt), asc(flights.id)], limit + 1)
  return toPage(db, rows, limit, viewer.id)
}

/** What a flight must be for a group; for the confirmed ones also what `selectFlightsAhead` asks. */
const inGroup = (group: OperatorFlightGroup | undefined, now: Date): SQL | undefined => {
  switch (group) {
    case undefined:
      return isRequest
    case 'waiting':
      return or(
        eq(flights.status, 'OPERATOR_COUNTER_PROPOSAL'),
        and(eq(flights.status, 'pending'), isNotNull(flights.operatorConsentAt)),
      )
    case 'confirmed':
      return hasAllConsents
    case 'past':
      return or(
        and(isStanding, hasAllConsents, lte(flights.endsAt, now)),
        inArray(flights.status, ['declined', 'cancelled', 'expired']),
      )
  }
}

/** Which flights, and which page of them. */
export interface OperatorFlightPage {
  readonly group: OperatorFlightGroup | undefined
  readonly limit: number
  readonly after: TimePosition | undefined
}

/**
 * An operator's flights. Waiting for pilots: countered ones and approved ones that the invited pilot has not
 * accepted; confirmed: the end ahead; past: flown and closed ones. Past and all of them: the latest start first.
 *
 * @returns the page, and the position to continue after when there is more
 */
export const listOperatorFlights = async (
  db: Queryable,
  viewer: { readonly id: string; readonly operatorId: Owner },
  now: Date,
  { group, limit, after }: OperatorFlightPage,
): Promise<OperatorFlightList> => {
  const isLatestFirst = group === undefined || group === 'past'
  const order = isLatestFirst ? [desc(flights.startsAt), desc(flights.id)] : [asc(flights.startsAt), asc(flights.id)]
  const beyond = beyondStart(after, isLatestFirst ? 'latest first' : 'earliest first')
  const where = and(ofOwner(viewer.operatorId), inGroup(group, now), beyond)
  const rows =
    group === 'confirmed'
      ? await selectFlightsAhead(db, where, now, limit + 1)
      : await selectFlights(db, where, order, limit + 1)
  return toPage(db, rows, limit, viewer.id)
}

/** One flight as its operator sees it. @throws when it does not exist */
export const readOperatorFlight = async (db: Queryable, id: string, viewerId: string): Promise<OperatorFlight> => {
  const [flight] = await toOperatorFlights(db, await selectFlights(db, eq(flights.id, id), [asc(flights.id)], 1), viewerId)
  if (flight === undefined) throw new Error('a flight is gone that was there')
  return flight
}
