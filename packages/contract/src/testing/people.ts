import type {
  PilotMatch,
  PilotProfileAdmin,
  PilotProfileOwn,
  PilotPublic,
  UserAccount,
  UserAdmin,
  UserPublic,
} from '../entities/person.ts'
import { sampleAirports } from './airports.ts'
import { hoursFromNow, testId } from './ids.ts'

/** The pilots of the mocks; index 0 is the viewer. */
export const samplePilotNames = [
  'Maya Lindqvist',
  'Daniel Okafor',
  'Priya Raman',
  'Tom Hallgren',
  'Elena Marchetti',
  'Sam Whitfield',
  'Aiko Tanabe',
] as const

/** Any person as others see them: Daniel Okafor unless overridden. */
export function buildUserPublic(overrides: Partial<UserPublic> = {}): UserPublic {
  return { id_user_account: testId('user', 2), name: 'Daniel Okafor', profile_picture_url: null, ...overrides }
}

/** A pilot as other pilots see them, with a commercial licence at Palo Alto. */
export function buildPilotPublic(overrides: Partial<PilotPublic> = {}): PilotPublic {
  return {
    id_pilot_profile: testId('profile', 2),
    license_type: 'commercial',
    flight_hours: 640,
    home_airport: sampleAirports.PAO.id_airport,
    favourite_airport: sampleAirports.HAF.id_airport,
    preferred_airports: sampleAirports.SQL.id_airport,
    min_houry_rate: 120,
    max_houry_rate: 220,
    notes: 'Weekend flyer, building hours towards my instructor rating.',
    profile_picture_url: null,
    first_name: 'Daniel',
    airports: [sampleAirports.PAO, sampleAirports.HAF, sampleAirports.SQL],
    user_account: buildUserPublic(),
    ...overrides,
  }
}

/** A compatible pilot with the reason of the match. */
export function buildPilotMatch(overrides: Partial<PilotMatch> = {}): PilotMatch {
  return { ...buildPilotPublic(), reason: 'Same home airport', ...overrides }
}

/** A complete, verified own profile: Maya Lindqvist's. */
export function buildPilotProfile(overrides: Partial<PilotProfileOwn> = {}): PilotProfileOwn {
  return {
    id_pilot_profile: testId('profile', 1),
    verification: 'approved',
    license_type: 'private',
    license_number: '3987104',
    license_expiration: '2028-03-03',
    flight_hours: 212.5,
    access_to_aircraft: false,
    min_houry_rate: 100,
    max_houry_rate: 250,
    home_airport: sampleAirports.PAO.id_airport,
    favourite_airport: sampleAirports.HAF.id_airport,
    preferred_airports: sampleAirports.SQL.id_airport,
    notes: 'Weekend flyer. I like coast legs, short fields and a proper briefing.',
    termns_of_service_accepted: true,
    license_front_url: '/api/v1/me/license-images/front',
    license_back_url: '/api/v1/me/license-images/back',
    selfie_url: '/api/v1/me/license-images/selfie',
    profile_picture_url: null,
    profile_completed: true,
    first_name: 'Maya',
    airports: [sampleAirports.PAO, sampleAirports.HAF, sampleAirports.SQL],
    user_account: buildUserPublic({ id_user_account: testId('user', 1), name: 'Maya Lindqvist' }),
    ...overrides,
  }
}

/** A new pilot's profile: nothing given yet, verification pending. */
export function buildNewPilotProfile(overrides: Partial<PilotProfileOwn> = {}): PilotProfileOwn {
  return buildPilotProfile({
    verification: 'pending',
    license_type: null,
    license_number: null,
    license_expiration: null,
    flight_hours: null,
    min_houry_rate: null,
    max_houry_rate: null,
    home_airport: null,
    favourite_airport: null,
    preferred_airports: '',
    notes: null,
    termns_of_service_accepted: false,
    license_front_url: null,
    license_back_url: null,
    selfie_url: null,
    profile_completed: false,
    airports: [],
    ...overrides,
  })
}

/** The account of a session: a verified pilot unless overridden. */
export function buildUser(overrides: Partial<UserAccount> = {}): UserAccount {
  return {
    id_user_account: testId('user', 1),
    name: 'Maya Lindqvist',
    email: 'maya.lindqvist@example.com',
    role: 'pilot',
    is_activated: true,
    profile_picture: null,
    created_at: hoursFromNow(-24 * 90),
    pilot_profile: buildPilotProfile(),
    ...overrides,
  }
}

/** The account of an operator. */
export function buildOperator(overrides: Partial<UserAccount> = {}): UserAccount {
  return buildUser({
    id_user_account: testId('user', 20),
    name: 'Golden Bay Aviation',
    email: 'desk@goldenbay.example',
    role: 'operator',
    pilot_profile: null,
    ...overrides,
  })
}

/** The account of a super administrator. */
export function buildAdmin(overrides: Partial<UserAccount> = {}): UserAccount {
  return buildUser({
    id_user_account: testId('user', 30),
    name: 'Rita Alvarez',
    email: 'rita@pilotpair.example',
    role: 'super_admin',
    pilot_profile: null,
    ...overrides,
  })
}

/** A pilot's profile as an administrator sees it: waiting, with all documents. */
export function buildPilotProfileAdmin(overrides: Partial<PilotProfileAdmin> = {}): PilotProfileAdmin {
  const id = testId('user', 40)
  return {
    id_pilot_profile: testId('profile', 40),
    verification: 'pending',
    license_type: 'private',
    license_number: '4120987',
    license_expiration: '2028-03-03',
    flight_hours: 98,
    home_airport: sampleAirports.RHV.id_airport,
    termns_of_service_accepted: true,
    license_front_url: `/api/v1/admin/license-images/${id}/front`,
    license_back_url: `/api/v1/admin/license-images/${id}/back`,
    selfie_url: `/api/v1/admin/license-images/${id}/selfie`,
    profile_picture_url: null,
    profile_completed: true,
    first_name: 'Luis',
    user_account: buildUserPublic({ id_user_account: id, name: 'Luis Carranza' }),
    ...overrides,
  }
}

/** An account as an administrator sees it: a pending pilot unless overridden. */
export function buildUserAdmin(overrides: Partial<UserAdmin> = {}): UserAdmin {
  return {
    id_user_account: testId('user', 40),
    name: 'Luis Carranza',
    email: 'luis.carranza@example.com',
    role: 'pilot',
    is_activated: true,
    profile_picture: null,
    created_at: hoursFromNow(-5),
    pilot_profile: buildPilotProfileAdmin(),
    ...overrides,
  }
}
