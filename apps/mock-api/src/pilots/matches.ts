import type { PilotMatch } from '@pilotpair/contract'
import { and, asc, desc, eq, isNotNull, lte, gt, sql } from 'drizzle-orm'
import { tables, type Queryable } from '../db/index.ts'
import { isProfileComplete } from '../profile/rules.ts'
import { rankMatches, type MatchFacts } from './match-rules.ts'
import { airportsOf, findPilot, isVisible, readPilots, toPilotsPublic, withPreferred, type Pilot } from './queries.ts'

const { pilotAirports, pilotProfiles } = tables

/** Candidates read from one airport, and from either side of the viewer's own hours, at most. */
const PER_SOURCE = 100

const toFacts = (pilot: Pilot): MatchFacts => ({
  id: pilot.profile.userId,
  licenseType: pilot.profile.licenseType,
  flightHours: pilot.profile.flightHours,
  minRateCents: pilot.profile.minHourlyRateCents,
  maxRateCents: pilot.profile.maxHourlyRateCents,
  homeAirportId: pilot.profile.homeAirportId,
  airportIds: airportsOf(pilot),
})

/**
 * Ids of pilots who may match: some of each of the viewer's airports, and those with hours like the viewer's. Each
 * source reads a bounded stretch of an index, whatever the number of pilots.
 */
const candidateIds = async (db: Queryable, viewer: Pilot): Promise<string[]> => {
  const ids = new Set<string>()
  for (const airportId of airportsOf(viewer)) {
    const rows = await db
      .select({ id: pilotAirports.userId })
      .from(pilotAirports)
      .where(eq(pilotAirports.airportId, airportId))
      .orderBy(desc(pilotAirports.flightHours), asc(pilotAirports.userId))
      .limit(PER_SOURCE)
    for (const { id } of rows) ids.add(id)
  }
  const hours = sql`coalesce(${pilotProfiles.flightHours}, 0)`
  const own = sql`${viewer.profile.flightHours ?? 0}::numeric`
  const approved = eq(pilotProfiles.verification, 'approved')
  const fewer = db
    .select({ id: pilotProfiles.userId })
    .from(pilotProfiles)
    .where(and(approved, lte(hours, own)))
    .orderBy(desc(hours), asc(pilotProfiles.userId))
    .limit(PER_SOURCE)
  const more = db
    .select({ id: pilotProfiles.userId })
    .from(pilotProfiles)
    .where(and(approved, gt(hours, own)))
    .orderBy(asc(hours), desc(pilotProfiles.userId))
    .limit(PER_SOURCE)
  for (const { id } of [...(await fewer), ...(await more)]) ids.add(id)
  ids.delete(viewer.profile.userId)
  return [...ids]
}

const readCandidates = async (db: Queryable, ids: readonly string[]): Promise<Pilot[]> => {
  if (ids.length === 0) return []
  const rows = await readPilots(
    db,
    ids,
    and(isVisible, isNotNull(pilotProfiles.licenseType), isNotNull(pilotProfiles.flightHours)),
  )
  return withPreferred(
    db,
    rows.filter(({ profile }) => isProfileComplete(profile)),
  )
}

/**
 * Compatible pilots for a pilot, best first; nobody for a pilot whose own profile is not complete, because there is
 * nothing to compare by.
 */
export const findMatches = async (db: Queryable, viewerId: string): Promise<PilotMatch[]> => {
  const viewer = await findPilot(db, viewerId, { all: true, viewerId })
  if (viewer === undefined || !isProfileComplete(viewer.profile)) return []
  const candidates = await readCandidates(db, await candidateIds(db, viewer))
  const byId = new Map(candidates.map((pilot) => [pilot.profile.userId, pilot]))
  const ranked = rankMatches(toFacts(viewer), candidates.map(toFacts))
  const pilots = ranked.map(({ id }) => byId.get(id)).filter((pilot) => pilot !== undefined)
  const answers = await toPilotsPublic(db, pilots)
  return answers.map((pilot, index) => ({ ...pilot, reason: ranked[index]?.reason ?? '' }))
}
