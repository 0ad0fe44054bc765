import { authEndpoints } from '@pilotpair/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestApi } from '../testing/index.ts'

const kit = await createTestApi()
afterAll(() => kit.close())

const body = { name: 'Ann Lee', email: 'ann@example.com', password: 'Blue-Sky-77' }
const detailOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'detail' in json ? json.detail : undefined
const passwordProblem = (message: string) => ({
  detail: [{ loc: ['body', 'password'], field: 'password', msg: message, message }],
})

describe('POST auth/register', () => {
  test('makes a pilot whose verification is pending', async () => {
    const account = await kit.client().ok(authEndpoints.register, { body })
    expect(account).toMatchObject({ name: 'Ann Lee', email: 'ann@example.com', role: 'pilot', is_activated: true })
    expect(account.pilot_profile).toMatchObject({ verification: 'pending', first_name: 'Ann', profile_completed: false })
  })

  test('c25: role, activation and verification in the body are ignored', async () => {
    const client = kit.client()
    for (const role of ['super_admin', 'operator']) {
      const email = `${role}@example.com`
      const privileged = { ...body, email, role, is_activated: true, verification: 'approved', id_user_account: 'x' }
      const answer = await client.send('/api/v1/auth/register', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(privileged),
      })
      expect(answer.status).toBe(201)
      const session = await kit.logIn(email, body.password)
      expect(await session.ok(authEndpoints.currentUser)).toMatchObject({
        role: 'pilot',
        pilot_profile: { verification: 'pending' },
      })
    }
  })

  test('c23: one account a mailbox, whatever the case and the spaces', async () => {
    const client = kit.client()
    await client.ok(authEndpoints.register, { body: { ...body, email: 'Pilot.One@Example.COM' } })
    for (const username of ['pilot.one@example.com', '  PILOT.one@Example.com ']) {
      expect((await client.call(authEndpoints.login, { body: { username, password: body.password } })).status).toBe(200)
    }
    for (const email of ['PILOT.ONE@example.com', ' pilot.one@example.com', 'Pilot.One@Example.COM']) {
      const answer = await client.call(authEndpoints.register, { body: { ...body, email } })
      expect(answer.status).toBe(409)
      expect(detailOf(answer.json)).toBe('This email is already registered.')
    }
  })

  test('c23: of two parallel registrations that differ in case one wins', async () => {
    const answers = await Promise.all(
      ['Twin@example.com', 'tWIN@example.com', 'TWIN@EXAMPLE.COM'].map((email) =>
        kit.client().call(authEndpoints.register, { body: { ...body, email } }),
      ),
    )
    expect(answers.map(({ status }) => String(status)).sort()).toEqual(['201', '409', '409'])
  })

  test.each([
    ['ANN@EXAMPLE.COM1a!', 'ann@example.com'],
    ['x1!ann@example.comA', 'ann@example.com'],
    ['x1!ann@example.comA', ' ANN@Example.com '],
  ])('c28: %s may not contain the e-mail, in any case', async (password, email) => {
    const answer = await kit.client().call(authEndpoints.register, { body: { ...body, email, password } })
    expect(answer.status).toBe(422)
    expect(answer.json).toEqual(passwordProblem('Password must not contain your email'))
  })

  test('c28: the local part alone does not count', async () => {
    const answer = await kit
      .client()
      .call(authEndpoints.register, { body: { ...body, email: 'bob@example.com', password: 'xx-bob-1A!' } })
    expect(answer.status).toBe(201)
  })

  test.each([
    ['8 characters', 'Aa1!Aa1!', 201],
    ['32 characters', `Aa1!${'x'.repeat(28)}`, 201],
    ['33 characters', `Aa1!${'x'.repeat(29)}`, 422],
    ['64 characters', `Aa1!${'x'.repeat(60)}`, 422],
    ['7 characters', 'Aa1!Aa1', 422],
    ['22 characters in 76 bytes', `Aa1!${'🛩'.repeat(18)}`, 201],
    ['spaces around', ' Aa1!Aa1! ', 201],
  ])('c22: what registers can log in: %s', async (label, password, status) => {
    const email = `${label.replaceAll(' ', '-')}@example.org`
    const answer = await kit.client().call(authEndpoints.register, { body: { ...body, email, password } })
    expect(answer.status).toBe(status)
    const login = await kit.client().call(authEndpoints.login, { body: { username: email, password } })
    expect(login.status === 200).toBe(status === 201)
  })

  test('c22: nothing is truncated: another last character is another password', async () => {
    const email = 'emoji@example.org'
    await kit.client().ok(authEndpoints.register, { body: { ...body, email, password: `Aa1!${'🛩'.repeat(18)}` } })
    const wrong = `Aa1!${'🛩'.repeat(17)}🚁`
    const answer = await kit.client().call(authEndpoints.login, { body: { username: email, password: wrong } })
    expect(answer.status).toBe(401)
    const trimmed = await kit.client().call(authEndpoints.login, {
      body: { username: 'spaces-around@example.org', password: 'Aa1!Aa1!' },
    })
    expect(trimmed.status).toBe(401)
  })

  test('c22: composed and decomposed letters are one password', async () => {
    const email = 'accent@example.org'
    await kit.client().ok(authEndpoints.register, { body: { ...body, email, password: 'Caf\u0065\u0301-77-Aa' } })
    const login = { username: email, password: 'Caf\u00e9-77-Aa' }
    expect((await kit.client().call(authEndpoints.login, { body: login })).status).toBe(200)
  })

  test.each(['Password1!', 'P@ssw0rd', 'Welcome123!', 'Qwerty1!', '1qaz!QAZ', 'Summer2026!'])(
    'refuses the common password %s',
    async (password) => {
      const answer = await kit.client().call(authEndpoints.register, { body: { ...body, email: 'c@example.org', password } })
      expect(answer.status).toBe(422)
      expect(answer.json).toEqual(passwordProblem('This password is too common. Please choose another one.'))
    },
  )

  test('names every bad field at once', async () => {
    const answer = await kit.client().call(authEndpoints.register, { body: { name: 'A', email: 'nobody', password: 'short' } })
    expect(answer.status).toBe(422)
    const detail = detailOf(answer.json)
    const messages = Array.isArray(detail) ? detail.map(({ field, message }) => `${field}: ${message}`) : []
    expect(messages).toEqual(
      expect.arrayContaining(['email: Invalid email address', 'name: Name must be at least 2 characters']),
    )
  })
})
