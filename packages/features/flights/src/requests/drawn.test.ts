import { buildProposal, testId } from '@pilotpair/contract/testing'
import { expect, test } from 'vitest'
import { groupsOf } from '../lists.ts'
import { countText, drawnOf, mayWaitMore } from './drawn.ts'

const request = (number: number, status: string) => buildProposal({ id_flight_proporsal: testId('flight', number), status })
const groups = groupsOf([
  ...[1, 2, 3].map((number) => request(number, 'pending')),
  ...[4, 5].map((number) => request(number, 'accepted')),
  ...[6, 7].map((number) => request(number, 'declined')),
])
const none = () => false
const lengths = (limit: number, isKept: (id: string) => boolean = none) => {
  const { pending, accepted, declined } = drawnOf(groups, limit, isKept)
  return [pending.length, accepted.length, declined.length]
}

test.each([
  [0, [0, 0, 0]],
  [2, [2, 0, 0]],
  [4, [3, 1, 0]],
  [6, [3, 2, 1]],
  [25, [3, 2, 2]],
])('the first %i of all groups, in their order', (limit, counts) => {
  expect(lengths(limit)).toEqual(counts)
})

test('a request at which something is said stands wherever it is', () => {
  expect(lengths(2, (id) => id === testId('flight', 7))).toEqual([2, 0, 1])
  expect(lengths(25, (id) => id === testId('flight', 7))).toEqual([3, 2, 2])
})

test('more may wait only while the oldest that was read does', () => {
  const waiting = [request(1, 'declined'), request(2, 'pending')]
  expect(mayWaitMore(waiting, true)).toBe(true)
  expect(mayWaitMore(waiting, false)).toBe(false)
  expect(mayWaitMore(waiting.toReversed(), true)).toBe(false)
  expect(mayWaitMore([], true)).toBe(false)
})

test('a count never says less than there may be', () => {
  expect([countText(50, true), countText(50, false)]).toEqual(['50+', '50'])
})
