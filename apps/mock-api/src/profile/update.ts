import { toCents, type ParsedBodyOf, type PilotProfileOwn, type profileEndpoints } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import type { SessionUser } from '../auth/session.ts'
import { firstNameOf } from '../auth/rules.ts'
import { tables, type Tx } from '../db/index.ts'
import { readOwnProfile } from './queries.ts'
import { airportIds, needsVerification } from './rules.ts'

const { pilotPreferredAirports, pilotProfiles, userAccounts } = tables

type Body = ParsedBodyOf<typeof profileEndpoints.update>

const centsOf = (rate: number | undefined): number | null => (rate === undefined ? null : toCents(rate))

/** Stores the preferred airports in the pilot's order; the ones before are gone. */
const replacePreferred = async (tx: Tx, profileId: string, ids: readonly string[]): Promise<void> => {
  await tx.delete(pilotPreferredAirports).where(eq(pilotPreferredAirports.profileId, profileId))
  if (ids.length === 0) return
  await tx
    .insert(pilotPreferredAirports)
    .values(ids.map((airportId, position) => ({ profileId, airportId, position })))
}

/**
 * Replaces a pilot's profile: an omitted optional field is cleared, images stay. A changed licence type or number
 * goes back to verification. Whose profile it is and whether it is verified come from the session and the database,
 * never from the body.
 *
 * @throws the violation of a foreign key for an unknown airport
 * @returns the profile afterwards; undefined when the pilot was removed meanwhile
 */
export const replaceProfile = async (
  tx: Tx,
  user: SessionUser,
  body: Body,
  at: Date,
): Promise<PilotProfileOwn | undefined> => {
  const [before] = await tx
    .select({
      id: pilotProfiles.id,
      licenseType: pilotProfiles.licenseType,
      licenseNumber: pilotProfiles.licenseNumber,
      name: userAccounts.name,
    })
    .from(pilotProfiles)
    .innerJoin(userAccounts, eq(userAccounts.id, pilotProfiles.userId))
    .where(eq(pilotProfiles.userId, user.id))
    .for('no key update', { of: pilotProfiles })
  if (before === undefined) return undefined
  const license = { licenseType: body.license_type, licenseNumber: body.license_number }
  // Airports first: the profile's change then finds them when the database writes down where the pilot flies from.
  await replacePreferred(tx, before.id, airportIds(body.preferred_airports))
  await tx
    .update(pilotProfiles)
    .set({
      ...license,
      firstName: body.first_name ?? firstNameOf(before.name),
      licenseExpiration: body.license_expiration ?? null,
      flightHours: body.flight_hours,
      accessToAircraft: body.access_to_aircraft ?? false,
      minHourlyRateCents: centsOf(body.min_houry_rate),
      maxHourlyRateCents: centsOf(body.max_houry_rate),
      homeAirportId: body.home_airport ?? null,
      favouriteAirportId: body.favourite_airport ?? null,
      notes: body.notes ?? null,
      termsAccepted: body.termns_of_service_accepted,
      ...(needsVerification(before, license) ? { verification: 'pending' as const } : {}),
      updatedAt: at,
    })
    .where(eq(pilotProfiles.id, before.id))
  return (await readOwnProfile(tx, user.id)) ?? undefined
}
