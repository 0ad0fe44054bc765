import { flightEndpoints, proposalEndpoints, readDetail, sandboxEndpoints } from '@pilotpair/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFlightWorld, type FlightWorld } from '../testing/flight-world.ts'

let world: FlightWorld
let cards: { readonly good: string; readonly asks: string; readonly soloGood: string; readonly soloAsks: string }
beforeAll(async () => {
  world = await createFlightWorld()
  const { invitee, inviter } = world
  cards = {
    asks: await world.saveCard(invitee, 'asks'),
    soloAsks: await world.saveCard(inviter, 'asks'),
    good: await world.saveCard(invitee, 'good'),
    soloGood: await world.saveCard(inviter, 'good'),
  }
})
afterAll(() => world.kit.close())

const none = { held: 0, kept: 0 }
const SHARE = 16_501
const accept = (id: string, idCard: string) =>
  world.invitee.client.call(proposalEndpoints.accept, { params: { id }, body: { id_card: idCard } })
const solo = (flight_date: string, idCard: string) =>
  world.inviter.client.call(flightEndpoints.bookSolo, {
    body: { aircraft_id: world.aircraftId, flight_date, id_card: idCard },
  })
const asked = (answer: { readonly json: unknown }) => {
  expect(answer.json).toMatchObject({ status: 'requires_action' })
  return flightEndpoints.bookSolo.response.schema.parse(answer.json)
}
/** The payer does not prove to the bank who they are, and the gateway tells of it. */
const failChallenge = async (clientSecret: string | undefined): Promise<void> => {
  const body = { client_secret: clientSecret ?? '', outcome: 'fail' as const }
  await world.kit.client().ok(sandboxEndpoints.challenge, { body })
  await world.kit.settled()
}

describe("accepting once the bank's question has failed", () => {
  test('no payment is in progress any more: the request can be declined at once', async () => {
    const id = await world.send(world.nextStart())
    await failChallenge(asked(await accept(id, cards.asks)).clientSecret)
    expect(await world.read(id)).toMatchObject({ status: 'pending', leasedUntil: null })
    const declined = await world.invitee.client.ok(proposalEndpoints.decline, { params: { id } })
    expect(declined.status).toBe('declined')
    expect(await world.balance(id, world.invitee.id)).toEqual(none)
  })

  test('another card pays at the first try', async () => {
    const id = await world.send(world.nextStart())
    await failChallenge(asked(await accept(id, cards.asks)).clientSecret)
    expect((await accept(id, cards.good)).json).toEqual({ status: 'succeeded', id_flight_proporsal: id })
    for (const { id: payer } of [world.invitee, world.inviter]) expect(await world.balance(id, payer)).toEqual({ held: 0, kept: SHARE })
  })

  test('a card typed afterwards into the form of the failed question holds nothing', async () => {
    const id = await world.send(world.nextStart())
    const { clientSecret = '' } = asked(await accept(id, cards.asks))
    await failChallenge(clientSecret)
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2031, cvc: '123' }
    const late = await world.kit.client().ok(sandboxEndpoints.confirm, { body: { client_secret: clientSecret, card } })
    expect(late.intent.status).toBe('requires_capture')
    await world.kit.settled()
    expect(await world.balance(id, world.invitee.id)).toEqual(none)
    expect(await world.read(id)).toMatchObject({ status: 'pending', leasedUntil: null })
  })

  test('the same card is asked about anew', async () => {
    const id = await world.send(world.nextStart())
    const first = asked(await accept(id, cards.asks)).clientSecret
    await failChallenge(first)
    expect(asked(await accept(id, cards.asks)).clientSecret).not.toBe(first)
  })
})

describe('another card while the bank of the first one asks', () => {
  test('pays, and a late answer to the question takes nothing', async () => {
    const id = await world.send(world.nextStart())
    const { clientSecret } = asked(await accept(id, cards.asks))
    expect((await accept(id, cards.good)).json).toEqual({ status: 'succeeded', id_flight_proporsal: id })
    await world.confirmWithBank(clientSecret ?? '')
    await world.runJobs()
    for (const { id: payer } of [world.invitee, world.inviter]) expect(await world.balance(id, payer)).toEqual({ held: 0, kept: SHARE })
  })

  test("somebody else's card and none leave the question as it is", async () => {
    const id = await world.send(world.nextStart())
    const { clientSecret } = asked(await accept(id, cards.asks))
    expect((await accept(id, cards.soloGood)).status).toBe(422)
    const again = await world.invitee.client.ok(proposalEndpoints.accept, { params: { id }, body: {} })
    expect(again).toEqual({ status: 'requires_action', clientSecret, id_flight_proporsal: id })
  })
})

describe('a solo booking', () => {
  test("vanishes with the failed question, and another card books it at the first try", async () => {
    const start = world.nextStart().toISOString()
    const first = asked(await solo(start, cards.soloAsks))
    await failChallenge(first.clientSecret)
    expect(await world.read(first.id_flight_proporsal ?? '')).toBeUndefined()
    expect((await solo(start, cards.soloGood)).json).toMatchObject({ status: 'succeeded' })
  })

  test('is paid with another card while the bank of the first one asks', async () => {
    const start = world.nextStart().toISOString()
    const first = asked(await solo(start, cards.soloAsks))
    const foreign = await solo(start, cards.good)
    expect([foreign.status, readDetail(foreign.json)]).toEqual([200, undefined])
    const booked = flightEndpoints.bookSolo.response.schema.parse((await solo(start, cards.soloGood)).json)
    expect(booked.status).toBe('succeeded')
    expect(await world.read(first.id_flight_proporsal ?? '')).toBeUndefined()
    expect(await world.balance(booked.id_flight_proporsal ?? '', world.inviter.id)).toEqual({ held: 0, kept: 2 * SHARE })
  })
})
