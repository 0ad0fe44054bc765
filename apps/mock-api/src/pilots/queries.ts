import type { Airport, LicenseType, PilotPublic } from '@pilotpair/contract'
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { dollarsOf } from '../aircraft/rates.ts'
import { airportColumns, toAirport } from '../airports/queries.ts'
import { tables, type Queryable } from '../db/index.ts'
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

/** Pilots whom other pilots may see: verified, active, not removed. */
export const isVisible = and(
  isThere,
  eq(userAccounts.isActivated, true),
  eq(pilotProfiles.verification, 'approved'),
)

const select = (db: Queryable) =>
  db
    .select(columns)
    .from(pilotProfiles)
    .innerJoin(userAccounts, eq(userAccounts.id, pilotProfiles.userId))
    .leftJoin(profilePictures, eq(profilePictures.userId, pilotProfiles.userId))

/** Adds the preferred airports of some pilots, with one statement for all. */
export const withPreferred = async (db: Queryable, pilots: readonly PilotFacts[]): Promise<Pilot[]> => {
  if (pilots.length === 0) return []
  const { profileId, airportId, position } = pilotPreferredAirports
  const rows = await db
    .select({ profileId, airportId })
    .from(pilotPreferredAirports)
    .where(inArray(profileId, pilots.map(({ profile }) => profile.id)))
    .orderBy(asc(profileId), asc(position))
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
  const rows = ids.length === 0 ? [] : await db.select(airportColumns).from(airports).where(inArray(airports.id, ids))
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

/** From the flights on these models to their pilots: few, where the other way round every pilot would be asked. */
const hasFlown = (db: Queryable, modelIds: readonly string[]): SQL => {
  const pilotsAs = (column: typeof flights.inviterId | typeof flights.inviteeId) =>
    db
      .select({ id: column })
      .from(flights)
      .innerJoin(aircrafts, eq(aircrafts.id, flights.aircraftId))
      .where(
        and(
          inArray(flights.status, ['accepted', 'cancellation_requested']),
          inArray(aircrafts.modelId, [...modelIds]),
        ),
      )
  return sql`${pilotProfiles.userId} in (${pilotsAs(flights.inviterId)} union ${pilotsAs(flights.inviteeId)})`
}

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
  const { airport, licenseType, minFlightHours, modelIds } = filter
  // With an airport the list walks that airport's own index, in the same order.
  const sortHours = airport === undefined ? hours : pilotAirports.flightHours
  const sortId = airport === undefined ? pilotProfiles.userId : pilotAirports.userId
  const license = airport === undefined ? pilotProfiles.licenseType : pilotAirports.licenseType
  const { after } = page
  const conditions = [
    isVisible,
    ne(pilotProfiles.userId, viewerId),
    licenseType === undefined ? undefined : eq(license, licenseType),
    minFlightHours === undefined
      ? undefined
      : and(isNotNull(pilotProfiles.flightHours), sql`${sortHours} >= ${minFlightHours}::numeric`),
    modelIds === undefined ? undefined : hasFlown(db, modelIds),
    after === undefined
      ? undefined
      : sql`(-${sortHours}, ${sortId}) > (-(${after.hours}::numeric), ${after.id}::uuid) and ${sortHours} <= ${after.hours}::numeric`,
  ]
  const found = db
    .select({ ...columns, sortedBy: sql`${sortHours}`.mapWith(Number) })
    .from(pilotProfiles)
    .innerJoin(userAccounts, eq(userAccounts.id, pilotProfiles.userId))
    .leftJoin(profilePictures, eq(profilePictures.userId, pilotProfiles.userId))
    .$dynamic()
  if (airport !== undefined) {
    found.innerJoin(pilotAirports, and(eq(pilotAirports.userId, pilotProfiles.userId), eq(pilotAirports.airportId, airport)))
  }
  const rows = await found
    .where(and(...conditions))
    .orderBy(desc(sortHours), asc(sortId))
    .limit(page.limit + 1)
  const kept = rows.slice(0, page.limit)
  const last = kept.at(-1)
  return {
    items: await toPilotsPublic(db, await withPreferred(db, kept)),
    next:
      rows.length > page.limit && last !== undefined ? { hours: last.sortedBy, id: last.profile.userId } : undefined,
  }
}
