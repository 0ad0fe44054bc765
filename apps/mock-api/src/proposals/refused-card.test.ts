import { bookingTexts, paymentEndpoints, proposalEndpoints, readDetail } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { refusalTexts } from '../flights/refusals.ts'
import { createFlightWorld, type cardTokens, type FlightWorld } from '../testing/flight-world.ts'

const SHARE = 16_501
const none = { held: 0, kept: 0 }

let world: FlightWorld
beforeAll(async () => {
  world = await createFlightWorld()
})
afterAll(() => world.kit.close())

/** A request backed by a card, after the invited pilot has accepted it once. */
const refusedOnce = async (kind: keyof typeof cardTokens) => {
  const idCard = await world.saveCard(world.inviter, kind)
  const body = world.proposal({ id_card: idCard })
  const { id_flight_proporsal: id = '' } = await world.inviter.client.ok(proposalEndpoints.send, { body })
  const answer = await tryToAccept(id)
  return { id, body, idCard, answer }
}

const tryToAccept = async (id: string) =>
  world.invitee.client.call(proposalEndpoints.accept, { params: { id }, body: { id_card: await world.newestCard(world.invitee) } })

const moneyOfInviter = async (id: string): Promise<string | undefined> => {
  const sent = await world.inviter.client.ok(proposalEndpoints.sent)
  return sent.find(({ id_flight_proporsal }) => id_flight_proporsal === id)?.payment.state
}

/** Mails so far, those of the tests before as well: they go out after the answers. */
const mailsSoFar = async (): Promise<number> => {
  await world.kit.settled()
  return world.kit.mails.length
}

const mailsToInviter = async (after: number) => {
  await world.kit.settled()
  return world.kit.mails.slice(after).filter(({ to }) => to === world.inviter.email)
}

describe("the inviter's card is refused when the co-pilot accepts", () => {
  test('the inviter is told by mail and on their copy of the request, nobody else', async () => {
    const before = await mailsSoFar()
    const { id, answer } = await refusedOnce('declined')
    expect(answer.status).toBe(402)
    const [mail, ...others] = await mailsToInviter(before)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Your card was not accepted')
    expect(mail?.text).toContain('/payment-methods/new')
    expect(await moneyOfInviter(id)).toBe('declined')
    const received = await world.invitee.client.ok(proposalEndpoints.received)
    expect(received.find((each) => each.id_flight_proporsal === id)?.payment.state).toBe('none')
  })

  test('their newest card pays when the co-pilot accepts again, and the refused one can be removed', async () => {
    const { id, idCard } = await refusedOnce('declined')
    const remove = () => world.inviter.client.call(paymentEndpoints.removeMethod, { params: { id: idCard } })
    expect((await remove()).status).toBe(409)
    await world.saveCard(world.inviter, 'good')
    expect(await world.accept(id)).toMatchObject({ status: 'succeeded' })
    expect(await world.balances(id)).toEqual([{ held: 0, kept: SHARE }, { held: 0, kept: SHARE }])
    expect(await moneyOfInviter(id)).toBe('paid')
    expect((await remove()).status).toBe(200)
  })

  test('without another card it is refused again, and nothing is held', async () => {
    const { id } = await refusedOnce('declined')
    expect((await tryToAccept(id)).status).toBe(402)
    expect(await world.balances(id)).toEqual([none, none])
  })

  test('a bank that asks is told by mail', async () => {
    const before = await mailsSoFar()
    const { answer } = await refusedOnce('asks')
    expect(answer.status).toBe(409)
    expect((await mailsToInviter(before)).map(({ subject }) => subject)).toEqual(['Your bank asks you to confirm a payment'])
  })
})

describe('the same request again', () => {
  const sendAgain = (body: object) => world.inviter.client.call(proposalEndpoints.send, { body: { ...world.proposal(), ...body } })

  test('with another card is backed by that card from then on', async () => {
    const { id, body } = await refusedOnce('declined')
    const good = await world.saveCard(world.inviter, 'good')
    // The newest card is refused, too: what pays is the one that was chosen.
    await world.saveCard(world.inviter, 'declined')
    const again = await sendAgain({ ...body, id_card: good })
    expect(again.json).toEqual({ status: 'pending', id_flight_proporsal: id })
    expect(await moneyOfInviter(id)).toBe('none')
    expect(await world.accept(id)).toMatchObject({ status: 'succeeded' })
  })

  test("with somebody else's card: 422, and the first card stays", async () => {
    const body = world.proposal({ id_card: await world.saveCard(world.inviter, 'good') })
    const { id_flight_proporsal: id = '' } = await world.inviter.client.ok(proposalEndpoints.send, { body })
    expect((await sendAgain({ ...body, id_card: await world.newestCard(world.invitee) })).status).toBe(422)
    expect(await world.accept(id)).toMatchObject({ status: 'succeeded' })
  })

  test('for other hours or with other words: 409, and nothing changes', async () => {
    const body = world.proposal({ flight_duration: 2, notes: 'To the coast' })
    const { id_flight_proporsal: id = '' } = await world.inviter.client.ok(proposalEndpoints.send, { body })
    for (const other of [{ flight_duration: 3 }, { flight_duration: 1 }, { notes: 'To the hills' }]) {
      const answer = await sendAgain({ ...body, ...other })
      expect([answer.status, readDetail(answer.json)]).toEqual([409, refusalTexts.alreadySent])
    }
    const [stored] = await world.kit.db.select().from(tables.flights).where(eq(tables.flights.id, id))
    expect(stored).toMatchObject({ durationHours: 2, notes: 'To the coast' })
  })

  test('without words of its own is a repeat', async () => {
    const body = world.proposal({ notes: 'To the coast' })
    const first = await world.inviter.client.ok(proposalEndpoints.send, { body })
    expect((await sendAgain({ ...body, notes: bookingTexts.defaultNotes })).json).toEqual(first)
  })
})
