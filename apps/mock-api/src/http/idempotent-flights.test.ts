import { flightEndpoints, IDEMPOTENCY_HEADER, operatorEndpoints, proposalEndpoints } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { createFlightWorld, createTestApi, TEST_PASSWORD, type FlightWorld } from '../testing/index.ts'
import { outliveLeases, startBeside } from './testing-process.ts'

let world: FlightWorld
let headers: Record<string, string>
beforeAll(async () => {
  world = await createFlightWorld()
})
beforeEach(() => {
  headers = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() }
})
afterAll(() => world.kit.close())

const { flights, idempotencyKeys } = tables
const rowsOf = (userId: string) => world.kit.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, userId))
const start = () => ({ aircraft_id: world.aircraftId, flight_date: world.nextStart().toISOString() })

test('an offer whose answer was lost with its process is not made again: consents and messages stay', async () => {
  const id = await world.send(world.nextStart())
  const body = { new_date: world.nextStart().toISOString(), operator_message: 'A storm comes.' }
  const call = { params: { id }, body, headers }
  const other = await startBeside(world.kit)
  const operator = await other.logIn(world.operator)
  const before = (await world.messages()).length
  other.killNext('after it')
  expect((await operator.call(operatorEndpoints.proposeNewTime, call)).status).toBe(500)
  const { inviter } = world
  await inviter.client.ok(proposalEndpoints.acceptCounter, { params: { id }, body: { new_date: body.new_date } })
  const agreed = await world.existing(id)
  const said = (await world.messages()).length
  expect(said).toBeGreaterThan(before)
  await outliveLeases(world.kit.db, world.operator.id)
  const answer = await world.operator.client.ok(operatorEndpoints.proposeNewTime, call)
  expect(answer.id_flight_proporsal).toBe(id)
  expect(await world.existing(id)).toEqual(agreed)
  expect(await world.messages()).toHaveLength(said)
  expect((await rowsOf(world.operator.id)).filter(({ claim }) => claim !== null)).toEqual([])
})

test('a booking holds its key while the bank is asked, is paid once, and a repeat gets its answer', async () => {
  const { kit, inviter } = world
  let claimed: boolean[] = []
  const { payments } = kit.deps
  const cards: typeof payments.cards = async (customerId) => {
    claimed = (await rowsOf(inviter.id)).map(({ claim }) => claim !== null)
    return payments.cards(customerId)
  }
  const store = { db: kit.db, kind: 'pglite' as const, ping: kit.deps.ping, close: async () => {} }
  const watched = await createTestApi({ store, deps: { payments: { ...payments, cards } } })
  const client = await watched.logIn(inviter.email, TEST_PASSWORD)
  const body = start()
  const book = () => client.call(flightEndpoints.bookSolo, { body, headers })
  const answers = await Promise.all([book(), book()])
  answers.push(await book())
  expect(claimed).toEqual([true])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ text }) => JSON.stringify(Object.entries(JSON.parse(text)).sort(([one], [other]) => one.localeCompare(other))))).size).toBe(1)
  const booked = await kit.db.select().from(flights).where(eq(flights.startsAt, new Date(body.flight_date)))
  expect(booked).toHaveLength(1)
  expect(await world.balance(booked[0]?.id ?? '', inviter.id)).toEqual({ held: 0, kept: 33_002 })
})

test("a bank's question is no result: the key is free, and the same attempt goes on after it", async () => {
  const { kit, otherPilot } = world
  const idCard = await world.saveCard(otherPilot, 'asks')
  const body = { ...start(), id_card: idCard }
  const asked = await otherPilot.client.ok(flightEndpoints.bookSolo, { body, headers })
  expect(asked.status).toBe('requires_action')
  expect(await rowsOf(otherPilot.id)).toEqual([])
  await world.confirmWithBank(asked.clientSecret ?? '')
  const done = await otherPilot.client.ok(flightEndpoints.bookSolo, { body, headers })
  expect(done).toMatchObject({ status: 'succeeded', id_flight_proporsal: asked.id_flight_proporsal })
  expect(await kit.db.$count(flights, eq(flights.startsAt, new Date(body.flight_date)))).toBe(1)
})
