import {
  buildConfirmedFlight, buildNewPilotProfile, buildPilotProfile, buildPost, buildProposal, buildSoloFlight, buildUserPublic,
  hoursFromNow, TEST_NOW,
} from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { LIST_CAP } from '@pilotpair/contract'
import { authorOf, confirmedCount, greetingName, nextFlight, notifications, oldestOf, openPayment, pendingCount, standingOf } from './overview.ts'

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

  test('are counted by the Pending group, unknown statuses included', () => {
    expect(pendingCount({ requests: received, hasMore: false })).toBe('3')
    expect(pendingCount({ requests: [], hasMore: false })).toBe('0')
  })

  test('may be more only while the oldest that was read still waits', () => {
    expect(pendingCount({ requests: received, hasMore: true })).toBe('3+')
    expect(pendingCount({ requests: received.slice(0, 4), hasMore: true })).toBe('2')
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

test('confirmed flights are counted as far as the service lists them', () => {
  expect(confirmedCount([])).toBe('0')
  expect(confirmedCount([buildConfirmedFlight()])).toBe('1')
  expect(confirmedCount(Array.from({ length: LIST_CAP }, () => buildConfirmedFlight()))).toBe(`${String(LIST_CAP)}+`)
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

  test('asks for the payment of a pending request only', () => {
    const payment_action = { clientSecret: 'pi_1_secret_1' }
    const asking = buildProposal({ payment_action })
    expect(openPayment([buildProposal(), asking])).toBe(asking)
    expect(openPayment([buildProposal({ status: 'declined', payment_action })])).toBeUndefined()
  })
})

describe('a post', () => {
  test('names its author, nobody without a name', () => {
    expect(authorOf(buildPost())).toBe('Elena Marchetti')
    expect(authorOf(buildPost({ user_account: null }))).toBeUndefined()
    expect(authorOf(buildPost({ user_account: buildUserPublic({ name: ' ' }) }))).toBeUndefined()
  })
})
