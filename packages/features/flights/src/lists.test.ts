import { buildProposal, testId } from '@pilotpair/contract/testing'
import { expect, test } from 'vitest'
import { groupsOf, pendingOf, requestsOf } from './lists.ts'

const request = (number: number, status = 'pending') => buildProposal({ id_flight_proporsal: testId('flight', number), status })

test('pages become one list in which each request stands once, as it was read last', () => {
  const list = requestsOf({ pages: [{ items: [request(1), request(2)] }, { items: [request(2, 'declined'), request(3)] }] })
  expect(list.map(({ id_flight_proporsal }) => id_flight_proporsal)).toEqual([testId('flight', 1), testId('flight', 2), testId('flight', 3)])
  expect(list[1]?.status).toBe('declined')
})

test('groups keep the order; what is unknown waits with the pending ones', () => {
  const all = [request(1, 'declined'), request(2), request(3, 'accepted'), request(4, 'weather_hold'), request(5, 'cancellation_requested')]
  const ids = (requests: readonly { readonly id_flight_proporsal: string }[]) => requests.map(({ id_flight_proporsal }) => id_flight_proporsal)
  const groups = groupsOf(all)
  expect(ids(groups.pending)).toEqual([testId('flight', 2), testId('flight', 4)])
  expect(ids(groups.accepted)).toEqual([testId('flight', 3), testId('flight', 5)])
  expect(ids(groups.declined)).toEqual([testId('flight', 1)])
  expect(pendingOf(all)).toEqual(groups.pending)
})
