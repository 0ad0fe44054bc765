import {
  flightEndpoints,
  IDEMPOTENCY_HEADER,
  NEXT_CURSOR_HEADER,
  operatorEndpoints,
  paymentTexts,
  proposalEndpoints,
  readDetail,
} from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertWeek } from '../availability/queries.ts'
import { tables } from '../db/index.ts'
import { createFlightWorld, type FlightWorld } from '../testing/flight-world.ts'
import { acceptProposal } from './accept.ts'
import { sendProposal } from './send.ts'

const HOUR = 3_600_000
const SHARE = 16_501
const none = { held: 0, kept: 0 }

let world: FlightWorld
beforeAll(async () => {
  world = await createFlightWorld()
})
afterAll(() => world.kit.close())

const proposal = (over: object = {}) => ({
  aircraft_id: world.aircraftId,
  invited_user_id: world.invitee.id,
  flight_date: world.nextStart().toISOString(),
  flight_duration: 2,
  ...over,
})
const send = (over: object = {}, client = world.inviter.client) =>
  client.call(proposalEndpoints.send, { body: proposal(over) })
const balances = async (id: string) => [await world.balance(id, world.inviter.id), await world.balance(id, world.invitee.id)]
const statusOf = async (id: string) => (await world.read(id))?.status
const later = (hours: number): string => new Date(world.kit.clock.now().getTime() + hours * HOUR).toISOString()

describe('sending', () => {
  test('stores a pending proposal with one invitation in the conversation, charges nothing, and mails', async () => {
    const before = await world.messages()
    const mails = world.kit.mails.length
    const id = await world.send(world.nextStart())
    expect(await world.messages()).toEqual([...before, 'system_invitation'])
    expect(await balances(id)).toEqual([none, none])
    await world.kit.settled()
    const told = world.kit.mails.slice(mails).map(({ to }) => to)
    expect(told.sort()).toEqual([world.invitee.email, world.operator.email].sort())
  })

  test('without a saved card nothing is stored and a card can be saved', async () => {
    const { id, client } = await world.kit.user({ role: 'pilot' })
    const answer = await client.ok(proposalEndpoints.send, { body: proposal() })
    expect(answer).toEqual({ status: 'requires_payment_method', clientSecret: expect.stringMatching(/^seti_/) })
    expect(await world.kit.db.$count(tables.flights, eq(tables.flights.inviterId, id))).toBe(0)
  })

  test('the same live proposal again, also at once, is answered with the first', async () => {
    const body = proposal()
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
    const body = proposal()
    const first = await world.inviter.client.ok(proposalEndpoints.send, { body, headers })
    await world.inviter.client.ok(proposalEndpoints.cancel, { params: { id: first.id_flight_proporsal ?? '' } })
    expect(await world.inviter.client.ok(proposalEndpoints.send, { body, headers })).toEqual(first)
    const other = await world.inviter.client.call(proposalEndpoints.send, { body: proposal(), headers })
    expect(other.status).toBe(422)
    const blank = await world.inviter.client.call(proposalEndpoints.send, { body: proposal(), headers: { [IDEMPOTENCY_HEADER]: '' } })
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
    const body = proposal()
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

describe('accepting', () => {
  test('charges both halves, the odd cent to the inviter, and takes the time', async () => {
    const id = await world.send(world.nextStart(), 1)
    expect(await world.accept(id)).toEqual({ status: 'succeeded', id_flight_proporsal: id })
    expect(await balances(id)).toEqual([{ held: 0, kept: 8251 }, { held: 0, kept: 8250 }])
    expect(await world.slots(id)).toEqual(['taken aircraft', 'taken invitee', 'taken inviter'])
    expect(await world.read(id)).toMatchObject({ status: 'accepted', leasedUntil: null })
  })

  test('c11: five at once make one charge for each payer; a repeat answers the first result', async () => {
    const id = await world.send(world.nextStart())
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => world.invitee.client.call(proposalEndpoints.accept, { params: { id }, body: {} })),
    )
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(await balances(id)).toEqual([{ held: 0, kept: SHARE }, { held: 0, kept: SHARE }])
    expect(await world.accept(id)).toEqual({ status: 'succeeded', id_flight_proporsal: id })
    expect(await balances(id)).toEqual([{ held: 0, kept: SHARE }, { held: 0, kept: SHARE }])
  })

  test('of two proposals for one time the second accept finds it taken, and nothing is charged', async () => {
    const start = world.nextStart()
    const first = await world.send(start)
    const body = proposal({ flight_date: start.toISOString() })
    const second = await world.otherPilot.client.ok(proposalEndpoints.send, { body })
    await world.accept(first)
    const id = second.id_flight_proporsal ?? ''
    const answer = await world.invitee.client.call(proposalEndpoints.accept, { params: { id }, body: {} })
    expect([answer.status, readDetail(answer.json)]).toEqual([409, 'This time is no longer available.'])
    expect(await world.balance(id, world.invitee.id)).toEqual(none)
    expect(await statusOf(id)).toBe('pending')
  })

  test('without a card: requires_payment_method, nothing changes', async () => {
    const guest = await world.kit.user({ role: 'pilot' })
    const sent = await world.inviter.client.ok(proposalEndpoints.send, { body: proposal({ invited_user_id: guest.id }) })
    const id = sent.id_flight_proporsal ?? ''
    const answer = await guest.client.ok(proposalEndpoints.accept, { params: { id } , body: {} })
    expect(answer).toMatchObject({ status: 'requires_payment_method', clientSecret: expect.any(String) })
    expect(await world.read(id)).toMatchObject({ status: 'pending', leasedUntil: null })
  })

  test('a declined card of the invited pilot: 402 with the text of the gateway, nothing stays held', async () => {
    const id = await world.send(world.nextStart())
    const idCard = await world.saveCard(world.invitee, 'declined')
    const answer = await world.invitee.client.call(proposalEndpoints.accept, { params: { id }, body: { id_card: idCard } })
    expect([answer.status, readDetail(answer.json)]).toEqual([402, 'Your card was declined.'])
    expect(await balances(id)).toEqual([none, none])
    expect(await world.read(id)).toMatchObject({ status: 'pending', leasedUntil: null })
    expect(await world.slots(id)).toEqual([])
    await world.saveCard(world.invitee, 'good')
    expect(await world.accept(id)).toMatchObject({ status: 'succeeded' })
  })

  test('a declined card of the inviter: the detail says whose, nothing stays held', async () => {
    const idCard = await world.saveCard(world.inviter, 'declined')
    const sent = await world.inviter.client.ok(proposalEndpoints.send, { body: proposal({ id_card: idCard }) })
    await world.saveCard(world.inviter, 'good')
    const id = sent.id_flight_proporsal ?? ''
    const answer = await world.invitee.client.call(proposalEndpoints.accept, { params: { id }, body: {} })
    expect(answer.status).toBe(402)
    expect(readDetail(answer.json)).toMatch(/^Your co-pilot's card/)
    await world.runJobs()
    expect(await balances(id)).toEqual([none, none])
    expect(await statusOf(id)).toBe('pending')
  })

  test("c12: the invited pilot's bank asks: finished by webhook, return and repeat, once, whatever comes first", async () => {
    const id = await world.send(world.nextStart())
    const said = (await world.messages()).length
    const idCard = await world.saveCard(world.invitee, 'asks')
    const asked = await world.accept(id, idCard)
    expect(asked).toMatchObject({ status: 'requires_action', clientSecret: expect.stringMatching(/^pi_/) })
    await world.saveCard(world.invitee, 'good')
    const mine = await world.invitee.client.ok(proposalEndpoints.received)
    expect(mine.find((each) => each.id_flight_proporsal === id)?.payment_action).toEqual({ clientSecret: asked.clientSecret })
    await world.confirmWithBank(asked.clientSecret ?? '')
    expect(await statusOf(id)).toBe('accepted')
    expect(await world.accept(id)).toEqual({ status: 'succeeded', id_flight_proporsal: id })
    await world.runJobs()
    expect(await balances(id)).toEqual([{ held: 0, kept: SHARE }, { held: 0, kept: SHARE }])
    expect((await world.messages()).length).toBe(said)
  })

  test('a bank that is never answered: the lease ends, the request is free again and can be paid anew', async () => {
    const id = await world.send(world.nextStart())
    await world.accept(id, await world.saveCard(world.invitee, 'asks'))
    await world.saveCard(world.invitee, 'good')
    expect(await world.slots(id)).toEqual(['held aircraft', 'held invitee', 'held inviter'])
    const decline = await world.invitee.client.call(proposalEndpoints.decline, { params: { id } })
    expect([decline.status, readDetail(decline.json)]).toEqual([409, paymentTexts.inProgress])
    await world.passTime(15 * 60)
    await world.runJobs()
    expect(await world.read(id)).toMatchObject({ status: 'pending', leasedUntil: null })
    expect(await world.slots(id)).toEqual([])
    expect(await world.accept(id)).toMatchObject({ status: 'succeeded' })
    expect(await balances(id)).toEqual([{ held: 0, kept: SHARE }, { held: 0, kept: SHARE }])
  })

  test("the inviter's bank asks: the invited pilot is not charged; after the confirmation they accept again", async () => {
    const idCard = await world.saveCard(world.inviter, 'asks')
    const sent = await world.inviter.client.ok(proposalEndpoints.send, { body: proposal({ id_card: idCard }) })
    await world.saveCard(world.inviter, 'good')
    const id = sent.id_flight_proporsal ?? ''
    const first = await world.invitee.client.call(proposalEndpoints.accept, { params: { id }, body: {} })
    expect([first.status, readDetail(first.json)]).toEqual([409, paymentTexts.coPilotMustConfirm])
    await world.runJobs()
    expect(await balances(id)).toEqual([none, none])
    expect(await world.read(id)).toMatchObject({ status: 'pending', leasedUntil: null })
    const copy = (await world.inviter.client.ok(proposalEndpoints.sent)).find((each) => each.id_flight_proporsal === id)
    const secret = copy?.payment_action?.clientSecret ?? ''
    expect(secret).toMatch(/^pi_/)
    await world.confirmWithBank(secret)
    expect(await statusOf(id)).toBe('pending')
    expect((await world.balance(id, world.inviter.id)).kept).toBe(0)
    expect(await world.accept(id)).toMatchObject({ status: 'succeeded' })
    expect(await balances(id)).toEqual([{ held: 0, kept: SHARE }, { held: 0, kept: SHARE }])
  })

  test('a capture that fails for good declines the flight and gives the other share back', async () => {
    const id = await world.send(world.nextStart())
    const { deps } = world.kit
    let captures = 0
    const payments: typeof deps.payments = {
      ...deps.payments,
      capture: (intentId, key) => {
        captures += 1
        return captures === 1
          ? deps.payments.capture(intentId, key)
          : Promise.resolve({ state: 'failed', detail: 'The hold has expired.' })
      },
    }
    const user = { id: world.invitee.id, name: '', role: 'pilot', verification: 'approved', sessionId: '' } as const
    await expect(acceptProposal({ ...deps, payments }, user, id, undefined)).rejects.toMatchObject({ status: 402 })
    await world.runJobs()
    expect(await statusOf(id)).toBe('declined')
    expect((await balances(id)).map(({ kept }) => kept)).toEqual([0, 0])
    expect(await world.slots(id)).toEqual([])
  })

  test('a gateway that does not answer: 502, and the same call goes on where it stopped', async () => {
    const id = await world.send(world.nextStart())
    const { deps } = world.kit
    let calls = 0
    const payments: typeof deps.payments = {
      ...deps.payments,
      confirm: async (...parts) => {
        calls += 1
        const answer = await deps.payments.confirm(...parts)
        if (calls === 1) throw Object.assign(new Error('lost'), { status: 502 })
        return answer
      },
    }
    const user = { id: world.invitee.id, name: '', role: 'pilot', verification: 'approved', sessionId: '' } as const
    await expect(acceptProposal({ ...deps, payments }, user, id, undefined)).rejects.toThrow('lost')
    expect(await world.accept(id)).toMatchObject({ status: 'succeeded' })
    expect(await balances(id)).toEqual([{ held: 0, kept: SHARE }, { held: 0, kept: SHARE }])
  })

  test('c16: nothing happens to what was cancelled, countered or started meanwhile', async () => {
    const { inviter, invitee, operator } = world
    const cancelled = await world.send(world.nextStart())
    await inviter.client.ok(proposalEndpoints.cancel, { params: { id: cancelled } })
    const accept = await invitee.client.call(proposalEndpoints.accept, { params: { id: cancelled }, body: {} })
    expect([accept.status, readDetail(accept.json)]).toEqual([409, 'This flight has been cancelled.'])
    expect(await balances(cancelled)).toEqual([none, none])

    const countered = await world.send(world.nextStart())
    const start = (await world.read(countered))?.startsAt.getTime() ?? 0
    const new_date = new Date(start + 2.25 * HOUR).toISOString()
    await operator.client.ok(operatorEndpoints.proposeNewTime, { params: { id: countered }, body: { new_date } })
    const params = { id: countered }
    expect((await invitee.client.call(proposalEndpoints.accept, { params, body: {} })).status).toBe(409)
    expect((await invitee.client.call(proposalEndpoints.decline, { params })).status).toBe(409)
    const stale = { params: { id: countered }, body: { new_date: new Date(start).toISOString() } }
    expect((await invitee.client.call(proposalEndpoints.acceptCounter, stale)).status).toBe(409)
    for (const { client } of [inviter, invitee]) {
      await client.ok(proposalEndpoints.acceptCounter, { params: { id: countered }, body: { new_date } })
    }
    expect(await world.read(countered)).toMatchObject({ status: 'pending', startsAt: new Date(new_date) })
    const counter = await invitee.client.call(proposalEndpoints.acceptCounter, { params: { id: countered }, body: {} })
    expect(counter.status).toBe(409)

    const begun = await world.send(world.nextStart())
    const startsAt = new Date(world.kit.clock.now().getTime() - HOUR)
    await world.kit.db.update(tables.flights).set({ startsAt, endsAt: new Date(startsAt.getTime() + 2 * HOUR) }).where(eq(tables.flights.id, begun))
    expect((await invitee.client.call(proposalEndpoints.accept, { params: { id: begun }, body: {} })).status).toBe(409)
  })
})

describe('lists', () => {
  test('sent and received hold no solo flights and page without a gap', async () => {
    await world.bookSolo(world.nextStart())
    const all = await world.inviter.client.ok(proposalEndpoints.sent)
    expect(all.every(({ is_solo: isSolo, is_owner: isOwner }) => !isSolo && isOwner)).toBe(true)
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const answer = await world.inviter.client.call(proposalEndpoints.sent, { query: { limit: 7, cursor } })
      ids.push(...proposalEndpoints.sent.response.schema.parse(answer.json).map(({ id_flight_proporsal: id }) => id))
      cursor = answer.headers.get(NEXT_CURSOR_HEADER) ?? undefined
    } while (cursor !== undefined)
    expect(ids).toEqual(all.map(({ id_flight_proporsal: id }) => id))
    expect((await world.otherPilot.client.ok(flightEndpoints.mine)).confirmed).toEqual([])
  })

  test('an unapproved pilot still sees and declines what they have', async () => {
    const guest = await world.kit.user({ role: 'pilot' })
    const sent = await world.inviter.client.ok(proposalEndpoints.send, { body: proposal({ invited_user_id: guest.id }) })
    const id = sent.id_flight_proporsal ?? ''
    await world.kit.db.update(tables.pilotProfiles).set({ verification: 'pending' }).where(eq(tables.pilotProfiles.userId, guest.id))
    expect((await guest.client.call(proposalEndpoints.accept, { params: { id }, body: {} })).status).toBe(403)
    expect(await guest.client.ok(proposalEndpoints.received)).toHaveLength(1)
    expect(await guest.client.ok(proposalEndpoints.decline, { params: { id } })).toMatchObject({ status: 'declined' })
  })
})
