import { authEndpoints } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { createTestApi, type TestAnswer } from '../testing/index.ts'
import { decidedLimits } from './limits.ts'
import { cheapCost, createPasswordHasher, type PasswordHasher } from './passwords.ts'

const compared: (string | undefined)[] = []
const hasher = createPasswordHasher(cheapCost)
const passwords: PasswordHasher = {
  hash: (password) => hasher.hash(password),
  matches(password, stored) {
    compared.push(stored)
    return hasher.matches(password, stored)
  },
}

const kit = await createTestApi({ deps: { passwords } })
const throttled = await createTestApi({ deps: { limits: decidedLimits } })
afterAll(async () => {
  await kit.close()
  await throttled.close()
})

const form = (body: string): Promise<TestAnswer> =>
  kit.client().send('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  })

const outcome = ({ status, text }: TestAnswer) => ({ status, text })
const refused = { status: 401, text: '{"detail":"Invalid email or password"}' }

describe('POST auth/login', () => {
  test('opens a session whose cookies have the decided attributes (c15)', async () => {
    const { email, password } = await kit.user({ role: 'pilot' })
    const answer = await kit.client().call(authEndpoints.login, { body: { username: email, password } })
    expect(answer.status).toBe(200)
    const [access, refresh] = answer.headers.getSetCookie()
    expect(access).toMatch(
      /^access_token=[\w-]{43}; Path=\/api\/v1; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    )
    expect(refresh).toMatch(
      /^refresh_token=[\w-]{43}; Path=\/api\/v1\/auth; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    )
  })

  test('c15: cookies are Secure under https and cleared with the same attributes', async () => {
    const secure = await createTestApi({ settings: { publicUrl: new URL('https://pilotpair.example') } })
    const { client } = await secure.user({ role: 'pilot' })
    const answer = await client.call(authEndpoints.logout)
    expect(answer.headers.getSetCookie()).toEqual([
      'access_token=; Path=/api/v1; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
      'refresh_token=; Path=/api/v1/auth; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    ])
    expect(client.cookies.size).toBe(0)
    await secure.close()
  })

  test('c24: malformed input is answered alike for known and unknown addresses, never by a 5xx', async () => {
    const { email } = await kit.user({ role: 'pilot' })
    const shapes = [
      (name: string) => `username=${name}&password[a]=1`,
      (name: string) => `username=${name}&password[]=x`,
      (name: string) => `username[]=${name}&password=Some-Thing-1`,
      (name: string) => `username=${name}`,
      (name: string) => `username=${name}&password=`,
      (name: string) => `username=${name}&password=a&password=b`,
      (name: string) => `username=${name}&password=${'x'.repeat(33)}`,
      (name: string) => `username=${name}&password=%00`,
      (name: string) => `username=${name}&password=%FF`,
      (name: string) => `username=${name}%00&password=Some-Thing-1`,
      (name: string) => `username=${name}&password=wrong`,
    ]
    for (const shape of shapes) {
      const known = await form(shape(email))
      expect([401, 422]).toContain(known.status)
      expect(outcome(known)).toEqual(outcome(await form(shape('nobody@example.test'))))
    }
  })

  test('c24: a megabyte of password is cut off', async () => {
    expect((await form(`username=a@example.test&password=${'x'.repeat(1_000_000)}`)).status).toBe(413)
  })

  test('c24: a body that is no form is malformed input, alike for known and unknown addresses', async () => {
    const { email, password } = await kit.user({ role: 'pilot' })
    const bodies = [{ password: {} }, { password: [password] }, { password }]
    const send = async (contentType: string, body: object) =>
      kit.client().send('/api/v1/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': contentType },
        body: JSON.stringify(body),
      })
    for (const contentType of ['application/json', 'text/plain']) {
      for (const body of bodies) {
        const known = await send(contentType, { username: email, ...body })
        expect(known.status).toBe(422)
        const unknown = await send(contentType, { username: 'nobody@example.test', ...body })
        expect(outcome(unknown)).toEqual(outcome(known))
      }
    }
  })

  test('c24: an unknown address costs one comparison, as a known one does', async () => {
    const { email } = await kit.user({ role: 'pilot' })
    compared.length = 0
    expect(outcome(await form(`username=${email}&password=Wrong-Guess-1`))).toEqual(refused)
    expect(outcome(await form('username=nobody@example.test&password=Wrong-Guess-1'))).toEqual(refused)
    expect(compared).toEqual([expect.stringMatching(/^\$argon2id\$/), undefined])
  })

  test('c24: a deactivated account hears so only after the right password', async () => {
    const { id, email, password } = await kit.user({ role: 'pilot' })
    await kit.db.update(tables.userAccounts).set({ isActivated: false }).where(eq(tables.userAccounts.id, id))
    expect(outcome(await form(`username=${email}&password=Wrong-Guess-1`))).toEqual(refused)
    expect(outcome(await form(`username=${email}&password=${password}`))).toEqual({
      status: 403,
      text: '{"detail":"This account has been deactivated."}',
    })
  })

  test('c24: a pilot who waits for verification logs in', async () => {
    const { client } = await kit.user({ role: 'pilot', verification: 'pending' })
    expect((await client.ok(authEndpoints.currentUser)).pilot_profile?.verification).toBe('pending')
  })
})

describe('a login that is under way', () => {
  const values = { passwordReset: { passwordHash: 'another hash' }, deactivation: { isActivated: false } }

  test.each([
    ['passwordReset', 401],
    ['deactivation', 401],
  ] as const)('opens no session once a %s has been decided', async (change, status) => {
    const started: Promise<unknown>[] = []
    const racing = await createTestApi({
      deps: {
        passwords: {
          hash: (password) => hasher.hash(password),
          async matches(password, stored) {
            const isSame = await hasher.matches(password, stored)
            if (racing.log.length > 1) {
              started.push(racing.db.update(tables.userAccounts).set(values[change]))
              await Promise.all(started)
            }
            return isSame
          },
        },
      },
    })
    const { email, password, client } = await racing.user({ role: 'pilot' })
    await client.ok(authEndpoints.currentUser)
    const late = await racing.client().call(authEndpoints.login, { body: { username: email, password } })
    expect(started).toHaveLength(1)
    expect(late.status).toBe(status)
    expect(late.headers.getSetCookie()).toEqual([])
    expect(await racing.db.$count(tables.sessions)).toBe(1)
    await racing.close()
  })
})

describe('throttling with the decided numbers', () => {
  const guess = (username: string, password: string, address: string): Promise<TestAnswer> =>
    throttled.client(address).call(authEndpoints.login, { body: { username, password } })

  test('ten failures for one account and address, then 429 with the time to wait, elsewhere nothing', async () => {
    const { email, password } = await throttled.user({ role: 'pilot' })
    const address = '198.51.100.1'
    for (let count = 0; count < 10; count += 1) {
      expect((await guess(email, 'Wrong-Guess-1', address)).status).toBe(401)
    }
    const blocked = await guess(email, password, address)
    expect(blocked.status).toBe(429)
    expect(blocked.headers.get('Retry-After')).toBe('900')
    expect(blocked.text).toBe('{"detail":"Too many attempts. Please try again in 15 minutes."}')
    expect((await guess(email, password, '198.51.100.2')).status).toBe(200)
    throttled.clock.advance(15 * 60)
    expect((await guess(email, password, address)).status).toBe(200)
  })

  test('parallel guesses do not slip through', async () => {
    const { email } = await throttled.user({ role: 'pilot' })
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => guess(email, 'Wrong-Guess-1', '198.51.100.3')),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  test('a success does not count', async () => {
    const { email, password } = await throttled.user({ role: 'pilot' })
    for (let count = 0; count < 15; count += 1) {
      expect((await guess(email, password, '198.51.100.4')).status).toBe(200)
    }
  })

  test('a hundred failures of one address, over many accounts; an IPv6 network is one address', async () => {
    for (let count = 0; count < 100; count += 1) {
      const address = `2001:db8:0:1::${count + 1}`
      expect((await guess(`nobody-${count}@example.test`, 'Wrong-Guess-1', address)).status).toBe(401)
    }
    expect((await guess('nobody@example.test', 'Wrong-Guess-1', '2001:db8:0:1:ffff::1')).status).toBe(429)
    expect((await guess('nobody@example.test', 'Wrong-Guess-1', '2001:db8:0:2::1')).status).toBe(401)
  })

  test('twenty registrations an hour for one address', async () => {
    const register = (count: number): Promise<TestAnswer> =>
      throttled.client('198.51.100.5').call(authEndpoints.register, {
        body: { name: 'Ann Lee', email: `many-${count}@example.test`, password: 'Blue-Sky-77' },
      })
    for (let count = 0; count < 20; count += 1) expect((await register(count)).status).toBe(201)
    expect((await register(20)).status).toBe(429)
    throttled.clock.advance(3600)
    expect((await register(20)).status).toBe(201)
  })

  test('five reset mails an hour for one mailbox, known or not', async () => {
    const { email } = await throttled.user({ role: 'pilot' })
    for (const mailbox of [email, 'nobody@example.test']) {
      const ask = (): Promise<TestAnswer> =>
        throttled.client().call(authEndpoints.forgotPassword, { body: { email: mailbox } })
      for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(200)
      expect((await ask()).status).toBe(429)
    }
  })
})
