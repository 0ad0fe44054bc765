import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PilotProfileOwn } from '@pilotpair/contract'
import { dollarsOf } from '../aircraft/rates.ts'
import { airportColumns, toAirport } from '../airports/queries.ts'
import { tables, type Queryable } from '../db/index.ts'
import { preparedRead } from '../lib/prepared.ts'
import { isProfileComplete } from './rules.ts'
import { ownLicenseUrl, pictureUrl, toUserPublic } from './people.ts'

const { airports, pilotPreferredAirports, pilotProfiles, profilePictures, userAccounts } = tables
const chosen = alias(pilotPreferredAirports, 'chosen')

const rateOf = (cents: number | null): number | null => (cents === null ? null : dollarsOf(cents))

/** The airports a profile names (home, favourite, preferred), each once, in order of id. */
const namedAirports = preparedRead((db) => {
  const preferred = db
    .select({ id: chosen.airportId })
    .from(chosen)
    .where(eq(chosen.profileId, sql.placeholder('profileId')))
  return db
    .select(airportColumns)
    .from(airports)
    .where(
      or(
        inArray(airports.id, preferred),
        eq(airports.id, sql.placeholder('home')),
        eq(airports.id, sql.placeholder('favourite')),
      ),
    )
    .orderBy(asc(airports.id))
    .prepare('airports_of_profile')
})

const profileOfUser = preparedRead((db) =>
  db
    .select({
      profile: pilotProfiles,
      name: userAccounts.name,
      deletedAt: userAccounts.deletedAt,
      pictureId: profilePictures.imageId,
    })
    .from(pilotProfiles)
    .innerJoin(userAccounts, eq(userAccounts.id, pilotProfiles.userId))
    .leftJoin(profilePictures, eq(profilePictures.userId, pilotProfiles.userId))
    .where(eq(pilotProfiles.userId, sql.placeholder('userId')))
    .prepare('profile_of_user'),
)

const preferredAirports = preparedRead((db) =>
  db
    .select({ id: pilotPreferredAirports.airportId })
    .from(pilotPreferredAirports)
    .where(eq(pilotPreferredAirports.profileId, sql.placeholder('profileId')))
    .orderBy(asc(pilotPreferredAirports.position))
    .prepare('preferred_airports'),
)

/** A pilot's profile as its owner sees it; `null` when there is none (operators, administrators). */
export const readOwnProfile = async (db: Queryable, userId: string): Promise<PilotProfileOwn | null> => {
  const [row] = await profileOfUser(db).execute({ userId })
  if (row === undefined) return null
  const { profile } = row
  const preferred = await preferredAirports(db).execute({ profileId: profile.id })
  const named = await namedAirports(db).execute({
    profileId: profile.id,
    home: profile.homeAirportId,
    favourite: profile.favouriteAirportId,
  })
  return {
    id_pilot_profile: profile.id,
    verification: profile.verification,
    license_type: profile.licenseType,
    license_number: profile.licenseNumber,
    license_expiration: profile.licenseExpiration,
    flight_hours: profile.flightHours,
    access_to_aircraft: profile.accessToAircraft,
    min_houry_rate: rateOf(profile.minHourlyRateCents),
    max_houry_rate: rateOf(profile.maxHourlyRateCents),
    home_airport: profile.homeAirportId,
    favourite_airport: profile.favouriteAirportId,
    preferred_airports: preferred.map(({ id }) => id).join(','),
    notes: profile.notes,
    termns_of_service_accepted: profile.termsAccepted,
    license_front_url: ownLicenseUrl('front', profile.licenseFrontId),
    license_back_url: ownLicenseUrl('back', profile.licenseBackId),
    selfie_url: ownLicenseUrl('selfie', profile.selfieId),
    profile_picture_url: pictureUrl(userId, row.pictureId),
    profile_completed: isProfileComplete(profile),
    first_name: profile.firstName,
    airports: named.map(toAirport),
    user_account: toUserPublic({ id: userId, name: row.name, deletedAt: row.deletedAt, pictureId: row.pictureId }),
  }
}
