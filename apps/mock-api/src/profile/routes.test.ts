import { pilotProfileOwn, profileEndpoints } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { DEMO_DOMAIN, DEMO_PASSWORD } from '../seed/index.ts'
import { createTestApi, type TestApi, type TestClient } from '../testing/index.ts'
import { isProfileComplete } from './rules.ts'

let kit: TestApi

beforeAll(async () => {
  kit = await createTestApi({ world: 'demo' })
})
afterAll(() => kit.close())

const logIn = (name: string): Promise<TestClient> => kit.logIn(`${name}@${DEMO_DOMAIN}`, DEMO_PASSWORD)

describe('GET me/profile', () => {
  test('answers the own profile with its airports and exactly the keys of the contract', async () => {
    const client = await logIn('pilot')
    const profile = await client.ok(profileEndpoints.get)
    expect(pilotProfileOwn.safeParse(profile).success).toBe(true)
    expect(profile).toMatchObject({
      verification: 'approved',
      first_name: 'Maya',
      flight_hours: 286.5,
      min_houry_rate: 120,
      max_houry_rate: 350,
      profile_completed: true,
      termns_of_service_accepted: true,
      profile_picture_url: null,
    })
    const codes = new Map(profile?.airports.map((airport) => [airport.id_airport, airport.iata_code]))
    expect(profile?.preferred_airports.split(',').map((id) => codes.get(id))).toEqual(['PAO', 'SQL', 'HAF'])
    expect(codes.get(profile?.home_airport ?? '')).toBe('PAO')
    expect(profile?.airports).toHaveLength(3)
  })

  test('license_expiration is the plain date that was stored', async () => {
    const client = await logIn('copilot')
    await kit.db.update(tables.pilotProfiles).set({ licenseExpiration: '2028-03-01' })
    expect((await client.ok(profileEndpoints.get))?.license_expiration).toBe('2028-03-01')
  })

  test('a new pilot has an empty profile, also while verification is pending', async () => {
    const client = await logIn('pending')
    expect(await client.ok(profileEndpoints.get)).toMatchObject({
      verification: 'pending',
      first_name: 'Ines',
      license_type: null,
      preferred_airports: '',
      airports: [],
      profile_completed: false,
    })
  })

  test('operators and administrators have none', async () => {
    for (const name of ['operator', 'admin']) {
      expect(await (await logIn(name)).ok(profileEndpoints.get)).toBeNull()
    }
  })

  test('c25: it is the profile of the session, whatever the query says', async () => {
    const client = await logIn('pilot')
    const answer = await client.send('/api/v1/me/profile?id_user_account=01942000-0001-7000-8000-000000000006')
    expect(answer.json).toMatchObject({ first_name: 'Maya' })
  })

  test('c45: a deactivated account is refused at once, and nobody without a session is answered', async () => {
    const client = await logIn('sam.whitfield')
    const { userAccounts } = tables
    const mail = eq(userAccounts.email, `sam.whitfield@${DEMO_DOMAIN}`)
    await kit.db.update(userAccounts).set({ isActivated: false }).where(mail)
    expect((await client.call(profileEndpoints.get)).status).toBe(401)
    await kit.db.update(userAccounts).set({ isActivated: true }).where(mail)
    expect((await kit.client().call(profileEndpoints.get)).status).toBe(401)
  })
})

test('a profile is complete with licence type, number, hours and terms', () => {
  const complete = { licenseType: 'private', licenseNumber: '1', flightHours: 0, termsAccepted: true } as const
  expect(isProfileComplete(complete)).toBe(true)
  expect(isProfileComplete({ ...complete, licenseType: null })).toBe(false)
  expect(isProfileComplete({ ...complete, licenseNumber: ' ' })).toBe(false)
  expect(isProfileComplete({ ...complete, flightHours: null })).toBe(false)
  expect(isProfileComplete({ ...complete, termsAccepted: false })).toBe(false)
})
