import {
  NEXT_CURSOR_HEADER,
  pilotEndpoints,
  pilotMatch,
  pilotPublic,
  type AnswerOf,
  type PilotPublic,
  type QueryOf,
} from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { newId } from '../lib/ids.ts'
import { DEMO_DOMAIN, DEMO_PASSWORD } from '../seed/index.ts'
import { createTestApi, type TestApi, type TestClient } from '../testing/index.ts'

const { aircraftModels, aircrafts, airports, pilotProfiles, userAccounts } = tables
const demo = (name: string): string => `${name}@${DEMO_DOMAIN}`
const list = z.array(pilotPublic)
const names = (pilots: readonly PilotPublic[]): string[] => pilots.map((pilot) => pilot.user_account.name)

let kit: TestApi
let pilot: TestClient
let all: PilotPublic[]

beforeAll(async () => {
  kit = await createTestApi({ world: 'demo' })
  pilot = await kit.logIn(demo('pilot'), DEMO_PASSWORD)
  all = await pilot.ok(pilotEndpoints.search)
})
afterAll(() => kit.close())

const find = async (query: QueryOf<typeof pilotEndpoints.search>): Promise<string[]> =>
  names(await pilot.ok(pilotEndpoints.search, { query: { ...query } }))
const airportId = async (ident: string): Promise<string> => {
  const [found] = await kit.db.select({ id: airports.id }).from(airports).where(eq(airports.ident, ident))
  return found?.id ?? ''
}
const accountId = async (name: string): Promise<string> => {
  const [found] = await kit.db.select({ id: userAccounts.id }).from(userAccounts).where(eq(userAccounts.email, demo(name)))
  return found?.id ?? ''
}

describe('GET pilot-explorer', () => {
  test('lists verified and active pilots but oneself, the most experienced first, with public keys only', () => {
    expect(list.safeParse(all).success).toBe(true)
    expect(names(all).slice(0, 3)).toEqual(['Tom Hallgren', 'Elena Marchetti', 'Aiko Tanabe'])
    for (const absent of ['Maya Lindqvist', 'Ines Duarte', 'Luis Carranza', 'Ben Achterberg']) {
      expect(names(all)).not.toContain(absent)
    }
    expect(JSON.stringify(all)).not.toMatch(/license_number|license_expiration|email|selfie/)
  })

  test('an airport is home, favourite or preferred', async () => {
    expect(await find({ airport: await airportId('KSQL') })).toEqual(['Priya Raman'])
    expect(await find({ airport: await airportId('KLVK') })).toContain('Aiko Tanabe')
    const paloAlto = await airportId('KPAO')
    const expected = names(all.filter((each) => each.airports.some(({ id_airport }) => id_airport === paloAlto)))
    expect(expected.length).toBeGreaterThan(3)
    expect(await find({ airport: paloAlto })).toEqual(expected)
    expect(await find({ airport: newId() })).toEqual([])
  })

  test('the licence in either case; ANY and the empty text are absent', async () => {
    const private_ = names(all.filter(({ license_type }) => license_type === 'private'))
    const raw = async (query: string): Promise<string[]> => names(list.parse((await pilot.send(`/api/v1/pilot-explorer?${query}`)).json))
    expect(await raw('license_type=PRIVATE')).toEqual(private_)
    expect(await raw('license_type=private')).toEqual(private_)
    expect(await raw('license_type=ANY&airport=ANY')).toEqual(names(all))
    expect(await raw('license_type=&airport=&min_flight_hours=&aircraft_model_ids=')).toEqual(names(all))
  })

  test('c40: hours include the bound; 0 is not the same as absent', async () => {
    expect(await find({ min_flight_hours: 640 })).toEqual(names(all.filter((each) => (each.flight_hours ?? -1) >= 640)))
    expect(await find({ min_flight_hours: 640.01 })).not.toContain('Daniel Okafor')
    expect(await find({ min_flight_hours: 0 })).toEqual(names(all.filter((each) => each.flight_hours !== null)))
    expect(all.some((each) => each.flight_hours === null)).toBe(true)
  })

  test('filters hold together', async () => {
    const airport = await airportId('KPAO')
    expect(await find({ airport, license_type: 'commercial', min_flight_hours: 1000 })).toEqual(['Aiko Tanabe'])
  })

  test('c39: models by repeated keys, the union without duplicates; one is a list of one', async () => {
    const modelOf = async (registration: string): Promise<string> => {
      const [found] = await kit.db
        .select({ id: aircraftModels.id })
        .from(aircraftModels)
        .innerJoin(aircrafts, eq(aircrafts.modelId, aircraftModels.id))
        .where(eq(aircrafts.registration, registration))
      return found?.id ?? ''
    }
    const [cirrus, skyhawk] = [await modelOf('N622SC'), await modelOf('N738PA')]
    const one = await find({ aircraft_model_ids: [cirrus] })
    expect(one).toContain('Priya Raman')
    const both = await find({ aircraft_model_ids: [cirrus, skyhawk] })
    expect(new Set(both).size).toBe(both.length)
    for (const name of ['Priya Raman', 'Aiko Tanabe', 'Daniel Okafor']) expect(both).toContain(name)
    expect(await find({ aircraft_model_ids: [newId()] })).toEqual([])
    const fifty = Array.from({ length: 50 }, () => newId())
    expect(await find({ aircraft_model_ids: [...fifty, cirrus] })).toEqual(one)
  })

  test.each([
    'aircraft_model_ids=a',
    'aircraft_model_ids=01942000-0003-7000-8000-000000000001,01942000-0003-7000-8000-000000000002',
    'aircraft_model_ids[]=01942000-0003-7000-8000-000000000001',
    Array.from({ length: 101 }, () => `aircraft_model_ids=${newId()}`).join('&'),
    'airport=x',
    'airport=01942000-0001-7000-8000-000000000001&airport=01942000-0001-7000-8000-000000000002',
    'license_type=banana',
    'min_flight_hours=NaN',
    'min_flight_hours=abc',
    'min_flight_hours=-1',
    'min_flight_hours=1e3',
    'limit=0',
    'cursor=x',
    'cursor=WyJhIiwiYiJd',
  ])('c39, c40: refuses %s', async (query) => {
    const answer = await pilot.send(`/api/v1/pilot-explorer?${query}`)
    expect(answer.status).toBe(422)
    expect(answer.json).toMatchObject({ detail: [{ field: expect.any(String) }] })
  })

  test('every page follows the one before, with an airport too, and with equal hours', async () => {
    await kit.db.update(pilotProfiles).set({ flightHours: 640 }).where(eq(pilotProfiles.licenseType, 'private'))
    for (const query of [{}, { airport: await airportId('KPAO') }]) {
      const expected = await find(query)
      const found: string[] = []
      let cursor: string | undefined
      do {
        const answer = await pilot.call(pilotEndpoints.search, { query: { ...query, limit: 2, cursor } })
        found.push(...names(list.parse(answer.json)))
        cursor = answer.headers.get(NEXT_CURSOR_HEADER) ?? undefined
      } while (cursor !== undefined)
      expect(found).toEqual(expected)
    }
  })

  test('the search follows what pilots and administrators change', async () => {
    const airport = await airportId('KSQL')
    const id = await accountId('priya.raman')
    const mine = eq(pilotProfiles.userId, id)
    await kit.db.update(pilotProfiles).set({ verification: 'pending' }).where(mine)
    expect(await find({ airport })).toEqual([])
    await kit.db.update(pilotProfiles).set({ verification: 'approved' }).where(mine)
    expect(await find({ airport })).toEqual(['Priya Raman'])
    await kit.db.update(userAccounts).set({ isActivated: false }).where(eq(userAccounts.id, id))
    expect(await find({ airport })).toEqual([])
    await kit.db.update(userAccounts).set({ isActivated: true }).where(eq(userAccounts.id, id))
  })
})

describe('GET pilots/{id}', () => {
  test('by the account’s id and by the profile’s', async () => {
    const [tom] = all
    const id = tom?.user_account.id_user_account ?? ''
    const byAccount = await pilot.ok(pilotEndpoints.get, { params: { id } })
    expect(byAccount.first_name).toBe('Tom')
    expect(await pilot.ok(pilotEndpoints.get, { params: { id: tom?.id_pilot_profile ?? '' } })).toEqual(byAccount)
  })

  test('who is not verified, not active, no pilot or unknown is not found; administrators see the unverified', async () => {
    const admin = await kit.logIn(demo('admin'), DEMO_PASSWORD)
    const statuses = async (name: string): Promise<number[]> => {
      const params = { id: await accountId(name) }
      return [(await pilot.call(pilotEndpoints.get, { params })).status, (await admin.call(pilotEndpoints.get, { params })).status]
    }
    expect(await statuses('pending')).toEqual([404, 200])
    expect(await statuses('operator')).toEqual([404, 404])
    expect(await statuses('pilot')).toEqual([200, 200])
    const unknown = await pilot.call(pilotEndpoints.get, { params: { id: newId() } })
    expect([unknown.status, unknown.json]).toEqual([404, { detail: 'Pilot not found.' }])
  })

  test.each(['%00', 'x', '%FF'])('c59: the malformed id %s is a 4xx', async (id) => {
    expect([404, 422]).toContain((await pilot.send(`/api/v1/pilots/${id}`)).status)
  })
})

describe('GET pilots/matches', () => {
  const matches = (client: TestClient): Promise<AnswerOf<typeof pilotEndpoints.matches>> => client.ok(pilotEndpoints.matches)

  test('compatible pilots with a reason, those of the same home first, complete profiles only, always in the same order', async () => {
    const found = await matches(pilot)
    expect(z.array(pilotMatch).safeParse(found).success).toBe(true)
    expect(found.map(({ reason }) => reason).slice(0, 2)).toEqual(['Same home airport', 'Same home airport'])
    expect(names(found.slice(0, 2)).toSorted()).toEqual(['Aiko Tanabe', 'Daniel Okafor'])
    expect(names(found)).not.toContain('Maya Lindqvist')
    expect(found.every((each) => each.license_type !== null && each.flight_hours !== null)).toBe(true)
    expect(await matches(pilot)).toEqual(found)
  })

  test('nobody for a pilot whose profile is not complete', async () => {
    const fresh = await kit.user({ role: 'pilot' })
    expect(await matches(fresh.client)).toEqual([])
  })
})

test('who may: approved pilots; a single pilot also administrators', async () => {
  const statuses = async (client: TestClient): Promise<number[]> => {
    const id = await accountId('copilot')
    const paths = ['pilot-explorer', 'pilots/matches', `pilots/${id}`]
    return Promise.all(paths.map(async (path) => (await client.send(`/api/v1/${path}`)).status))
  }
  expect(await statuses(kit.client())).toEqual([401, 401, 401])
  expect(await statuses(await kit.logIn(demo('pending'), DEMO_PASSWORD))).toEqual([403, 403, 403])
  expect(await statuses(await kit.logIn(demo('operator'), DEMO_PASSWORD))).toEqual([403, 403, 403])
  expect(await statuses(await kit.logIn(demo('admin'), DEMO_PASSWORD))).toEqual([403, 403, 200])
})
