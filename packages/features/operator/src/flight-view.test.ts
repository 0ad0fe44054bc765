import { buildChangeOffer, buildOperatorFlight, TEST_NOW } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { actionsFor, describeFlightWithTime, endOf, pilotsOf, toRequestView } from './flight-view.ts'

const now = new Date(TEST_NOW)

describe('a flight for its operator', () => {
  test('names who flies, what and when at the airport', () => {
    expect(describeFlightWithTime(buildOperatorFlight(), undefined)).toBe(
      'Daniel Okafor and Maya Lindqvist, Cessna 172S Skyhawk, Sat 12 Dec, 10:00–13:00 PST',
    )
    expect(describeFlightWithTime(buildOperatorFlight(), 'Europe/Berlin')).toBe(
      'Daniel Okafor and Maya Lindqvist, Cessna 172S Skyhawk, Sat 12 Dec, 10:00–13:00 PST (your time Sat 12 Dec, 19:00–22:00 GMT+1)',
    )
    expect(pilotsOf(buildOperatorFlight({ is_solo: true, invited_user: null }))).toBe('Daniel Okafor')
  })

  test('tells of the payment of a co-pilot only where there is one, and of the operator only to administrators', () => {
    expect(toRequestView(buildOperatorFlight({ co_pilot_paid: true }), true)).toMatchObject({
      isCoPilotPaid: true,
      operatorName: 'Golden Bay Aviation',
      totalCents: 49_500,
    })
    const solo = toRequestView(buildOperatorFlight({ is_solo: true, invited_user: null }), false)
    expect(solo.isCoPilotPaid).toBeUndefined()
    expect(solo.coPilot).toBeUndefined()
    expect(solo.operatorName).toBeUndefined()
  })

  test('carries an open offer with its message', () => {
    const { offer } = toRequestView(buildOperatorFlight({ change_offer: buildChangeOffer({ operator_message: null }) }), false)
    expect(offer).toEqual({ start: '2026-12-12T20:00:00.000Z' })
  })

  test.each([
    ['pending', 'pending', ['approve', 'propose', 'decline']],
    ['OPERATOR_COUNTER_PROPOSAL', 'waiting', ['propose', 'decline']],
    ['pending', 'waiting', ['decline']],
    ['accepted', 'confirmed', ['propose', 'cancel']],
    ['cancellation_requested', 'confirmed', ['cancel']],
  ] as const)('%s among the %s can be answered with %j', (status, stage, actions) => {
    expect(actionsFor(buildOperatorFlight({ status }), stage, now)).toEqual(actions)
  })

  test('has no answer once it has started', () => {
    expect(actionsFor(buildOperatorFlight({ flight_date: TEST_NOW }), 'confirmed', now)).toEqual([])
  })

  test.each([
    ['accepted', true, 'Flown'],
    ['accepted', false, 'Accepted'],
    ['declined', false, 'Declined'],
    ['weather_hold', false, 'Weather hold'],
    ['_', false, 'Unknown'],
  ])('%s (confirmed: %s) ended as %s', (status, isConfirmed, word) => {
    expect(endOf(buildOperatorFlight({ status, is_confirmed: isConfirmed })).word).toBe(word)
  })
})
