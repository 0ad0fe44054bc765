import type { UserAccount } from '@pilotpair/contract'
import { buildAdmin, buildNewPilotProfile, buildOperator, buildUser } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { type AccessRule, awaitsApproval, decideAccess, decideDoor, landingFor, loginFor, type RouteRule, ruleFor, safeNext } from './access.ts'
import type { Session } from './session.ts'

const pilotPage: AccessRule = { kind: 'roles', roles: ['pilot'] }
const operatorPage: AccessRule = { kind: 'roles', roles: ['operator', 'super_admin'] }
const adminPage: AccessRule = { kind: 'roles', roles: ['super_admin'] }
const everyRole: AccessRule = { kind: 'roles', roles: ['pilot', 'operator', 'super_admin'] }

const rules: readonly RouteRule[] = [
  { path: '/', rule: { kind: 'start' } },
  { path: '/login', rule: { kind: 'door' } },
  { path: '/register', rule: { kind: 'door' } },
  { path: '/unauthorized', rule: { kind: 'door' } },
  { path: '/pending', rule: { kind: 'door' } },
  { path: '/community', rule: { kind: 'open' } },
  { path: '/profile', rule: { kind: 'profile' } },
  { path: '/dashboard', rule: pilotPage },
  { path: '/rentals', rule: pilotPage },
  { path: '/payment-methods', rule: pilotPage },
  { path: '/payment-methods/new', rule: pilotPage },
  { path: '/propose-flight/:pilotId', rule: pilotPage },
  { path: '/propose-flight/:pilotId/:aircraftId', rule: pilotPage },
  { path: '/messages/:conversationId', rule: everyRole },
  { path: '/operator', rule: operatorPage },
  { path: '/admin/*', rule: adminPage },
]

const pilot = buildUser()
const pending = buildUser({ pilot_profile: buildNewPilotProfile() })
const operator = buildOperator()
const admin = buildAdmin()

const as = (user: UserAccount): Session => ({ kind: 'user', user })
const loading: Session = { kind: 'loading' }
const anonymous: Session = { kind: 'anonymous', ended: false }
const fault: Session = { kind: 'fault', failure: undefined, retry: () => Promise.resolve() }

describe('landingFor', () => {
  test.each([
    [pilot, '/dashboard'],
    [operator, '/operator'],
    [admin, '/admin/users'],
  ])('leads each role home', (user, landing) => {
    expect(landingFor(user)).toBe(landing)
  })
})

describe('awaitsApproval', () => {
  test('holds for pilots who are not approved, also without a profile', () => {
    expect(awaitsApproval(pilot)).toBe(false)
    expect(awaitsApproval(pending)).toBe(true)
    expect(awaitsApproval(buildUser({ pilot_profile: null }))).toBe(true)
  })

  test('never holds for other roles', () => {
    expect(awaitsApproval(operator)).toBe(false)
    expect(awaitsApproval(admin)).toBe(false)
  })
})

describe('decideAccess', () => {
  test('pilots who wait for approval see what they already have, and nothing else', () => {
    const own: AccessRule = { kind: 'roles', roles: ['pilot'], awaiting: 'welcome' }
    expect(decideAccess(as(pending), own, '/my-flights')).toBe('show')
    expect(decideAccess(as(pending), pilotPage, '/rentals')).toEqual({ redirect: '/pending' })
    expect(decideAccess(as(operator), own, '/my-flights')).toEqual({ redirect: '/unauthorized' })
    expect(decideAccess(anonymous, own, '/my-flights')).toEqual({ redirect: loginFor('/my-flights') })
  })

  test('c44: while the session loads nothing is shown and nothing redirects', () => {
    for (const { rule } of rules.filter((entry) => entry.rule.kind !== 'open'))
      expect(decideAccess(loading, rule, '/pilot-explorer')).toBe('wait')
  })

  test('open pages ask for no session', () => {
    for (const session of [loading, anonymous, fault, as(pilot), as(pending), as(operator)])
      expect(decideAccess(session, { kind: 'open' }, '/community')).toBe('show')
  })

  test('c44: a fault offers its retry and logs nobody out; the doors still open', () => {
    expect(decideAccess(fault, pilotPage, '/rentals')).toBe('fault')
    expect(decideAccess(fault, { kind: 'start' }, '/')).toBe('fault')
    expect(decideAccess(fault, { kind: 'profile' }, '/profile')).toBe('fault')
    expect(decideAccess(fault, { kind: 'door' }, '/login')).toBe('show')
  })

  test('c44: logged out, the whole address is kept for after the login', () => {
    expect(decideAccess(anonymous, pilotPage, '/payment-methods?proposalId=42#cards')).toEqual({
      redirect: '/login?next=%2Fpayment-methods%3FproposalId%3D42%23cards',
    })
    expect(decideAccess(anonymous, { kind: 'profile' }, '/profile')).toEqual({ redirect: '/login?next=%2Fprofile' })
  })

  test('the start leads to the login without an address, and each role home', () => {
    expect(decideAccess(anonymous, { kind: 'start' }, '/')).toEqual({ redirect: '/login' })
    expect(decideAccess({ ...anonymous, hasLeft: true }, pilotPage, '/my-flights')).toEqual({ redirect: '/login' })
    expect(decideAccess(as(pilot), { kind: 'start' }, '/')).toEqual({ redirect: '/dashboard' })
    expect(decideAccess(as(operator), { kind: 'start' }, '/')).toEqual({ redirect: '/operator' })
    expect(decideAccess(as(admin), { kind: 'start' }, '/')).toEqual({ redirect: '/admin/users' })
  })

  test('the doors open for everybody', () => {
    expect(decideAccess(anonymous, { kind: 'door' }, '/login')).toBe('show')
    expect(decideAccess(as(pending), { kind: 'door' }, '/pending')).toBe('show')
  })

  test('a role that may not is told so', () => {
    expect(decideAccess(as(operator), pilotPage, '/rentals')).toEqual({ redirect: '/unauthorized' })
    expect(decideAccess(as(pilot), operatorPage, '/operator')).toEqual({ redirect: '/unauthorized' })
    expect(decideAccess(as(pending), adminPage, '/admin/users')).toEqual({ redirect: '/unauthorized' })
  })

  test('a role that may is let in', () => {
    expect(decideAccess(as(pilot), pilotPage, '/rentals')).toBe('show')
    expect(decideAccess(as(admin), operatorPage, '/operator')).toBe('show')
    expect(decideAccess(as(operator), everyRole, '/messages/1')).toBe('show')
  })

  test('c45: a pilot who is not approved (any more) waits on /pending', () => {
    expect(decideAccess(as(pending), pilotPage, '/rentals')).toEqual({ redirect: '/pending' })
    expect(decideAccess(as(pending), everyRole, '/messages/1')).toEqual({ redirect: '/pending' })
  })

  test('the profile is for pilots in any state; others go to their own place', () => {
    expect(decideAccess(as(pilot), { kind: 'profile' }, '/profile')).toBe('show')
    expect(decideAccess(as(pending), { kind: 'profile' }, '/profile')).toBe('show')
    expect(decideAccess(as(operator), { kind: 'profile' }, '/profile')).toEqual({ redirect: '/operator' })
    expect(decideAccess(as(admin), { kind: 'profile' }, '/profile')).toEqual({ redirect: '/admin' })
  })
})

describe('loginFor', () => {
  test('keeps an address, but not the start', () => {
    expect(loginFor('/rentals?max_rate=200')).toBe('/login?next=%2Frentals%3Fmax_rate%3D200')
    expect(loginFor('/')).toBe('/login')
    expect(loginFor('')).toBe('/login')
  })
})

describe('ruleFor', () => {
  test('knows fixed paths, parameters and rests, with or without a last slash', () => {
    expect(ruleFor('/rentals/', rules)).toBe(pilotPage)
    expect(ruleFor('/propose-flight/7', rules)).toBe(pilotPage)
    expect(ruleFor('/propose-flight/7/9', rules)).toBe(pilotPage)
    expect(ruleFor('/messages/7', rules)).toBe(everyRole)
    expect(ruleFor('/admin', rules)).toBe(adminPage)
    expect(ruleFor('/admin/users', rules)).toBe(adminPage)
  })

  test('knows nothing of pages that are not built', () => {
    expect(ruleFor('/propose-flight/7/9/1', rules)).toBeUndefined()
    expect(ruleFor('/messages', rules)).toBeUndefined()
    expect(ruleFor('/nowhere', rules)).toBeUndefined()
  })

  test('prefers a fixed path to one with parameters', () => {
    const fixed: AccessRule = { kind: 'open' }
    expect(ruleFor('/a/new', [{ path: '/a/:id', rule: pilotPage }, { path: '/a/new', rule: fixed }])).toBe(fixed)
  })
})

describe('safeNext', () => {
  test.each(['/rentals', '/payment-methods?proposalId=42', '/propose-flight/7/9#review', '/community', '/profile'])(
    'c44: %s is honoured when the role may open it',
    (next) => {
      expect(safeNext(next, pilot, rules)).toBe(next)
    },
  )

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'evil.example',
    'rentals',
    '/..//evil.example',
    '/./\\evil.example',
    '/rentals\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '/rentals\u0000',
    '/rentals\u007f',
    ' /rentals',
    '',
    `/rentals?search=${'x'.repeat(3000)}`,
  ])('c44: the target %j is ignored', (next) => {
    expect(safeNext(next, pilot, rules)).toBe('/dashboard')
  })

  test.each(['/login', '/login?next=%2Flogin', '/register', '/unauthorized', '/pending', '/', '/../login', '/nowhere'])(
    'c44: %s would lead in a circle or nowhere',
    (next) => {
      expect(safeNext(next, pilot, rules)).toBe('/dashboard')
    },
  )

  test('c44: what the role may not open leads to its landing page', () => {
    expect(safeNext('/admin/users', pilot, rules)).toBe('/dashboard')
    expect(safeNext('/rentals', operator, rules)).toBe('/operator')
    expect(safeNext('/profile', operator, rules)).toBe('/operator')
    expect(safeNext('/operator', admin, rules)).toBe('/operator')
    expect(safeNext('/rentals', pending, rules)).toBe('/dashboard')
    expect(safeNext('/profile', pending, rules)).toBe('/profile')
  })

  test('nothing asked for leads to the landing page', () => {
    expect(safeNext(null, admin, rules)).toBe('/admin/users')
    expect(safeNext(undefined, operator, rules)).toBe('/operator')
  })

  test('the address is given back as the browser reads it', () => {
    expect(safeNext('/community/../rentals?a=1', pilot, rules)).toBe('/rentals?a=1')
  })
})

describe('decideDoor', () => {
  test('c44: /login while already logged in goes on', () => {
    expect(decideDoor(as(pilot), '/rentals', rules)).toEqual({ redirect: '/rentals' })
    expect(decideDoor(as(admin), '//evil.example', rules)).toEqual({ redirect: '/admin/users' })
  })

  test('c44: the form appears only once nobody is known to be logged in', () => {
    expect(decideDoor(loading, null, rules)).toBe('wait')
    expect(decideDoor(anonymous, null, rules)).toBe('show')
    expect(decideDoor(fault, null, rules)).toBe('show')
  })
})
