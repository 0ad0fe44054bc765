import { PREFERRED_AIRPORTS_MAX, type Airport, type LicenseType, type PilotPublic } from '@pilotpair/contract'
import { and, asc, desc, eq, exists, getTableColumns, inArray, isNotNull, isNull, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { dollarsOf } from '../aircraft/rates.ts'
import { airportColumns, toAirport } from '../airports/queries.ts'
import { tables, type Queryable } from '../db/index.ts'
import { EACH, idRows, UNBOUNDED } from '../lib/look-up.ts'
import { pictureUrl, toUserPublic } from '../profile/people.ts'

const { aircrafts, airports, flights, pilotAirports, pilotPreferredAirports, pilotProfiles, profilePictures, userAccounts } =
  tables

type ProfileRow = typeof pilotProfiles.$inferSelect

/** A pilot as selected. */
export interface PilotFacts {
  readonly profile: ProfileRow
  readonly name: string
  readonly pictureId: string | null
}

/** A pilot with the ids of the preferred airports, in the pilot's order. */
export interface Pilot extends PilotFacts {
  readonly preferred: readonly string[]
}

const columns = { profile: pilotProfiles, name: userAccounts.name, pictureId: profilePictures.imageId }

const isThere = and(eq(userAccounts.role, 'pilot'), isNull(userAccounts.deletedAt))

const isVisibleAccount = and(isThere, eq(userAccounts.isActivated, true))
const isApproved = eq(pilotProfiles.verification, 'approved')

/** Pilots whom other pilots may see: verified, active, not removed. */
export const isVisible = and(isVisibleAccount, isApproved)

const select = (db: Queryable) =>
  db
    .select(columns)
    .from(pilotProfiles)
    .innerJoin(userAccounts, eq(userAccounts.id, pilotProfiles.userId))
    .leftJoin(profilePictures, eq(profilePictures.userId, pilotProfiles.userId))

/** The profile of each of some pilots' ids, to be joined laterally; it goes by the name of its table. */
const profileOf = (db: Queryable, id: SQLWrapper, where?: SQL) =>
  db.select().from(pilotProfiles).where(and(eq(pilotProfiles.userId, id), where)).limit(1).as('pilot_profiles')

/** Account and picture of each profile, to be joined laterally; they go by the names of their tables. */
const accountOfEach = (db: Queryable, where?: SQL) =>
  db.select().from(userAccounts).where(and(eq(userAccounts.id, pilotProfiles.userId), where)).limit(1).as('user_accounts')
const pictureOfEach = (db: Queryable) =>
  db.select().from(profilePictures).where(eq(profilePictures.userId, pilotProfiles.userId)).limit(1).as('profile_pictures')

/** Some pilots by the ids of their accounts, in no order. */
export const readPilots = (db: Queryable, ids: readonly string[], where: SQL | undefined): Promise<PilotFacts[]> =>
  db
    .select(columns)
    .from(sql`${idRows(ids)} as wanted(id)`)
    .innerJoinLateral(profileOf(db, sql`wanted.id`), EACH)
    .innerJoinLateral(accountOfEach(db), EACH)
    .leftJoinLateral(pictureOfEach(db), EACH)
    .where(where)

/** Adds the preferred airports of some pilots, with one statement for all. */
export const withPreferred = async (db: Queryable, pilots: readonly PilotFacts[]): Promise<Pilot[]> => {
  if (pilots.length === 0) return []
  const { profileId, airportId, position } = pilotPreferredAirports
  const preferred = db
    .select({ profileId, airportId, position })
    .from(pilotPreferredAirports)
    .where(sql`${profileId} = wanted.id`)
    .limit(PREFERRED_AIRPORTS_MAX)
    .as('preferred')
  const rows = await db
    .select({ profileId: preferred.profileId, airportId: preferred.airportId })
    .from(sql`${idRows(pilots.map(({ profile }) => profile.id))} as wanted(id)`)
    .innerJoinLateral(preferred, EACH)
    .orderBy(asc(preferred.profileId), asc(preferred.position))
  const byProfile = Map.groupBy(rows, (row) => row.profileId)
  return pilots.map((pilot) => ({
    ...pilot,
    preferred: (byProfile.get(pilot.profile.id) ?? []).map((row) => row.airportId),
  }))
}

/** Ids of the airports that a pilot names, each once. */
export const airportsOf = ({ profile, preferred }: Pilot): string[] => [
  ...new Set([profile.homeAirportId, profile.favouriteAirportId, ...preferred].filter((id) => id !== null)),
]

const rateOf = (cents: number | null): number | null => (cents === null ? null : dollarsOf(cents))

const toPublic = (pilot: Pilot, known: ReadonlyMap<string, Airport>): PilotPublic => {
  const { profile, preferred, name, pictureId } = pilot
  return {
    id_pilot_profile: profile.id,
    license_type: profile.licenseType,
    flight_hours: profile.flightHours,
    home_airport: profile.homeAirportId,
    profile_picture_url: pictureUrl(profile.userId, pictureId),
    first_name: profile.firstName,
    user_account: toUserPublic({ id: profile.userId, name, deletedAt: null, pictureId }),
    favourite_airport: profile.favouriteAirportId,
    preferred_airports: preferred.join(','),
    min_houry_rate: rateOf(profile.minHourlyRateCents),
    max_houry_rate: rateOf(profile.maxHourlyRateCents),
    notes: profile.notes,
    airports: airportsOf(pilot)
      .map((id) => known.get(id))
      .filter((airport) => airport !== undefined)
      .sort((a, b) => (a.id_airport < b.id_airport ? -1 : 1)),
  }
}

/** Pilots as other pilots see them, in the given order. */
export const toPilotsPublic = async (db: Queryable, pilots: readonly Pilot[]): Promise<PilotPublic[]> => {
  const ids = [...new Set(pilots.flatMap(airportsOf))]
  const airport = db.select().from(airports).where(sql`${airports.id} = wanted.id`).limit(1).as('airports')
  const rows =
    ids.length === 0
      ? []
      : await db.select(airportColumns).from(sql`${idRows(ids)} as wanted(id)`).innerJoinLateral(airport, EACH)
  const known = new Map(rows.map((row) => [row.id, toAirport(row)]))
  return pilots.map((pilot) => toPublic(pilot, known))
}

/**
 * One pilot by the id of the account or of the profile.
 *
 * @param scope `visible`: as other pilots see them; `all`: whoever was not removed, for administrators and the
 *   pilot themself
 */
export const findPilot = async (
  db: Queryable,
  id: string,
  scope: { readonly all: boolean; readonly viewerId: string },
): Promise<Pilot | undefined> => {
  const shown = scope.all ? isThere : or(isVisible, and(isThere, eq(userAccounts.id, scope.viewerId)))
  const found = await select(db)
    .where(and(or(eq(pilotProfiles.userId, id), eq(pilotProfiles.id, id)), shown))
    .limit(1)
  const [pilot] = await withPreferred(db, found)
  return pilot
}

/** What the pilots looked for must be; absent parts do not filter. */
export interface PilotFilter {
  /** Home, favourite or preferred airport. */
  readonly airport?: string | undefined
  readonly licenseType?: LicenseType | undefined
  readonly minFlightHours?: number | undefined
  /** One of these models was flown or is going to be, in an accepted flight. */
  readonly modelIds?: readonly string[] | undefined
}

/** Position in the list: hours, most first, then the account's id. */
export interface PilotPosition {
  readonly hours: number
  readonly id: string
}

const hours = sql<number>`coalesce(${pilotProfiles.flightHours}, 0)`

/**
 * Who flew one of these models or is going to: from the models to their aircraft, flights and pilots, which are few,
 * where the other way round every pilot would be asked.
 */
const flownBy = (db: Queryable, modelIds: readonly string[]) => {
  const aircraft = db
    .select({ id: aircrafts.id })
    .from(aircrafts)
    .where(sql`${aircrafts.modelId} = wanted.id`)
    .limit(UNBOUNDED)
    .as('aircraft')
  const flight = db
    .select({ inviterId: flights.inviterId, inviteeId: flights.inviteeId })
    .from(flights)
    .where(and(eq(flights.aircraftId, aircraft.id), inArray(flights.status, ['accepted', 'cancellation_requested'])))
    .limit(UNBOUNDED)
    .as('flight')
  return db
    .selectDistinct({ id: sql<string>`person.id`.as('flown_id') })
    .from(sql`${idRows(modelIds)} as wanted(id)`)
    .innerJoinLateral(aircraft, EACH)
    .innerJoinLateral(flight, EACH)
    .innerJoinLateral(sql`(values (${flight.inviterId}), (${flight.inviteeId})) as person(id)`, EACH)
    .as('flown')
}

/** What the search filters and sorts by, of some table that has it. */
const sortColumns = (table: { readonly userId: SQLWrapper; readonly licenseType: SQLWrapper; readonly hours: SQLWrapper }) => ({
  id: sql<string>`${table.userId}`.as('listed_id'),
  license: sql<LicenseType | null>`${table.licenseType}`.as('listed_license'),
  hours: sql<number>`${table.hours}`.as('listed_hours'),
})

/** The pilots to choose from, each once, from whatever narrows them down most: an index has each in the list's order. */
const listedPilots = (db: Queryable, { airport, modelIds }: PilotFilter) => {
  const ofProfile = sortColumns({ ...getTableColumns(pilotProfiles), hours })
  const approved = eq(pilotProfiles.verification, 'approved')
  if (modelIds !== undefined) {
    const flown = flownBy(db, modelIds)
    return db
      .select(ofProfile)
      .from(flown)
      .innerJoinLateral(profileOf(db, flown.id), EACH)
      .where(and(approved, airport === undefined ? undefined : fliesFrom(db, airport)))
      .as('listed')
  }
  if (airport === undefined) return db.select(ofProfile).from(pilotProfiles).where(approved).as('listed')
  const ofAirport = sortColumns({ ...getTableColumns(pilotAirports), hours: pilotAirports.flightHours })
  return db.select(ofAirport).from(pilotAirports).where(eq(pilotAirports.airportId, airport)).as('listed')
}

const fliesFrom = (db: Queryable, airport: string): SQL => {
  const { airportId, userId } = pilotAirports
  return exists(
    db.select({ userId }).from(pilotAirports).where(and(eq(userId, pilotProfiles.userId), eq(airportId, airport))).limit(1),
  )
}

/**
 * At least so many hours, written as a comparison of the index's first columns. Beside the bound of a later page the plain
 * comparison makes a range, which PostgreSQL takes for a two-hundredth of whatever there is: it would then read and sort
 * everybody within, where the index in the list's order has the page in its next entries.
 */
const isAtLeast = (listed: { readonly hours: SQLWrapper; readonly id: SQLWrapper }, least: number): SQL =>
  sql`(${listed.hours}, ${listed.id}) >= (${least}::numeric, '00000000-0000-0000-0000-000000000000'::uuid)`

/**
 * Verified pilots by filters, the most experienced first, oneself left out.
 *
 * @returns the page, and the position to continue after when there is more
 */
export const searchPilots = async (
  db: Queryable,
  viewerId: string,
  filter: PilotFilter,
  page: { readonly limit: number; readonly after: PilotPosition | undefined },
): Promise<{ items: PilotPublic[]; next: PilotPosition | undefined }> => {
  const { licenseType, minFlightHours } = filter
  const { after } = page
  const listed = listedPilots(db, filter)
  // Who may be seen is asked within the look-ups: outside of them the planner takes it for rare.
  const rows = await db
    .select({ ...columns, sortedBy: sql`${listed.hours}`.mapWith(Number) })
    .from(listed)
    .innerJoinLateral(profileOf(db, listed.id, isApproved), EACH)
    .innerJoinLateral(accountOfEach(db, isVisibleAccount), EACH)
    .leftJoinLateral(pictureOfEach(db), EACH)
    .where(
      and(
        ne(listed.id, viewerId),
        licenseType === undefined ? undefined : eq(listed.license, licenseType),
        minFlightHours === undefined
          ? undefined
          : and(isNotNull(pilotProfiles.flightHours), isAtLeast(listed, minFlightHours)),
        after === undefined
          ? undefined
          : sql`(-${listed.hours}, ${listed.id}) > (-(${after.hours}::numeric), ${after.id}::uuid) and ${listed.hours} <= ${after.hours}::numeric`,
      ),
    )
    .orderBy(desc(listed.hours), asc(listed.id))
    .limit(page.limit + 1)
  const kept = rows.slice(0, page.limit)
  const last = kept.at(-1)
  return {
    items: await toPilotsPublic(db, await withPreferred(db, kept)),
    next:
      rows.length > page.limit && last !== undefined ? { hours: last.sortedBy, id: last.profile.userId } : undefined,
  }
}
