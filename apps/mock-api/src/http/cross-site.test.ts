import { authEndpoints } from '@pilotpair/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestApi } from '../testing/index.ts'

const demo = await createTestApi()
const published = await createTestApi({ settings: { publicUrl: new URL('https://pilotpair.example') } })
afterAll(async () => {
  await demo.close()
  await published.close()
})

const refresh = async (kit: typeof demo, headers: Readonly<Record<string, string>>): Promise<number> =>
  (await kit.client().call(authEndpoints.tokenRefresh, { headers })).status

const allowed = 401
const refused = 403

describe('c15: unsafe methods from other sites', () => {
  test.each([
    ['no browser at all', {}, allowed],
    ['our own page', { Origin: 'https://pilotpair.example' }, allowed],
    ['our own page behind the development proxy', { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:5173' }, allowed],
    ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, refused],
    ['another site in an old browser', { Origin: 'https://evil.example' }, refused],
    ['a neighbouring host', { Origin: 'https://blog.pilotpair.example', 'Sec-Fetch-Site': 'same-site' }, refused],
    ['our host over http', { Origin: 'http://pilotpair.example' }, refused],
    ['our host on another port', { Origin: 'https://pilotpair.example:8443' }, refused],
    ['a sandboxed frame', { Origin: 'null' }, refused],
    ['a form of another site without Origin', { 'Sec-Fetch-Site': 'cross-site' }, refused],
    ['a Host header that pretends', { Origin: 'https://evil.example', Host: 'evil.example' }, refused],
  ])('with PUBLIC_URL: %s', async (_label, headers, status) => {
    expect(await refresh(published, headers)).toBe(status)
  })

  test.each([
    ['the host that was asked', { Origin: 'http://localhost:3000', Host: 'localhost:3000' }, allowed],
    ['localhost against 127.0.0.1', { Origin: 'http://127.0.0.1:3000', Host: 'localhost:3000' }, refused],
  ])('demo without PUBLIC_URL: %s', async (_label, headers, status) => {
    expect(await refresh(demo, headers)).toBe(status)
  })

  test('login is covered too: nobody is logged in from another site', async () => {
    const { email, password } = await demo.user({ role: 'pilot' })
    const client = demo.client()
    const answer = await client.call(authEndpoints.login, {
      body: { username: email, password },
      headers: { Origin: 'https://evil.example' },
    })
    expect(answer.status).toBe(403)
    expect(client.cookies.size).toBe(0)
  })

  test('reading is not hindered, and the answer is JSON', async () => {
    const answer = await demo.client().send('/api/v1/health', { headers: { Origin: 'https://evil.example' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})
