import { buildFlightAircraft, buildPaymentMethod, buildProposal } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { cardToPay, expiryClock, toCardView } from './card-view.ts'
import { acceptRule } from '../rules.ts'
import { findPayable, toPayableView } from './payable.ts'

describe('findPayable', () => {
  test.each([
    ['pending', 'payable'],
    ['accepted', 'accepted'],
    ['cancellation_requested', 'accepted'],
    ['OPERATOR_COUNTER_PROPOSAL', 'countered'],
    ['declined', 'over'],
    ['something_new', 'over'],
  ])('%s is %s', (status, kind) => {
    const proposal = buildProposal({ status })
    expect(findPayable([proposal], proposal.id_flight_proporsal).kind).toBe(kind)
  })

  test('an unknown id, and none, is missing', () => {
    expect(findPayable([buildProposal()], 'other')).toEqual({ kind: 'missing' })
    expect(findPayable([buildProposal()], '')).toEqual({ kind: 'missing' })
  })
})

test('the summary shows the service’s own sums, and the odd cent as it falls', () => {
  const view = toPayableView(buildProposal({ aircraft: buildFlightAircraft({ hourly_rate: 110.01 }), flight_duration: 1 }))
  expect(view).toMatchObject({ totalCents: 11_001, shareCents: 5500, rateCents: 11_001, span: { hours: 1 } })
})

test('what was written and until when it can be answered; blanks are nothing', () => {
  expect(toPayableView(buildProposal({ expires_at: '2026-12-05T13:00:00.000Z' }))).toMatchObject({
    note: "Let's fly together!", answerBy: '2026-12-05T13:00:00.000Z',
  })
  expect(toPayableView(buildProposal({ notes: ' \n ', expires_at: null }))).toMatchObject({ note: undefined, answerBy: undefined })
  expect(toPayableView(buildProposal({ notes: null })).note).toBeUndefined()
})

test('the rule of the money promises a refund only while one is sure', () => {
  expect(acceptRule('Daniel Okafor')).toMatch(/charged your share when you accept.*Until the operator approves.*full refund.*only Daniel Okafor can ask/)
})

test('a picture of another scheme is none', () => {
  expect(toPayableView(buildProposal({ aircraft: buildFlightAircraft({ image_url: 'javascript:alert(1)' }) })).imageUrl).toBeNull()
})

describe('cardToPay', () => {
  const now = new Date('2026-12-03T12:00:00Z')
  const card = (id: string, year: number) => toCardView(buildPaymentMethod({ id, card: { brand: 'visa', last4: '1111', exp_month: 11, exp_year: year } }))
  const cards = [card('old', 2026), card('newest', 2028), card('second', 2029)]

  test('the newest that has not expired, unless another was wanted', () => {
    expect(cardToPay(cards, undefined, now)).toBe('newest')
    expect(cardToPay(cards, 'second', now)).toBe('second')
    expect(cardToPay(cards, 'old', now)).toBe('newest')
    expect(cardToPay(cards, 'removed', now)).toBe('newest')
    expect(cardToPay([card('old', 2026)], undefined, now)).toBeUndefined()
  })

  test.each([
    ['2026-11-30T23:59:59Z', 'old'],
    // Still 30 November in the west of the world.
    ['2026-12-01T08:00:00Z', 'old'],
    ['2026-12-01T12:00:00Z', undefined],
  ])('a card of November is good through its last day everywhere: at %s it is %s', (at, id) => {
    expect(cardToPay([card('old', 2026)], undefined, expiryClock(new Date(at)))).toBe(id)
  })
})
