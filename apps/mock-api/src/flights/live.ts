import { and, eq, inArray, isNull } from 'drizzle-orm'
import { tables, type Queryable } from '../db/index.ts'
import type { Flight } from './machine.ts'

const { flights } = tables

/** Statuses of flights that are not closed. */
export const OPEN_STATUSES = ['pending', 'accepted', 'OPERATOR_COUNTER_PROPOSAL', 'cancellation_requested'] as const

/** What makes two live flights the same (index `flights_live_key`). A solo flight has no invitee. */
export interface FlightKey {
  readonly aircraftId: string
  readonly inviterId: string
  readonly inviteeId: string | null
  readonly startsAt: Date
}

/** The live flight of the same people, aircraft and start, if there is one. */
export const findLive = async (db: Queryable, key: FlightKey): Promise<Flight | undefined> => {
  const [found] = await db
    .select()
    .from(flights)
    .where(
      and(
        eq(flights.inviterId, key.inviterId),
        eq(flights.aircraftId, key.aircraftId),
        eq(flights.startsAt, key.startsAt),
        key.inviteeId === null ? isNull(flights.inviteeId) : eq(flights.inviteeId, key.inviteeId),
        inArray(flights.status, [...OPEN_STATUSES]),
      ),
    )
  return found
}
