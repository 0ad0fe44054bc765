import { authTexts, registrationForm } from '@pilotpair/contract'
import type { ApiFailure } from '@pilotpair/feature-core'
import { describe, expect, test } from 'vitest'
import { hintFor, placeProblems } from './form-problems.ts'
import { loginFailureText } from './login/login-failure.ts'
import { readRegistrationFailure } from './register/registration-failure.ts'

const refused = (status: number, detail: string, more: Partial<Extract<ApiFailure, { kind: 'refused' }>> = {}): ApiFailure => ({
  kind: 'refused',
  status,
  detail,
  fields: [],
  ...more,
})
const unreadable = (status: number): ApiFailure => ({ kind: 'unreadable', status })

describe('loginFailureText', () => {
  test.each<[string, ApiFailure, string]>([
    ['the detail of the service', refused(401, 'Invalid email or password'), authTexts.loginRefused],
    ['a deactivated account', refused(403, 'This account is deactivated.'), 'This account is deactivated.'],
    ['c24: a refusal without words', unreadable(401), authTexts.loginRefused],
    ['c59: a page of a proxy', unreadable(502), authTexts.loginFailed],
    ['c59: a page with status 200', unreadable(200), authTexts.loginFailed],
    ['c59: no connection', { kind: 'unreachable' }, authTexts.loginFailed],
    ['c59: silence', { kind: 'silent' }, authTexts.loginFailed],
  ])('%s', (_, failure, text) => {
    expect(loginFailureText(failure)).toBe(text)
  })

  test('c59: throttling is never a wrong password', () => {
    expect(loginFailureText(refused(429, 'Too many attempts', { retryAfter: 600 }))).toContain('10 minutes')
    expect(loginFailureText(unreadable(429))).not.toBe(authTexts.loginRefused)
  })
})

describe('readRegistrationFailure', () => {
  test('c23: an address that is taken stands under its field', () => {
    expect(readRegistrationFailure(refused(409, 'This email is already registered.'))).toEqual({
      at: 'email',
      text: authTexts.emailTaken,
    })
    expect(readRegistrationFailure(unreadable(409))).toEqual({ at: 'email', text: authTexts.emailTaken })
  })

  test('c59: other failures stand above the button', () => {
    expect(readRegistrationFailure(refused(400, 'No registrations today.')).text).toBe('No registrations today.')
    expect(readRegistrationFailure(unreadable(500)).text).toBe(authTexts.unexpected)
    expect(readRegistrationFailure({ kind: 'unreachable' }).text).toBe(authTexts.registrationNetworkError)
    expect(readRegistrationFailure({ kind: 'silent' }).text).toBe(authTexts.registrationNetworkError)
  })
})

describe('placeProblems', () => {
  const problem = (field: string, message: string) => ({ loc: ['body', field], field, msg: message, message })

  test('puts problems at the fields of the form', () => {
    const failure = refused(422, 'username: Email is required', { fields: [problem('username', 'Email is required')] })
    expect(placeProblems(failure, { username: 'email' })).toEqual([{ name: 'email', message: 'Email is required' }])
  })

  test('places none when one belongs to no field, so that the whole text is shown', () => {
    const failure = refused(422, 'x', { fields: [problem('username', 'a'), problem('constructor', 'b')] })
    expect(placeProblems(failure, { username: 'email' })).toEqual([])
    expect(placeProblems({ kind: 'silent' }, { username: 'email' })).toEqual([])
  })
})

describe('hintFor', () => {
  test('says what to do when nobody answered', () => {
    expect(hintFor({ kind: 'unreachable' })).toContain('connection')
    expect(hintFor({ kind: 'silent' })).toContain('in time')
    expect(hintFor(unreadable(502))).toBeUndefined()
  })
})

describe('the rules of the registration screen', () => {
  const problemsOf = (values: Record<string, string>) =>
    (registrationForm.safeParse({ name: 'Ann Lee', email: 'ann@example.com', ...values }).error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    )

  test('c22: more than 32 characters are refused at registration, with the reason', () => {
    const long = `Aa1!${'x'.repeat(29)}`
    expect(problemsOf({ password: long, confirm_password: long })).toEqual([`password: ${authTexts.passwordTooLong}`])
    const most = `Aa1!${'x'.repeat(28)}`
    expect(problemsOf({ password: most, confirm_password: most })).toEqual([])
  })

  test('c22: length counts characters, not bytes', () => {
    const emoji = `Aa1!${'🛩'.repeat(18)}`
    expect(problemsOf({ password: emoji, confirm_password: emoji })).toEqual([])
  })

  test.each(['ANN@EXAMPLE.COM1a!', 'x1!ann@example.comA'])('c28: %s contains the address', (password) => {
    expect(problemsOf({ password, confirm_password: password })).toEqual([`password: ${authTexts.passwordContainsEmail}`])
  })

  test('c28: the local part alone, and an empty address, are no problem', () => {
    expect(problemsOf({ password: 'xx-ann-1A!', confirm_password: 'xx-ann-1A!' })).toEqual([])
    expect(problemsOf({ email: '', password: 'Clear-Skies-26', confirm_password: 'Clear-Skies-26' })).not.toContain(
      `password: ${authTexts.passwordContainsEmail}`,
    )
  })

  test('all fields are judged at once', () => {
    const problems = problemsOf({ name: '', email: 'nobody', password: 'short', confirm_password: 'other' })
    expect([...new Set(problems)]).toEqual([
      `name: ${authTexts.nameTooShort}`,
      `email: ${authTexts.emailInvalid}`,
      `password: ${authTexts.passwordRule}`,
      `confirm_password: ${authTexts.passwordsDiffer}`,
    ])
  })
})
