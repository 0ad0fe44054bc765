import { flightEndpoints, NEXT_CURSOR_HEADER, proposalEndpoints } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { createFlightWorld, type FlightWorld } from '../testing/flight-world.ts'

let world: FlightWorld
beforeAll(async () => {
  world = await createFlightWorld()
})
afterAll(() => world.kit.close())

describe('lists', () => {
  test('sent and received hold no solo flights and page without a gap', async () => {
    await world.bookSolo(world.nextStart())
    for (let count = 0; count < 16; count += 1) await world.send(world.nextStart())
    const all = await world.inviter.client.ok(proposalEndpoints.sent)
    expect(all).toHaveLength(16)
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
    const sent = await world.inviter.client.ok(proposalEndpoints.send, { body: world.proposal({ invited_user_id: guest.id }) })
    const id = sent.id_flight_proporsal ?? ''
    await world.kit.db.update(tables.pilotProfiles).set({ verification: 'pending' }).where(eq(tables.pilotProfiles.userId, guest.id))
    expect((await guest.client.call(proposalEndpoints.accept, { params: { id }, body: {} })).status).toBe(403)
    expect(await guest.client.ok(proposalEndpoints.received)).toHaveLength(1)
    expect(await guest.client.ok(proposalEndpoints.decline, { params: { id } })).toMatchObject({ status: 'declined' })
  })
})
