import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { OperatorAircraft } from '@pilotpair/contract'
import { aircraftColumns, airportOfEach, modelOfEach, toAircraft } from '../aircraft/queries.ts'
import { tables, type Queryable } from '../db/index.ts'
import { EACH } from '../lib/look-up.ts'
import { personColumns, personOfEach } from '../profile/person-rows.ts'
import { toUserPublic } from '../profile/people.ts'

const { aircrafts } = tables

/** Whose fleet, and which page of it: at most `limit` aircraft after an id. */
export interface FleetPage {
  /** `undefined`: every operator's. */
  readonly operatorId: string | undefined
  readonly limit: number
  readonly afterId: string | undefined
}

/**
 * Aircraft that are not retired, each with its operator, in creation order.
 *
 * @returns the page, and the id to continue after when there is more
 */
export const listFleet = async (
  db: Queryable,
  { operatorId, limit, afterId }: FleetPage,
): Promise<{ items: OperatorAircraft[]; next: string | undefined }> => {
  const page = db
    .select()
    .from(aircrafts)
    .where(
      and(
        isNull(aircrafts.retiredAt),
        operatorId === undefined ? undefined : eq(aircrafts.operatorId, operatorId),
        afterId === undefined ? undefined : gt(aircrafts.id, afterId),
      ),
    )
    .orderBy(asc(aircrafts.id))
    .limit(limit + 1)
    .as('aircrafts')
  const operator = personOfEach(db, 'operator', aircrafts.operatorId)
  const rows = await db
    .select({ ...aircraftColumns, operator: personColumns(operator) })
    .from(page)
    .innerJoinLateral(modelOfEach(db), EACH)
    .innerJoinLateral(airportOfEach(db), EACH)
    .innerJoinLateral(operator, EACH)
    .orderBy(asc(aircrafts.id))
  const items = rows.slice(0, limit).map((row) => ({ ...toAircraft(row), operator: toUserPublic(row.operator) }))
  return { items, next: rows.length > limit ? items.at(-1)?.id_aircraft : undefined }
}
