import { buildChangeOffer, buildProposal, buildSentProposal, hoursFromNow, TEST_NOW } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { pendingAction, requestActs, toRequestView } from './request-view.ts'

const now = new Date(TEST_NOW)
const received = (overrides: Parameters<typeof buildProposal>[0] = {}, canCommit = true) =>
  requestActs(buildProposal(overrides), { side: 'received', canCommit, now })
const sent = (overrides: Parameters<typeof buildProposal>[0] = {}) =>
  requestActs(buildSentProposal(overrides), { side: 'sent', canCommit: true, now })
const countered = { status: 'OPERATOR_COUNTER_PROPOSAL', change_offer: buildChangeOffer() }
const nothing = { accept: false, decline: false, cancel: false, acceptNewTime: false, declineNewTime: false, confirmPayment: false }

test('a request as the card shows it', () => {
  expect(toRequestView(buildProposal(), 'received')).toMatchObject({
    side: 'received', status: 'pending', person: { name: 'Daniel Okafor' }, airport: 'Palo Alto (PAO)', distance: 'N/A', route: 'N/A',
    totalCents: 49_500, shareCents: 24_750, rateCents: 16_500, hours: 3, timeZone: 'America/Los_Angeles', approval: undefined,
  })
  expect(toRequestView(buildProposal(countered), 'received').status).toBe('counter_proposal')
  expect(toRequestView(buildProposal({ status: 'weather_hold' }), 'received').status).toBe('weather_hold')
  expect(toRequestView(buildProposal({ status: 'accepted' }), 'received').approval).toBe('waiting')
  expect(toRequestView(buildProposal({ status: 'accepted', is_confirmed: true }), 'received').approval).toBe('given')
})

describe('what can be done', () => {
  test('received and pending: accept or decline', () => {
    expect(received()).toEqual({ ...nothing, accept: true, decline: true })
  })
  test('sent and pending: take it back', () => {
    expect(sent()).toEqual({ ...nothing, cancel: true })
  })
  test('c16: a new time is answered by either side, and the old acts are gone', () => {
    expect(received(countered)).toEqual({ ...nothing, acceptNewTime: true, declineNewTime: true })
    expect(sent(countered)).toEqual({ ...nothing, cancel: true, acceptNewTime: true, declineNewTime: true })
  })
  test('an offer is accepted once, and can be declined as long as it is open', () => {
    expect(received({ ...countered, change_offer: buildChangeOffer({ accepted_by_me: true }) })).toEqual({ ...nothing, declineNewTime: true })
  })
  test('the invited pilot leaves what is accepted and not confirmed; the inviter does so on My Flights', () => {
    expect(received({ status: 'accepted' })).toEqual({ ...nothing, cancel: true })
    expect(received({ status: 'accepted', is_confirmed: true })).toEqual(nothing)
    expect(sent({ status: 'accepted' })).toEqual(nothing)
  })
  test('without approval nothing new is promised', () => {
    expect(received({}, false)).toEqual({ ...nothing, decline: true })
    expect(received(countered, false)).toEqual({ ...nothing, declineNewTime: true })
    expect(received({ status: 'accepted' }, false)).toEqual({ ...nothing, cancel: true })
  })
  test('c16: what has started is not accepted any more', () => {
    expect(received({ flight_date: hoursFromNow(-1) }).accept).toBe(false)
    expect(received({ ...countered, flight_date: hoursFromNow(-1) })).toEqual(nothing)
  })
  test.each(['declined', 'cancelled', 'expired', 'cancellation_requested', 'weather_hold'])('%s: nothing', (status) => {
    expect(received({ status })).toEqual(nothing)
    expect(sent({ status })).toEqual(nothing)
  })
  test('a bank’s question is answered while the request is open', () => {
    const payment_action = { clientSecret: 'pi_1_secret_1' }
    expect(sent({ payment_action }).confirmPayment).toBe(true)
    expect(sent({ payment_action, status: 'declined' }).confirmPayment).toBe(false)
  })
})

test('the button that waits belongs to the act that runs', () => {
  expect(pendingAction('decline')).toBe('decline')
  expect(pendingAction('rate')).toBeUndefined()
  expect(pendingAction(undefined)).toBeUndefined()
})
