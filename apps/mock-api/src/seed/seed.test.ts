import {
  adminEndpoints,
  aircraftEndpoints,
  authEndpoints,
  chatEndpoints,
  communityEndpoints,
  flightEndpoints,
  PROPOSAL_STATUSES,
  proposalEndpoints,
} from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayOfWeek, wallClockAt } from '../availability/wall-clock.ts'
import { tables } from '../db/index.ts'
import { createTestApi, createTestClock, type TestApi } from '../testing/index.ts'
import { DEMO_DOMAIN, DEMO_PASSWORD, demoPilots, demoStaff, seedDemo } from './index.ts'
import { accountRows, aircraftRows, demoPeople, flightRows, flightSlotRows, type DemoAirport } from './rows.ts'

const logins = ['pilot', 'copilot', 'pending', 'operator', 'operator2', 'admin']

let kit: TestApi

beforeAll(async () => {
  kit = await createTestApi({ world: 'demo' })
})
afterAll(() => kit.close())

describe('the demo world', () => {
  test('has three operators, twelve pilots in every verification state and one administrator', () => {
    expect(demoStaff.filter(({ role }) => role === 'operator')).toHaveLength(3)
    expect(demoStaff.filter(({ role }) => role === 'super_admin')).toHaveLength(1)
    expect(demoPilots).toHaveLength(12)
    const states = demoPilots.map((each) => [each.verification, each.isActivated, each.profile !== null].join())
    expect(new Set(states)).toEqual(
      new Set(['approved,true,true', 'approved,true,false', 'pending,true,true', 'pending,true,false', 'approved,false,true']),
    )
  })

  test.each(logins)('%s@ logs in with the demo password', async (name) => {
    const client = await kit.logIn(`${name}@${DEMO_DOMAIN}`, DEMO_PASSWORD)
    expect(await client.ok(authEndpoints.currentUser)).toMatchObject({ email: `${name}@${DEMO_DOMAIN}` })
  })

  test('every account can be recognised as a demo account and has its own salt', async () => {
    const accounts = await kit.db.select().from(tables.userAccounts)
    expect(accounts.every((each) => each.isDemo && each.email?.endsWith(`@${DEMO_DOMAIN}`))).toBe(true)
    expect(new Set(accounts.map((each) => each.passwordHash)).size).toBe(demoPeople.length)
  })

  test('is valid by the contract: each role reads its screens', async () => {
    const pilot = await kit.logIn(`pilot@${DEMO_DOMAIN}`, DEMO_PASSWORD)
    const fleet = await pilot.ok(aircraftEndpoints.list)
    expect(fleet).toHaveLength(12)
    expect(new Set(fleet.map(({ airport }) => airport.timezone))).toEqual(
      new Set(['America/Los_Angeles', 'Europe/Berlin', 'Europe/London', 'Asia/Kolkata']),
    )
    expect(await pilot.ok(proposalEndpoints.received)).toHaveLength(8)
    expect((await pilot.ok(flightEndpoints.mine)).confirmed).toHaveLength(4)
    const operator = await kit.logIn(`operator@${DEMO_DOMAIN}`, DEMO_PASSWORD)
    expect(await operator.ok(aircraftEndpoints.mine)).toHaveLength(5)
    const admin = await kit.logIn(`admin@${DEMO_DOMAIN}`, DEMO_PASSWORD)
    expect(await admin.ok(adminEndpoints.users)).toHaveLength(16)
  })

  test('shows pilot@ proposals in every status, sent and received', async () => {
    const pilot = await kit.logIn(`pilot@${DEMO_DOMAIN}`, DEMO_PASSWORD)
    for (const side of [proposalEndpoints.sent, proposalEndpoints.received]) {
      const statuses = (await pilot.ok(side)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set(PROPOSAL_STATUSES))
    }
  })

  test('has conversations with invitations, an offer of an operator and unread lines', async () => {
    const pilot = await kit.logIn(`pilot@${DEMO_DOMAIN}`, DEMO_PASSWORD)
    const conversations = await pilot.ok(chatEndpoints.conversations)
    expect(conversations.length).toBeGreaterThan(5)
    expect((await pilot.ok(chatEndpoints.unread)).unread_count).toBeGreaterThan(0)
    const kinds = new Set<string>()
    for (const { id_conversation: id } of conversations) {
      const messages = await pilot.ok(chatEndpoints.messages, { params: { id } })
      for (const { message_type: kind } of messages) kinds.add(kind)
      const times = messages.map(({ created_at: at }) => at)
      expect(times).toEqual(times.toSorted())
    }
    expect(kinds).toEqual(new Set(['user_message', 'system_invitation', 'SYSTEM_OPERATOR']))
    const [first] = conversations
    const sent = await pilot.ok(chatEndpoints.send, { params: { id: first?.id_conversation ?? '' }, body: { content: 'Hi' } })
    const messages = await pilot.ok(chatEndpoints.messages, { params: { id: first?.id_conversation ?? '' } })
    expect(messages.at(-1)?.id).toBe(sent.id)
  })

  test('has posts of every category, with likes, comments and pictures that open', async () => {
    const anybody = kit.client()
    const posts = await anybody.ok(communityEndpoints.posts)
    expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(['flights', 'training', 'tips', 'Q&A']))
    expect(posts.some(({ comments }) => comments.some(({ likes }) => likes.length > 0))).toBe(true)
    const urls = posts.flatMap(({ image_url: url }) => (url === null ? [] : [url]))
    expect(urls.length).toBeGreaterThan(1)
    for (const url of urls) {
      const answer = await anybody.send(url)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    }
  })

  test("pilots who wait for verification have licence images for the administrator's eyes", async () => {
    const admin = await kit.logIn(`admin@${DEMO_DOMAIN}`, DEMO_PASSWORD)
    const pending = await admin.ok(adminEndpoints.users, { query: { category: 'pending_pilots' } })
    const urls = pending.flatMap(({ pilot_profile: profile }) => profile?.license_front_url ?? [])
    expect(urls.length).toBeGreaterThan(0)
    for (const url of urls) expect((await admin.send(url)).status).toBe(200)
  })

  test('every aircraft has weekly hours', async () => {
    const open = await kit.db.selectDistinct({ id: tables.availabilitySlots.aircraftId }).from(tables.availabilitySlots)
    expect(open).toHaveLength(12)
  })

  test('a second seeding changes nothing, also at another time', async () => {
    const { db, images } = kit
    const before = await db.select().from(tables.flights)
    const clock = createTestClock(new Date('2030-01-01T00:00:00Z'))
    const hashPassword = () => Promise.reject(new Error('nothing is hashed'))
    expect(await seedDemo({ db, clock, images, hashPassword })).toBe(false)
    expect(await db.select().from(tables.flights)).toEqual(before)
    expect(await db.$count(tables.userAccounts)).toBe(16)
  })
})

describe('on any day', () => {
  const airport = (ident: string): DemoAirport => ({
    id: ident,
    timezone: { EDAZ: 'Europe/Berlin', EGTB: 'Europe/London', VIDD: 'Asia/Kolkata' }[ident] ?? 'America/Los_Angeles',
  })
  // Every third day of a year and more, at changing hours: each weekday, both changes of clocks, a turn of the year.
  const dates = Array.from({ length: 135 }, (_, day) => new Date(Date.UTC(2026, 10, 1, day % 24, 30) + day * 3 * 86_400_000))
  const each = (check: (now: Date) => string[]): string[] => dates.flatMap(check)
  const closed: readonly string[] = ['declined', 'expired', 'cancelled']

  test('flights lie within the booking window and in opening hours, closed ones behind', async () => {
    const slots = await kit.db.select().from(tables.availabilitySlots)
    const zones = new Map(aircraftRows(new Date(), airport).map(({ id, airportId }) => [id, airport(airportId).timezone]))
    const isOpenAt = (aircraftId: string, starts: Date, hours: number): boolean => {
      const { date, minute } = wallClockAt(starts, zones.get(aircraftId) ?? '')
      return slots.some(
        (slot) =>
          slot.aircraftId === aircraftId &&
          slot.dayOfWeek === dayOfWeek(date) &&
          slot.startMinute <= minute &&
          minute + hours * 60 <= slot.endMinute,
      )
    }
    const wrong = each((now) =>
      flightRows(now, airport)
        .filter(
          ({ aircraftId, startsAt, durationHours, status }) =>
            Math.abs(startsAt.getTime() - now.getTime()) > 60 * 86_400_000 ||
            (closed.includes(status) && startsAt > now) ||
            !isOpenAt(aircraftId, startsAt, durationHours),
        )
        .map(({ id, startsAt }) => `${id} at ${startsAt.toISOString()} seen from ${now.toISOString()}`),
    )
    expect(wrong).toEqual([])
  })

  test('nothing was sent before its people joined, nor changed before it was sent, nor after its start', () => {
    const wrong = each((now) => {
      const joined = new Map(accountRows(now, []).map((account) => [account.id, account.createdAt]))
      const joinedAfter = (id: string | null | undefined, sent: Date): boolean =>
        typeof id === 'string' && (joined.get(id)?.getTime() ?? Number.POSITIVE_INFINITY) >= sent.getTime()
      return flightRows(now, airport)
        .filter(
          ({ inviterId, inviteeId, createdAt, statusChangedAt, startsAt }) =>
            joinedAfter(inviterId, createdAt) ||
            joinedAfter(inviteeId, createdAt) ||
            statusChangedAt < createdAt ||
            statusChangedAt >= startsAt,
        )
        .map(({ id }) => `${id} seen from ${now.toISOString()}`)
    })
    expect(wrong).toEqual([])
  })

  test('nobody and no aircraft is booked twice', () => {
    const bounds = (range: string): [number, number] => {
      const [start, end] = JSON.parse(range.replace(/\)$/, ']'))
      return [Date.parse(start), Date.parse(end)]
    }
    const wrong = each((now) => {
      const taken = flightSlotRows(now, airport).map((slot) => ({ ...slot, bounds: bounds(slot.during) }))
      return taken.flatMap((one) =>
        taken
          .filter(
            (other) =>
              one.flightId < other.flightId &&
              one.aircraftId === other.aircraftId &&
              one.pilotId === other.pilotId &&
              one.bounds[0] < other.bounds[1] &&
              other.bounds[0] < one.bounds[1],
          )
          .map((other) => `${one.flightId} and ${other.flightId} seen from ${now.toISOString()}`),
      )
    })
    expect(wrong).toEqual([])
  })
})

test('a demo account is found by its domain', async () => {
  const [account] = await kit.db
    .select()
    .from(tables.userAccounts)
    .where(eq(tables.userAccounts.email, `operator2@${DEMO_DOMAIN}`))
  expect(account).toMatchObject({ name: 'East Bay Flyers', role: 'operator', isDemo: true })
})
