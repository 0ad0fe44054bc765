import {
  buildConfirmedFlight, buildNewPilotProfile, buildPilotProfile, buildProposal, buildSoloFlight, hoursFromNow, TEST_NOW,
} from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { coPilotOf, greetingName, nextFlight, notifications, oldestOf, pendingInvites, standingOf } from './overview.ts'

describe('greeting', () => {
  test('uses the first name of the profile, "Pilot" without one (spec §2.5)', () => {
    expect(greetingName(buildPilotProfile())).toBe('Maya')
    expect(greetingName(buildNewPilotProfile({ first_name: null }))).toBe('Pilot')
    expect(greetingName(buildPilotProfile({ first_name: '  ' }))).toBe('Pilot')
    expect(greetingName(null)).toBe('Pilot')
    expect(greetingName(undefined)).toBe('Pilot')
  })
})

describe('pending invites', () => {
  const received = ['pending', 'accepted', 'OPERATOR_COUNTER_PROPOSAL', 'declined', 'brand_new'].map((status, index) =>
    buildProposal({ status, created_at: hoursFromNow(-index) }),
  )

  test('are the requests of the Pending group, unknown statuses included', () => {
    expect(pendingInvites(received).map(({ status }) => status)).toEqual(['pending', 'OPERATOR_COUNTER_PROPOSAL', 'brand_new'])
  })

  test('the oldest is found wherever it stands', () => {
    expect(oldestOf(received)?.status).toBe('brand_new')
    expect(oldestOf(received.toReversed())?.status).toBe('brand_new')
    expect(oldestOf([])).toBeUndefined()
  })

  test('notifications are the first three received, in order', () => {
    expect(notifications(received)).toEqual(received.slice(0, 3))
  })
})

describe('next flight', () => {
  const now = new Date(TEST_NOW)
  const later = buildConfirmedFlight({ flight_date: hoursFromNow(72) })
  const sooner = buildConfirmedFlight({ flight_date: hoursFromNow(24) })

  test('is the first to start, whatever the order', () => {
    expect(nextFlight([later, sooner], now)).toBe(sooner)
    expect(nextFlight([], now)).toBeUndefined()
  })

  test('is still the one that is in the air, and no longer one that has ended', () => {
    const inTheAir = buildConfirmedFlight({ flight_date: hoursFromNow(-1), flight_duration: 2 })
    const ended = buildConfirmedFlight({ flight_date: hoursFromNow(-2), flight_duration: 2 })
    expect(nextFlight([later, inTheAir, ended], now)).toBe(inTheAir)
  })
})

describe('a flight', () => {
  test('says where it stands', () => {
    expect(standingOf(buildConfirmedFlight())).toEqual({ kind: 'confirmed', text: 'Confirmed' })
    expect(standingOf(buildConfirmedFlight({ is_confirmed: false }))).toEqual({ kind: 'waiting', text: 'Pending approval' })
    expect(standingOf(buildConfirmedFlight({ status: 'cancellation_requested' })).kind).toBe('leaving')
    expect(standingOf(buildSoloFlight({ status: 'OPERATOR_COUNTER_PROPOSAL' })).kind).toBe('waiting')
  })

  test('names the other pilot, nobody on a solo flight', () => {
    expect(coPilotOf(buildConfirmedFlight())?.name).toBe('Daniel Okafor')
    expect(coPilotOf(buildProposal({ status: 'accepted' }))?.name).toBe('Daniel Okafor')
    expect(coPilotOf(buildSoloFlight())).toBeNull()
  })
})
