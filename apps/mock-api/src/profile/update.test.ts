import { profileEndpoints, profileTexts, type BodyOf } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { createTestApi, type TestApi, type TestUser } from '../testing/index.ts'
import { airportIds, needsVerification } from './rules.ts'

const { airports, pilotProfiles } = tables

let kit: TestApi
let ids: string[]
const good: BodyOf<typeof profileEndpoints.update> = {
  license_type: 'private',
  license_number: 'A-1',
  flight_hours: 1234.5,
  termns_of_service_accepted: true,
}

beforeAll(async () => {
  kit = await createTestApi({ world: 'airports' })
  const rows = await kit.db.select({ id: airports.id }).from(airports).limit(4)
  ids = rows.map(({ id }) => id)
})
afterAll(() => kit.close())

const put = (who: TestUser, body: BodyOf<typeof profileEndpoints.update>) => who.client.ok(profileEndpoints.update, { body })

describe('PUT me/profile', () => {
  test('stores everything and answers the profile, complete from now on', async () => {
    const pilot = await kit.user({ role: 'pilot', verification: 'pending' })
    const [home = '', favourite = '', third = ''] = ids
    const body = {
      ...good,
      first_name: 'Ann',
      license_expiration: '2028-03-01',
      access_to_aircraft: true,
      min_houry_rate: 0.1,
      max_houry_rate: 350.25,
      home_airport: home,
      favourite_airport: favourite,
      preferred_airports: [third, home, third].join(','),
      notes: 'Coffee',
    }
    const saved = await put(pilot, body)
    expect(saved).toMatchObject({ ...body, preferred_airports: `${third},${home}`, profile_completed: true, verification: 'pending' })
    expect(saved.airports.map(({ id_airport }) => id_airport)).toEqual([home, favourite, third].toSorted())
    expect(await pilot.client.ok(profileEndpoints.get)).toEqual(saved)
  })

  test('replaces: what is omitted, null or empty is cleared; images stay', async () => {
    const pilot = await kit.user({ role: 'pilot', name: 'Bo Berg' })
    await put(pilot, { ...good, first_name: 'Bo-Bo', home_airport: ids[0], preferred_airports: ids.join(','), min_houry_rate: 1, notes: 'x' })
    const cleared = await put(pilot, { ...good, home_airport: '', min_houry_rate: null, notes: null })
    expect(cleared).toMatchObject({
      first_name: 'Bo',
      home_airport: null,
      favourite_airport: null,
      preferred_airports: '',
      min_houry_rate: null,
      max_houry_rate: null,
      notes: null,
      license_expiration: null,
      access_to_aircraft: false,
      airports: [],
    })
  })

  test('another licence type or number goes back to verification; anything else does not', async () => {
    const pilot = await kit.user({ role: 'pilot' })
    const approve = () => kit.db.update(pilotProfiles).set({ verification: 'approved' }).where(eq(pilotProfiles.userId, pilot.id))
    expect((await put(pilot, good)).verification).toBe('pending')
    await approve()
    expect((await put(pilot, { ...good, flight_hours: 1300, notes: 'more', home_airport: ids[0] })).verification).toBe('approved')
    expect((await put(pilot, { ...good, license_number: ' A-1 ' })).verification).toBe('approved')
    expect((await put(pilot, { ...good, license_number: 'A-2' })).verification).toBe('pending')
    await approve()
    expect((await put(pilot, { ...good, license_number: 'A-2', license_type: 'commercial' })).verification).toBe('pending')
  })

  test('c25: nobody verifies themself or writes to another account', async () => {
    const [pilot, other] = [await kit.user({ role: 'pilot', verification: 'pending' }), await kit.user({ role: 'pilot' })]
    const body = { ...good, verification: 'approved', user_account: { role: 'operator' }, id_user_account: other.id, profile_completed: true }
    const saved = await put(pilot, body)
    expect(saved).toMatchObject({ verification: 'pending', user_account: { id_user_account: pilot.id } })
    expect((await other.client.ok(profileEndpoints.get))?.license_number).toBeNull()
  })

  test.each([1234.5, 0, 0.1, 99_999.99])('c47: %f hours are shown again unchanged', async (hours) => {
    const pilot = await kit.user({ role: 'pilot' })
    expect((await put(pilot, { ...good, flight_hours: hours })).flight_hours).toBe(hours)
  })

  test.each([
    ['license_type', { license_type: null }, profileTexts.licenseTypeRequired],
    ['license_number', { license_number: ' \u00A0' }, profileTexts.licenseNumberRequired],
    ['flight_hours', { flight_hours: -1 }, profileTexts.flightHoursPositive],
    ['flight_hours', { flight_hours: '1234,5' }, profileTexts.flightHoursPositive],
    ['flight_hours', { flight_hours: null }, profileTexts.flightHoursPositive],
    ['termns_of_service_accepted', { termns_of_service_accepted: false }, profileTexts.termsRequired],
    ['max_houry_rate', { min_houry_rate: 200, max_houry_rate: 199.99 }, 'The highest rate must not be below the lowest rate'],
    ['min_houry_rate', { min_houry_rate: 1.005 }, 'Must have at most two decimals'],
    ['license_expiration', { license_expiration: '2027-02-30' }, 'Must be a date (YYYY-MM-DD)'],
    ['home_airport', { home_airport: '01942000-0001-7000-8000-0000000000ff' }, 'Must be a known airport'],
    ['favourite_airport', { favourite_airport: '01942000-0001-7000-8000-0000000000ff' }, 'Must be a known airport'],
    ['preferred_airports', { preferred_airports: '01942000-0001-7000-8000-0000000000ff' }, 'Must be a known airport'],
    ['preferred_airports', { preferred_airports: 'a,b' }, 'Must be airport ids joined by commas'],
  ])('c40, c47: refuses a bad %s: %j', async (field, change, message) => {
    const pilot = await kit.user({ role: 'pilot' })
    const answer = await pilot.client.send('/api/v1/me/profile', {
      method: 'PUT',
      body: JSON.stringify({ ...good, ...change }),
      headers: { 'Content-Type': 'application/json' },
    })
    expect(answer.status).toBe(422)
    expect(answer.json).toMatchObject({ detail: [{ field, message }] })
    expect((await pilot.client.ok(profileEndpoints.get))?.license_number).toBeNull()
  })

  test('two saves at the same moment leave one of the two whole', async () => {
    const pilot = await kit.user({ role: 'pilot' })
    const bodies = [{ ...good, preferred_airports: ids.slice(0, 2).join(',') }, { ...good, preferred_airports: ids.slice(2).join(',') }]
    await Promise.all(bodies.map((body) => put(pilot, body)))
    const found = await pilot.client.ok(profileEndpoints.get)
    expect(bodies.map((body) => body.preferred_airports)).toContain(found?.preferred_airports)
  })

  test('pilots only, in any state of verification', async () => {
    expect((await kit.client().call(profileEndpoints.update, { body: good })).status).toBe(401)
    for (const role of ['operator', 'super_admin'] as const) {
      const { client } = await kit.user({ role })
      expect((await client.call(profileEndpoints.update, { body: good })).status).toBe(403)
    }
  })
})

test('airport ids once each, in the given order', () => {
  expect(airportIds(undefined)).toEqual([])
  expect(airportIds('')).toEqual([])
  expect(airportIds('B,a,b')).toEqual(['b', 'a'])
})

test('a licence is verified anew when type or number differ', () => {
  const license = { licenseType: 'private', licenseNumber: '1' } as const
  expect(needsVerification(license, { ...license })).toBe(false)
  expect(needsVerification(license, { ...license, licenseNumber: '2' })).toBe(true)
  expect(needsVerification({ ...license, licenseType: null }, license)).toBe(true)
})
