import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { toCents, type Aircraft, type aircraftEndpoints, type AircraftModel, type ParsedBodyOf } from '@pilotpair/contract'
import { tables, type Queryable, type Tx } from '../db/index.ts'
import { EACH } from '../lib/look-up.ts'
import { aircraftColumns, toAircraft } from './queries.ts'

const { aircrafts, aircraftModels, airports } = tables

type Values = typeof aircrafts.$inferInsert

/** Fields of a body that is stored as an aircraft; absent ones stay as they are. */
export type AircraftFields = ParsedBodyOf<typeof aircraftEndpoints.update>

/** The columns that the given fields of a body set; manufacturer and model are a row of their own. */
export const toColumns = (fields: AircraftFields): Partial<Omit<Values, 'modelId'>> => ({
  ...(fields.model_year === undefined ? {} : { modelYear: fields.model_year }),
  ...(fields.max_passengers === undefined ? {} : { maxPassengers: fields.max_passengers }),
  ...(fields.hourly_rate === undefined ? {} : { hourlyRateCents: toCents(fields.hourly_rate) }),
  ...(fields.registration === undefined ? {} : { registration: fields.registration }),
  ...(fields.id_airport === undefined ? {} : { airportId: fields.id_airport }),
  ...(fields.max_wet_hourly_rate === undefined
    ? {}
    : { maxWetHourlyRateCents: fields.max_wet_hourly_rate === null ? null : toCents(fields.max_wet_hourly_rate) }),
  ...(fields.image_url === undefined ? {} : { imageUrl: fields.image_url }),
  ...(fields.aircraft_type === undefined ? {} : { aircraftType: fields.aircraft_type }),
  ...(fields.is_ifr_equipped === undefined ? {} : { isIfrEquipped: fields.is_ifr_equipped }),
  ...(fields.is_glass_cockpit === undefined ? {} : { isGlassCockpit: fields.is_glass_cockpit }),
  ...(fields.is_traditional_gauges === undefined ? {} : { isTraditionalGauges: fields.is_traditional_gauges }),
  ...(fields.has_autopilot === undefined ? {} : { hasAutopilot: fields.has_autopilot }),
  ...(fields.has_gps === undefined ? {} : { hasGps: fields.has_gps }),
})

/** The id of a make and model, stored once whatever the letters' case; also when two are added at the same time. */
export const modelIdOf = async (tx: Tx, manufacturer: string, model: string): Promise<string> => {
  await tx.insert(aircraftModels).values({ manufacturer, model }).onConflictDoNothing()
  const [found] = await tx
    .select({ id: aircraftModels.id })
    .from(aircraftModels)
    .where(
      and(
        sql`lower(${aircraftModels.manufacturer}) = lower(${manufacturer}::text)`,
        sql`lower(${aircraftModels.model}) = lower(${model}::text)`,
      ),
    )
  if (found === undefined) throw new Error('the model just stored cannot be read')
  return found.id
}

/** Manufacturer and model of a stored model. */
export const readModel = async (tx: Tx, id: string): Promise<{ manufacturer: string; model: string }> => {
  const [found] = await tx
    .select({ manufacturer: aircraftModels.manufacturer, model: aircraftModels.model })
    .from(aircraftModels)
    .where(eq(aircraftModels.id, id))
  if (found === undefined) throw new Error('an aircraft without a model')
  return found
}

/** Changes columns of an aircraft that the transaction holds; nothing when there are none. */
export const updateAircraft = async (tx: Tx, id: string, columns: Partial<Values>): Promise<void> => {
  if (Object.keys(columns).length > 0) await tx.update(aircrafts).set(columns).where(eq(aircrafts.id, id))
}

/** An aircraft that is not retired, also of an inactive operator; for its operator and administrators. */
export const readFleetAircraft = async (db: Queryable, id: string): Promise<Aircraft> => {
  const [row] = await db
    .select(aircraftColumns)
    .from(aircrafts)
    .innerJoin(aircraftModels, eq(aircraftModels.id, aircrafts.modelId))
    .innerJoin(airports, eq(airports.id, aircrafts.airportId))
    .where(and(eq(aircrafts.id, id), isNull(aircrafts.retiredAt)))
  if (row === undefined) throw new Error('the aircraft just stored cannot be read')
  return toAircraft(row)
}

/** Position in the list of models. */
export interface ModelPosition {
  readonly manufacturer: string
  readonly model: string
  readonly id: string
}

/**
 * Makes and models that some aircraft is or was of, by name.
 *
 * @returns the page, and the position to continue after when there is more
 */
export const listModels = async (
  db: Queryable,
  limit: number,
  after: ModelPosition | undefined,
): Promise<{ items: AircraftModel[]; next: ModelPosition | undefined }> => {
  const { manufacturer, model, id } = aircraftModels
  const used = db.select({ modelId: aircrafts.modelId }).from(aircrafts).where(eq(aircrafts.modelId, id)).limit(1).as('used')
  const rows = await db
    .select({ manufacturer, model, id })
    .from(aircraftModels)
    .innerJoinLateral(used, EACH)
    .where(
      after === undefined
        ? undefined
        : sql`(${manufacturer}, ${model}, ${id}) > (${after.manufacturer}::text, ${after.model}::text, ${after.id}::uuid)`,
    )
    .orderBy(asc(manufacturer), asc(model), asc(id))
    .limit(limit + 1)
  const kept = rows.slice(0, limit)
  const items = kept.map((row) => ({ id_aircraft_model: row.id, manufacturer: row.manufacturer, model: row.model }))
  return { items, next: rows.length > limit ? kept.at(-1) : undefined }
}
