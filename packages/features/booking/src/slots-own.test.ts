import { buildChangeOffer, buildConfirmedFlight, buildProposal, buildSentProposal, buildSoloFlight, testId } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { isBusy, ownBusy } from './slots-own.ts'

/** All of these are flights from 10:00 to 12:00 UTC; offers are for two hours from 14:00. */
const when = { flight_date: '2026-12-12T10:00:00.000Z', flight_duration: 2 }
const present = { start: Date.parse('2026-12-12T10:00:00Z'), end: Date.parse('2026-12-12T12:00:00Z') }
const offered = { start: Date.parse('2026-12-12T14:00:00Z'), end: Date.parse('2026-12-12T16:00:00Z') }
const offer = (isAccepted: boolean) => buildChangeOffer({ new_date: '2026-12-12T14:00:00.000Z', accepted_by_me: isAccepted })
const none = { state: 'none', share_cents: 0, refunded_cents: 0 } as const
const paid = { state: 'paid', share_cents: 0, refunded_cents: 0 } as const

const rangesOf = (...flights: Parameters<typeof ownBusy>[0]) => ownBusy(flights).map(({ start, end }) => ({ start, end }))

describe('time that own flights take, as the service counts it', () => {
  test('accepted flights and those about to be cancelled take theirs, whoever owns them', () => {
    expect(rangesOf(buildConfirmedFlight(when))).toEqual([present])
    expect(rangesOf(buildSoloFlight(when))).toEqual([present])
    expect(rangesOf(buildProposal({ ...when, status: 'accepted', payment: paid }))).toEqual([present])
    expect(rangesOf(buildConfirmedFlight({ ...when, status: 'cancellation_requested' }))).toEqual([present])
  })

  test('what is pending, closed or unknown takes none', () => {
    const flights = ['pending', 'declined', 'cancelled', 'expired', 'brand_new'].flatMap((status) => [
      buildSentProposal({ ...when, status }), buildProposal({ ...when, status }),
    ])
    expect(rangesOf(...flights)).toEqual([])
  })

  test('an offer takes the time of those who have accepted it, beside the old time', () => {
    expect(rangesOf(buildConfirmedFlight({ ...when, change_offer: offer(false) }))).toEqual([present])
    expect(rangesOf(buildConfirmedFlight({ ...when, change_offer: offer(true) }))).toEqual([present, offered])
    expect(rangesOf(buildConfirmedFlight({ ...when, is_confirmed: false, change_offer: offer(true) }))).toEqual([present])
  })

  test('in a counter proposal the old time is the inviter’s, and the co-pilot’s once they have paid', () => {
    const counter = { ...when, status: 'OPERATOR_COUNTER_PROPOSAL', change_offer: offer(false) }
    expect(rangesOf(buildSentProposal({ ...counter, payment: none }))).toEqual([present])
    expect(rangesOf(buildSoloFlight({ ...counter, payment: none }))).toEqual([present])
    expect(rangesOf(buildProposal({ ...counter, payment: none }))).toEqual([])
    expect(rangesOf(buildProposal({ ...counter, payment: none, change_offer: offer(true) }))).toEqual([offered])
    expect(rangesOf(buildProposal({ ...counter, payment: paid, change_offer: offer(true) }))).toEqual([present, offered])
  })

  test('the old time of an unpaid counter proposal yields to another flight, not to itself', () => {
    const counter = buildSentProposal({ ...when, status: 'OPERATOR_COUNTER_PROPOSAL', payment: none })
    const later = buildConfirmedFlight({ ...when, id_flight_proporsal: testId('flight', 7), flight_date: '2026-12-12T11:00:00.000Z' })
    const hours = { start: Date.parse('2026-12-12T11:00:00Z'), end: Date.parse('2026-12-12T13:00:00Z') }
    expect(rangesOf(counter, later)).toEqual([hours])
    const closeOffer = buildChangeOffer({ new_date: '2026-12-12T11:00:00.000Z', accepted_by_me: true })
    expect(rangesOf({ ...counter, change_offer: closeOffer })).toEqual([present, hours])
  })
})

test('an hour is busy as soon as a part of it is', () => {
  const at = (time: string) => isBusy(Date.parse(`2026-12-12T${time}:00Z`), [present])
  expect(['08:59', '09:00', '09:01', '10:00', '11:30', '12:00'].map(at)).toEqual([false, false, true, true, true, false])
})
