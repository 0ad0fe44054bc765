import { bookingTexts, flightEndpoints, operatorEndpoints, proposalEndpoints, readDetail } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { createFlightWorld, type FlightWorld } from '../testing/flight-world.ts'

const SOLO = 33_002
const none = { held: 0, kept: 0 }
const held = (cents: number) => ({ held: 0, kept: cents })

let world: FlightWorld
beforeAll(async () => {
  world = await createFlightWorld()
})
afterAll(() => world.kit.close())

const at = (id: string) => ({ params: { id } })
const bookSolo = async (start = world.nextStart()): Promise<string> =>
  (await world.bookSolo(start)).id_flight_proporsal ?? ''

describe('solo', () => {
  test('books two hours, pays all of it, waits for approval', async () => {
    const id = await bookSolo()
    expect(await world.balances(id)).toEqual([held(SOLO), none])
    expect(await world.slots(id)).toEqual(['taken aircraft', 'taken inviter'])
    const mine = (await world.inviter.client.ok(flightEndpoints.mine)).confirmed.find((each) => each.id_flight_proporsal === id)
    expect(mine).toMatchObject({ status: 'accepted', is_solo: true, is_confirmed: false, flight_duration: 2, payment: { state: 'paid', share_cents: SOLO } })
  })

  test('the same booking again answers the first result and charges nothing', async () => {
    const start = world.nextStart()
    const id = await bookSolo(start)
    expect(await bookSolo(start)).toBe(id)
    expect(await world.balances(id)).toEqual([held(SOLO), none])
  })

  test('another price than the one that was shown: 409, nothing is stored; the right one books', async () => {
    const start = world.nextStart()
    const body = { aircraft_id: world.aircraftId, flight_date: start.toISOString() }
    const expecting = (cents: number) =>
      world.inviter.client.call(flightEndpoints.bookSolo, { body: { ...body, expected_total_cents: cents } })
    const refused = await expecting(SOLO - 1)
    expect([refused.status, readDetail(refused.json)]).toEqual([409, bookingTexts.priceChanged])
    expect(await world.kit.db.$count(tables.flights, eq(tables.flights.startsAt, start))).toBe(0)
    expect((await expecting(SOLO)).status).toBe(200)
  })

  test('of three pilots who want one time at once one gets it, two hear 409, one is charged', async () => {
    const start = world.nextStart()
    const body = { aircraft_id: world.aircraftId, flight_date: start.toISOString() }
    const people = [world.inviter, world.invitee, world.otherPilot]
    const answers = await Promise.all(people.map(({ client }) => client.call(flightEndpoints.bookSolo, { body })))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect(readDetail(lost?.json)).toBe('This time is no longer available.')
    expect(await world.kit.db.$count(tables.flights, eq(tables.flights.startsAt, start))).toBe(1)
  })

  test('a declined card: 402, nothing is stored, the time is free', async () => {
    const card = await world.saveCard(world.otherPilot, 'declined')
    const start = world.nextStart()
    const body = { aircraft_id: world.aircraftId, flight_date: start.toISOString(), id_card: card }
    const answer = await world.otherPilot.client.call(flightEndpoints.bookSolo, { body })
    expect([answer.status, readDetail(answer.json)]).toEqual([402, 'Your card was declined.'])
    expect(await world.kit.db.$count(tables.flights, eq(tables.flights.startsAt, start))).toBe(0)
    await bookSolo(start)
  })

  test('another duration, or no card: 422, requires_payment_method', async () => {
    const body = { aircraft_id: world.aircraftId, flight_date: world.nextStart().toISOString() }
    const wrong = await world.inviter.client.send('/api/v1/flights/book-solo', {
      method: 'POST',
      body: JSON.stringify({ ...body, flight_duration: 3 }),
      headers: { 'Content-Type': 'application/json' },
    })
    expect(wrong.status).toBe(422)
    const guest = await world.kit.user({ role: 'pilot' })
    expect(await guest.client.ok(flightEndpoints.bookSolo, { body })).toMatchObject({ status: 'requires_payment_method' })
  })

  test('the bank asks: stored leased, finished by the webhook; unanswered it vanishes with its lease', async () => {
    const asks = await world.saveCard(world.inviter, 'asks')
    await world.saveCard(world.inviter, 'good')
    const finished = await world.bookSolo(world.nextStart(), asks)
    expect(finished).toMatchObject({ status: 'requires_action' })
    await world.confirmWithBank(finished.clientSecret ?? '')
    expect(await world.existing(finished.id_flight_proporsal ?? '')).toMatchObject({ status: 'accepted', leasedUntil: null })

    const start = world.nextStart()
    const left = await world.bookSolo(start, asks)
    const id = left.id_flight_proporsal ?? ''
    expect(await world.slots(id)).toEqual(['held aircraft', 'held inviter'])
    const pending = await world.operator.client.ok(operatorEndpoints.pendingFlights)
    expect(pending.some((each) => each.id_flight_proporsal === id)).toBe(false)
    await world.passTime(15 * 60)
    await world.runJobs()
    expect(await world.read(id)).toBeUndefined()
    await world.confirmWithBank(left.clientSecret ?? '').catch(() => undefined)
    await world.runJobs()
    expect(await world.slots(id)).toEqual([])
    await bookSolo(start)
  })

  test('cancelled before approval: a full refund, listed under past with it', async () => {
    const id = await bookSolo()
    await world.inviter.client.ok(proposalEndpoints.cancel, at(id))
    await world.runJobs()
    expect(await world.balances(id)).toEqual([none, none])
    const past = (await world.inviter.client.ok(flightEndpoints.mine)).past.find((each) => each.id_flight_proporsal === id)
    expect(past).toMatchObject({ status: 'cancelled', payment: { state: 'refunded', refunded_cents: SOLO } })
  })
})

test('c05: a wall clock is the one at the aircraft, over the change of clocks', async () => {
  const spring = await createFlightWorld(new Date('2027-02-20T12:00:00Z'))
  const start = async (flightDate: string): Promise<string | number> => {
    const body = { aircraft_id: spring.aircraftId, flight_date: flightDate }
    const answer = await spring.inviter.client.call(flightEndpoints.bookSolo, { body })
    if (answer.status !== 200) return answer.status
    const { id_flight_proporsal: id } = flightEndpoints.bookSolo.response.schema.parse(answer.json)
    return (await spring.read(id ?? ''))?.startsAt.toISOString() ?? 'gone'
  }
  expect(await start('2027-03-13T13:00')).toBe('2027-03-13T21:00:00.000Z')
  expect(await start('2027-03-14T13:00')).toBe('2027-03-14T20:00:00.000Z')
  expect(await start('2027-03-14T02:00')).toBe(422)
  expect(await start('2027-04-21T21:00')).toBe('2027-04-22T04:00:00.000Z')
  expect(await start('2027-04-22T10:00')).toBe(422)
  await spring.kit.close()
})
