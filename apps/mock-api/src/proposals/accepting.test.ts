import { operatorEndpoints, paymentTexts, proposalEndpoints, readDetail } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { createFlightWorld, type FlightWorld } from '../testing/flight-world.ts'
import { acceptProposal } from './accept.ts'

const HOUR = 3_600_000
const SHARE = 16_501
const none = { held: 0, kept: 0 }

let world: FlightWorld
beforeAll(async () => {
  world = await createFlightWorld()
})
afterAll(() => world.kit.close())

/** A request of the inviter whose own card behind it does this when it is charged; a good one is the newer. */
const sendBackedBy = async (kind: 'declined' | 'asks'): Promise<string> => {
  const idCard = await world.saveCard(world.inviter, kind)
  const sent = await world.inviter.client.ok(proposalEndpoints.send, { body: world.proposal({ id_card: idCard }) })
  await world.saveCard(world.inviter, 'good')
  return sent.id_flight_proporsal ?? ''
}
/** The body of an accept with the invited pilot's newest card. */
const withCard = async () => ({ id_card: await world.newestCard(world.invitee) })

const statusOf = async (id: string) => (await world.read(id))?.status

describe('accepting', () => {
  test('charges both halves, the odd cent to the inviter, and takes the time', async () => {
    const id = await world.send(world.nextStart(), 1)
    expect(await world.accept(id)).toEqual({ status: 'succeeded', id_flight_proporsal: id })
    expect(await world.balances(id)).toEqual([{ held: 0, kept: 8251 }, { held: 0, kept: 8250 }])
    expect(await world.slots(id)).toEqual(['taken aircraft', 'taken invitee', 'taken inviter'])
    expect(await world.read(id)).toMatchObject({ status: 'accepted', leasedUntil: null })
  })

  test('c11: five at once make one charge for each payer; a repeat answers the first result', async () => {
    const id = await world.send(world.nextStart())
    const body = await withCard()
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => world.invitee.client.call(proposalEndpoints.accept, { params: { id }, body })),
    )
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(await world.balances(id)).toEqual([{ held: 0, kept: SHARE }, { held: 0, kept: SHARE }])
    expect(await world.accept(id)).toEqual({ status: 'succeeded', id_flight_proporsal: id })
    expect(await world.balances(id)).toEqual([{ held: 0, kept: SHARE }, { held: 0, kept: SHARE }])
  })

  test('of two proposals for one time the second accept finds it taken, and nothing is charged', async () => {
    const start = world.nextStart()
    const first = await world.send(start)
    const body = world.proposal({ flight_date: start.toISOString() })
    const second = await world.otherPilot.client.ok(proposalEndpoints.send, { body })
    await world.accept(first)
    const id = second.id_flight_proporsal ?? ''
    const answer = await world.invitee.client.call(proposalEndpoints.accept, { params: { id }, body: await withCard() })
    expect([answer.status, readDetail(answer.json)]).toEqual([409, 'This time is no longer available.'])
    expect(await world.balance(id, world.invitee.id)).toEqual(none)
    expect(await statusOf(id)).toBe('pending')
  })

  test('without a card: requires_payment_method, nothing changes', async () => {
    const guest = await world.kit.user({ role: 'pilot' })
    const sent = await world.inviter.client.ok(proposalEndpoints.send, { body: world.proposal({ invited_user_id: guest.id }) })
    const id = sent.id_flight_proporsal ?? ''
    const answer = await guest.client.ok(proposalEndpoints.accept, { params: { id } , body: {} })
    expect(answer).toMatchObject({ status: 'requires_payment_method', clientSecret: expect.any(String) })
    expect(await world.read(id)).toMatchObject({ status: 'pending', leasedUntil: null })
  })

  test('without a chosen card nothing is charged, whatever cards are saved: a card is asked for', async () => {
    const id = await world.send(world.nextStart())
    for (const body of [{}, { id_card: null }]) {
      const answer = await world.invitee.client.ok(proposalEndpoints.accept, { params: { id }, body })
      expect(answer).toEqual({
        status: 'requires_payment_method', clientSecret: expect.stringMatching(/^seti_/), id_flight_proporsal: id,
      })
    }
    expect(await world.read(id)).toMatchObject({ status: 'pending', leasedUntil: null })
    expect(await world.balances(id)).toEqual([none, none])
    expect(await world.slots(id)).toEqual([])
  })

  test('a declined card of the invited pilot: 402 with the text of the gateway, nothing stays held', async () => {
    const id = await world.send(world.nextStart())
    const idCard = await world.saveCard(world.invitee, 'declined')
    const answer = await world.invitee.client.call(proposalEndpoints.accept, { params: { id }, body: { id_card: idCard } })
    expect([answer.status, readDetail(answer.json)]).toEqual([402, 'Your card was declined.'])
    expect(await world.balances(id)).toEqual([none, none])
    expect(await world.read(id)).toMatchObject({ status: 'pending', leasedUntil: null })
    expect(await world.slots(id)).toEqual([])
    await world.saveCard(world.invitee, 'good')
    expect(await world.accept(id)).toMatchObject({ status: 'succeeded' })
  })

  test('a declined card of the inviter: the detail says whose, nothing stays held', async () => {
    const id = await sendBackedBy('declined')
    const answer = await world.invitee.client.call(proposalEndpoints.accept, { params: { id }, body: await withCard() })
    expect(answer.status).toBe(402)
    expect(readDetail(answer.json)).toMatch(/^Your co-pilot's card/)
    await world.runJobs()
    expect(await world.balances(id)).toEqual([none, none])
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
    expect(await world.balances(id)).toEqual([{ held: 0, kept: SHARE }, { held: 0, kept: SHARE }])
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
    expect(await world.balances(id)).toEqual([{ held: 0, kept: SHARE }, { held: 0, kept: SHARE }])
  })

  test("the inviter's bank asks: the invited pilot is not charged; after the confirmation they accept again", async () => {
    const id = await sendBackedBy('asks')
    const first = await world.invitee.client.call(proposalEndpoints.accept, { params: { id }, body: await withCard() })
    expect([first.status, readDetail(first.json)]).toEqual([409, paymentTexts.coPilotMustConfirm])
    await world.runJobs()
    expect(await world.balances(id)).toEqual([none, none])
    expect(await world.read(id)).toMatchObject({ status: 'pending', leasedUntil: null })
    const copy = (await world.inviter.client.ok(proposalEndpoints.sent)).find((each) => each.id_flight_proporsal === id)
    const secret = copy?.payment_action?.clientSecret ?? ''
    expect(secret).toMatch(/^pi_/)
    await world.confirmWithBank(secret)
    expect(await statusOf(id)).toBe('pending')
    expect((await world.balance(id, world.inviter.id)).kept).toBe(0)
    expect(await world.accept(id)).toMatchObject({ status: 'succeeded' })
    expect(await world.balances(id)).toEqual([{ held: 0, kept: SHARE }, { held: 0, kept: SHARE }])
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
    await expect(acceptProposal({ ...deps, payments }, user, id, await world.newestCard(world.invitee))).rejects.toMatchObject({ status: 402 })
    await world.runJobs()
    expect(await statusOf(id)).toBe('declined')
    expect((await world.balances(id)).map(({ kept }) => kept)).toEqual([0, 0])
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
    await expect(acceptProposal({ ...deps, payments }, user, id, await world.newestCard(world.invitee))).rejects.toThrow('lost')
    expect(await world.accept(id)).toMatchObject({ status: 'succeeded' })
    expect(await world.balances(id)).toEqual([{ held: 0, kept: SHARE }, { held: 0, kept: SHARE }])
  })

  test('c16: nothing happens to what was cancelled, countered or started meanwhile', async () => {
    const { inviter, invitee, operator } = world
    const cancelled = await world.send(world.nextStart())
    await inviter.client.ok(proposalEndpoints.cancel, { params: { id: cancelled } })
    const accept = await invitee.client.call(proposalEndpoints.accept, { params: { id: cancelled }, body: {} })
    expect([accept.status, readDetail(accept.json)]).toEqual([409, 'This flight has been cancelled.'])
    expect(await world.balances(cancelled)).toEqual([none, none])

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
