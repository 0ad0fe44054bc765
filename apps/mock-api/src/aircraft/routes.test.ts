import {
  AIRCRAFT_TYPES,
  aircraft,
  aircraftEndpoints,
  EQUIPMENT_FLAGS,
  NEXT_CURSOR_HEADER,
  operatorEndpoints,
  type Aircraft,
} from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { DEMO_DOMAIN, DEMO_PASSWORD } from '../seed/index.ts'
import { createTestApi, type TestApi, type TestClient } from '../testing/index.ts'

const list = z.array(aircraft)
const demo = (name: string): string => `${name}@${DEMO_DOMAIN}`
const registrations = (items: readonly Aircraft[]): string[] => items.map(({ registration }) => registration)

let kit: TestApi
let pilot: TestClient
let operator: TestClient
let all: Aircraft[]

beforeAll(async () => {
  kit = await createTestApi({ world: 'demo' })
  pilot = await kit.logIn(demo('pilot'), DEMO_PASSWORD)
  operator = await kit.logIn(demo('operator'), DEMO_PASSWORD)
  all = await pilot.ok(aircraftEndpoints.list)
})
afterAll(() => kit.close())

const find = async (query: Record<string, string | number | boolean>): Promise<string[]> =>
  registrations(await pilot.ok(aircraftEndpoints.list, { query }))

/** One of the listed aircraft. */
const listed = (registration: string): Aircraft => {
  const found = all.find((each) => each.registration === registration)
  if (found === undefined) throw new Error(`${registration} is not listed`)
  return found
}

/** As the address bar would send it, encoded by hand. */
const raw = async (query: string): Promise<{ status: number; found: string[] }> => {
  const answer = await pilot.send(`/api/v1/aircrafts?${query}`)
  return { status: answer.status, found: answer.status === 200 ? registrations(list.parse(answer.json)) : [] }
}

describe('GET aircrafts', () => {
  test('lists every aircraft of active operators with exactly the keys of the contract', () => {
    expect(all).toHaveLength(12)
    expect(list.safeParse(all).success).toBe(true)
    expect(all[0]).toMatchObject({
      registration: 'N738PA',
      hourly_rate: 165,
      max_wet_hourly_rate: 165,
      aircraft_model: { manufacturer: 'Cessna', model: '172S Skyhawk' },
      airport: { name: 'Palo Alto Airport', iata_code: 'PAO', timezone: 'America/Los_Angeles' },
    })
    expect(all[0]?.id_airport).toBe(all[0]?.airport.id_airport)
    expect(listed('N9182L').hourly_rate).toBe(228.5)
    expect(listed('N2847R').max_wet_hourly_rate).toBeNull()
  })

  test.each(AIRCRAFT_TYPES)('filters by type: %s', async (type) => {
    const expected = registrations(all.filter((each) => each.aircraft_type === type))
    expect(expected.length).toBeGreaterThan(0)
    expect(await find({ aircraft_type: type })).toEqual(expected)
  })

  test.each(EQUIPMENT_FLAGS)('filters by equipment: %s must be there, or must not', async (flag) => {
    for (const wanted of [true, false]) {
      const expected = registrations(all.filter((each) => each[flag] === wanted))
      expect(expected.length).toBeGreaterThan(0)
      expect(await find({ [flag]: wanted })).toEqual(expected)
    }
  })

  test('filters hold together', async () => {
    expect(await find({ has_gps: true, has_autopilot: true, max_rate: 300, search: 'livermore' })).toEqual(['N9182L'])
    expect(await find({ aircraft_type: 'helicopter', search: 'cessna' })).toEqual([])
  })

  test('c40: max_rate includes the rate that equals it; the empty text is absent', async () => {
    expect(await find({ max_rate: 142 })).toEqual(['N5133E', 'VT-AKP'])
    expect(await find({ max_rate: 141.99 })).toEqual(['VT-AKP'])
    expect(await find({ max_rate: 0.001 })).toEqual([])
    expect(await find({ max_rate: 1_000_000_000_000 })).toHaveLength(12)
    for (const query of ['max_rate=', 'max_rate=%20', 'search=&aircraft_type=', 'aircraft_type=ANY', 'has_gps=']) {
      expect((await raw(query)).found).toHaveLength(12)
    }
  })

  test.each([
    'max_rate=NaN',
    'max_rate=abc',
    'max_rate=0',
    'max_rate=-1',
    'max_rate=1e3',
    'max_rate=Infinity',
    'max_rate=1&max_rate=2',
    'aircraft_type=banana',
    'aircraft_type=helicopter&aircraft_type=single_engine',
    'has_gps=maybe',
    'is_ifr_equipped[]=true',
    'search=a&search=b',
    'search[$ne]=1',
    `search=${'x'.repeat(101)}`,
    'search=%00',
    'search=%FF',
    'search=%ED%A0%80',
    'limit=0',
    'limit=201',
    'cursor=nonsense',
    'cursor=WzAsIngiXQ',
  ])('c39, c40: refuses %s with the field named', async (query) => {
    const answer = await pilot.send(`/api/v1/aircrafts?${query}`)
    expect(answer.status).toBe(422)
    expect(answer.json).toMatchObject({ detail: [{ field: expect.any(String), message: expect.any(String) }] })
  })
})

describe('search', () => {
  test.each([
    ['manufacturer', 'cessna', ['N738PA', 'N5133E', 'N9182L', 'VT-AKP']],
    ['model', 'skyhawk', ['N738PA', 'N5133E', 'VT-AKP']],
    ['manufacturer and model', 'Diamond DA42', ['N42DT']],
    ['registration', 'n58mb', ['N58MB']],
    ['airport name', 'half moon', ['N744HB']],
    ['airport code', 'sql', ['N622SC']],
    ['ICAO code', 'EGTB', ['G-CJDM']],
    ['words of several fields', 'piper reid-hillview', ['N2847R']],
    ['accents that are not typed', 'regent', ['G-CJDM']],
    ['accents that are typed', 'SCHÖNHAGEN', ['D-EPAS']],
    ['accents that are not there', 'çessnà häyward', ['N5133E']],
    ['full-width letters', 'ＳＲ２２', ['N622SC']],
  ])('matches %s: %s', async (_what, search, expected) => {
    expect(await find({ search })).toEqual(expected)
  })

  test.each(['%', '_', '%25', '\\', "'", '"; drop table aircrafts; --', '％', 'N_38PA', 'N%PA', '\\%', '🛩'])(
    'takes %s literally and finds nothing',
    async (search) => {
      expect(await find({ search })).toEqual([])
    },
  )

  test('matches of a code come first', async () => {
    const { aircraftModels, aircrafts } = tables
    const modelId = '01942000-0003-7000-8000-00000000ffff'
    // Smaller than any other id, so that only the rank can put it behind.
    const id = '01942000-0004-7000-8000-000000000000'
    const { user_account_id: operatorId, id_airport: airportId } = listed('N738PA')
    const rest = { hourlyRateCents: 100, modelYear: 2000, maxPassengers: 2, createdAt: kit.clock.now() }
    await kit.db.insert(aircraftModels).values({ id: modelId, manufacturer: 'Haflinger', model: 'One' })
    await kit.db.insert(aircrafts).values({ id, modelId, operatorId, airportId, registration: 'N1', ...rest })
    expect(await find({ search: 'haf' })).toEqual(['N744HB', 'N1'])
    await kit.db.delete(aircrafts).where(eq(aircrafts.id, id))
    await kit.db.delete(aircraftModels).where(eq(aircraftModels.id, modelId))
  })
})

describe('paging', () => {
  test.each([{}, { search: 'a' }, { search: 'cessna' }, { has_gps: true }])(
    'every page follows the one before, complete and without repeats: %j',
    async (filter) => {
      const expected = await find(filter)
      const pages: string[][] = []
      let cursor: string | undefined
      do {
        const answer = await pilot.call(aircraftEndpoints.list, { query: { ...filter, limit: 3, cursor } })
        pages.push(registrations(list.parse(answer.json)))
        cursor = answer.headers.get(NEXT_CURSOR_HEADER) ?? undefined
      } while (cursor !== undefined)
      expect(pages.flat()).toEqual(expected)
      expect(pages.slice(0, -1).every((page) => page.length === 3)).toBe(true)
    },
  )

  test('the last page says nothing of a next one', async () => {
    const answer = await pilot.call(aircraftEndpoints.list, { query: { limit: 12 } })
    expect(answer.headers.has(NEXT_CURSOR_HEADER)).toBe(false)
  })
})

describe('what is not for rent', () => {
  test('a retired aircraft is listed nowhere and not found', async () => {
    const { aircrafts } = tables
    const target = listed('N42DT')
    await kit.db.update(aircrafts).set({ retiredAt: kit.clock.now() }).where(eq(aircrafts.id, target.id_aircraft))
    expect(await find({})).not.toContain('N42DT')
    expect(registrations(await operator.ok(aircraftEndpoints.mine))).not.toContain('N42DT')
    expect((await pilot.call(aircraftEndpoints.get, { params: { id: target.id_aircraft } })).status).toBe(404)
    await kit.db.update(aircrafts).set({ retiredAt: null }).where(eq(aircrafts.id, target.id_aircraft))
  })

  test('the fleet of a deactivated operator is not offered', async () => {
    const { userAccounts } = tables
    const mail = eq(userAccounts.email, demo('operator3'))
    await kit.db.update(userAccounts).set({ isActivated: false }).where(mail)
    const berlin = listed('D-EPAS')
    expect(await find({})).toHaveLength(9)
    expect((await pilot.call(aircraftEndpoints.get, { params: { id: berlin.id_aircraft } })).status).toBe(404)
    await kit.db.update(userAccounts).set({ isActivated: true }).where(mail)
  })
})

describe('GET aircrafts/{id}', () => {
  test('answers one aircraft as the list does, with a trailing slash too', async () => {
    const [first] = all
    const id = first?.id_aircraft ?? ''
    expect(await pilot.ok(aircraftEndpoints.get, { params: { id } })).toEqual(first)
    expect((await pilot.send(`/api/v1/aircrafts/${id}/`)).json).toEqual(first)
    expect((await pilot.send(`/api/v1/aircrafts/${id.toUpperCase()}`)).json).toEqual(first)
  })

  test.each(['not-a-uuid', '%00', '%FF', '1', "'", '..%2F', '01942000-0004-7000-8000-00000000000g'])(
    'c59: the malformed id %s is a 4xx with a detail',
    async (id) => {
      const answer = await pilot.send(`/api/v1/aircrafts/${id}`)
      expect([404, 422]).toContain(answer.status)
      expect(answer.json).toHaveProperty('detail')
    },
  )

  test('an unknown id is not found', async () => {
    const answer = await pilot.call(aircraftEndpoints.get, { params: { id: '01942000-0004-7000-8000-0000000000ff' } })
    expect([answer.status, answer.json]).toEqual([404, { detail: 'Aircraft not found' }])
  })
})

describe('fleets', () => {
  test('c25: me/aircrafts is the fleet of the session, whatever the query says', async () => {
    const mine = await operator.ok(aircraftEndpoints.mine)
    expect(registrations(mine)).toEqual(['N738PA', 'N2847R', 'N622SC', 'N42DT', 'N744HB'])
    const other = listed('N5133E').user_account_id
    const asked = await operator.send(`/api/v1/me/aircrafts?user_account_id=${other}&operator_id=${other}`)
    expect(list.parse(asked.json)).toEqual(mine)
  })

  test('me/aircrafts comes in pages when asked to, without a gap; anything that is no cursor of its is refused', async () => {
    const all = registrations(await operator.ok(aircraftEndpoints.mine))
    const found: string[] = []
    let cursor: string | undefined
    do {
      const answer = await operator.call(aircraftEndpoints.mine, { query: { limit: 2, cursor } })
      found.push(...registrations(list.parse(answer.json)))
      cursor = answer.headers.get(NEXT_CURSOR_HEADER) ?? undefined
      expect(found.length === all.length).toBe(cursor === undefined)
    } while (cursor !== undefined)
    expect(found).toEqual(all)
    expect((await operator.send('/api/v1/me/aircrafts?cursor=nonsense')).status).toBe(422)
  })

  test('operator/aircrafts: an operator sees the own fleet, an administrator all, with the operators named', async () => {
    const own = await operator.ok(operatorEndpoints.aircrafts)
    expect(registrations(own)).toEqual(registrations(await operator.ok(aircraftEndpoints.mine)))
    expect(new Set(own.map((each) => each.operator.name))).toEqual(new Set(['Golden Bay Aviation']))
    const admin = await kit.logIn(demo('admin'), DEMO_PASSWORD)
    const every = await admin.ok(operatorEndpoints.aircrafts)
    expect(every).toHaveLength(12)
    expect(new Set(every.map((each) => each.operator.name)).size).toBe(3)
    expect(await admin.ok(aircraftEndpoints.mine)).toEqual([])
    const first = await admin.call(operatorEndpoints.aircrafts, { query: { limit: 5 } })
    const cursor = first.headers.get(NEXT_CURSOR_HEADER) ?? ''
    expect(registrations(await admin.ok(operatorEndpoints.aircrafts, { query: { cursor } }))).toEqual(
      registrations(every.slice(5)),
    )
  })
})

describe('roles', () => {
  const calls = ['aircrafts', 'me/aircrafts', 'operator/aircrafts']

  test.each([
    ['pilot', [200, 403, 403]],
    ['pending', [403, 403, 403]],
    ['operator', [200, 200, 200]],
    ['admin', [200, 200, 200]],
  ])('%s@ gets %j from the lists', async (name, expected) => {
    const client = await kit.logIn(demo(name), DEMO_PASSWORD)
    const answers = await Promise.all(calls.map((path) => client.send(`/api/v1/${path}`)))
    expect(answers.map(({ status }) => status)).toEqual(expected)
  })

  test('without a session every one is 401', async () => {
    const answers = await Promise.all(calls.map((path) => kit.client().send(`/api/v1/${path}`)))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  })
})
