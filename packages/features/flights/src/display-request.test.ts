import { CLOSED_PROPOSAL_STATUSES } from '@pilotpair/contract'
import { buildFlightAircraft, buildProposal, buildUserPublic, sampleAirports } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { requestGroup, toDisplayRequest } from './display-request.ts'

describe('display request (spec §3)', () => {
  test('is derived from a received proposal', () => {
    const proposal = buildProposal({
      aircraft: buildFlightAircraft({ hourly_rate: 110.1 }),
      user_account: buildUserPublic({ profile_picture_url: '/api/v1/pilots/profile_picture/2' }),
    })
    expect(toDisplayRequest(proposal)).toEqual({
      id: proposal.id_flight_proporsal,
      inviterName: 'Daniel Okafor',
      inviterPhotoUrl: '/api/v1/pilots/profile_picture/2',
      distance: 'N/A',
      baseAirport: 'Palo Alto (PAO)',
      aircraft: 'Cessna 172S Skyhawk',
      date: 'Sat 12 Dec, 10:00–13:00 PST',
      route: 'N/A',
      priceUSD: '330.30',
      status: 'pending',
      operatorId: proposal.aircraft.user_account_id,
    })
  })

  test('an inviter without a picture, an airport without a code, an unknown status are carried through', () => {
    const shown = toDisplayRequest(
      buildProposal({ status: 'on_hold', aircraft: buildFlightAircraft({ airport: sampleAirports.SANMARTIN }) }),
    )
    expect(shown.inviterPhotoUrl).toBeNull()
    expect(shown.baseAirport).toBe('San Martin')
    expect(shown.status).toBe('on_hold')
  })

  test.each([
    [33.33, 3, '99.99'],
    [0.1, 3, '0.30'],
    [99_999.99, 24, '2399999.76'],
  ])('price of %s USD times %s hours is %s', (hourly_rate, flight_duration, price) => {
    const proposal = buildProposal({ aircraft: buildFlightAircraft({ hourly_rate }), flight_duration })
    expect(toDisplayRequest(proposal).priceUSD).toBe(price)
  })
})

describe('group of a request (decisions, "Lists")', () => {
  test.each(['pending', 'OPERATOR_COUNTER_PROPOSAL', 'something_new', ''])('%s is pending', (status) => {
    expect(requestGroup(status)).toBe('pending')
  })
  test.each(['accepted', 'cancellation_requested'])('%s is accepted', (status) => {
    expect(requestGroup(status)).toBe('accepted')
  })
  test.each(CLOSED_PROPOSAL_STATUSES)('%s is declined', (status) => {
    expect(requestGroup(status)).toBe('declined')
  })
})
