import {
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

const HOUR = 3_600_000

let world: FlightWorld
beforeAll(async () => {
  world = await createFlightWorld()
})
afterAll(() => world.kit.close())

const at = (id: string) => ({ params: { id } })
const approve = (id: string) => world.operator.client.call(operatorEndpoints.approve, at(id))
const bookSolo = async (start = world.nextStart()): Promise<string> =>
  (await world.bookSolo(start)).id_flight_proporsal ?? ''

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

  test('requests come in pages when asked to, the earliest first and without a gap', async () => {
    for (let count = 0; count < 5; count += 1) await world.send(world.nextStart())
    const { client } = world.operator
    const idsOf = (flights: readonly { id_flight_proporsal: string }[]) => flights.map(({ id_flight_proporsal: id }) => id)
    const all = await client.ok(operatorEndpoints.pendingFlights)
    expect(all.map(({ flight_date: date }) => date)).toEqual(all.map(({ flight_date: date }) => date).toSorted())
    const found: string[] = []
    let cursor: string | undefined
    do {
      const answer = await client.call(operatorEndpoints.pendingFlights, { query: { limit: 2, cursor } })
      const page = operatorEndpoints.pendingFlights.response.schema.parse(answer.json)
      expect(page.length).toBeLessThanOrEqual(2)
      found.push(...idsOf(page))
      cursor = answer.headers.get(NEXT_CURSOR_HEADER) ?? undefined
    } while (cursor !== undefined)
    expect(found).toEqual(idsOf(all))
    expect((await client.send('/api/v1/operator/pending-flights?cursor=nonsense')).status).toBe(422)
  })

  test('c18: a time without offset is the clock at the aircraft; the past, the present and none are refused', async () => {
    const id = await world.confirmed()
    const propose = (body: object) =>
      world.operator.client.send(`/api/v1/confirmed-flights/${id}/propose-change`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      })
    const offered = async (newDate: string): Promise<string | number | undefined> => {
      const answer = await propose({ new_date: newDate })
      return answer.status === 200 ? (await world.existing(id)).offerStartsAt?.toISOString() : answer.status
    }
    expect(await offered('2027-02-25T18:15')).toBe('2027-02-26T02:15:00.000Z')
    expect(await offered('2027-02-25T18:15:00Z')).toBe('2027-02-25T18:15:00.000Z')
    expect(await offered('2027-02-25T18:15:00+05:30')).toBe('2027-02-25T12:45:00.000Z')
    expect(await offered('2027-02-26T18:15Z')).toBe('2027-02-26T18:15:00.000Z')
    expect(await offered('2027-02-26T18:15+05:30')).toBe('2027-02-26T12:45:00.000Z')
    expect(await offered('2027-01-01T10:00')).toBe(422)
    expect(await offered((await world.existing(id)).startsAt.toISOString())).toBe(422)
    for (const body of [{}, { new_date: '' }]) expect((await propose(body)).text).toContain('Please select a new date and time.')
  })

  test('an offer may lie outside the weekly hours, never over another flight', async () => {
    const taken = await world.existing(await bookSolo())
    const id = await world.send(world.nextStart())
    const body = { new_date: taken.startsAt.toISOString() }
    const answer = await world.operator.client.call(operatorEndpoints.proposeNewTime, { ...at(id), body })
    expect([answer.status, readDetail(answer.json)]).toEqual([409, 'This time is no longer available.'])
    expect(await world.existing(id)).toMatchObject({ status: 'pending', offerStartsAt: null })
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
    expect(await world.existing(id)).toMatchObject({ status: 'accepted', startsAt: new Date(body.new_date) })
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
