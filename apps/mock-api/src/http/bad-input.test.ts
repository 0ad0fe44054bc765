import { API_BASE, type Endpoint, errorBody } from '@pilotpair/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { allRoutes } from '../app.ts'
import { createTestApi, type TestAnswer, type TestClient } from '../testing/index.ts'

const kit = await createTestApi()
afterAll(() => kit.close())

const clients: Record<string, TestClient> = {}
for (const role of ['pilot', 'operator', 'super_admin'] as const) clients[role] = (await kit.user({ role })).client

const clientFor = ({ access }: Endpoint): TestClient => {
  const role = access.kind === 'session' ? (access.roles[0] ?? 'pilot') : 'pilot'
  return clients[role] ?? kit.client()
}

const built = allRoutes().map(({ endpoint }) => endpoint)
const named = (endpoints: readonly Endpoint[]): [string, Endpoint][] => endpoints.map((one) => [one.id, one])
const someId = '018f0000-0000-7000-8000-000000000000'
const pathOf = (endpoint: Endpoint, value = someId): string => API_BASE + endpoint.path.replaceAll(/\{\w+\}/g, value)

const expectRefusal = (answer: TestAnswer, statuses: readonly number[]): void => {
  expect(statuses).toContain(answer.status)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(errorBody.safeParse(answer.json).success).toBe(true)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
}

const types = { json: 'application/json', form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' }

describe('c59: bad input of any kind is answered in JSON, with a detail and never a 5xx', () => {
  test.each(named(built.filter(({ body }) => body !== undefined)))('bodies of %s', async (_id, endpoint) => {
    const client = clientFor(endpoint)
    const kind = endpoint.body?.kind ?? 'json'
    const send = (type: string | undefined, body: BodyInit): Promise<TestAnswer> =>
      client.send(pathOf(endpoint), {
        method: endpoint.method,
        body,
        headers: type === undefined ? {} : { 'Content-Type': type },
      })
    // c24: at the login it is malformed input like any other.
    const otherType = kind === 'form' ? 422 : 415
    expectRefusal(await send('text/plain', 'hello'), [otherType])
    expectRefusal(await send('application/xml', '<a/>'), [otherType])
    // One that may be absent is none when it is empty: then only the id is wrong.
    const isOptional = endpoint.body?.schema.safeParse(undefined).success === true
    expectRefusal(await send(types[kind], ''), isOptional ? [404] : [400, 422])
    expectRefusal(await send(types[kind], new Uint8Array([0xff, 0xfe, 0x80])), [400, 422])
    if (kind === 'json') {
      for (const text of ['{', 'null', '[]', '1', '"x"', '{"a":1}}', '{"__proto__":{"x":1}}', '[{}]']) {
        expectRefusal(await send('application/json; charset=utf-8', text), [400, 404, 422])
      }
    }
    const limit = kind === 'multipart' ? 36 : 20
    expectRefusal(await send(types[kind], new Uint8Array(limit * 1024 * 1024)), [413])
  })

  test.each(named(built.filter(({ params }) => params !== undefined)))('path parameters of %s', async (_id, endpoint) => {
    for (const value of ['not-a-uuid', '%00', '%FF', '%E0%A4%A', '..%2F..%2Fetc', "1'%20or%20'1'='1", 'x'.repeat(4000)]) {
      const answer = await clientFor(endpoint).send(pathOf(endpoint, value), { method: endpoint.method })
      expectRefusal(answer, [400, 404, 415, 422])
    }
  })

  test.each(named(built.filter(({ query }) => query !== undefined)))('queries of %s', async (_id, endpoint) => {
    for (const query of ['limit=abc', 'limit=-1', 'limit=0', 'cursor=%00', 'cursor=nonsense&limit=5', 'a=%FF', 'limit[]=1']) {
      const answer = await clientFor(endpoint).send(`${pathOf(endpoint)}?${query}`, { method: endpoint.method })
      expect(answer.status).toBeLessThan(500)
      expect(answer.json).toBeDefined()
    }
  })

  test.each(named(built.filter(({ query, method }) => query === undefined && method === 'GET')))('%s has no query to object to', async (id, endpoint) => {
    // Whoever logs out here is nobody that the other tests need.
    const client = id === 'auth.logoutByGet' ? kit.client() : clientFor(endpoint)
    const statusOf = async (search: string): Promise<number> => (await client.send(pathOf(endpoint) + search, { method: 'GET' })).status
    expect(await statusOf('?%&a=%FF')).toBe(await statusOf(''))
  })

  test.each([
    ['pilot', 'POST', 'flights/book-solo', [], 'body', 'Must be an object'],
    ['pilot', 'POST', 'flights/book-solo', null, 'body', 'Must be an object'],
    ['pilot', 'GET', 'me/license-images/x', undefined, 'side', 'Must be one of front, back, selfie'],
    ['pilot', 'GET', 'aircrafts?limit=201', undefined, 'limit', 'Must be at most 200'],
    ['pilot', 'GET', 'aircrafts?limit=x', undefined, 'limit', 'Must be a number'],
    ['super_admin', 'POST', `admin/cancellations/${someId}/confirm`, { fee_cents: -1 }, 'fee_cents', 'Must not be negative'],
    ['super_admin', 'POST', `admin/cancellations/${someId}/confirm`, { fee_cents: 1.5 }, 'fee_cents', 'Must be whole cents'],
  ])('%s %s %s with %j hears what was wanted', async (role, method, path, body, field, message) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': types.json } }
    const answer = await clients[role]?.send(`${API_BASE}${path}`, { method, ...sent })
    expect([answer?.status, answer?.json]).toMatchObject([422, { detail: [{ field, message }] }])
  })

  test('one key repeated thousands of times is refused, in a form and in a query', async () => {
    const form = await kit.client().send('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': types.form },
      body: 'a&'.repeat(32_000),
    })
    expectRefusal(form, [422])
    expectRefusal(await kit.client().send(`/api/v1/airports?${'limit=1&'.repeat(7000)}`), [422])
    const many = await clients['super_admin']?.send(`/api/v1/admin/users?${'a&'.repeat(7000)}`)
    expect(many?.status).toBe(200)
  })

  test.each(named(built.filter(({ access }) => access.kind === 'session')))('%s without a session', async (_id, endpoint) => {
    const answer = await kit.client().send(pathOf(endpoint), { method: endpoint.method })
    expectRefusal(answer, [401])
  })

  test.each(named(built))('%s by another method, and with a trailing slash', async (_id, endpoint) => {
    const wrong = await kit.client().send(pathOf(endpoint), { method: 'PURGE' })
    expectRefusal(wrong, [405])
    expect(wrong.headers.get('allow')).toContain(endpoint.method)
    const plain = pathOf(endpoint).replace(/\/$/, '')
    const [without, slashed] = [
      await kit.client().send(plain, { method: endpoint.method }),
      await kit.client().send(`${plain}/`, { method: endpoint.method }),
    ]
    expect(slashed.status).toBe(without.status)
    // A picture may be missing; the call itself may not.
    expect(slashed.text).not.toContain('There is no such call')
  })

  test('unknown paths are 404 in JSON', async () => {
    for (const path of ['/api', '/api/v1', '/api/v1/nothing', '/api/v2/health', '/api/v1/../x', '/api/v1/%FF']) {
      expectRefusal(await kit.client().send(path), [404])
    }
  })

  test('roles are enforced by the endpoint', async () => {
    for (const endpoint of built) {
      if (endpoint.access.kind !== 'session') continue
      for (const role of ['pilot', 'operator', 'super_admin'] as const) {
        if (endpoint.access.roles.includes(role)) continue
        const answer = await clients[role]?.send(pathOf(endpoint), { method: endpoint.method })
        expect(answer?.status).toBe(403)
      }
    }
  })

  test('an unverified pilot is kept from what needs verification, and from nothing else', async () => {
    const { client } = await kit.user({ role: 'pilot', verification: 'pending' })
    for (const endpoint of built) {
      const { access } = endpoint
      if (access.kind !== 'session' || !access.roles.includes('pilot')) continue
      const { status } = await client.send(pathOf(endpoint), { method: endpoint.method })
      expect([endpoint.id, status === 403]).toEqual([endpoint.id, access.approval === 'approved'])
    }
  })
})

describe('c59: when the database fails', () => {
  test('the call is a 503 in JSON with Retry-After, the log tells why without contents', async () => {
    const broken = await createTestApi()
    const { client, email, password } = await broken.user({ role: 'pilot' })
    await broken.close()
    const answer = await client.send('/api/v1/auth/current_user')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(answer.json).toHaveProperty('detail')
    expect(answer.text).not.toMatch(/select|closed|query/i)
    const lines = JSON.stringify(broken.log)
    for (const secret of [email, password, client.cookies.get('access_token') ?? '-']) expect(lines).not.toContain(secret)
    const health = await client.send('/api/v1/health')
    expect(health.status).toBe(503)
  })
})
