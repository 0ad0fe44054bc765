import { AVAILABILITY_MAX_ROWS, aircraftEndpoints, availabilityEndpoints, type AvailabilitySlot } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { newId } from '../lib/ids.ts'
import { DEMO_DOMAIN, DEMO_PASSWORD } from '../seed/index.ts'
import { createTestApi, type TestApi, type TestClient } from '../testing/index.ts'

const demo = (name: string): string => `${name}@${DEMO_DOMAIN}`

let kit: TestApi
let pilot: TestClient
let operator: TestClient
let other: TestClient
let admin: TestClient
let aircraftId: string
let params: { id: string }

beforeAll(async () => {
  kit = await createTestApi({ world: 'demo' })
  pilot = await kit.logIn(demo('pilot'), DEMO_PASSWORD)
  operator = await kit.logIn(demo('operator'), DEMO_PASSWORD)
  other = await kit.logIn(demo('operator2'), DEMO_PASSWORD)
  admin = await kit.logIn(demo('admin'), DEMO_PASSWORD)
  const fleet = await operator.ok(aircraftEndpoints.mine)
  aircraftId = fleet.find(({ registration }) => registration === 'N2847R')?.id_aircraft ?? ''
  params = { id: aircraftId }
})
beforeEach(() => operator.ok(availabilityEndpoints.clear, { params }))
afterAll(() => kit.close())

const slot = (day: number, start: string, end: string) => ({ day_of_week: day, start_time: start, end_time: end })
const facts = (slots: readonly AvailabilitySlot[]): unknown[] => slots.map(({ id_availability: _id, ...rest }) => rest)
const stored = async (): Promise<unknown[]> => facts(await operator.ok(availabilityEndpoints.list, { params }))
const fortnight = Array.from({ length: 7 }, (_, day) => [slot(day, '08:00', '12:00'), slot(day, '13:00', '18:00')]).flat()

describe('weekly hours', () => {
  test('POST adds a row, GET lists them Monday first, DELETE clears', async () => {
    await operator.ok(availabilityEndpoints.create, { params, body: slot(6, '10:00', '12:00') })
    const added = await operator.ok(availabilityEndpoints.create, { params, body: slot(0, '09:00', '17:00') })
    expect(added).toMatchObject(slot(0, '09:00', '17:00'))
    expect(await stored()).toEqual([slot(0, '09:00', '17:00'), slot(6, '10:00', '12:00')])
    expect(facts(await pilot.ok(availabilityEndpoints.list, { params }))).toHaveLength(2)
    await operator.ok(availabilityEndpoints.clear, { params })
    expect(await stored()).toEqual([])
  })

  test('c02: an overlap is refused by the server, touching rows are not', async () => {
    const post = async (body: ReturnType<typeof slot>): Promise<number> =>
      (await operator.call(availabilityEndpoints.create, { params, body })).status
    expect(await post(slot(0, '09:00', '17:00'))).toBe(201)
    expect(await post(slot(0, '10:00', '16:00'))).toBe(422)
    expect(await post(slot(0, '09:00', '17:00'))).toBe(422)
    expect(await post(slot(0, '17:00', '18:00'))).toBe(201)
    expect(await post(slot(1, '10:00', '16:00'))).toBe(201)
    expect(await stored()).toHaveLength(3)
    const days = await pilot.ok(availabilityEndpoints.projected, { params })
    expect(days.filter(({ date }) => date === '2027-01-18')).toEqual([
      { date: '2027-01-18', start_time: '09:00', end_time: '18:00', timezone: 'America/Los_Angeles' },
    ])
  })

  test('c02: PUT refuses overlapping rows, names the row, and keeps the week that was', async () => {
    await operator.ok(availabilityEndpoints.replace, { params, body: { slots: fortnight } })
    const answer = await operator.call(availabilityEndpoints.replace, {
      params,
      body: { slots: [slot(0, '09:00', '17:00'), slot(0, '10:00', '16:00')] },
    })
    expect(answer.status).toBe(422)
    expect(answer.json).toMatchObject({ detail: [{ field: 'slots.1.start_time' }] })
    expect(await stored()).toEqual(fortnight)
  })

  test('the end of a day is 00:00; 24:00 means the same', async () => {
    const week = await operator.ok(availabilityEndpoints.replace, {
      params,
      body: { slots: [slot(2, '22:00', '24:00'), slot(3, '00:00', '00:00')] },
    })
    expect(facts(week)).toEqual([slot(2, '22:00', '00:00'), slot(3, '00:00', '00:00')])
  })

  test.each([
    slot(7, '09:00', '17:00'),
    slot(-1, '09:00', '17:00'),
    slot(0, '9:00', '17:00'),
    slot(0, '24:00', '00:00'),
    slot(0, '17:00', '17:00'),
    slot(0, '17:00', '09:00'),
    slot(0, '09:60', '17:00'),
    slot(0, '', '17:00'),
  ])('refuses %j', async (body) => {
    const answer = await operator.call(availabilityEndpoints.create, { params, body })
    expect(answer.status).toBe(422)
    expect(answer.json).toMatchObject({ detail: [{ message: expect.any(String) }] })
    expect(await stored()).toEqual([])
  })

  test('a week has a bound', async () => {
    const minutes = (row: number): string =>
      `${String(Math.floor(row / 60)).padStart(2, '0')}:${String(row % 60).padStart(2, '0')}`
    const slots = Array.from({ length: AVAILABILITY_MAX_ROWS }, (_, row) => slot(0, minutes(2 * row), minutes(2 * row + 1)))
    await operator.ok(availabilityEndpoints.replace, { params, body: { slots } })
    expect((await operator.call(availabilityEndpoints.create, { params, body: slot(1, '09:00', '10:00') })).status).toBe(422)
    const more = [...slots, slot(1, '09:00', '10:00')]
    expect((await operator.call(availabilityEndpoints.replace, { params, body: { slots: more } })).status).toBe(422)
  })

  test('c04: two saves in the same moment leave one of the two weeks whole', async () => {
    const short = [slot(0, '09:00', '10:00')]
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        operator.call(availabilityEndpoints.replace, { params, body: { slots: fortnight } }),
        operator.call(availabilityEndpoints.replace, { params, body: { slots: fortnight } }),
        operator.call(availabilityEndpoints.replace, { params, body: { slots: short } }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect([1, 14]).toContain((await stored()).length)
    }
  })

  test('changing hours cancels no flight', async () => {
    const before = await kit.db.select().from(tables.flights)
    await operator.ok(availabilityEndpoints.replace, { params, body: { slots: [] } })
    expect(await kit.db.select().from(tables.flights)).toEqual(before)
  })
})

describe('projected', () => {
  test('60 days in the airport’s zone, taken and held time left out', async () => {
    await operator.ok(availabilityEndpoints.replace, { params, body: { slots: [slot(0, '08:00', '18:00')] } })
    await kit.db.delete(tables.flightSlots).where(eq(tables.flightSlots.aircraftId, aircraftId))
    const [flight] = await kit.db.select().from(tables.flights).limit(1)
    const take = async (start: string, end: string, kind: 'taken' | 'held'): Promise<void> => {
      await kit.db.insert(tables.flightSlots).values({
        id: newId(),
        flightId: flight?.id ?? '',
        aircraftId,
        kind,
        during: `["${start}","${end}")`,
      })
    }
    await take('2027-01-18T18:00:00Z', '2027-01-18T20:00:00Z', 'taken')
    await take('2027-01-18T22:00:00Z', '2027-01-19T09:00:00Z', 'held')
    const rows = await pilot.ok(availabilityEndpoints.projected, { params })
    expect(rows.slice(0, 3).map((row) => [row.date, row.start_time, row.end_time])).toEqual([
      ['2027-01-18', '08:00', '10:00'],
      ['2027-01-18', '12:00', '14:00'],
      ['2027-01-25', '08:00', '18:00'],
    ])
    expect(rows.at(-1)?.date).toBe('2027-03-08')
    expect(rows.every(({ timezone }) => timezone === 'America/Los_Angeles')).toBe(true)
  })
})

describe('who may', () => {
  const calls = [
    (client: TestClient) => client.call(availabilityEndpoints.list, { params }),
    (client: TestClient) => client.call(availabilityEndpoints.projected, { params }),
    (client: TestClient) => client.call(availabilityEndpoints.replace, { params, body: { slots: [slot(0, '09:00', '10:00')] } }),
    (client: TestClient) => client.call(availabilityEndpoints.create, { params, body: slot(1, '09:00', '10:00') }),
    (client: TestClient) => client.call(availabilityEndpoints.clear, { params }),
  ]
  /** One after the other: a row that is added meanwhile would be in the way of the same row. */
  const statuses = async (client: TestClient): Promise<number[]> => {
    const found: number[] = []
    for (const call of calls) found.push((await call(client)).status)
    return found
  }

  test('readers are approved; writers are the operator of the aircraft and administrators', async () => {
    const pending = await kit.logIn(demo('pending'), DEMO_PASSWORD)
    expect(await statuses(kit.client())).toEqual([401, 401, 401, 401, 401])
    expect(await statuses(pending)).toEqual([403, 403, 403, 403, 403])
    expect(await statuses(pilot)).toEqual([200, 200, 403, 403, 403])
    expect(await statuses(other)).toEqual([200, 200, 403, 403, 403])
    expect(await statuses(operator)).toEqual([200, 200, 200, 201, 200])
    expect(await statuses(admin)).toEqual([200, 200, 200, 201, 200])
  })

  test('what an administrator changes is audited, what the operator changes is not', async () => {
    const { auditLog } = tables
    await kit.db.delete(auditLog)
    await operator.ok(availabilityEndpoints.clear, { params })
    await admin.ok(availabilityEndpoints.replace, { params, body: { slots: [] } })
    const rows = await kit.db.select().from(auditLog)
    expect(rows).toMatchObject([{ action: 'availability.replace', targetId: aircraftId, reason: null }])
  })

  test('c59: unknown and retired aircraft are not found, malformed ids are refused', async () => {
    const unknown = { id: newId() }
    expect((await pilot.call(availabilityEndpoints.list, { params: unknown })).status).toBe(404)
    expect((await operator.call(availabilityEndpoints.clear, { params: unknown })).status).toBe(404)
    expect((await operator.send('/api/v1/availability/aircraft/nonsense')).status).toBe(422)
    const { aircrafts } = tables
    await kit.db.update(aircrafts).set({ retiredAt: kit.clock.now() }).where(eq(aircrafts.id, aircraftId))
    expect((await operator.call(availabilityEndpoints.list, { params })).status).toBe(404)
    await kit.db.update(aircrafts).set({ retiredAt: null }).where(eq(aircrafts.id, aircraftId))
  })

  test('the hours of an inactive operator are for the operator and administrators only', async () => {
    const { userAccounts } = tables
    const mail = eq(userAccounts.email, demo('operator'))
    await kit.db.update(userAccounts).set({ isActivated: false }).where(mail)
    expect((await pilot.call(availabilityEndpoints.projected, { params })).status).toBe(404)
    expect((await admin.call(availabilityEndpoints.list, { params })).status).toBe(200)
    await kit.db.update(userAccounts).set({ isActivated: true }).where(mail)
  })
})
