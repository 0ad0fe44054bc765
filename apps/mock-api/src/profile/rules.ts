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
