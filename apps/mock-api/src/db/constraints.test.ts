import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestApi } from '../testing/index.ts'
import { databaseFault, tables, violates } from './index.ts'
import { newId } from '../lib/ids.ts'

const kit = await createTestApi()
afterAll(() => kit.close())

const now = kit.clock.now()
const airportId = newId()
const modelId = newId()
const aircraftId = newId()
const operator = await kit.user({ role: 'operator' })
const ann = await kit.user({ role: 'pilot' })
const bob = await kit.user({ role: 'pilot' })
const cara = await kit.user({ role: 'pilot' })

await kit.db.insert(tables.airports).values({
  id: airportId,
  ident: 'KXYZ',
  name: 'Example Field',
  country: 'US',
  timezone: 'America/New_York',
  latitude: 40,
  longitude: -74,
  searchText: 'kxyz example field',
})
await kit.db.insert(tables.aircraftModels).values({ id: modelId, manufacturer: 'Cessna', model: '172' })
const aircraft = {
  operatorId: operator.id,
  modelId,
  airportId,
  hourlyRateCents: 15_000,
  modelYear: 2001,
  maxPassengers: 3,
  createdAt: now,
}
await kit.db.insert(tables.aircrafts).values({ ...aircraft, id: aircraftId, registration: 'N123AB' })

const at = (hour: number): Date => new Date(Date.UTC(2027, 1, 1, hour))
const flight = async (inviterId: string, hour: number, hours: number): Promise<string> => {
  const id = newId()
  await kit.db.insert(tables.flights).values({
    id,
    aircraftId,
    inviterId,
    inviteeId: cara.id,
    status: 'pending',
    statusChangedAt: now,
    startsAt: at(hour),
    endsAt: at(hour + hours),
    durationHours: hours,
    rateCents: 15_000,
    createdAt: now,
  })
  return id
}
const take = (flightId: string, party: { aircraftId: string } | { pilotId: string }, from: number, to: number) =>
  kit.db.insert(tables.flightSlots).values({
    flightId,
    ...party,
    during: `[${at(from).toISOString()},${at(to).toISOString()})`,
    kind: 'taken',
  })

const faultOf = async (work: PromiseLike<unknown>): Promise<string | undefined> => {
  try {
    await work
    return undefined
  } catch (error) {
    const fault = databaseFault(error)
    return fault?.constraint ?? fault?.code
  }
}

describe('the database keeps', () => {
  test('an aircraft from being booked twice; touching times and a flight with itself are fine', async () => {
    const [first, second] = [await flight(ann.id, 10, 2), await flight(bob.id, 11, 2)]
    await take(first, { aircraftId }, 10, 12)
    expect(await faultOf(take(second, { aircraftId }, 11, 13))).toBe('flight_slots_aircraft_free')
    expect(await faultOf(take(second, { aircraftId }, 12, 14))).toBeUndefined()
    expect(await faultOf(take(first, { aircraftId }, 11, 12))).toBeUndefined()
  })

  test('a pilot from being in two flights at once, also in parallel', async () => {
    const flights = await Promise.all([flight(ann.id, 20, 2), flight(ann.id, 21, 2), flight(ann.id, 22, 1)])
    const faults = await Promise.all(flights.map((id) => faultOf(take(id, { pilotId: ann.id }, 20, 22))))
    expect(faults.filter((fault) => fault === undefined)).toHaveLength(1)
    // Who waits for each other over the constraint is told of a deadlock instead: refused all the same. The service
    // locks the parties first (`holdParties`).
    const refusals: readonly (string | undefined)[] = ['flight_slots_pilot_free', '40P01']
    expect(faults.filter((fault) => refusals.includes(fault))).toHaveLength(2)
  })

  test('c02: the weekly hours of a day from overlapping; touching ones are legal', async () => {
    const row = (startMinute: number, endMinute: number, dayOfWeek = 0) =>
      kit.db.insert(tables.availabilitySlots).values({ aircraftId, dayOfWeek, startMinute, endMinute })
    await row(540, 1020)
    for (const [from, to] of [[600, 960], [540, 1020], [1019, 1021]] as const) {
      expect(await faultOf(row(from, to))).toBe('availability_slots_no_overlap')
    }
    expect(await faultOf(row(1020, 1440))).toBeUndefined()
    expect(await faultOf(row(540, 1020, 1))).toBeUndefined()
    expect(await faultOf(row(600, 600, 2))).toBe('availability_slots_minutes_check')
  })

  test('a flight as long as it says, and its total in whole cents', async () => {
    const id = await flight(bob.id, 30, 3)
    const [row] = await kit.db
      .select({ total: tables.flights.totalCents, during: tables.flights.during })
      .from(tables.flights)
      .where(sql`${tables.flights.id} = ${id}`)
    expect(row?.total).toBe(45_000)
    const longer = kit.db.update(tables.flights).set({ durationHours: 4 }).where(sql`${tables.flights.id} = ${id}`)
    expect(await faultOf(longer)).toBe('flights_end_check')
  })

  test('one live aircraft a registration; a retired one frees it', async () => {
    const again = () => kit.db.insert(tables.aircrafts).values({ ...aircraft, registration: 'n123ab' })
    expect(await faultOf(again())).toBe('aircrafts_registration_key')
    await kit.db.update(tables.aircrafts).set({ retiredAt: now }).where(sql`${tables.aircrafts.id} = ${aircraftId}`)
    expect(await faultOf(again())).toBeUndefined()
  })

  test('e-mail addresses folded and removed people anonymous', async () => {
    const values = { name: 'X', passwordHash: 'x', role: 'pilot' as const, createdAt: now }
    expect(await faultOf(kit.db.insert(tables.userAccounts).values({ ...values, email: 'Ann@Example.test' }))).toBe(
      'user_accounts_email_folded',
    )
    const halfRemoved = { ...values, email: 'x@example.test', deletedAt: now }
    expect(await faultOf(kit.db.insert(tables.userAccounts).values(halfRemoved))).toBe(
      'user_accounts_deleted_is_anonymous',
    )
  })
})

test('fold_text takes case and accents away', async () => {
  const { rows } = z(await kit.db.execute(sql`select fold_text('Élan ZÜRICH ﬁ') as text`))
  expect(rows).toEqual([{ text: 'elan zurich fi' }])
})

test('the open database inside its own transaction is an error at once, and the transaction rolls back', async () => {
  const work = kit.db.transaction(async (tx) => {
    await tx.insert(tables.serviceFacts).values({ key: 'guard', value: '1' })
    await kit.db.select().from(tables.serviceFacts)
  })
  await expect(work).rejects.toThrow('used inside a transaction')
  expect(await kit.db.$count(tables.serviceFacts)).toBe(0)
})

test('violates names the constraint', async () => {
  const error: unknown = await kit.db
    .insert(tables.userAccounts)
    .values({ email: ann.email, name: 'X', passwordHash: 'x', role: 'pilot', createdAt: now })
    .catch((reason: unknown) => reason)
  expect(violates(error, 'user_accounts_email_key')).toBe(true)
  expect(violates(error, 'user_accounts_role_check')).toBe(false)
})

function z(result: unknown): { rows: unknown[] } {
  const rows = typeof result === 'object' && result !== null && 'rows' in result ? result.rows : []
  return { rows: Array.isArray(rows) ? rows : [] }
}
