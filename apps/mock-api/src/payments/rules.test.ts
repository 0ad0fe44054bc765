import { describe, expect, test } from 'vitest'
import { flightPaymentOf, leftoverOf, recheckAt, retryAt } from './rules.ts'

describe('a refund is tried again', () => {
  const now = new Date('2027-01-13T12:00:00Z')
  const pause = (attempts: number): number => (retryAt(now, attempts).getTime() - now.getTime()) / 1000

  test('after pauses that double from half a minute up to six hours', () => {
    expect([1, 2, 3, 10, 11, 23].map(pause)).toEqual([30, 60, 120, 15_360, 21_600, 21_600])
  })
})

test('a refund that was taken is looked at again after a day, then after twice its age, for a month', () => {
  const settledAt = new Date('2027-01-13T12:00:00Z')
  const after = (days: number): Date => new Date(settledAt.getTime() + days * 86_400_000)
  expect([0, 0.5, 1, 2, 8].map((days) => recheckAt(settledAt, after(days)))).toEqual([1, 1, 2, 4, 16].map(after))
  expect(recheckAt(settledAt, after(16))).toBeNull()
})

describe('the viewer’s money', () => {
  const state = (
    payment: Parameters<typeof flightPaymentOf>[0]['payment'],
    refund: Parameters<typeof flightPaymentOf>[0]['refund'] = null,
  ) => {
    const money = flightPaymentOf({ shareCents: 24_750, isAsked: false, payment, refund })
    expect(money.share_cents).toBe(24_750)
    return [money.state, money.refunded_cents]
  }

  test('is none before, authorized while held, paid once the flight stands', () => {
    expect(state(null)).toEqual(['none', 0])
    expect(state('requires_action')).toEqual(['none', 0])
    expect(state('authorised')).toEqual(['authorized', 0])
    expect(state('committed')).toEqual(['paid', 0])
    expect(state('captured')).toEqual(['paid', 0])
    for (const gone of ['declined', 'voiding', 'voided', 'failed'] as const) expect(state(gone)).toEqual(['none', 0])
  })

  test('is declined where the refused card stands in the way of a request', () => {
    expect(flightPaymentOf({ shareCents: 1, isAsked: true, payment: 'declined', refund: null }).state).toBe('declined')
    expect(flightPaymentOf({ shareCents: 1, isAsked: true, payment: 'voided', refund: null }).state).toBe('none')
  })

  test('a refund is pending until it arrived, also when it failed for good', () => {
    expect(state('captured', { state: 'pending', amountCents: 20_000 })).toEqual(['refund_pending', 0])
    expect(state('captured', { state: 'failed', amountCents: 20_000 })).toEqual(['refund_pending', 0])
    expect(state('captured', { state: 'succeeded', amountCents: 20_000 })).toEqual(['refunded', 20_000])
  })
})

describe('a share that its accept left behind', () => {
  const pending = { status: 'pending', isSolo: false }
  const share = { state: 'authorised', isInviter: true, wasConfirmed: true, flight: pending } as const

  test('is kept when the inviter confirmed it, or still can', () => {
    expect(leftoverOf(share)).toBe('keep')
    expect(leftoverOf({ ...share, state: 'requires_action', wasConfirmed: false })).toBe('keep')
  })

  test('is given up otherwise', () => {
    expect(leftoverOf({ ...share, wasConfirmed: false })).toBe('give_up')
    expect(leftoverOf({ ...share, isInviter: false })).toBe('give_up')
    expect(leftoverOf({ ...share, state: 'creating' })).toBe('give_up')
    expect(leftoverOf({ ...share, flight: null })).toBe('give_up')
    expect(leftoverOf({ ...share, flight: { status: 'pending', isSolo: true } })).toBe('give_up')
    for (const status of ['accepted', 'declined', 'cancelled', 'expired', 'OPERATOR_COUNTER_PROPOSAL']) {
      expect(leftoverOf({ ...share, flight: { ...pending, status } })).toBe('give_up')
    }
  })
})
