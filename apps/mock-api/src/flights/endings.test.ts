import { adminEndpoints, flightEndpoints, operatorEndpoints, proposalEndpoints } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { createFlightWorld, type FlightWorld } from '../testing/flight-world.ts'
import { cancelFlightsOfPilot, closeFlightsOfAircraft, liveFlightsOf } from './cascade.ts'

const SHARE = 16_501
const HOUR = 3_600_000
const none = { held: 0, kept: 0 }
const held = (cents: number) => ({ held: 0, kept: cents })

let world: FlightWorld
beforeAll(async () => {
  world = await createFlightWorld()
})
afterAll(() => world.kit.close())

const at = (id: string) => ({ params: { id } })

describe('the clock', () => {
  test.each(['pending', 'accepted'])('row 13: %s expires after 48 hours with a full refund', async (status) => {
    const id = await world.send(world.nextStart())
    if (status === 'accepted') await world.accept(id)
    await world.shift(id, { statusChangedAt: new Date(world.kit.clock.now().getTime() - 48 * HOUR + 1000) })
    await world.runJobs()
    expect((await world.existing(id)).status).toBe(status)
    await world.passTime(1)
    await world.runJobs()
    expect((await world.existing(id)).status).toBe('expired')
    expect(await world.slots(id)).toEqual([])
    expect(await world.balances(id)).toEqual([none, none])
  })

  test('row 15: an offer on a confirmed flight lapses, the old time stands, the new one is free', async () => {
    const id = await world.confirmed()
    const body = { new_date: world.nextStart().toISOString() }
    await world.operator.client.ok(operatorEndpoints.proposeChange, { ...at(id), body })
    expect(await world.slots(id)).toContain('held aircraft')
    await world.shift(id, { offerMadeAt: new Date(world.kit.clock.now().getTime() - 48 * HOUR) })
    expect((await world.inviter.client.call(proposalEndpoints.acceptCounter, { ...at(id), body })).status).toBe(409)
    await world.runJobs()
    expect(await world.existing(id)).toMatchObject({ status: 'accepted', offerStartsAt: null })
    expect(await world.slots(id)).toEqual(['taken aircraft', 'taken invitee', 'taken inviter'])
    expect(await world.balances(id)).toEqual([held(SHARE), held(SHARE)])
  })

  test('a second run of the jobs changes nothing', async () => {
    await world.runJobs()
    const before = await world.kit.db.select().from(tables.flights)
    await world.runJobs()
    expect(await world.kit.db.select().from(tables.flights)).toEqual(before)
  })
})

describe('cancelling a confirmed flight', () => {
  const requested = async (): Promise<string> => {
    const id = await world.confirmed()
    await world.inviter.client.ok(proposalEndpoints.requestCancellation, at(id))
    return id
  }

  test('row 18: the owner gets their share less the fee, the other pilot all of theirs', async () => {
    const id = await requested()
    const waiting = await world.admin.client.ok(adminEndpoints.cancellations)
    expect(waiting.find((each) => each.id_flight_proporsal === id)).toMatchObject({ is_overdue: false, total_cents: 2 * SHARE, owner_share_cents: SHARE })
    const tooMuch = await world.admin.client.call(adminEndpoints.confirmCancellation, { ...at(id), body: { fee_cents: SHARE + 1 } })
    expect(tooMuch.status).toBe(422)
    expect(await world.admin.client.ok(adminEndpoints.confirmCancellation, { ...at(id), body: { fee_cents: 2500 } })).toEqual({
      id_flight_proporsal: id,
      status: 'cancelled',
    })
    await world.runJobs()
    expect(await world.balances(id)).toEqual([held(2500), none])
    const again = await world.admin.client.call(adminEndpoints.confirmCancellation, { ...at(id), body: {} })
    expect(again.status).toBe(409)
  })

  test('row 18: the whole share can be the fee', async () => {
    const id = await requested()
    await world.admin.client.ok(adminEndpoints.confirmCancellation, { ...at(id), body: { fee_cents: SHARE } })
    await world.runJobs()
    expect(await world.balances(id)).toEqual([held(SHARE), none])
  })

  test('row 17: withdrawn or rejected it stands at its old time; overdue ones are marked', async () => {
    const id = await requested()
    await world.inviter.client.ok(proposalEndpoints.withdrawCancellation, at(id))
    expect(await world.existing(id)).toMatchObject({ status: 'accepted', cancellationRequestedAt: null })
    await world.inviter.client.ok(proposalEndpoints.requestCancellation, at(id))
    await world.admin.client.ok(adminEndpoints.rejectCancellation, at(id))
    expect(await world.balances(id)).toEqual([held(SHARE), held(SHARE)])

    const late = await requested()
    const { startsAt: planned } = await world.existing(late)
    const startsAt = new Date(planned.getTime() - 100 * 24 * HOUR)
    await world.shift(late, { startsAt, endsAt: new Date(startsAt.getTime() + 2 * HOUR) })
    const waiting = await world.admin.client.ok(adminEndpoints.cancellations)
    expect(waiting.find((each) => each.id_flight_proporsal === late)?.is_overdue).toBe(true)
    await world.admin.client.ok(adminEndpoints.confirmCancellation, { ...at(late), body: {} })
    await world.runJobs()
    expect(await world.balances(late)).toEqual([none, none])
  })

  test('a refund that fails for good is listed to administrators', async () => {
    expect(await world.admin.client.ok(adminEndpoints.refunds)).toEqual([])
    const id = await requested()
    await world.admin.client.ok(adminEndpoints.confirmCancellation, { ...at(id), body: {} })
    const failed = { state: 'failed', lastError: 'The account is closed.', settledAt: world.kit.clock.now() } as const
    await world.kit.db.update(tables.refunds).set(failed).where(eq(tables.refunds.state, 'pending'))
    const listed = await world.admin.client.ok(adminEndpoints.refunds)
    expect(listed.map((each) => [each.id_flight_proporsal, each.amount_cents, each.last_error])).toEqual([
      [id, SHARE, 'The account is closed.'],
      [id, SHARE, 'The account is closed.'],
    ])
    expect((await world.operator.client.call(adminEndpoints.refunds)).status).toBe(403)
  })
})

test('rating: by the owner, after the end of a confirmed flight, once', async () => {
  const id = await world.confirmed()
  const rate = (client = world.inviter.client) => client.call(flightEndpoints.rate, { ...at(id), body: { rating: 5, comment: ' Smooth. ' } })
  expect((await rate()).status).toBe(409)
  const { startsAt: planned } = await world.existing(id)
  const startsAt = new Date(planned.getTime() - 100 * 24 * HOUR)
  await world.shift(id, { startsAt, endsAt: new Date(startsAt.getTime() + 2 * HOUR) })
  expect((await rate(world.invitee.client)).status).toBe(403)
  expect((await rate(world.otherPilot.client)).status).toBe(404)
  expect((await rate()).json).toMatchObject({ rating: { rating: 5, comment: 'Smooth.' } })
  expect((await rate()).status).toBe(409)
})

describe('when people and aircraft go', () => {
  test('row 21: live flights are named; unconfirmed ones are declined, confirmed ones cancelled, all refunded', async () => {
    const [pending, paid, sure] = [await world.send(world.nextStart()), await world.send(world.nextStart()), await world.confirmed()]
    await world.accept(paid)
    const { db, clock } = world.kit
    const facts = { aircraftIds: [world.aircraftId], at: clock.now() }
    const standing = await liveFlightsOf(db, facts)
    for (const id of [pending, paid, sure]) expect(standing.find((each) => each.id === id)?.canBeClosed).toBe(true)
    const events = await db.transaction((tx) => closeFlightsOfAircraft(tx, facts))
    expect(events.length).toBe(standing.length)
    await world.runJobs()
    expect([(await world.existing(pending)).status, (await world.existing(paid)).status, (await world.existing(sure)).status]).toEqual(['declined', 'declined', 'cancelled'])
    for (const id of [pending, paid, sure]) {
      expect(await world.slots(id)).toEqual([])
      expect(await world.balances(id)).toEqual([none, none])
    }
    expect(await liveFlightsOf(db, facts)).toEqual([])
  })

  test('row 21: a flight in the air stands in the way', async () => {
    const id = await world.confirmed()
    const startsAt = new Date(world.kit.clock.now().getTime() - HOUR)
    await world.shift(id, { startsAt, endsAt: new Date(startsAt.getTime() + 2 * HOUR) })
    const { db, clock } = world.kit
    const facts = { aircraftIds: [world.aircraftId], at: clock.now() }
    expect((await liveFlightsOf(db, facts)).find((each) => each.id === id)).toMatchObject({ canBeClosed: false })
    await expect(db.transaction((tx) => closeFlightsOfAircraft(tx, facts))).rejects.toMatchObject({ status: 409 })
    await world.shift(id, { startsAt: new Date(startsAt.getTime() - 48 * HOUR), endsAt: new Date(startsAt.getTime() - 46 * HOUR) })
  })

  test('row 20: every live flight of a pilot is cancelled and refunded to both, also while a payment runs', async () => {
    const [pending, sure, paying] = [await world.send(world.nextStart()), await world.confirmed(), await world.send(world.nextStart())]
    const asked = await world.accept(paying, await world.saveCard(world.invitee, 'asks'))
    const { db, clock } = world.kit
    await db.transaction((tx) => cancelFlightsOfPilot(tx, { pilotId: world.invitee.id, at: clock.now() }))
    await world.confirmWithBank(asked.clientSecret ?? '').catch(() => undefined)
    await world.runJobs()
    for (const id of [pending, sure, paying]) {
      expect((await world.existing(id)).status).toBe('cancelled')
      expect(await world.slots(id)).toEqual([])
      expect(await world.balances(id)).toEqual([none, none])
    }
  })
})
