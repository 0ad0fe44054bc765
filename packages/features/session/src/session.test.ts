import { buildUser } from '@pilotpair/contract/testing'
import type { ApiFailure } from '@pilotpair/feature-core'
import { describe, expect, test } from 'vitest'
import { sessionOf } from './session.ts'

const user = buildUser()
const retry = () => Promise.resolve()
const fresh = { ended: false, used: false, left: false }

const refused = (status: number): ApiFailure => ({ kind: 'refused', status, detail: 'no', fields: [] })
const faults: readonly ApiFailure[] = [
  refused(500),
  refused(429),
  { kind: 'unreadable', status: 502 },
  { kind: 'unreadable', status: 200 },
  { kind: 'unreachable' },
  { kind: 'silent' },
]

describe('sessionOf', () => {
  test('is loading until something is known', () => {
    expect(sessionOf({}, fresh, retry)).toEqual({ kind: 'loading' })
  })

  test('is the user who was read', () => {
    expect(sessionOf({ data: user }, fresh, retry)).toEqual({ kind: 'user', user })
  })

  test('c44: a network fault is not a logout: it offers a retry', () => {
    for (const error of faults) expect(sessionOf({ error }, fresh, retry)).toEqual({ kind: 'fault', failure: error, retry })
  })

  test('c44: a user who is known stays through faults', () => {
    for (const error of faults) expect(sessionOf({ data: user, error }, fresh, retry)).toEqual({ kind: 'user', user })
  })

  test('is anonymous when the service says so', () => {
    expect(sessionOf({ error: refused(401) }, fresh, retry)).toEqual({ kind: 'anonymous', ended: false })
  })

  test('c45: a refusal of the account ends the session, although a user was known', () => {
    expect(sessionOf({ data: user, error: refused(403) }, { ended: false, used: true, left: false }, retry)).toEqual({
      kind: 'anonymous',
      ended: true,
    })
  })

  test('an end is told only when the session was in use', () => {
    expect(sessionOf({ data: user }, { ended: true, used: true, left: false }, retry)).toEqual({ kind: 'anonymous', ended: true })
    expect(sessionOf({}, { ended: true, used: false, left: true }, retry)).toEqual({ kind: 'anonymous', ended: false, hasLeft: true })
  })
})
