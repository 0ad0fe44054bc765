import { eq } from 'drizzle-orm'
import { recordAudit } from '../admin/audit.ts'
import type { SessionUser } from '../auth/session.ts'
import { tables, type Tx } from '../db/index.ts'
import { forbidden, notFound } from '../http/errors.ts'

const { aircrafts } = tables

/** Said when an aircraft is unknown, retired, or not for this person's eyes. */
export const AIRCRAFT_NOT_FOUND = 'Aircraft not found'

/** Said to an operator who changes another operator's aircraft. */
export const FOREIGN_AIRCRAFT = 'This aircraft belongs to another operator.'

/** What a change of an aircraft is recorded as when an administrator makes it. */
export interface AircraftChange {
  readonly user: Pick<SessionUser, 'id' | 'role'>
  readonly aircraftId: string
  /** For example `aircraft.update`. */
  readonly action: string
  readonly at: Date
}

/**
 * Holds an aircraft for a change until the transaction ends, so that changes of one aircraft follow each other. Its
 * operator and administrators may change it; what an administrator does with a foreign one is audited.
 *
 * @returns the stored aircraft
 * @throws ApiError 404 for an unknown or retired one, 403 for another operator's
 */
export const holdAircraft = async (
  tx: Tx,
  { user, aircraftId, action, at }: AircraftChange,
): Promise<typeof aircrafts.$inferSelect> => {
  const [found] = await tx.select().from(aircrafts).where(eq(aircrafts.id, aircraftId)).for('no key update')
  if (found === undefined || found.retiredAt !== null) throw notFound(AIRCRAFT_NOT_FOUND)
  if (found.operatorId === user.id) return found
  if (user.role !== 'super_admin') throw forbidden(FOREIGN_AIRCRAFT)
  await recordAudit(tx, { actorId: user.id, action, targetId: aircraftId, at })
  return found
}
