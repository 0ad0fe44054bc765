import { describe, expect, test } from 'vitest'
import { loginBody, registrationBody } from './endpoints/auth.ts'
import { loginForm, registrationForm } from './forms/account.ts'
import { passwordProblems } from './password.ts'

const EMAIL = 'ann@example.com'
const valid = (length: number): string => `Aa1!${'x'.repeat(length - 4)}`

interface Parsed {
  readonly error?: { readonly issues: readonly { path: PropertyKey[]; message: string }[] } | undefined
}

function problemTexts(result: Parsed): string[][] {
  return (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
}

describe('password rule', () => {
  test('c22: 8 and 32 characters pass every door, 7 and 33 none', () => {
    for (const length of [8, 32]) {
      expect(passwordProblems(valid(length), EMAIL)).toEqual([])
      expect(loginBody.safeParse({ username: EMAIL, password: valid(length) }).success).toBe(true)
    }
    expect(passwordProblems(valid(7), EMAIL)).toEqual(['rule'])
    expect(passwordProblems(valid(33), EMAIL)).toEqual(['too-long'])
    expect(passwordProblems(valid(64), EMAIL)).toEqual(['too-long'])
    const tooLong = loginBody.safeParse({ username: EMAIL, password: valid(33) })
    expect(problemTexts(tooLong)).toEqual([['password', 'Password too long']])
  })

  test('c22: length counts characters, not bytes or UTF-16 units', () => {
    const emoji = `Aa1!${'🛩'.repeat(18)}`
    expect(new TextEncoder().encode(emoji).length).toBe(76)
    expect(passwordProblems(emoji, EMAIL)).toEqual([])
    expect(passwordProblems(`Aa1!${'🛩'.repeat(28)}`, EMAIL)).toEqual([])
    expect(passwordProblems(`Aa1!${'🛩'.repeat(29)}`, EMAIL)).toEqual(['too-long'])
  })

  test('c22: composed and decomposed forms arrive as the same password, spaces stay', () => {
    const composed = registrationBody.parse({ name: 'Ann', email: EMAIL, password: 'Caf\u00e9-Sky-1' })
    const decomposed = loginBody.parse({ username: EMAIL, password: 'Cafe\u0301-Sky-1' })
    expect(decomposed.password).toBe(composed.password)
    expect(loginBody.parse({ username: EMAIL, password: ' Spaces-1a ' }).password).toBe(' Spaces-1a ')
  })

  test.each([
    ['no lower case', 'CLEAR-SKIES-26'],
    ['no upper case', 'clear-skies-26'],
    ['no digit', 'Clear-Skies-xx'],
    ['no symbol', 'ClearSkies26'],
    ['U+0000', 'Clear-Skies-26\u0000'],
    ['a lone surrogate', 'Clear-Skies-26\ud83d'],
  ])('refuses a password with %s', (_name, password) => {
    expect(passwordProblems(password, EMAIL)).toContain('rule')
  })

  test('c28: the address in any case is refused at the password, by screen and service', () => {
    for (const password of ['ANN@EXAMPLE.COM1a!', 'x1!ann@example.comA']) {
      const body = { name: 'Ann', email: EMAIL, password }
      const expected = [['password', 'Password must not contain your email']]
      expect(problemTexts(registrationBody.safeParse(body))).toEqual(expected)
      expect(problemTexts(registrationForm.safeParse({ ...body, confirm_password: password }))).toEqual(expected)
    }
  })

  test('c28: the local part alone and an empty address never trigger it', () => {
    expect(passwordProblems('xx-ann-1A!', EMAIL)).toEqual([])
    expect(passwordProblems('Clear-Skies-26', '')).toEqual([])
    expect(passwordProblems('Clear-Skies-26', '  ')).toEqual([])
  })

  test('c28: the rule is judged while the address is still empty or malformed, and again when it changes', () => {
    const values = { name: 'Ann', email: '', password: 'short', confirm_password: 'other' }
    expect(problemTexts(registrationForm.safeParse(values))).toEqual([
      ['email', 'Email is required'],
      ['password', 'Password must be 8+ characters with uppercase, lowercase, number, and symbol'],
      ['confirm_password', 'Passwords do not match'],
    ])
    const later = { ...values, password: 'x1!bob@example.comA', confirm_password: 'x1!bob@example.comA' }
    expect(problemTexts(registrationForm.safeParse({ ...later, email: EMAIL }))).toEqual([])
    expect(problemTexts(registrationForm.safeParse({ ...later, email: 'Bob@Example.com' }))).toHaveLength(1)
  })
})

describe('login', () => {
  test('says the exact texts of section 5', () => {
    expect(problemTexts(loginForm.safeParse({ email: '', password: 'short' }))).toEqual([
      ['email', 'Email is required'],
      ['password', 'Password must be at least 8 characters'],
    ])
    expect(problemTexts(loginForm.safeParse({ email: 'no', password: valid(33) }))).toEqual([
      ['email', 'Invalid email address'],
      ['password', 'Password too long'],
    ])
  })

  test('c24: objects, lists and missing fields are problems of the field, never a crash', () => {
    const bodies = [
      { username: 'known', password: {} },
      { username: ['known'], password: 'x' },
      { username: 'known' },
      { username: 'known', 'password[a]': '1' },
      null,
      'x',
    ]
    expect(bodies.filter((body) => loginBody.safeParse(body).success)).toEqual([])
  })
})

describe('registration', () => {
  test('c23: the address is trimmed and folded once', () => {
    const body = { name: 'Ann', email: '  Pilot.One@Example.COM ', password: 'Clear-Skies-26' }
    expect(registrationBody.parse(body).email).toBe('pilot.one@example.com')
    const login = loginBody.parse({ username: ' PILOT.ONE@example.com\t', password: 'x' })
    expect(login.username).toBe('pilot.one@example.com')
  })

  test('c25: role, verification and activation sent beside it are ignored', () => {
    const body = { name: 'Ann', email: EMAIL, password: 'Clear-Skies-26' }
    const privileged = { role: 'super_admin', is_activated: true, verification: 'approved' }
    expect(registrationBody.parse({ ...body, ...privileged })).toEqual(body)
  })

  test.each(['', 'a', ' \u200b\u00a0 ', 'x\u0000y'])('refuses the name %j', (name) => {
    expect(registrationBody.safeParse({ name, email: EMAIL, password: 'Clear-Skies-26' }).success).toBe(false)
  })
})
