import type { tables } from '../db/index.ts'

type Profile = typeof tables.pilotProfiles.$inferSelect

/** Whether a profile has licence type, number, hours and accepted terms (decisions, Profile). */
export const isProfileComplete = (
  profile: Pick<Profile, 'licenseType' | 'licenseNumber' | 'flightHours' | 'termsAccepted'>,
): boolean =>
  profile.licenseType !== null &&
  profile.licenseNumber !== null &&
  profile.licenseNumber.trim() !== '' &&
  profile.flightHours !== null &&
  profile.termsAccepted

type License = Pick<Profile, 'licenseType' | 'licenseNumber'>

/** Whether a licence has to be verified anew: its type or number is another one (decisions, Profile). */
export const needsVerification = (before: License, after: License): boolean =>
  before.licenseType !== after.licenseType || before.licenseNumber !== after.licenseNumber

/** The ids of a comma-joined list, each once, in the given order. */
export const airportIds = (list: string | undefined): string[] =>
  list === undefined || list === '' ? [] : [...new Set(list.toLowerCase().split(','))]
