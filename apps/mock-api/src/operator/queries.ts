import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { OperatorAircraft } from '@pilotpair/contract'
import { aircraftColumns, toAircraft } from '../aircraft/queries.ts'
import { tables, type Queryable } from '../db/index.ts'
import { toUserPublic } from '../profile/people.ts'

const { aircrafts, aircraftModels, airports, profilePictures, userAccounts } = tables

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
  const rows = await db
    .select({
      ...aircraftColumns,
      operator: { id: userAccounts.id, name: userAccounts.name, deletedAt: userAccounts.deletedAt },
      pictureId: profilePictures.imageId,
    })
    .from(aircrafts)
    .innerJoin(aircraftModels, eq(aircraftModels.id, aircrafts.modelId))
    .innerJoin(airports, eq(airports.id, aircrafts.airportId))
    .innerJoin(userAccounts, eq(userAccounts.id, aircrafts.operatorId))
    .leftJoin(profilePictures, eq(profilePictures.userId, aircrafts.operatorId))
    .where(
      and(
        isNull(aircrafts.retiredAt),
        operatorId === undefined ? undefined : eq(aircrafts.operatorId, operatorId),
        afterId === undefined ? undefined : gt(aircrafts.id, afterId),
      ),
    )
    .orderBy(asc(aircrafts.id))
    .limit(limit + 1)
  const items = rows.slice(0, limit).map(({ operator, pictureId, ...facts }) => ({
    ...toAircraft(facts),
    operator: toUserPublic({ ...operator, pictureId }),
  }))
  return { items, next: rows.length > limit ? items.at(-1)?.id_aircraft : undefined }
}
