import { bookingTexts, IDEMPOTENCY_HEADER, proposalEndpoints, readDetail } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertWeek } from '../availability/queries.ts'
import { tables } from '../db/index.ts'
import { createFlightWorld, type FlightWorld } from '../testing/flight-world.ts'
import { sendProposal } from './send.ts'

const HOUR = 3_600_000
const none = { held: 0, kept: 0 }

let world: FlightWorld
beforeAll(async () => {
  world = await createFlightWorld()
})
afterAll(() => world.kit.close())

const send = (over: object = {}, client = world.inviter.client) =>
  client.call(proposalEndpoints.send, { body: world.proposal(over) })
const later = (hours: number): string => new Date(world.kit.clock.now().getTime() + hours * HOUR).toISOString()

describe('sending', () => {
  test('stores a pending proposal with one invitation in the conversation, charges nothing, and mails', async () => {
    const before = await world.messages()
    const mails = world.kit.mails.length
    const id = await world.send(world.nextStart())
    expect(await world.messages()).toEqual([...before, 'system_invitation'])
    expect(await world.balances(id)).toEqual([none, none])
    await world.kit.settled()
    const told = world.kit.mails.slice(mails).map(({ to }) => to)
    expect(told.sort()).toEqual([world.invitee.email, world.operator.email].sort())
  })

  test('another price than the one that was shown: 409, nothing is stored; the right one is sent', async () => {
    const start = world.nextStart()
    const expecting = (cents: number) =>
      send({ flight_date: start.toISOString(), flight_duration: 2, expected_total_cents: cents })
    const refused = await expecting(33_001)
    expect([refused.status, readDetail(refused.json)]).toEqual([409, bookingTexts.priceChanged])
    expect(await world.kit.db.$count(tables.flights, eq(tables.flights.startsAt, start))).toBe(0)
    expect((await expecting(33_002)).status).toBe(200)
  })

  test('without a saved card nothing is stored and a card can be saved', async () => {
    const { id, client } = await world.kit.user({ role: 'pilot' })
    const answer = await client.ok(proposalEndpoints.send, { body: world.proposal() })
    expect(answer).toEqual({ status: 'requires_payment_method', clientSecret: expect.stringMatching(/^seti_/) })
    expect(await world.kit.db.$count(tables.flights, eq(tables.flights.inviterId, id))).toBe(0)
  })

  test('the same live proposal again, also at once, is answered with the first', async () => {
    const body = world.proposal()
    const answers = await Promise.all([1, 2, 3].map(() => world.inviter.client.ok(proposalEndpoints.send, { body })))
    expect(new Set(answers.map(({ id_flight_proporsal: id }) => id)).size).toBe(1)
    expect(await world.kit.db.$count(tables.flights, eq(tables.flights.startsAt, new Date(body.flight_date)))).toBe(1)
  })

  test('after the first has been declined, the same can be sent anew', async () => {
    const start = world.nextStart()
    const first = await world.send(start)
    await world.invitee.client.ok(proposalEndpoints.decline, { params: { id: first } })
    expect(await world.send(start)).not.toBe(first)
  })

  test('an Idempotency-Key gives the first answer once more, and belongs to one request', async () => {
    const headers = { [IDEMPOTENCY_HEADER]: 'attempt-1' }
    const body = world.proposal()
    const first = await world.inviter.client.ok(proposalEndpoints.send, { body, headers })
    await world.inviter.client.ok(proposalEndpoints.cancel, { params: { id: first.id_flight_proporsal ?? '' } })
    expect(await world.inviter.client.ok(proposalEndpoints.send, { body, headers })).toEqual(first)
    const other = await world.inviter.client.call(proposalEndpoints.send, { body: world.proposal(), headers })
    expect(other.status).toBe(422)
    const blank = await world.inviter.client.call(proposalEndpoints.send, { body: world.proposal(), headers: { [IDEMPOTENCY_HEADER]: '' } })
    expect(blank.status).toBe(400)
  })

  test.each([
    ['an unknown aircraft', () => ({ aircraft_id: crypto.randomUUID() }), 404],
    ['an unknown pilot', () => ({ invited_user_id: crypto.randomUUID() }), 404],
    ['an operator as pilot', () => ({ invited_user_id: world.operator.id }), 404],
    ['oneself', () => ({ invited_user_id: world.inviter.id }), 422],
    ['a start in the past', () => ({ flight_date: later(-1) }), 422],
    ['a start beyond the 60th day', () => ({ flight_date: later(61 * 24) }), 422],
    ['a start off the hour', () => ({ flight_date: '2027-01-20T10:30' }), 422],
    ['no duration', () => ({ flight_duration: 0 }), 422],
    ['half an hour', () => ({ flight_duration: 1.5 }), 422],
    ['a foreign card', () => ({ id_card: 'pm_not_mine' }), 422],
  ])('refuses %s', async (_name, over, status) => {
    expect((await send(over())).status).toBe(status)
  })

  test('an unverified pilot is neither to send nor to be invited', async () => {
    const { id, client } = await world.kit.user({ role: 'pilot', verification: 'pending' })
    expect((await send({}, client)).status).toBe(403)
    expect((await send({ invited_user_id: id })).status).toBe(404)
  })

  test('the profile id names the invited pilot, too', async () => {
    const [profile] = await world.kit.db.select().from(tables.pilotProfiles).where(eq(tables.pilotProfiles.userId, world.invitee.id))
    expect((await send({ invited_user_id: profile?.id })).status).toBe(200)
  })

  test('an operator who is deactivated while the card is looked up gets no proposal any more', async () => {
    const { flights, userAccounts } = tables
    const { deps } = world.kit
    const setActive = (isActivated: boolean) =>
      world.kit.db.update(userAccounts).set({ isActivated }).where(eq(userAccounts.id, world.operator.id))
    const cards: typeof deps.payments.cards = async (customerId) => {
      await setActive(false)
      return deps.payments.cards(customerId)
    }
    const body = { ...world.proposal(), notes: undefined }
    const user = { id: world.inviter.id, name: 'I', role: 'pilot', verification: 'approved', sessionId: '' } as const
    const slow = { ...deps, payments: { ...deps.payments, cards } }
    await expect(sendProposal(slow, user, body)).rejects.toMatchObject({ status: 409 })
    expect(await world.kit.db.$count(flights, eq(flights.startsAt, new Date(body.flight_date)))).toBe(0)
    await setActive(true)
  })

  test('a time that another flight has taken is refused', async () => {
    const start = world.nextStart()
    await world.accept(await world.send(start))
    const answer = await send({ flight_date: start.toISOString(), invited_user_id: world.otherPilot.id })
    expect([answer.status, readDetail(answer.json)]).toEqual([409, 'This time is no longer available.'])
  })

  test('c09: a flight must lie in the weekly hours: not past closing, not over a break', async () => {
    const { db } = world.kit
    const week = await db.select().from(tables.availabilitySlots).where(eq(tables.availabilitySlots.aircraftId, world.aircraftId))
    await db.delete(tables.availabilitySlots).where(eq(tables.availabilitySlots.aircraftId, world.aircraftId))
    const wednesday = [
      { dayOfWeek: 2, startMinute: 9 * 60, endMinute: 11 * 60 },
      { dayOfWeek: 2, startMinute: 13 * 60, endMinute: 16.5 * 60 },
    ]
    await db.transaction((tx) => insertWeek(tx, world.aircraftId, wednesday))
    const statuses: number[] = []
    for (const [hour, hours] of [[15, 2], [10, 4], [16, 1], [13, 3], [9, 2]] as const) {
      const flight_date = `2027-03-03T${String(hour).padStart(2, '0')}:00`
      statuses.push((await send({ flight_date, flight_duration: hours })).status)
    }
    await db.delete(tables.availabilitySlots).where(eq(tables.availabilitySlots.aircraftId, world.aircraftId))
    await db.insert(tables.availabilitySlots).values(week)
    expect(statuses).toEqual([422, 422, 422, 200, 200])
  })
})
