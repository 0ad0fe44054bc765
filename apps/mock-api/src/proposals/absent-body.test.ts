import { adminEndpoints, operatorEndpoints, proposalEndpoints, type Endpoint } from '@pilotpair/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFlightWorld, type FlightWorld } from '../testing/flight-world.ts'
import type { TestAnswer, TestClient } from '../testing/client.ts'

let world: FlightWorld
beforeAll(async () => {
  world = await createFlightWorld()
})
afterAll(() => world.kit.close())

const json = { 'Content-Type': 'application/json' }

const withoutBody = (client: TestClient, { path }: Endpoint, id: string, headers: HeadersInit = {}): Promise<TestAnswer> =>
  client.send(`/api/v1/${path.replace('{id}', id)}`, { method: 'POST', headers })

const countered = async (): Promise<string> => {
  const id = await world.send(world.nextStart())
  const body = { new_date: world.nextStart().toISOString() }
  await world.operator.client.ok(operatorEndpoints.proposeNewTime, { params: { id }, body })
  return id
}

describe('a body that the specification does not ask for may be absent', () => {
  test.each([[{}], [json], [{ 'Content-Length': '0' }]])('accept, with the headers %j', async (headers) => {
    const id = await world.send(world.nextStart())
    const answer = await withoutBody(world.invitee.client, proposalEndpoints.accept, id, headers)
    expect([answer.status, answer.json]).toMatchObject([200, { status: 'requires_payment_method', id_flight_proporsal: id }])
  })

  test('accept-counter-proposal', async () => {
    const id = await countered()
    const answer = await withoutBody(world.inviter.client, proposalEndpoints.acceptCounter, id)
    expect([answer.status, answer.json]).toMatchObject([200, { change_offer: { accepted_by_me: true } }])
  })

  test("an operator's decline", async () => {
    const id = await world.send(world.nextStart())
    const answer = await withoutBody(world.operator.client, operatorEndpoints.decline, id)
    expect([answer.status, answer.json]).toMatchObject([200, { status: 'declined' }])
  })

  test("an administrator's confirmation of a cancellation", async () => {
    const id = await world.send(world.nextStart())
    await world.accept(id)
    await world.operator.client.ok(operatorEndpoints.approve, { params: { id } })
    await world.inviter.client.ok(proposalEndpoints.requestCancellation, { params: { id } })
    const answer = await withoutBody(world.admin.client, adminEndpoints.confirmCancellation, id)
    expect([answer.status, answer.json]).toEqual([200, { id_flight_proporsal: id, status: 'cancelled' }])
  })

  test('one that is there is read as ever, and one that is needed may not be absent', async () => {
    const id = await countered()
    const path = `/api/v1/flight-proposals/${id}/accept-counter-proposal`
    const send = (body: string, headers: HeadersInit) => world.inviter.client.send(path, { method: 'POST', headers, body })
    expect((await send('{}', { 'Content-Type': 'text/plain' })).status).toBe(415)
    expect((await send('{', json)).status).toBe(400)
    expect((await send('{"new_date":"soon"}', json)).status).toBe(422)
    expect((await withoutBody(world.operator.client, operatorEndpoints.cancel, id)).status).toBe(415)
    expect((await withoutBody(world.operator.client, operatorEndpoints.cancel, id, json)).status).toBe(400)
  })
})

describe('notes of a proposal', () => {
  const notesOf = async (given: object): Promise<string | null | undefined> => {
    const body = {
      aircraft_id: world.aircraftId,
      invited_user_id: world.invitee.id,
      flight_date: world.nextStart().toISOString(),
      flight_duration: 2,
      ...given,
    }
    const { id_flight_proporsal: id } = await world.inviter.client.ok(proposalEndpoints.send, { body })
    const sent = await world.inviter.client.ok(proposalEndpoints.sent)
    return sent.find((each) => each.id_flight_proporsal === id)?.notes
  }

  test("that are absent are those of the specification; whoever clears them sends none", async () => {
    expect(await notesOf({})).toBe("Let's fly together!")
    expect(await notesOf({ notes: '  ' })).toBeNull()
    expect(await notesOf({ notes: null })).toBeNull()
    expect(await notesOf({ notes: ' To the coast? ' })).toBe('To the coast?')
  })
})
