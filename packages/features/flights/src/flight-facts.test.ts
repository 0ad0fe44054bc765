import { buildChangeOffer, buildConfirmedFlight, buildProposal, buildSentProposal, buildSoloFlight, hoursFromNow, TEST_NOW } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { coPilotOf, flightMoment, offerOf, settlementOf } from './flight-facts.ts'

const now = new Date(TEST_NOW)

test('the other pilot: the inviter for the invited, the invited for the inviter, nobody on a solo flight', () => {
  expect(coPilotOf(buildProposal())?.name).toBe('Daniel Okafor')
  expect(coPilotOf(buildSentProposal())?.name).toBe('Daniel Okafor')
  expect(coPilotOf(buildSoloFlight())).toBeNull()
})

test.each([
  [1, 'ahead'],
  [0, 'running'],
  [-1.5, 'running'],
  [-2, 'over'],
])('a flight of two hours that starts in %s hours is %s', (hours, moment) => {
  expect(flightMoment({ flight_date: hoursFromNow(hours), flight_duration: 2 }, now)).toBe(moment)
})

test('an offer says whether the viewer has answered it', () => {
  expect(offerOf(buildProposal())).toBeUndefined()
  const change_offer = buildChangeOffer({ operator_message: null })
  expect(offerOf(buildProposal({ change_offer }))).toEqual({ start: change_offer.new_date, message: undefined, answer: 'open' })
  expect(offerOf(buildProposal({ change_offer: { ...change_offer, accepted_by_me: true } }))?.answer).toBe('accepted')
})

describe('what became of the money', () => {
  const share_cents = 24_750
  const cancellation = { requested_at: hoursFromNow(-2), confirmed_at: hoursFromNow(-1), fee_cents: 5000 }
  const closed = (state: 'none' | 'authorized' | 'paid' | 'refund_pending' | 'refunded', refunded_cents = 0) =>
    buildConfirmedFlight({ status: 'cancelled', payment: { state, share_cents, refunded_cents } })

  test('nothing taken is nothing charged, held or not', () => {
    expect(settlementOf(closed('none'))).toEqual({ kind: 'not_charged' })
    expect(settlementOf(closed('authorized'))).toEqual({ kind: 'not_charged' })
  })

  test('a refund on its way is all of the share', () => {
    expect(settlementOf(closed('refund_pending'))).toEqual({ kind: 'refund_pending', amountCents: share_cents, feeCents: 0 })
  })

  test('the fee is the owner’s alone', () => {
    const flight = { ...closed('refunded', share_cents - 5000), cancellation }
    expect(settlementOf(flight)).toEqual({ kind: 'refunded', amountCents: 19_750, feeCents: 5000 })
    const invited = { ...closed('refund_pending'), cancellation, is_owner: false }
    expect(settlementOf(invited)).toEqual({ kind: 'refund_pending', amountCents: share_cents, feeCents: 0 })
  })

  test('a fee as large as the share leaves nothing to give back', () => {
    const flight = { ...closed('paid'), cancellation: { ...cancellation, fee_cents: share_cents } }
    expect(settlementOf(flight)).toEqual({ kind: 'refunded', amountCents: 0, feeCents: share_cents })
  })
})
