import {
  ADMIN_USER_CATEGORIES,
  adminEndpoints,
  NEXT_CURSOR_HEADER,
  userAdmin,
  type UserAdmin,
} from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { DEMO_DOMAIN, DEMO_PASSWORD, demoPilots, demoStaff } from '../seed/index.ts'
import { createTestApi, type TestApi, type TestClient } from '../testing/index.ts'

const list = z.array(userAdmin)
const names = (users: readonly UserAdmin[]): string[] => users.map(({ name }) => name)

let kit: TestApi
let admin: TestClient

beforeAll(async () => {
  kit = await createTestApi({ world: 'demo' })
  admin = await kit.logIn(`admin@${DEMO_DOMAIN}`, DEMO_PASSWORD)
})
afterAll(() => kit.close())

describe('GET admin/users', () => {
  test('lists every account, newest first, with exactly the keys of the contract', async () => {
    const users = await admin.ok(adminEndpoints.users)
    expect(users).toHaveLength(demoPilots.length + demoStaff.length)
    expect(list.safeParse(users).success).toBe(true)
    const dates = users.map((user) => user.created_at)
    expect(dates).toEqual(dates.toSorted().toReversed())
    for (const user of users) expect(user.pilot_profile === null).toBe(user.role !== 'pilot')
  })

  test('each tab holds its accounts; a deactivated pilot stays where the pilot can be activated again', async () => {
    const pending = await admin.ok(adminEndpoints.users, { query: { category: 'pending_pilots' } })
    expect(names(pending)).toEqual(['Ines Duarte', 'Luis Carranza', 'Hannah Voss'])
    const active = await admin.ok(adminEndpoints.users, { query: { category: 'active_pilots' } })
    expect(active).toHaveLength(9)
    expect(names(active.filter((user) => !user.is_activated))).toEqual(['Ben Achterberg'])
    const operators = await admin.ok(adminEndpoints.users, { query: { category: 'operators' } })
    expect(names(operators)).toEqual(['Meridian Air Club', 'East Bay Flyers', 'Golden Bay Aviation'])
  })

  test('the numbers on the tabs are those of the lists', async () => {
    const counts = await admin.ok(adminEndpoints.userCounts)
    for (const category of ADMIN_USER_CATEGORIES) {
      expect(counts[category]).toBe((await admin.ok(adminEndpoints.users, { query: { category } })).length)
    }
    const { flights, refunds } = tables
    expect(counts.cancellations).toBe(await kit.db.$count(flights, eq(flights.status, 'cancellation_requested')))
    expect(counts.refunds).toBe(await kit.db.$count(refunds, eq(refunds.state, 'failed')))
  })

  test('shows what verification needs, and where the images are', async () => {
    const [luis] = await admin.ok(adminEndpoints.users, { query: { search: 'carranza' } })
    expect(luis?.pilot_profile).toMatchObject({ license_type: 'private', license_number: '4120987', profile_completed: true })
    expect(luis?.pilot_profile).not.toHaveProperty('notes')
    const id = luis?.id_user_account ?? ''
    for (const [side, key] of [
      ['front', 'license_front_url'],
      ['back', 'license_back_url'],
      ['selfie', 'selfie_url'],
    ] as const) {
      expect(luis?.pilot_profile?.[key]).toMatch(`/api/v1/admin/license-images/${id}/${side}`)
    }
    const [ines] = await admin.ok(adminEndpoints.users, { query: { search: 'duarte' } })
    expect(ines?.pilot_profile?.license_front_url).toBeNull()
  })

  test.each([
    ['okafor', ['Daniel Okafor']],
    ['ÓKAFOR', ['Daniel Okafor']],
    ['copilot@', ['Daniel Okafor']],
    ['opilot@demo.pil', ['Daniel Okafor']],
    ['COPILOT@demo.pilotpair.test', ['Daniel Okafor']],
    ['copi@', []],
    ['copilot@x', []],
    ['%@', []],
    ['  maya  ', ['Maya Lindqvist']],
    ['%', []],
    ['_', []],
    ['\\', []],
    ["' or 1=1 --", []],
  ])('search %j finds %j', async (search, expected) => {
    expect(names(await admin.ok(adminEndpoints.users, { query: { search } }))).toEqual(expected)
  })

  test('every page follows the one before, complete and without repeats', async () => {
    const expected = names(await admin.ok(adminEndpoints.users))
    const found: string[] = []
    let cursor: string | undefined
    do {
      const answer = await admin.call(adminEndpoints.users, { query: { limit: 5, cursor } })
      found.push(...names(list.parse(answer.json)))
      cursor = answer.headers.get(NEXT_CURSOR_HEADER) ?? undefined
    } while (cursor !== undefined)
    expect(found).toEqual(expected)
  })

  test.each(['category=banana', 'category[]=operators', 'cursor=x', 'limit=-1', 'search=%00', 'search=%C3%28'])(
    'c39: refuses %s',
    async (query) => {
      const answer = await admin.send(`/api/v1/admin/users?${query}`)
      expect(answer.status).toBe(422)
      expect(answer.json).toMatchObject({ detail: [{ field: expect.any(String) }] })
    },
  )

  test('a removed account is in no list and no number', async () => {
    const { userAccounts } = tables
    const before = await admin.ok(adminEndpoints.userCounts)
    await kit.db
      .update(userAccounts)
      .set({ deletedAt: kit.clock.now(), email: null, passwordHash: null })
      .where(eq(userAccounts.email, `hannah.voss@${DEMO_DOMAIN}`))
    expect(names(await admin.ok(adminEndpoints.users))).not.toContain('Hannah Voss')
    const after = await admin.ok(adminEndpoints.userCounts)
    expect(after).toEqual({ ...before, pending_pilots: before.pending_pilots - 1 })
  })
})

describe('roles', () => {
  const paths = ['admin/users', 'admin/users/counts', 'admin/users/', 'admin/users/counts/']

  test.each(['pilot', 'pending', 'operator'])('%s@ is refused', async (name) => {
    const client = await kit.logIn(`${name}@${DEMO_DOMAIN}`, DEMO_PASSWORD)
    const answers = await Promise.all(paths.map((path) => client.send(`/api/v1/${path}`)))
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })

  test('without a session every one is 401', async () => {
    const answers = await Promise.all(paths.map((path) => kit.client().send(`/api/v1/${path}`)))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  })
})
