import { and, asc, eq, getTableColumns, gt, isNull, lte, ne, not, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Aircraft, AircraftType, EquipmentFlag, FlightAircraft } from '@pilotpair/contract'
import { airportColumns, toAirport, type AirportFacts } from '../airports/queries.ts'
import { tables, type Queryable } from '../db/index.ts'
import { EACH, idRows } from '../lib/look-up.ts'
import { dollarsOf, rateCeiling } from './rates.ts'
import { registrationPieces, searchWords } from './search.ts'

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

/** Select these from `aircrafts`, joined with {@link modelOfEach} and {@link airportOfEach}. */
export const aircraftColumns = { aircraft: aircrafts, model: aircraftModels, airport: airportColumns }

/** The model of each aircraft, to be joined laterally; it goes by the name of its table. */
export const modelOfEach = (db: Queryable) =>
  db.select().from(aircraftModels).where(eq(aircraftModels.id, aircrafts.modelId)).limit(1).as('aircraft_models')

/** The airport of each aircraft, to be joined laterally; it goes by the name of its table. */
export const airportOfEach = (db: Queryable) =>
  db.select().from(airports).where(eq(airports.id, aircrafts.airportId)).limit(1).as('airports')

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

/** Aircraft by id, retired ones too, each read once however often a page names it. */
export const readAircraftFacts = async (db: Queryable, ids: Iterable<string>): Promise<Map<string, AircraftFacts>> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const aircraft = db.select().from(aircrafts).where(sql`${aircrafts.id} = wanted.id`).limit(1).as('aircrafts')
  const rows = await db
    .select(aircraftColumns)
    .from(sql`${idRows(wanted)} as wanted(id)`)
    .innerJoinLateral(aircraft, EACH)
    .innerJoinLateral(modelOfEach(db), EACH)
    .innerJoinLateral(airportOfEach(db), EACH)
  return new Map(rows.map((row) => [row.aircraft.id, row]))
}

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
const literal = (word: string): SQL => sql`regexp_replace(fold_text(${word}::text), '([\\\\%_])', '\\\\\\1', 'g')`

/** What only the search reads, each part between line feeds (0070_bounded_lists.sql). */
const listingText = sql.raw('"aircrafts"."listing_text"')

const isFound = (word: string): SQL | undefined => {
  const pieces = registrationPieces(word)
  if (pieces === undefined) return sql`${listingText} like '%' || ${literal(word)} || '%'`
  // Added to nothing, the text is no longer that of the index, which would be asked for the whole word as well.
  return and(
    ...pieces.map((piece) => sql`${listingText} like '%' || ${literal(piece)} || '%'`),
    sql`(${listingText} || '') like '%' || ${literal(word)} || '%'`,
  )
}

/**
 * The same of aircraft that a code has found already. In this form the database does not take the text for rare, which
 * it is not where the code is part of it, and keeps to the walk.
 */
const isFoundToo = (word: string): SQL => sql`strpos(${listingText}, fold_text(${word}::text)) > 0`

/** Airports with a code that is one of the words, and with one that starts with one. */
interface CodedAirports {
  readonly equal: readonly string[]
  readonly starting: readonly string[]
}

const findCoded = async (db: Queryable, words: readonly string[]): Promise<CodedAirports> => {
  const { id, iataCode, ident } = airports
  const codes = [sql`lower(${iataCode})`, sql`lower(${ident})`]
  const anyOf = (test: (code: SQL, word: string) => SQL): SQL =>
    sql`(${sql.join(codes.flatMap((code) => words.map((word) => test(code, word))), sql` or `)})`
  const rows = await db
    .select({ id, isEqual: sql<boolean>`coalesce(${anyOf((code, word) => sql`${code} = fold_text(${word}::text)`)}, false)` })
    .from(airports)
    .where(anyOf((code, word) => sql`${code} like ${literal(word)} || '%'`))
  return { equal: rows.filter(({ isEqual }) => isEqual).map((row) => row.id), starting: rows.map((row) => row.id) }
}

/**
 * How well the code matches. 0: a code or registration is one of the words; 1: one starts so; 2: anything else. Each
 * is a stretch of the list of its own, because no index has the ranks in order; without a search there is only 2.
 */
const ranks = [0, 1, 2]

/** Airports whose aircraft are walked one airport after the other; of more, so many aircraft are that a walk of all finds them. */
const AIRPORTS_WALKED = 20

/** The conditions of a rank: each an own walk in the list's order, together the rank, none of them twice. */
const stretchesOf = (rank: number, words: readonly string[], { equal, starting }: CodedAirports): (SQL | undefined)[] => {
  if (words.length === 0) return [undefined]
  const anyOf = (tests: readonly SQL[]): SQL => sql`(${sql.join([...tests], sql` or `)})`
  const isAt = (ids: readonly string[]): SQL => sql`${aircrafts.airportId} = any(string_to_array(${ids.join(',')}::text, ',')::uuid[])`
  const at = (ids: readonly string[]): SQL[] => (ids.length === 0 ? [] : [isAt(ids)])
  const named = anyOf(words.map((word) => sql`${aircrafts.searchText} = fold_text(${word}::text)`))
  const begins = anyOf(words.map((word) => sql`${aircrafts.searchText} like ${literal(word)} || '%'`))
  if (rank === 2) return [not(anyOf([begins, ...at(starting)]))]
  const here = rank === 0 ? equal : starting.filter((id) => !equal.includes(id))
  const registered = rank === 0 ? named : begins
  const isBetter = rank === 0 ? undefined : not(anyOf([named, ...at(equal)]))
  if (here.length > AIRPORTS_WALKED) return [and(anyOf([registered, isAt(here)]), isBetter)]
  const elsewhere = here.length === 0 ? undefined : not(isAt(here))
  return [and(registered, elsewhere, isBetter), ...here.map((id) => and(eq(aircrafts.airportId, id), isBetter))]
}

/** The operator of each aircraft who may rent it out, to be joined laterally: nobody for one who may not. */
const activeOperator = (db: Queryable) =>
  db
    .select({ id: userAccounts.id })
    .from(userAccounts)
    .where(
      and(
        eq(userAccounts.id, aircrafts.operatorId),
        ne(userAccounts.role, 'pilot'),
        eq(userAccounts.isActivated, true),
        isNull(userAccounts.deletedAt),
      ),
    )
    .limit(1)
    .as('operator')

const stretchOf = (db: Queryable, where: SQL | undefined, limit: number) =>
  db
    .select(getTableColumns(aircrafts))
    .from(aircrafts)
    .innerJoinLateral(activeOperator(db), EACH)
    .where(and(isNull(aircrafts.retiredAt), where))
    .orderBy(asc(aircrafts.id))
    .limit(limit)
    .as('aircrafts')

const firstOf = (db: Queryable, conditions: readonly (SQL | undefined)[], limit: number): ReturnType<typeof stretchOf> => {
  const [first, second, ...others] = conditions.map((where) => db.select().from(stretchOf(db, where, limit)))
  if (first === undefined) throw new Error('a list has at least one stretch')
  if (second === undefined) return stretchOf(db, conditions[0], limit)
  const together = unionAll(first, second, ...others).as('aircrafts')
  return db.select().from(together).orderBy(asc(aircrafts.id)).limit(limit).as('aircrafts')
}

/** Aircraft that are listed, of those that pass one of the conditions, in creation order. */
const readListed = (db: Queryable, conditions: readonly (SQL | undefined)[], limit: number): Promise<AircraftFacts[]> =>
  db
    .select(aircraftColumns)
    .from(firstOf(db, conditions, limit))
    .innerJoinLateral(modelOfEach(db), EACH)
    .innerJoinLateral(airportOfEach(db), EACH)
    .orderBy(asc(aircrafts.id))

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
  const conditions = [
    filter.aircraftType === undefined ? undefined : eq(aircrafts.aircraftType, filter.aircraftType),
    filter.maxRate === undefined ? undefined : lte(aircrafts.hourlyRateCents, rateCeiling(filter.maxRate)),
    ...equipmentConditions(filter.equipment),
  ]
  const coded = words.length === 0 ? { equal: [], starting: [] } : await findCoded(db, words)
  const first = page.after?.rank ?? (words.length === 0 ? 2 : 0)
  const ranked: { readonly rank: number; readonly facts: AircraftFacts }[] = []
  for (const rank of ranks) {
    const wanted = page.limit + 1 - ranked.length
    if (wanted === 0 || rank < first) continue
    const beyond = page.after?.rank === rank ? gt(aircrafts.id, page.after.id) : undefined
    const found = words.map(rank === 2 ? isFound : isFoundToo)
    const stretches = stretchesOf(rank, words, coded).map((stretch) => and(...conditions, ...found, stretch, beyond))
    const rows = await readListed(db, stretches, wanted)
    ranked.push(...rows.map((facts) => ({ rank, facts })))
  }
  const kept = ranked.slice(0, page.limit)
  const last = kept.at(-1)
  return {
    items: kept.map(({ facts }) => toAircraft(facts)),
    next: ranked.length > page.limit && last !== undefined ? { rank: last.rank, id: last.facts.aircraft.id } : undefined,
  }
}

/** One listed aircraft, or undefined. */
export const findAircraft = async (db: Queryable, id: string): Promise<Aircraft | undefined> => {
  const [row] = await readListed(db, [eq(aircrafts.id, id)], 1)
  return row === undefined ? undefined : toAircraft(row)
}

/** An operator's own aircraft that are not retired, in creation order, those after an id. */
export const listOwnAircraft = async (db: Queryable, operatorId: string, limit: number, after?: string): Promise<Aircraft[]> => {
  const beyond = after === undefined ? undefined : gt(aircrafts.id, after)
  const page = db
    .select()
    .from(aircrafts)
    .where(and(eq(aircrafts.operatorId, operatorId), isNull(aircrafts.retiredAt), beyond))
    .orderBy(asc(aircrafts.id))
    .limit(limit)
    .as('aircrafts')
  const rows = await db
    .select(aircraftColumns)
    .from(page)
    .innerJoinLateral(modelOfEach(db), EACH)
    .innerJoinLateral(airportOfEach(db), EACH)
    .orderBy(asc(aircrafts.id))
  return rows.map(toAircraft)
}
