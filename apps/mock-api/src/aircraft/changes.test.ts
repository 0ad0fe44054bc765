import {
  aircraftEndpoints,
  IDEMPOTENCY_HEADER,
  aircraftTexts,
  NEXT_CURSOR_HEADER,
  aircraftModel,
  type Aircraft,
  type BodyOf,
} from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { newId } from '../lib/ids.ts'
import { DEMO_DOMAIN, DEMO_PASSWORD } from '../seed/index.ts'
import { createTestApi, type TestApi, type TestClient } from '../testing/index.ts'
import { flightsInTheWay, isOwnApi } from './rules.ts'

const { aircrafts, auditLog, flights } = tables

let kit: TestApi
let pilot: TestClient
let operator: TestClient
let other: TestClient
let admin: TestClient
let fleet: Aircraft[]
let good: BodyOf<typeof aircraftEndpoints.create>

const logIn = (name: string): Promise<TestClient> => kit.logIn(`${name}@${DEMO_DOMAIN}`, DEMO_PASSWORD)
const own = (registration: string): Aircraft => {
  const found = fleet.find((each) => each.registration === registration)
  if (found === undefined) throw new Error(`no ${registration}`)
  return found
}

beforeAll(async () => {
  kit = await createTestApi({ world: 'demo' })
  pilot = await logIn('pilot')
  operator = await logIn('operator')
  other = await logIn('operator2')
  admin = await logIn('admin')
  fleet = await operator.ok(aircraftEndpoints.mine)
  good = {
    manufacturer: 'Cessna',
    model: '152',
    model_year: 2028,
    max_passengers: 1,
    hourly_rate: 129.99,
    max_wet_hourly_rate: 129.99,
    registration: 'N152XX',
    id_airport: own('N738PA').id_airport,
  }
})
afterAll(() => kit.close())

describe('POST aircrafts', () => {
  test('c25: adds an aircraft to the fleet of the session, whoever the body names', async () => {
    const { user_account_id: foreign } = (await other.ok(aircraftEndpoints.mine))[0] ?? own('N738PA')
    const body = { ...good, user_account_id: foreign, operator_id: foreign, id_aircraft: foreign }
    const added = await operator.ok(aircraftEndpoints.create, { body })
    expect(added).toMatchObject({
      registration: 'N152XX',
      hourly_rate: 129.99,
      max_wet_hourly_rate: 129.99,
      user_account_id: own('N738PA').user_account_id,
      aircraft_type: null,
      image_url: null,
      has_gps: false,
    })
    expect(await pilot.ok(aircraftEndpoints.get, { params: { id: added.id_aircraft } })).toEqual(added)
  })

  test('a repeat with the key of the attempt gives the first answer', async () => {
    const headers = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() }
    const body = { ...good, registration: 'N777ID' }
    const first = await operator.ok(aircraftEndpoints.create, { body, headers })
    const again = await operator.call(aircraftEndpoints.create, { body, headers })
    expect([again.status, again.json]).toEqual([201, first])
  })

  test('a make and model is stored once, whatever the letters, also in parallel', async () => {
    const bodies = ['CESSNA', 'cessna', 'Cessna'].map((manufacturer, index) => ({
      ...good,
      manufacturer,
      model: 'L-19',
      registration: `N19${index}`,
    }))
    const added = await Promise.all(bodies.map((body) => operator.ok(aircraftEndpoints.create, { body })))
    expect(new Set(added.map((each) => each.aircraft_model.id_aircraft_model)).size).toBe(1)
  })

  test('a registration is listed once, whatever the letters', async () => {
    const answer = await other.call(aircraftEndpoints.create, { body: { ...good, registration: ' n738pa ' } })
    expect(answer.status).toBe(409)
  })

  test.each([
    ['manufacturer', { manufacturer: '\u200B ' }, aircraftTexts.manufacturerRequired],
    ['model', { model: '' }, aircraftTexts.modelRequired],
    ['model_year', { model_year: 1899 }, aircraftTexts.yearTooEarly],
    ['model_year', { model_year: 2029 }, aircraftTexts.yearTooLate],
    ['max_passengers', { max_passengers: 0 }, aircraftTexts.passengersTooFew],
    ['max_wet_hourly_rate', { max_wet_hourly_rate: 0 }, aircraftTexts.wetRatePositive],
    ['hourly_rate', { hourly_rate: 1.005 }, 'Must have at most two decimals'],
    ['registration', { registration: ' ' }, aircraftTexts.registrationRequired],
    ['id_airport', { id_airport: 'KPAO' }, aircraftTexts.airportInvalid],
    ['id_airport', { id_airport: '01942000-0001-7000-8000-0000000000ff' }, aircraftTexts.airportInvalid],
    ['image_url', { image_url: 'javascript:alert(1)' }, aircraftTexts.imageUrlInvalid],
    ['image_url', { image_url: 'http://localhost/api/v1/auth/logout' }, aircraftTexts.imageUrlInvalid],
  ] as const)('c40: refuses a bad %s: %j', async (field, change, message) => {
    const answer = await operator.call(aircraftEndpoints.create, { body: { ...good, registration: 'N1', ...change } })
    expect(answer.status).toBe(422)
    expect(answer.json).toMatchObject({ detail: [{ field, message }] })
  })

  test('an administrator’s aircraft is for rent too', async () => {
    const added = await admin.ok(aircraftEndpoints.create, { body: { ...good, registration: 'N-ADM' } })
    expect((await pilot.call(aircraftEndpoints.get, { params: { id: added.id_aircraft } })).status).toBe(200)
  })
})

describe('PATCH aircrafts/{id}', () => {
  test('changes what is given and nothing else; null clears; flights keep their rate', async () => {
    const before = own('N738PA')
    const params = { id: before.id_aircraft }
    const rates = (): Promise<{ rate: number }[]> =>
      kit.db.select({ rate: flights.rateCents }).from(flights).where(eq(flights.aircraftId, params.id))
    const sold = await rates()
    const changed = await operator.ok(aircraftEndpoints.update, {
      params,
      body: { hourly_rate: 199.5, max_wet_hourly_rate: null, model: '172SP', image_url: 'https://example.test/a.jpg' },
    })
    expect(changed).toEqual({
      ...before,
      hourly_rate: 199.5,
      max_wet_hourly_rate: null,
      image_url: 'https://example.test/a.jpg',
      aircraft_model: { ...changed.aircraft_model, manufacturer: 'Cessna', model: '172SP' },
    })
    expect(await rates()).toEqual(sold)
    expect(await operator.ok(aircraftEndpoints.update, { params, body: {} })).toEqual(changed)
  })

  test('refuses what the creation refuses', async () => {
    const params = { id: own('N738PA').id_aircraft }
    for (const body of [{ model_year: 2029 }, { registration: '' }, { hourly_rate: -1 }, { max_passengers: 1.5 }]) {
      expect((await operator.call(aircraftEndpoints.update, { params, body })).status).toBe(422)
    }
    const taken = await operator.call(aircraftEndpoints.update, { params, body: { registration: 'N2847R' } })
    expect(taken.status).toBe(409)
  })
})

describe('DELETE aircrafts/{id}', () => {
  test('row 21: flights in the way give a 409 that names them; with cascade they close and it is retired', async () => {
    const params = { id: own('N738PA').id_aircraft }
    const refused = await operator.call(aircraftEndpoints.retire, { params })
    expect(refused.status).toBe(409)
    const open = await kit.db.select().from(flights).where(eq(flights.aircraftId, params.id))
    const live = open.filter(({ status, startsAt }) => ['pending', 'accepted'].includes(status) && startsAt > kit.clock.now())
    expect(live.length).toBeGreaterThan(0)
    for (const { id } of live) expect(refused.text).toContain(id)
    expect(await kit.db.select().from(flights).where(eq(flights.aircraftId, params.id))).toEqual(open)
    await operator.ok(aircraftEndpoints.retire, { params, query: { cascade: true } })
    const after = await kit.db.select().from(flights).where(eq(flights.aircraftId, params.id))
    for (const { id } of live) {
      expect(['declined', 'cancelled']).toContain(after.find((flight) => flight.id === id)?.status)
    }
    expect((await pilot.call(aircraftEndpoints.get, { params })).status).toBe(404)
    expect((await operator.call(aircraftEndpoints.retire, { params })).status).toBe(404)
    expect((await operator.call(aircraftEndpoints.update, { params, body: {} })).status).toBe(404)
  })

  test('the registration of a retired aircraft can be listed again', async () => {
    const [spare] = await kit.db.select().from(aircrafts).where(eq(aircrafts.registration, 'N152XX'))
    await operator.ok(aircraftEndpoints.retire, { params: { id: spare?.id ?? '' } })
    expect((await other.call(aircraftEndpoints.create, { body: good })).status).toBe(201)
  })

  test('a repeat with the key of the attempt gives the first answer, and belongs to its query', async () => {
    const { id_aircraft: id } = await operator.ok(aircraftEndpoints.create, { body: { ...good, registration: 'N778ID' } })
    const call = { params: { id }, headers: { [IDEMPOTENCY_HEADER]: crypto.randomUUID() } }
    const first = await operator.ok(aircraftEndpoints.retire, call)
    expect(await operator.ok(aircraftEndpoints.retire, call)).toEqual(first)
    expect((await operator.call(aircraftEndpoints.retire, { ...call, query: { cascade: true } })).status).toBe(422)
    expect((await operator.call(aircraftEndpoints.retire, { params: { id } })).status).toBe(404)
  })
})

describe('who may', () => {
  test('the operator of the aircraft and administrators, whose changes are audited', async () => {
    const params = { id: own('N42DT').id_aircraft }
    const pending = await logIn('pending')
    const statuses = async (client: TestClient): Promise<number[]> => [
      (await client.call(aircraftEndpoints.update, { params, body: { max_passengers: 3 } })).status,
      (await client.call(aircraftEndpoints.retire, { params })).status,
      (await client.call(aircraftEndpoints.create, { body: { ...good, registration: 'N738PA ' } })).status,
    ]
    expect(await statuses(kit.client())).toEqual([401, 401, 401])
    expect(await statuses(pending)).toEqual([403, 403, 403])
    expect(await statuses(pilot)).toEqual([403, 403, 403])
    expect((await statuses(other)).slice(0, 2)).toEqual([403, 403])
    await kit.db.delete(auditLog)
    await admin.ok(aircraftEndpoints.update, { params, body: { max_passengers: 4 } })
    await operator.ok(aircraftEndpoints.update, { params, body: { max_passengers: 5 } })
    expect(await kit.db.select().from(auditLog)).toMatchObject([{ action: 'aircraft.update', targetId: params.id }])
    const unknown = { id: newId() }
    expect((await operator.call(aircraftEndpoints.update, { params: unknown, body: {} })).status).toBe(404)
    expect((await operator.send('/api/v1/aircrafts/nonsense', { method: 'DELETE' })).status).toBe(422)
  })
})

describe('GET aircraft-models', () => {
  test('every model of an aircraft once, by name, page by page', async () => {
    const all = await pilot.ok(aircraftEndpoints.models)
    const names = all.map(({ manufacturer, model }) => `${manufacturer} ${model}`)
    expect(names).toContain('Diamond DA40')
    expect(new Set(names).size).toBe(names.length)
    const found: unknown[] = []
    let cursor: string | undefined
    do {
      const answer = await pilot.call(aircraftEndpoints.models, { query: { limit: 3, cursor } })
      found.push(...z.array(aircraftModel).parse(answer.json))
      cursor = answer.headers.get(NEXT_CURSOR_HEADER) ?? undefined
    } while (cursor !== undefined)
    expect(found).toEqual(all)
    expect((await pilot.call(aircraftEndpoints.models, { query: { cursor: 'x' } })).status).toBe(422)
    expect((await kit.client().call(aircraftEndpoints.models)).status).toBe(401)
  })
})

test('an image address that leads to our own API', () => {
  const origins = ['https://pilotpair.example', 'http://127.0.0.1:3000']
  expect(isOwnApi('https://pilotpair.example/api/v1/auth/logout', origins)).toBe(true)
  expect(isOwnApi('http://pilotpair.example/api/v1', origins)).toBe(true)
  expect(isOwnApi('https://pilotpair.example/pictures/a.jpg', origins)).toBe(false)
  expect(isOwnApi('https://elsewhere.example/api/v1/x', origins)).toBe(false)
  // What listens on this machine is reached under each of its names.
  expect(isOwnApi('http://localhost:3000/api/v1/auth/logout', origins)).toBe(true)
  expect(isOwnApi('http://[::1]:3000/api/v1/auth/logout', origins)).toBe(true)
  expect(isOwnApi('http://localhost:3001/api/v1/auth/logout', origins)).toBe(false)
  expect(isOwnApi('nonsense', origins)).toBe(false)
})

test('flights in the way are named by aircraft and start at its airport, the first five', () => {
  const flight = { registration: 'N172PA', startsAt: new Date('2027-01-18T18:00:00Z'), zone: 'America/Los_Angeles' }
  expect(flightsInTheWay('X', [{ ...flight, id: 'a' }])).toBe(
    'X: 1 flight is still open: N172PA on Mon, Jan 18, 2027, 10:00 PST (a).',
  )
  const seven = Array.from({ length: 7 }, (_, index) => ({ ...flight, id: String(index) }))
  expect(flightsInTheWay('X', seven)).toMatch(/^X: 7 flights are still open: .*\(4\) and 2 more\.$/)
})
