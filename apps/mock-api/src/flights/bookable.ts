import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { bookingProblem, bookingWindow, type BookingProblem, type Schedule } from '../availability/booking.ts'
import { readSchedule } from '../availability/queries.ts'
import { tables, type Queryable, type Tx } from '../db/index.ts'
import { conflict, invalidField, notFound } from '../http/errors.ts'
import { readMoment } from './moment.ts'
import { refusalTexts } from './refusals.ts'

const { aircrafts, flightSlots, userAccounts } = tables
const HOUR = 3_600_000

/** What booking needs to know of an aircraft. */
export interface BookableAircraft {
  readonly id: string
  readonly rateCents: number
  readonly schedule: Schedule
}

/**
 * An aircraft for rent: not retired, its operator active.
 *
 * @throws ApiError 404
 */
export const readBookable = async (db: Queryable, aircraftId: string): Promise<BookableAircraft> => {
  const [found] = await db
    .select({ rateCents: aircrafts.hourlyRateCents })
    .from(aircrafts)
    .innerJoin(userAccounts, eq(userAccounts.id, aircrafts.operatorId))
    .where(
      and(
        eq(aircrafts.id, aircraftId),
        isNull(aircrafts.retiredAt),
        isNull(userAccounts.deletedAt),
        eq(userAccounts.isActivated, true),
      ),
    )
  const schedule = found === undefined ? undefined : await readSchedule(db, aircraftId)
  if (found === undefined || schedule === undefined) throw notFound('Aircraft not found')
  return { id: aircraftId, rateCents: found.rateCents, schedule }
}

const problemTexts: Readonly<Record<BookingProblem, string>> = {
  past: 'The start lies in the past.',
  'beyond-window': 'Flights can be booked up to 60 days ahead.',
  closed: 'The aircraft is not available during these hours.',
}

/** The instant of a wanted start, at the aircraft's airport when it carries no offset. @throws ApiError 422 */
export const readStart = ({ schedule }: BookableAircraft, flightDate: string): Date =>
  readMoment('flight_date', flightDate, schedule.zone)

/** Refuses a start in the past, beyond the 60th day or outside the weekly hours. @throws ApiError 422 */
export const assertBookable = ({ schedule }: BookableAircraft, now: Date, start: Date, hours: number): void => {
  const problem = bookingProblem(schedule, now, start, hours)
  if (problem !== undefined) throw invalidField('flight_date', problemTexts[problem])
}

/** Refuses another price than the one that was shown, where the caller told it. @throws ApiError 409 */
export const assertPrice = (totalCents: number, expectedCents: number | undefined): void => {
  if (expectedCents !== undefined && expectedCents !== totalCents) throw conflict(refusalTexts.priceChanged)
}

/**
 * Refuses a time of an operator's offer: it may lie outside the weekly hours, but not in the past, beyond the
 * booking window or where the flight is already. @returns the instant
 *
 * @throws ApiError 422
 */
export const readOffer = (
  newDate: string,
  flight: { readonly startsAt: Date; readonly durationHours: number; readonly zone: string },
  now: Date,
): Date => {
  const start = readMoment('new_date', newDate, flight.zone)
  if (start <= now) throw invalidField('new_date', problemTexts.past)
  const { until } = bookingWindow(now, flight.zone)
  if (start.getTime() + flight.durationHours * HOUR > until.getTime()) {
    throw invalidField('new_date', problemTexts['beyond-window'])
  }
  if (start.getTime() === flight.startsAt.getTime()) throw invalidField('new_date', 'This is the present time of the flight.')
  return start
}

/**
 * Refuses a time that another flight of the aircraft or of the pilot has taken or holds. Only a courtesy: the
 * exclusion constraints decide when slots are written.
 *
 * @throws ApiError 409
 */
export const assertFree = async (
  db: Queryable,
  wanted: { readonly aircraftId: string; readonly pilotId: string; readonly start: Date; readonly hours: number },
): Promise<void> => {
  const end = new Date(wanted.start.getTime() + wanted.hours * HOUR)
  const busy = await db
    .select({ id: flightSlots.id })
    .from(flightSlots)
    .where(
      and(
        or(eq(flightSlots.aircraftId, wanted.aircraftId), eq(flightSlots.pilotId, wanted.pilotId)),
        sql`${flightSlots.during} && tstzrange(${wanted.start.toISOString()}::timestamptz, ${end.toISOString()}::timestamptz)`,
      ),
    )
    .limit(1)
  if (busy.length > 0) throw conflict(refusalTexts.slotTaken)
}

/**
 * Keeps an aircraft for rent, its operator and its pilots active until the transaction ends: an administrator's or operator's end of
 * one of them waits, and then finds the flight that is being stored.
 *
 * @throws ApiError 409 when one of them has gone meanwhile
 */
export const holdParties = async (
  tx: Tx,
  { aircraftId, pilotIds }: { readonly aircraftId: string; readonly pilotIds: readonly string[] },
): Promise<void> => {
  const aircraft = await tx
    .select({ id: aircrafts.id })
    .from(aircrafts)
    .where(and(eq(aircrafts.id, aircraftId), isNull(aircrafts.retiredAt)))
    .for('share')
  // Asked once the aircraft is held: who deactivates the operator holds the whole fleet meanwhile, so that this sees the
  // end of it, or the other sees the flight. The account itself is not held: the other holds it first, and the fleet then.
  const operators = await tx
    .select({ id: userAccounts.id })
    .from(aircrafts)
    .innerJoin(userAccounts, eq(userAccounts.id, aircrafts.operatorId))
    .where(and(eq(aircrafts.id, aircraftId), eq(userAccounts.isActivated, true), isNull(userAccounts.deletedAt)))
  const pilots = await tx
    .select({ id: userAccounts.id })
    .from(userAccounts)
    .where(and(inArray(userAccounts.id, [...pilotIds]), eq(userAccounts.isActivated, true), isNull(userAccounts.deletedAt)))
    .orderBy(asc(userAccounts.id))
    .for('share')
  if (aircraft.length === 0 || operators.length === 0 || pilots.length !== pilotIds.length) throw conflict(refusalTexts.gone)
}
