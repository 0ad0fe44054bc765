import { buildChangeOffer, buildConfirmedFlight, buildSoloFlight, hoursFromNow, TEST_NOW } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { flightState, myFlightActs, pendingFlightAction, toFlightView } from './flight-view.ts'

const now = new Date(TEST_NOW)
const acts = (flight: Parameters<typeof myFlightActs>[0], canCommit = true) => myFlightActs(flight, { canCommit, now })
const flown = buildConfirmedFlight({ flight_date: hoursFromNow(-72) })
const nothing = { cancel: undefined, withdraw: false, rate: false, acceptNewTime: false, declineNewTime: false }

test.each([
  ['confirmed', buildConfirmedFlight()],
  ['confirmed', buildConfirmedFlight({ flight_date: hoursFromNow(-1) })],
  ['pending_approval', buildSoloFlight()],
  ['flown', flown],
  ['counter_proposal', buildSoloFlight({ status: 'OPERATOR_COUNTER_PROPOSAL' })],
  ['cancellation_requested', buildConfirmedFlight({ status: 'cancellation_requested' })],
  ['cancelled', buildSoloFlight({ status: 'cancelled' })],
  ['held_by_customs', buildConfirmedFlight({ status: 'held_by_customs' })],
])('a flight stands as %s', (state, flight) => {
  expect(flightState(flight, now)).toBe(state)
})

test('a flight as the card shows it; what became of the money only where it does not take place', () => {
  expect(toFlightView(buildConfirmedFlight(), now)).toMatchObject({
    state: 'confirmed', person: { name: 'Daniel Okafor' }, registration: 'N738PA', isPaid: true, shareCents: 24_750, settlement: undefined,
  })
  const solo = toFlightView(buildSoloFlight({ status: 'cancelled', payment: { state: 'refund_pending', share_cents: 33_000, refunded_cents: 0 } }), now)
  expect(solo).toMatchObject({ person: undefined, shareCents: undefined, settlement: { kind: 'refund_pending', amountCents: 33_000 } })
})

describe('what can be done', () => {
  test('confirmed: an administrator is asked; unconfirmed: cancelled at once', () => {
    expect(acts(buildConfirmedFlight())).toEqual({ ...nothing, cancel: 'requestCancellation' })
    expect(acts(buildConfirmedFlight({ is_confirmed: false }))).toEqual({ ...nothing, cancel: 'cancel' })
    expect(acts(buildSoloFlight())).toEqual({ ...nothing, cancel: 'cancel' })
  })
  test('in the air nothing is cancelled, afterwards it is rated, once', () => {
    expect(acts(buildConfirmedFlight({ flight_date: hoursFromNow(-1) }))).toEqual(nothing)
    expect(acts(flown)).toEqual({ ...nothing, rate: true })
    expect(acts({ ...flown, rating: { rating: 5, comment: null } })).toEqual(nothing)
  })
  test('only the owner cancels, takes back and rates', () => {
    for (const flight of [buildConfirmedFlight(), flown, buildConfirmedFlight({ status: 'cancellation_requested' })])
      expect(acts({ ...flight, is_owner: false })).toEqual(nothing)
  })
  test('a requested cancellation is taken back, also after the start', () => {
    expect(acts(buildConfirmedFlight({ status: 'cancellation_requested', flight_date: hoursFromNow(-10) }))).toEqual({ ...nothing, withdraw: true })
  })
  test('either pilot answers an offer, with approval', () => {
    const flight = buildConfirmedFlight({ change_offer: buildChangeOffer(), is_owner: false })
    expect(acts(flight)).toEqual({ ...nothing, acceptNewTime: true, declineNewTime: true })
    expect(acts(flight, false)).toEqual({ ...nothing, declineNewTime: true })
    expect(acts({ ...flight, change_offer: buildChangeOffer({ accepted_by_me: true }) })).toEqual({ ...nothing, declineNewTime: true })
  })
})

test('the button that waits belongs to the act that runs', () => {
  expect(pendingFlightAction('requestCancellation')).toBe('cancel')
  expect(pendingFlightAction('withdraw')).toBe('withdraw')
  expect(pendingFlightAction(undefined)).toBeUndefined()
})
