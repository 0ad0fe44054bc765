import { authEndpoints } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { createTestApi, type TestClient } from '../testing/index.ts'
import { sweepSessions } from './queries.ts'

const kit = await createTestApi()
afterAll(() => kit.close())

const tokenCount = async (): Promise<number> => kit.db.$count(tables.refreshTokens)

/** A second browser tab: the same cookies as they are now. */
const copyOf = (client: TestClient): TestClient => {
  const copy = kit.client()
  for (const [name, value] of client.cookies) copy.cookies.set(name, value)
  return copy
}

const detail = async (client: TestClient): Promise<string> => (await client.call(authEndpoints.currentUser)).text

describe('access tokens', () => {
  test('c20: only a good token that has run out is answered expired_token; a refresh makes it good again', async () => {
    const { client } = await kit.user({ role: 'pilot' })
    kit.clock.advance(15 * 60 - 1)
    expect((await client.call(authEndpoints.currentUser)).status).toBe(200)
    kit.clock.advance(1)
    expect(await detail(client)).toBe('{"detail":"expired_token"}')
    await client.ok(authEndpoints.tokenRefresh)
    expect((await client.call(authEndpoints.currentUser)).status).toBe(200)
  })

  test('every other 401 has another detail', async () => {
    const { client } = await kit.user({ role: 'pilot' })
    const stranger = kit.client()
    expect(await detail(stranger)).toBe('{"detail":"Not authenticated"}')
    stranger.cookies.set('access_token', 'x'.repeat(43))
    expect(await detail(stranger)).toBe('{"detail":"Not authenticated"}')
    const afterLogout = copyOf(client)
    await client.ok(authEndpoints.logout)
    kit.clock.advance(16 * 60)
    expect(await detail(afterLogout)).toBe('{"detail":"Not authenticated"}')
  })

  test('tokens are stored as hashes only', async () => {
    const { client } = await kit.user({ role: 'pilot' })
    const stored = await kit.db.select({ hash: tables.accessTokens.hash }).from(tables.accessTokens)
    const hashes = stored.map(({ hash }) => hash)
    expect(hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
    expect(hashes).not.toContain(client.cookies.get('access_token'))
  })
})

describe('POST auth/token_refresh', () => {
  test('c15: the renewed cookies have the attributes of the first ones', async () => {
    const { client } = await kit.user({ role: 'pilot' })
    const answer = await client.call(authEndpoints.tokenRefresh)
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^access_token=[\w-]{43}; Path=\/api\/v1; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^refresh_token=[\w-]{43}; Path=\/api\/v1\/auth; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
    ])
  })

  test('20 parallel calls with one expired token give one successor', async () => {
    const { client } = await kit.user({ role: 'pilot' })
    const before = await tokenCount()
    kit.clock.advance(16 * 60)
    const tabs = Array.from({ length: 20 }, () => copyOf(client))
    const answers = await Promise.all(tabs.map((tab) => tab.call(authEndpoints.tokenRefresh)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(tabs.map((tab) => tab.cookies.get('refresh_token'))).size).toBe(1)
    expect(new Set(tabs.map((tab) => tab.cookies.get('access_token'))).size).toBe(1)
    expect(await tokenCount()).toBe(before + 1)
    const calls = await Promise.all(tabs.map((tab) => tab.call(authEndpoints.currentUser)))
    expect(calls.every(({ status }) => status === 200)).toBe(true)
  })

  test('the old token answers with the same successor for 60 seconds, then ends the family', async () => {
    const { client } = await kit.user({ role: 'pilot' })
    const late = copyOf(client)
    const tooLate = copyOf(client)
    await client.ok(authEndpoints.tokenRefresh)
    kit.clock.advance(60)
    await late.ok(authEndpoints.tokenRefresh)
    expect(late.cookies).toEqual(client.cookies)
    kit.clock.advance(1)
    const answer = await tooLate.call(authEndpoints.tokenRefresh)
    expect(answer.status).toBe(401)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await client.call(authEndpoints.currentUser)).status).toBe(401)
    expect((await client.call(authEndpoints.tokenRefresh)).status).toBe(401)
  })

  test('once the successor has been used, the old token ends the family at once', async () => {
    const { client } = await kit.user({ role: 'pilot' })
    const thief = copyOf(client)
    await client.ok(authEndpoints.tokenRefresh)
    await client.ok(authEndpoints.tokenRefresh)
    expect((await thief.call(authEndpoints.tokenRefresh)).status).toBe(401)
    expect((await client.call(authEndpoints.currentUser)).status).toBe(401)
  })

  test('one family ends alone', async () => {
    const { client, email, password } = await kit.user({ role: 'pilot' })
    const other = await kit.logIn(email, password)
    const thief = copyOf(client)
    await client.ok(authEndpoints.tokenRefresh)
    kit.clock.advance(61)
    await thief.call(authEndpoints.tokenRefresh)
    expect((await other.call(authEndpoints.currentUser)).status).toBe(200)
  })

  test('the refresh token runs out after 30 days without use', async () => {
    const { client } = await kit.user({ role: 'pilot' })
    kit.clock.advance(30 * 24 * 3600 - 1)
    await client.ok(authEndpoints.tokenRefresh)
    kit.clock.advance(30 * 24 * 3600)
    expect((await client.call(authEndpoints.tokenRefresh)).status).toBe(401)
  })

  test('the sweep removes a session that nobody can renew any more, and keeps the others', async () => {
    const { id } = await kit.user({ role: 'pilot' })
    const { id: other, client } = await kit.user({ role: 'pilot' })
    kit.clock.advance(29 * 24 * 3600)
    await client.ok(authEndpoints.tokenRefresh)
    kit.clock.advance(29 * 24 * 3600)
    await client.ok(authEndpoints.tokenRefresh)
    kit.clock.advance(3 * 24 * 3600)
    await sweepSessions(kit.db, kit.clock.now())
    const left = async (userId: string): Promise<number> =>
      kit.db.$count(tables.sessions, eq(tables.sessions.userId, userId))
    expect([await left(id), await left(other)]).toEqual([0, 1])
    await client.ok(authEndpoints.tokenRefresh)
  })

  test('c20: without a session it is a 401 in JSON that clears nothing', async () => {
    const stranger = kit.client()
    for (const token of [undefined, 'x', 'y'.repeat(43)]) {
      if (token !== undefined) stranger.cookies.set('refresh_token', token)
      const answer = await stranger.call(authEndpoints.tokenRefresh)
      expect(answer.status).toBe(401)
      expect(answer.json).toHaveProperty('detail')
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })
})

describe('c45: decisions hold from the very next call', () => {
  const set = async (id: string, values: Partial<typeof tables.userAccounts.$inferInsert>): Promise<void> => {
    await kit.db.update(tables.userAccounts).set(values).where(eq(tables.userAccounts.id, id))
  }

  test('a deactivated account is refused everywhere, refresh too, and not asked to refresh', async () => {
    const { id, client } = await kit.user({ role: 'pilot' })
    await set(id, { isActivated: false })
    expect(await detail(client)).toBe('{"detail":"This account has been deactivated."}')
    expect((await client.call(authEndpoints.tokenRefresh)).status).toBe(401)
    kit.clock.advance(16 * 60)
    expect(await detail(client)).toBe('{"detail":"This account has been deactivated."}')
  })

  test('a removed account has no session', async () => {
    const { id, client } = await kit.user({ role: 'pilot' })
    await set(id, { deletedAt: kit.clock.now(), email: null, passwordHash: null })
    expect((await client.call(authEndpoints.currentUser)).status).toBe(401)
    expect((await client.call(authEndpoints.tokenRefresh)).status).toBe(401)
  })

  test('another role and an approval are seen without a new login', async () => {
    const { id, client } = await kit.user({ role: 'pilot', verification: 'pending' })
    await kit.db
      .update(tables.pilotProfiles)
      .set({ verification: 'approved' })
      .where(eq(tables.pilotProfiles.userId, id))
    expect((await client.ok(authEndpoints.currentUser)).pilot_profile?.verification).toBe('approved')
    await set(id, { role: 'operator' })
    expect((await client.ok(authEndpoints.currentUser)).role).toBe('operator')
  })
})

describe('logout', () => {
  test('ends the session and clears both cookies, by POST and by GET; again is 200', async () => {
    for (const endpoint of [authEndpoints.logout, authEndpoints.logoutByGet]) {
      const { client } = await kit.user({ role: 'pilot' })
      const copy = copyOf(client)
      await client.ok(endpoint)
      expect(client.cookies.size).toBe(0)
      expect((await copy.call(authEndpoints.currentUser)).status).toBe(401)
      expect((await copy.call(authEndpoints.tokenRefresh)).status).toBe(401)
      await client.ok(endpoint)
    }
  })

  test.each([
    ['a cross-site link', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' }],
    ['a same-site neighbour', { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Dest': 'document' }],
    ['an image of our own page', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'image' }],
    ['a frame', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'iframe' }],
    ['an old browser on another site', { Referer: 'https://evil.example/page' }],
  ])('by GET from %s ends nothing', async (_label, headers) => {
    const { client } = await kit.user({ role: 'pilot' })
    expect((await client.call(authEndpoints.logoutByGet, { headers })).status).toBe(200)
    expect((await client.call(authEndpoints.currentUser)).status).toBe(200)
  })

  test.each([
    ['our own fetch', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'empty' }],
    ['the address bar', { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Dest': 'document' }],
  ])('by GET from %s ends the session', async (_label, headers) => {
    const { client } = await kit.user({ role: 'pilot' })
    await client.ok(authEndpoints.logoutByGet, { headers })
    expect(client.cookies.size).toBe(0)
  })
})
