import {
  flightEndpoints,
  flightProposal,
  myFlights,
  NEXT_CURSOR_HEADER,
  proposalEndpoints,
  type FlightProposal,
} from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { DEMO_DOMAIN, DEMO_PASSWORD } from '../seed/index.ts'
import { createTestApi, type TestApi, type TestClient } from '../testing/index.ts'

const list = z.array(flightProposal)
const { flights, userAccounts } = tables

let kit: TestApi
let pilot: TestClient

beforeAll(async () => {
  kit = await createTestApi({ world: 'demo' })
  pilot = await kit.logIn(`pilot@${DEMO_DOMAIN}`, DEMO_PASSWORD)
})
afterAll(() => kit.close())

const brief = (flight: FlightProposal): string =>
  [flight.status, flight.is_solo ? 'solo' : flight.user_account.name, flight.aircraft.registration].join(' · ')

describe('GET flight-proposals/received', () => {
  test('lists what the pilot was invited to, newest first, with exactly the keys of the contract', async () => {
    const received = await pilot.ok(proposalEndpoints.received)
    expect(list.safeParse(received).success).toBe(true)
    expect(received.map(brief)).toEqual([
      'pending · Daniel Okafor · N738PA',
      'pending · Tom Hallgren · N42DT',
      'OPERATOR_COUNTER_PROPOSAL · Priya Raman · N622SC',
      'accepted · Sam Whitfield · N2847R',
      'expired · Aiko Tanabe · N744HB',
      'declined · Elena Marchetti · N5133E',
      'cancellation_requested · Sam Whitfield · D-EPAS',
      'cancelled · Elena Marchetti · N5133E',
    ])
    expect(new Set(received.map(({ invited_user: invited }) => invited?.name))).toEqual(new Set(['Maya Lindqvist']))
    expect(received.every((flight) => !flight.is_owner && !flight.is_solo)).toBe(true)
  })

  test('a pending one: price, share, expiry; no key that does not apply', async () => {
    const [first] = await pilot.ok(proposalEndpoints.received)
    expect(first).toMatchObject({
      flight_duration: 3,
      total_cents: 49_500,
      payment: { state: 'none', share_cents: 24_750, refunded_cents: 0 },
      is_confirmed: false,
      aircraft: { hourly_rate: 165, airport: { iata_code: 'PAO', timezone: 'America/Los_Angeles' } },
    })
    const sent = Date.parse(first?.created_at ?? '')
    expect(Date.parse(first?.expires_at ?? '')).toBe(sent + 48 * 3_600_000)
    for (const key of ['change_offer', 'cancellation', 'rating', 'payment_action']) expect(first).not.toHaveProperty(key)
  })

  test('a countered one carries the offer', async () => {
    const received = await pilot.ok(proposalEndpoints.received)
    const countered = received.find(({ status }) => status === 'OPERATOR_COUNTER_PROPOSAL')
    expect(countered?.change_offer).toMatchObject({ accepted_by_me: false, operator_message: expect.any(String) })
    const hours = (Date.parse(countered?.change_offer?.new_date ?? '') - Date.parse(countered?.flight_date ?? '')) / 3_600_000
    expect(hours).toBe(3)
  })

  test('the rate is the one of the day it was sent, whatever the aircraft costs now', async () => {
    await kit.db.update(tables.aircrafts).set({ hourlyRateCents: 99_900 })
    const [first] = await pilot.ok(proposalEndpoints.received)
    expect([first?.aircraft.hourly_rate, first?.total_cents]).toEqual([165, 49_500])
  })

  test('every page follows the one before', async () => {
    const expected = (await pilot.ok(proposalEndpoints.received)).map(brief)
    const found: string[] = []
    let cursor: string | undefined
    do {
      const answer = await pilot.call(proposalEndpoints.received, { query: { limit: 2, cursor } })
      found.push(...list.parse(answer.json).map(brief))
      cursor = answer.headers.get(NEXT_CURSOR_HEADER) ?? undefined
    } while (cursor !== undefined)
    expect(found).toEqual(expected)
  })

  test.each(['cursor=x', 'limit=0', 'limit=x', 'limit=1&limit=2', 'cursor=%00'])('c39: refuses %s', async (query) => {
    expect((await pilot.send(`/api/v1/flight-proposals/received?${query}`)).status).toBe(422)
  })

  test('a removed person is "Deleted user", the flight stays', async () => {
    const tom = eq(userAccounts.email, `tom.hallgren@${DEMO_DOMAIN}`)
    await kit.db.update(userAccounts).set({ deletedAt: kit.clock.now(), email: null, passwordHash: null }).where(tom)
    const received = await pilot.ok(proposalEndpoints.received)
    expect(received[1]?.user_account).toMatchObject({ name: 'Deleted user', profile_picture_url: null })
  })
})

describe('GET flights/my-flights', () => {
  test('confirmed: accepted ones ahead, the next first; past: flown, overdue and closed solo ones, the latest first', async () => {
    const mine = await pilot.ok(flightEndpoints.mine)
    expect(myFlights.safeParse(mine).success).toBe(true)
    expect(mine.confirmed.map(brief)).toEqual([
      'accepted · solo · N744HB',
      'accepted · Maya Lindqvist · N738PA',
      'accepted · Sam Whitfield · N2847R',
      'cancellation_requested · Maya Lindqvist · N622SC',
    ])
    expect(mine.confirmed.map((flight) => [flight.is_confirmed, flight.is_owner])).toEqual([
      [false, true],
      [true, true],
      [false, false],
      [true, true],
    ])
    expect(mine.past.map(brief)).toEqual([
      'cancellation_requested · Sam Whitfield · D-EPAS',
      'accepted · Maya Lindqvist · N622SC',
      'accepted · Maya Lindqvist · N738PA',
      'accepted · solo · N744HB',
      'cancelled · solo · N5133E',
    ])
    expect(mine.past.map((flight) => flight.payment.state)).toEqual(['paid', 'paid', 'paid', 'paid', 'refunded'])
    expect(mine.past.map((flight) => flight.rating)).toEqual([undefined, undefined, { rating: 5, comment: null }, undefined, undefined])
  })

  test('a flight moves to the past when it ends, unless it was never confirmed', async () => {
    const before = await pilot.ok(flightEndpoints.mine)
    kit.clock.advance(40 * 24 * 3600)
    const later = await kit.logIn(`pilot@${DEMO_DOMAIN}`, DEMO_PASSWORD)
    const after = await later.ok(flightEndpoints.mine)
    kit.clock.advance(-40 * 24 * 3600)
    expect(after.confirmed).toEqual([])
    expect(after.past).toHaveLength(before.past.length + 2)
    expect(after.past.slice(0, 2).map(brief)).toEqual([
      'cancellation_requested · Maya Lindqvist · N622SC',
      'accepted · Maya Lindqvist · N738PA',
    ])
  })

  test('a requested cancellation stays upcoming, overdue it is past; solo in counter is upcoming, shared is not', async () => {
    const [solo, shared] = (await pilot.ok(flightEndpoints.mine)).confirmed
    const ids = [solo?.id_flight_proporsal ?? '', shared?.id_flight_proporsal ?? '']
    const set = (id: string, values: Partial<typeof flights.$inferInsert>) =>
      kit.db.update(flights).set(values).where(eq(flights.id, id))
    const now = kit.clock.now()
    const offer = { status: 'OPERATOR_COUNTER_PROPOSAL', offerStartsAt: new Date(now.getTime() + 9e8), offerMadeAt: now } as const
    await set(ids[0] ?? '', offer)
    await set(ids[1] ?? '', { status: 'cancellation_requested', cancellationRequestedAt: now })
    const mine = await pilot.ok(flightEndpoints.mine)
    expect(mine.confirmed.map(({ status }) => status)).toEqual([
      'OPERATOR_COUNTER_PROPOSAL',
      'cancellation_requested',
      'accepted',
      'cancellation_requested',
    ])
    expect(mine.confirmed[1]?.cancellation).toEqual({ requested_at: now.toISOString(), confirmed_at: null, fee_cents: null })
    await set(ids[1] ?? '', { ...offer })
    expect((await pilot.ok(flightEndpoints.mine)).confirmed).toHaveLength(3)
  })

  test('each pilot sees the own side: the co-pilot of a flight is not its owner', async () => {
    const sam = await kit.logIn(`sam.whitfield@${DEMO_DOMAIN}`, DEMO_PASSWORD)
    const { confirmed } = await sam.ok(flightEndpoints.mine)
    expect(confirmed.map((flight) => [flight.is_owner, flight.invited_user?.name])).toEqual([[true, 'Maya Lindqvist']])
    expect(confirmed[0]?.payment.share_cents).toBe(15_800)
  })

  test('c25: it is the list of the session, whatever the query says', async () => {
    const nobody = await kit.user({ role: 'pilot' })
    const answer = await nobody.client.send('/api/v1/flights/my-flights?user_id=01942000-0001-7000-8000-000000000005')
    expect(answer.json).toEqual({ confirmed: [], past: [] })
    expect(await nobody.client.ok(proposalEndpoints.received)).toEqual([])
  })
})

describe('roles', () => {
  const paths = ['flight-proposals/received', 'flights/my-flights']

  test.each([
    ['pending', [200, 200]],
    ['operator', [403, 403]],
    ['admin', [403, 403]],
  ])('%s@ gets %j: flights one already has stay open to an unapproved pilot', async (name, expected) => {
    const client = await kit.logIn(`${name}@${DEMO_DOMAIN}`, DEMO_PASSWORD)
    const answers = await Promise.all(paths.map((path) => client.send(`/api/v1/${path}`)))
    expect(answers.map(({ status }) => status)).toEqual(expected)
  })

  test('without a session every one is 401', async () => {
    const answers = await Promise.all(paths.map((path) => kit.client().send(`/api/v1/${path}`)))
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
  })
})
