import { and, asc, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import { FLIGHT_DURATION_MAX_HOURS } from '@pilotpair/contract'
import type { SessionUser } from '../auth/session.ts'
import { tables, type Queryable, type Tx } from '../db/index.ts'
import type { BusyRange, Schedule, WeekRow } from './booking.ts'

const { aircrafts, airports, availabilitySlots, flightSlots, userAccounts } = tables
const HOUR = 3_600_000

/** A stored row of an aircraft's week. */
export interface StoredRow extends WeekRow {
  readonly id: string
}

/** An aircraft's weekly rows, Monday first. */
export const readWeek = (db: Queryable, aircraftId: string): Promise<StoredRow[]> =>
  db
    .select({
      id: availabilitySlots.id,
      dayOfWeek: availabilitySlots.dayOfWeek,
      startMinute: availabilitySlots.startMinute,
      endMinute: availabilitySlots.endMinute,
    })
    .from(availabilitySlots)
    .where(eq(availabilitySlots.aircraftId, aircraftId))
    .orderBy(asc(availabilitySlots.dayOfWeek), asc(availabilitySlots.startMinute))

/** Who asks; `undefined` stands for the service itself. */
export type Viewer = Pick<SessionUser, 'id' | 'role'> | undefined

/** Everybody sees the hours of aircraft for rent; its operator and administrators also those of an inactive operator. */
const isShownTo = (viewer: Viewer): SQL | undefined => {
  const forRent = and(eq(userAccounts.isActivated, true), isNull(userAccounts.deletedAt))
  if (viewer === undefined || viewer.role === 'super_admin') return undefined
  return or(forRent, eq(aircrafts.operatorId, viewer.id))
}

/** Weekly hours and zone of an aircraft that is not retired; undefined when there is none such for the viewer. */
export const readSchedule = async (
  db: Queryable,
  aircraftId: string,
  viewer?: Viewer,
): Promise<Schedule | undefined> => {
  const [found] = await db
    .select({ zone: airports.timezone })
    .from(aircrafts)
    .innerJoin(airports, eq(airports.id, aircrafts.airportId))
    .innerJoin(userAccounts, eq(userAccounts.id, aircrafts.operatorId))
    .where(and(eq(aircrafts.id, aircraftId), isNull(aircrafts.retiredAt), isShownTo(viewer)))
  return found === undefined ? undefined : { zone: found.zone, week: await readWeek(db, aircraftId) }
}

const asDate = (value: unknown): Date => new Date(Number(value))

/** Taken and held ranges of an aircraft that touch the time between two instants. */
export const readBusy = async (db: Queryable, aircraftId: string, from: Date, until: Date): Promise<BusyRange[]> => {
  // No flight is longer than a day: what starts before has ended by then, which keeps an aircraft's past unread.
  const earliest = new Date(from.getTime() - FLIGHT_DURATION_MAX_HOURS * HOUR - 1)
  return db
    .select({
      start: sql`extract(epoch from lower(${flightSlots.during})) * 1000`.mapWith(asDate),
      end: sql`extract(epoch from upper(${flightSlots.during})) * 1000`.mapWith(asDate),
    })
    .from(flightSlots)
    .where(
      and(
        eq(flightSlots.aircraftId, aircraftId),
        sql`lower(${flightSlots.during}) > ${earliest.toISOString()}::timestamptz`,
        sql`lower(${flightSlots.during}) < ${until.toISOString()}::timestamptz`,
        sql`upper(${flightSlots.during}) > ${from.toISOString()}::timestamptz`,
      ),
    )
}

/** Adds one row. @throws the violation of `availability_slots_no_overlap` */
export const insertRow = async (db: Queryable, aircraftId: string, row: WeekRow): Promise<StoredRow> => {
  const [stored] = await db
    .insert(availabilitySlots)
    .values({ aircraftId, ...row })
    .returning()
  if (stored === undefined) throw new Error('the row just stored was not returned')
  return stored
}

/** Deletes an aircraft's whole week. */
export const deleteWeek = async (db: Queryable, aircraftId: string): Promise<void> => {
  await db.delete(availabilitySlots).where(eq(availabilitySlots.aircraftId, aircraftId))
}

/** Stores a whole week. */
export const insertWeek = async (tx: Tx, aircraftId: string, rows: readonly WeekRow[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(availabilitySlots).values(rows.map((row) => ({ aircraftId, ...row })))
}
