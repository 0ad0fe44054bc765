import { buildFlightAircraft, buildPaymentMethod, buildProposal } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { cardToPay, toCardView } from './card-view.ts'
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
})
