import {
  adminEndpoints,
  flightEndpoints,
  NEXT_CURSOR_HEADER,
  operatorEndpoints,
  proposalEndpoints,
  readDetail,
} from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { createFlightWorld, type FlightWorld } from '../testing/flight-world.ts'
import { cancelFlightsOfPilot, closeFlightsOfAircraft, liveFlightsOf } from './cascade.ts'
import type { Flight } from './machine.ts'

const HOUR = 3_600_000
const SHARE = 16_501
const SOLO = 33_002
const none = { held: 0, kept: 0 }
const held = (cents: number) => ({ held: 0, kept: cents })

let world: FlightWorld
beforeAll(async () => {
  world = await createFlightWorld()
})
afterAll(() => world.kit.close())

const balances = async (id: string) => [await world.balance(id, world.inviter.id), await world.balance(id, world.invitee.id)]
const read = async (id: string): Promise<Flight> => {
  const flight = await world.read(id)
  if (flight === undefined) throw new Error('the flight is gone')
  return flight
}
const at = (id: string) => ({ params: { id } })
const approve = (id: string) => world.operator.client.call(operatorEndpoints.approve, at(id))
const confirmed = async (): Promise<string> => {
  const id = await world.send(world.nextStart())
  await world.accept(id)
  await approve(id)
  return id
}
const bookSolo = async (start = world.nextStart()): Promise<string> =>
  (await world.bookSolo(start)).id_flight_proporsal ?? ''
/** Moves a flight in the database so that the clock reads it as other than it was made. */
const shift = (id: string, to: Partial<Flight>) => world.kit.db.update(tables.flights).set(to).where(eq(tables.flights.id, id))

describe('solo', () => {
  test('books two hours, pays all of it, waits for approval', async () => {
    const id = await bookSolo()
    expect(await balances(id)).toEqual([held(SOLO), none])
    expect(await world.slots(id)).toEqual(['taken aircraft', 'taken inviter'])
    const mine = (await world.inviter.client.ok(flightEndpoints.mine)).confirmed.find((each) => each.id_flight_proporsal === id)
    expect(mine).toMatchObject({ status: 'accepted', is_solo: true, is_confirmed: false, flight_duration: 2, payment: { state: 'paid', share_cents: SOLO } })
  })

  test('the same booking again answers the first result and charges nothing', async () => {
    const start = world.nextStart()
    const id = await bookSolo(start)
    expect(await bookSolo(start)).toBe(id)
    expect(await balances(id)).toEqual([held(SOLO), none])
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
    expect(await read(finished.id_flight_proporsal ?? '')).toMatchObject({ status: 'accepted', leasedUntil: null })

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
    expect(await balances(id)).toEqual([none, none])
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

describe('the operator', () => {
  test('c07: of two overlapping requests only one can be approved, and that once', async () => {
    const start = world.nextStart()
    const first = await world.send(start)
    const second = await world.otherPilot.client.ok(proposalEndpoints.send, {
      body: {
        aircraft_id: world.aircraftId,
        invited_user_id: world.invitee.id,
        flight_date: new Date(start.getTime() + HOUR).toISOString(),
        flight_duration: 1,
      },
    })
    const ids = [first, second.id_flight_proporsal ?? '']
    const answers = await Promise.all(ids.map(approve))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect(readDetail(lost?.json)).toBe('This time is no longer available.')
    const winner = ids[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect((await approve(winner)).status).toBe(409)
    const pending = (await world.operator.client.ok(operatorEndpoints.pendingFlights)).map(({ id_flight_proporsal: id }) => id)
    expect(pending.filter((id) => ids.includes(id))).toEqual(ids.filter((id) => id !== winner))
  })

  test('c18: a time without offset is the clock at the aircraft; the past, the present and none are refused', async () => {
    const id = await confirmed()
    const propose = (body: object) =>
      world.operator.client.send(`/api/v1/confirmed-flights/${id}/propose-change`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      })
    const offered = async (newDate: string): Promise<string | number | undefined> => {
      const answer = await propose({ new_date: newDate })
      return answer.status === 200 ? (await read(id)).offerStartsAt?.toISOString() : answer.status
    }
    expect(await offered('2027-02-25T18:15')).toBe('2027-02-26T02:15:00.000Z')
    expect(await offered('2027-02-25T18:15:00Z')).toBe('2027-02-25T18:15:00.000Z')
    expect(await offered('2027-02-25T18:15:00+05:30')).toBe('2027-02-25T12:45:00.000Z')
    expect(await offered('2027-02-26T18:15Z')).toBe('2027-02-26T18:15:00.000Z')
    expect(await offered('2027-02-26T18:15+05:30')).toBe('2027-02-26T12:45:00.000Z')
    expect(await offered('2027-01-01T10:00')).toBe(422)
    expect(await offered((await read(id)).startsAt.toISOString())).toBe(422)
    for (const body of [{}, { new_date: '' }]) expect((await propose(body)).text).toContain('Please select a new date and time.')
  })

  test('an offer may lie outside the weekly hours, never over another flight', async () => {
    const taken = await read(await bookSolo())
    const id = await world.send(world.nextStart())
    const body = { new_date: taken.startsAt.toISOString() }
    const answer = await world.operator.client.call(operatorEndpoints.proposeNewTime, { ...at(id), body })
    expect([answer.status, readDetail(answer.json)]).toEqual([409, 'This time is no longer available.'])
    expect(await read(id)).toMatchObject({ status: 'pending', offerStartsAt: null })
  })

  test('a request whose old time went to another flight can still be offered a new one', async () => {
    const start = world.nextStart()
    const id = await world.send(start)
    await world.otherPilot.client.call(flightEndpoints.bookSolo, { body: { aircraft_id: world.aircraftId, flight_date: start.toISOString() } })
    await world.saveCard(world.otherPilot, 'good')
    await world.otherPilot.client.ok(flightEndpoints.bookSolo, { body: { aircraft_id: world.aircraftId, flight_date: start.toISOString() } })
    const body = { new_date: new Date(start.getTime() + 3 * HOUR).toISOString() }
    await world.operator.client.ok(operatorEndpoints.proposeNewTime, { ...at(id), body })
    for (const { client } of [world.inviter, world.invitee]) await client.ok(proposalEndpoints.acceptCounter, { ...at(id), body })
    expect(await world.accept(id)).toMatchObject({ status: 'succeeded' })
    expect(await read(id)).toMatchObject({ status: 'accepted', startsAt: new Date(body.new_date) })
  })

  test('groups: waiting for pilots, confirmed, past; each page follows the one before', async () => {
    const { client } = world.operator
    const all = await client.ok(operatorEndpoints.flights)
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const answer = await client.call(operatorEndpoints.flights, { query: { limit: 5, cursor } })
      ids.push(...operatorEndpoints.flights.response.schema.parse(answer.json).map(({ id_flight_proporsal: id }) => id))
      cursor = answer.headers.get(NEXT_CURSOR_HEADER) ?? undefined
    } while (cursor !== undefined)
    expect(ids).toEqual(all.map(({ id_flight_proporsal: id }) => id))
    const id = await world.send(world.nextStart())
    await client.ok(operatorEndpoints.proposeNewTime, { ...at(id), body: { new_date: world.nextStart().toISOString() } })
    const group = async (name: 'waiting' | 'confirmed' | 'past') =>
      (await client.ok(operatorEndpoints.flights, { query: { group: name } })).map((each) => each.id_flight_proporsal)
    expect(await group('waiting')).toContain(id)
    expect(await group('confirmed')).not.toContain(id)
    await client.ok(operatorEndpoints.decline, { ...at(id), body: {} })
    expect(await group('past')).toContain(id)
  })

  test("another operator sees and finds none of it, an administrator all, and what they do is audited", async () => {
    const id = await world.send(world.nextStart())
    expect(await world.otherOperator.client.ok(operatorEndpoints.flights)).toEqual([])
    expect(await world.otherOperator.client.ok(operatorEndpoints.pendingFlights)).toEqual([])
    expect((await world.otherOperator.client.call(operatorEndpoints.approve, at(id))).status).toBe(404)
    const seen = await world.admin.client.ok(operatorEndpoints.pendingFlights)
    expect(seen.find((each) => each.id_flight_proporsal === id)?.operator.id_user_account).toBe(world.operator.id)
    expect(await world.admin.client.ok(operatorEndpoints.approve, at(id))).toMatchObject({ is_approved: true })
    const audited = await world.kit.db.select().from(tables.auditLog).where(eq(tables.auditLog.targetId, id))
    expect(audited).toMatchObject([{ actorId: world.admin.id, action: 'flight.approve' }])
  })
})

describe('the clock', () => {
  test.each(['pending', 'accepted'])('row 13: %s expires after 48 hours with a full refund', async (status) => {
    const id = await world.send(world.nextStart())
    if (status === 'accepted') await world.accept(id)
    await shift(id, { statusChangedAt: new Date(world.kit.clock.now().getTime() - 48 * HOUR + 1000) })
    await world.runJobs()
    expect((await read(id)).status).toBe(status)
    await world.passTime(1)
    await world.runJobs()
    expect((await read(id)).status).toBe('expired')
    expect(await world.slots(id)).toEqual([])
    expect(await balances(id)).toEqual([none, none])
  })

  test('row 15: an offer on a confirmed flight lapses, the old time stands, the new one is free', async () => {
    const id = await confirmed()
    const body = { new_date: world.nextStart().toISOString() }
    await world.operator.client.ok(operatorEndpoints.proposeChange, { ...at(id), body })
    expect(await world.slots(id)).toContain('held aircraft')
    await shift(id, { offerMadeAt: new Date(world.kit.clock.now().getTime() - 48 * HOUR) })
    expect((await world.inviter.client.call(proposalEndpoints.acceptCounter, { ...at(id), body })).status).toBe(409)
    await world.runJobs()
    expect(await read(id)).toMatchObject({ status: 'accepted', offerStartsAt: null })
    expect(await world.slots(id)).toEqual(['taken aircraft', 'taken invitee', 'taken inviter'])
    expect(await balances(id)).toEqual([held(SHARE), held(SHARE)])
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
    const id = await confirmed()
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
    expect(await balances(id)).toEqual([held(2500), none])
    const again = await world.admin.client.call(adminEndpoints.confirmCancellation, { ...at(id), body: {} })
    expect(again.status).toBe(409)
  })

  test('row 18: the whole share can be the fee', async () => {
    const id = await requested()
    await world.admin.client.ok(adminEndpoints.confirmCancellation, { ...at(id), body: { fee_cents: SHARE } })
    await world.runJobs()
    expect(await balances(id)).toEqual([held(SHARE), none])
  })

  test('row 17: withdrawn or rejected it stands at its old time; overdue ones are marked', async () => {
    const id = await requested()
    await world.inviter.client.ok(proposalEndpoints.withdrawCancellation, at(id))
    expect(await read(id)).toMatchObject({ status: 'accepted', cancellationRequestedAt: null })
    await world.inviter.client.ok(proposalEndpoints.requestCancellation, at(id))
    await world.admin.client.ok(adminEndpoints.rejectCancellation, at(id))
    expect(await balances(id)).toEqual([held(SHARE), held(SHARE)])

    const late = await requested()
    const { startsAt: planned } = await read(late)
    const startsAt = new Date(planned.getTime() - 100 * 24 * HOUR)
    await shift(late, { startsAt, endsAt: new Date(startsAt.getTime() + 2 * HOUR) })
    const waiting = await world.admin.client.ok(adminEndpoints.cancellations)
    expect(waiting.find((each) => each.id_flight_proporsal === late)?.is_overdue).toBe(true)
    await world.admin.client.ok(adminEndpoints.confirmCancellation, { ...at(late), body: {} })
    await world.runJobs()
    expect(await balances(late)).toEqual([none, none])
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
  const id = await confirmed()
  const rate = (client = world.inviter.client) => client.call(flightEndpoints.rate, { ...at(id), body: { rating: 5, comment: ' Smooth. ' } })
  expect((await rate()).status).toBe(409)
  const { startsAt: planned } = await read(id)
  const startsAt = new Date(planned.getTime() - 100 * 24 * HOUR)
  await shift(id, { startsAt, endsAt: new Date(startsAt.getTime() + 2 * HOUR) })
  expect((await rate(world.invitee.client)).status).toBe(403)
  expect((await rate(world.otherPilot.client)).status).toBe(404)
  expect((await rate()).json).toMatchObject({ rating: { rating: 5, comment: 'Smooth.' } })
  expect((await rate()).status).toBe(409)
})

describe('when people and aircraft go', () => {
  test('row 21: live flights are named; unconfirmed ones are declined, confirmed ones cancelled, all refunded', async () => {
    const [pending, paid, sure] = [await world.send(world.nextStart()), await world.send(world.nextStart()), await confirmed()]
    await world.accept(paid)
    const { db, clock } = world.kit
    const facts = { aircraftIds: [world.aircraftId], at: clock.now() }
    const standing = await liveFlightsOf(db, facts)
    for (const id of [pending, paid, sure]) expect(standing.find((each) => each.id === id)?.canBeClosed).toBe(true)
    const events = await db.transaction((tx) => closeFlightsOfAircraft(tx, facts))
    expect(events.length).toBe(standing.length)
    await world.runJobs()
    expect([(await read(pending)).status, (await read(paid)).status, (await read(sure)).status]).toEqual(['declined', 'declined', 'cancelled'])
    for (const id of [pending, paid, sure]) {
      expect(await world.slots(id)).toEqual([])
      expect(await balances(id)).toEqual([none, none])
    }
    expect(await liveFlightsOf(db, facts)).toEqual([])
  })

  test('row 21: a flight in the air stands in the way', async () => {
    const id = await confirmed()
    const startsAt = new Date(world.kit.clock.now().getTime() - HOUR)
    await shift(id, { startsAt, endsAt: new Date(startsAt.getTime() + 2 * HOUR) })
    const { db, clock } = world.kit
    const facts = { aircraftIds: [world.aircraftId], at: clock.now() }
    expect((await liveFlightsOf(db, facts)).find((each) => each.id === id)).toMatchObject({ canBeClosed: false })
    await expect(db.transaction((tx) => closeFlightsOfAircraft(tx, facts))).rejects.toMatchObject({ status: 409 })
    await shift(id, { startsAt: new Date(startsAt.getTime() - 48 * HOUR), endsAt: new Date(startsAt.getTime() - 46 * HOUR) })
  })

  test('row 20: every live flight of a pilot is cancelled and refunded to both, also while a payment runs', async () => {
    const [pending, sure, paying] = [await world.send(world.nextStart()), await confirmed(), await world.send(world.nextStart())]
    const asked = await world.accept(paying, await world.saveCard(world.invitee, 'asks'))
    const { db, clock } = world.kit
    await db.transaction((tx) => cancelFlightsOfPilot(tx, { pilotId: world.invitee.id, at: clock.now() }))
    await world.confirmWithBank(asked.clientSecret ?? '').catch(() => undefined)
    await world.runJobs()
    for (const id of [pending, sure, paying]) {
      expect((await read(id)).status).toBe('cancelled')
      expect(await world.slots(id)).toEqual([])
      expect(await balances(id)).toEqual([none, none])
    }
  })
})
