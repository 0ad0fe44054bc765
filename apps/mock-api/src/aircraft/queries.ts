import { and, asc, eq, isNull, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { Aircraft, AircraftType, EquipmentFlag, FlightAircraft } from '@pilotpair/contract'
import { airportColumns, toAirport, type AirportFacts } from '../airports/queries.ts'
import { tables, type Queryable } from '../db/index.ts'
import { dollarsOf, rateCeiling } from './rates.ts'
import { searchWords } from './search.ts'

const { aircrafts, aircraftModels, airports, userAccounts } = tables

/** What the listed aircraft must be; absent parts do not filter. */
export interface AircraftFilter {
  readonly aircraftType?: AircraftType | undefined
  readonly search?: string | undefined
  /** US dollars an hour. */
  readonly maxRate?: number | undefined
  readonly equipment: Readonly<Partial<Record<EquipmentFlag, boolean | undefined>>>
}

/** Position in the listing: how well the code matches (0 best), then the id. */
export interface AircraftPosition {
  readonly rank: number
  readonly id: string
}

/** One page: at most `limit` aircraft after a position. */
export interface AircraftPage {
  readonly limit: number
  readonly after: AircraftPosition | undefined
}

type AircraftRow = typeof aircrafts.$inferSelect
type ModelRow = typeof aircraftModels.$inferSelect

/** A selected aircraft with its model and airport. */
export interface AircraftFacts {
  readonly aircraft: AircraftRow
  readonly model: ModelRow
  readonly airport: AirportFacts
}

/** Select these from `aircrafts` joined with `aircraftModels` and `airports`. */
export const aircraftColumns = { aircraft: aircrafts, model: aircraftModels, airport: airportColumns }

const toModel = (model: ModelRow): Aircraft['aircraft_model'] => ({
  id_aircraft_model: model.id,
  manufacturer: model.manufacturer,
  model: model.model,
})

const wetRate = (aircraft: AircraftRow): number | null =>
  aircraft.maxWetHourlyRateCents === null ? null : dollarsOf(aircraft.maxWetHourlyRateCents)

/** An aircraft as it travels (section 3). */
export const toAircraft = ({ aircraft, model, airport }: AircraftFacts): Aircraft => ({
  id_aircraft: aircraft.id,
  registration: aircraft.registration,
  hourly_rate: dollarsOf(aircraft.hourlyRateCents),
  max_wet_hourly_rate: wetRate(aircraft),
  aircraft_model: toModel(model),
  airport: toAirport(airport),
  aircraft_type: aircraft.aircraftType,
  is_ifr_equipped: aircraft.isIfrEquipped,
  is_glass_cockpit: aircraft.isGlassCockpit,
  is_traditional_gauges: aircraft.isTraditionalGauges,
  has_autopilot: aircraft.hasAutopilot,
  has_gps: aircraft.hasGps,
  model_year: aircraft.modelYear,
  max_passengers: aircraft.maxPassengers,
  image_url: aircraft.imageUrl,
  id_airport: aircraft.airportId,
  user_account_id: aircraft.operatorId,
})

/** The aircraft of a flight: the rate is the flight's own copy. */
export const toFlightAircraft = ({ aircraft, model, airport }: AircraftFacts, rateCents: number): FlightAircraft => ({
  id_aircraft: aircraft.id,
  registration: aircraft.registration,
  hourly_rate: dollarsOf(rateCents),
  max_wet_hourly_rate: wetRate(aircraft),
  aircraft_model: toModel(model),
  airport: toAirport(airport),
  aircraft_type: aircraft.aircraftType,
  image_url: aircraft.imageUrl,
  user_account_id: aircraft.operatorId,
})

const equipmentColumns = {
  is_ifr_equipped: aircrafts.isIfrEquipped,
  is_glass_cockpit: aircrafts.isGlassCockpit,
  is_traditional_gauges: aircrafts.isTraditionalGauges,
  has_autopilot: aircrafts.hasAutopilot,
  has_gps: aircrafts.hasGps,
} satisfies Record<EquipmentFlag, unknown>

const equipmentConditions = (equipment: AircraftFilter['equipment']): SQL[] => {
  const wanted: SQL[] = []
  for (const flag of Object.keys(equipmentColumns)) {
    if (isFlag(flag) && equipment[flag] !== undefined) wanted.push(eq(equipmentColumns[flag], equipment[flag]))
  }
  return wanted
}

const isFlag = (key: string): key is EquipmentFlag => key in equipmentColumns

/** Folded in the database, as the columns are, and escaped after folding: folding can produce `%` from `％`. */
const folded = (word: string): SQL => sql`fold_text(${word}::text)`
const pattern = (word: string): SQL =>
  sql`'%' || regexp_replace(${folded(word)}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`

const matches = (word: string): SQL => {
  const like = pattern(word)
  return sql`(${aircraftModels.searchText} like ${like} or ${aircrafts.searchText} like ${like} or ${airports.searchText} like ${like})`
}

/** 0: a code or registration is one of the words; 1: one starts so; 2: anything else. */
const rankOf = (words: readonly string[]): SQL<number> => {
  if (words.length === 0) return sql<number>`2`
  const list = sql.join(words.map(folded), sql`, `)
  return sql<number>`(select min(case when code = word then 0 when starts_with(code, word) then 1 else 2 end)
    from unnest(array[${list}]) as word,
      unnest(array[lower(${airports.iataCode}), lower(${airports.ident}), ${aircrafts.searchText}]) as code)`
}

const listed = and(
  isNull(aircrafts.retiredAt),
  ne(userAccounts.role, 'pilot'),
  eq(userAccounts.isActivated, true),
  isNull(userAccounts.deletedAt),
)

/**
 * Aircraft for rent: not retired, of an active operator. Matches of a code come first, then creation order.
 *
 * @returns the page, and the position to continue after when there is more
 */
export const listAircraft = async (
  db: Queryable,
  filter: AircraftFilter,
  page: AircraftPage,
): Promise<{ items: Aircraft[]; next: AircraftPosition | undefined }> => {
  const words = filter.search === undefined ? [] : searchWords(filter.search)
  const rank = rankOf(words)
  const conditions = [
    listed,
    filter.aircraftType === undefined ? undefined : eq(aircrafts.aircraftType, filter.aircraftType),
    filter.maxRate === undefined ? undefined : lte(aircrafts.hourlyRateCents, rateCeiling(filter.maxRate)),
    ...equipmentConditions(filter.equipment),
    ...words.map(matches),
    page.after === undefined ? undefined : after(rank, words, page.after),
  ]
  const rows = await db
    .select({ ...aircraftColumns, rank: sql<number>`${rank}`.mapWith(Number) })
    .from(aircrafts)
    .innerJoin(aircraftModels, eq(aircraftModels.id, aircrafts.modelId))
    .innerJoin(airports, eq(airports.id, aircrafts.airportId))
    .innerJoin(userAccounts, eq(userAccounts.id, aircrafts.operatorId))
    .where(and(...conditions))
    .orderBy(...(words.length === 0 ? [asc(aircrafts.id)] : [asc(rank), asc(aircrafts.id)]))
    .limit(page.limit + 1)
  const kept = rows.slice(0, page.limit)
  const last = kept.at(-1)
  return {
    items: kept.map(toAircraft),
    next: rows.length > page.limit && last !== undefined ? { rank: last.rank, id: last.aircraft.id } : undefined,
  }
}

const after = (rank: SQL<number>, words: readonly string[], position: AircraftPosition): SQL =>
  words.length === 0
    ? sql`${aircrafts.id} > ${position.id}::uuid`
    : sql`(${rank}, ${aircrafts.id}) > (${position.rank}::int, ${position.id}::uuid)`

/** One listed aircraft, or undefined. */
export const findAircraft = async (db: Queryable, id: string): Promise<Aircraft | undefined> => {
  const [row] = await db
    .select(aircraftColumns)
    .from(aircrafts)
    .innerJoin(aircraftModels, eq(aircraftModels.id, aircrafts.modelId))
    .innerJoin(airports, eq(airports.id, aircrafts.airportId))
    .innerJoin(userAccounts, eq(userAccounts.id, aircrafts.operatorId))
    .where(and(listed, eq(aircrafts.id, id)))
  return row === undefined ? undefined : toAircraft(row)
}

/** An operator's own aircraft that are not retired, in creation order. */
export const listOwnAircraft = async (db: Queryable, operatorId: string, limit: number): Promise<Aircraft[]> => {
  const rows = await db
    .select(aircraftColumns)
    .from(aircrafts)
    .innerJoin(aircraftModels, eq(aircraftModels.id, aircrafts.modelId))
    .innerJoin(airports, eq(airports.id, aircrafts.airportId))
    .where(and(eq(aircrafts.operatorId, operatorId), isNull(aircrafts.retiredAt)))
    .orderBy(asc(aircrafts.id))
    .limit(limit)
  return rows.map(toAircraft)
}
