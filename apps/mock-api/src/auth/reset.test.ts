import { authEndpoints } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import { createTestApi, type TestAnswer } from '../testing/index.ts'

const kit = await createTestApi({ settings: { publicUrl: new URL('https://pilotpair.example') } })
afterAll(() => kit.close())

const forgot = async (email: string): Promise<TestAnswer> => {
  const answer = await kit.client().call(authEndpoints.forgotPassword, { body: { email } })
  await kit.settled()
  return answer
}

const lastToken = (): string => {
  const link = /https:\/\/\S+/.exec(kit.mails.at(-1)?.text ?? '')?.[0] ?? ''
  const url = new URL(link)
  expect(url.origin + url.pathname).toBe('https://pilotpair.example/reset-password')
  return url.searchParams.get('token') ?? ''
}

const reset = (token: string, password: string): Promise<TestAnswer> =>
  kit.client().call(authEndpoints.resetPassword, { body: { token, password } })

describe('forgotten password', () => {
  test('answers the same for known, unknown and deactivated addresses; only the known one gets mail', async () => {
    const { email } = await kit.user({ role: 'pilot' })
    const gone = await kit.user({ role: 'pilot' })
    await kit.db.update(tables.userAccounts).set({ isActivated: false }).where(eq(tables.userAccounts.id, gone.id))
    const before = kit.mails.length
    const answers = [await forgot(` ${email.toUpperCase()} `), await forgot('nobody@example.test'), await forgot(gone.email)]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(kit.mails.slice(before).map(({ to }) => to)).toEqual([email])
  })

  test('the link follows PUBLIC_URL, whatever Host the request names', async () => {
    const { email } = await kit.user({ role: 'pilot' })
    await kit.client().call(authEndpoints.forgotPassword, {
      body: { email },
      headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
    })
    await kit.settled()
    expect(lastToken()).toMatch(/^[\w-]{43}$/)
  })

  test('sets the password once, ends all sessions, and the token is stored hashed', async () => {
    const { email, password, client } = await kit.user({ role: 'pilot' })
    await forgot(email)
    const token = lastToken()
    const stored = await kit.db.select({ hash: tables.passwordResetTokens.hash }).from(tables.passwordResetTokens)
    expect(stored.map(({ hash }) => hash)).not.toContain(token)
    expect((await reset(token, 'New-Wings-88')).status).toBe(200)
    expect((await client.call(authEndpoints.currentUser)).status).toBe(401)
    expect((await client.call(authEndpoints.tokenRefresh)).status).toBe(401)
    const old = await kit.client().call(authEndpoints.login, { body: { username: email, password } })
    expect(old.status).toBe(401)
    await kit.logIn(email, 'New-Wings-88')
    expect((await reset(token, 'Other-Wings-99')).status).toBe(410)
  })

  test('of parallel resets with one link one wins', async () => {
    const { email } = await kit.user({ role: 'pilot' })
    await forgot(email)
    const token = lastToken()
    const answers = await Promise.all(['One-Wing-11', 'Two-Wings-22', 'Six-Wings-66'].map((one) => reset(token, one)))
    expect(answers.map(({ status }) => String(status)).sort()).toEqual(['200', '410', '410'])
  })

  test('of parallel resets with several links of one account one wins', async () => {
    const { email } = await kit.user({ role: 'pilot' })
    const tokens: string[] = []
    for (let count = 0; count < 5; count += 1) {
      await forgot(email)
      tokens.push(lastToken())
    }
    const answers = await Promise.all(tokens.map((token, index) => reset(token, `Any-Wings-${index}7`)))
    expect(answers.map(({ status }) => String(status)).sort()).toEqual(['200', '410', '410', '410', '410'])
  })

  test('a used link makes the other open links of the account useless', async () => {
    const { email } = await kit.user({ role: 'pilot' })
    await forgot(email)
    const first = lastToken()
    await forgot(email)
    expect((await reset(lastToken(), 'New-Wings-88')).status).toBe(200)
    expect((await reset(first, 'Old-Wings-77')).status).toBe(410)
  })

  test('runs out after an hour; an invented token is a 400', async () => {
    const { email } = await kit.user({ role: 'pilot' })
    await forgot(email)
    kit.clock.advance(3600)
    expect((await reset(lastToken(), 'New-Wings-88')).status).toBe(410)
    expect((await reset('x'.repeat(43), 'New-Wings-88')).status).toBe(400)
  })

  test('c22, c28: the same password rule holds, and a refused password leaves the link usable', async () => {
    const { email } = await kit.user({ role: 'pilot' })
    await forgot(email)
    const token = lastToken()
    for (const password of ['short', `Aa1!${'x'.repeat(29)}`, 'Password1!', `A1!${email.toUpperCase()}x`]) {
      expect((await reset(token, password)).status).toBe(422)
    }
    expect((await reset(token, 'New-Wings-88')).status).toBe(200)
  })

  test('no log line holds an address, a token or a link', async () => {
    const { email } = await kit.user({ role: 'pilot' })
    await forgot(email)
    const token = lastToken()
    await reset(token, 'New-Wings-88')
    const lines = JSON.stringify(kit.log)
    expect(lines).toContain('/api/v1/auth/reset-password')
    for (const secret of [token, email, 'New-Wings-88', 'reset-password?']) expect(lines).not.toContain(secret)
  })
})
