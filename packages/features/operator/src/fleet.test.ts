import { LIST_CAP } from '@pilotpair/contract'
import { buildAircraft } from '@pilotpair/contract/testing'
import { expect, test } from 'vitest'
import { requestCount, wetRateOf } from './fleet.ts'

test('the wet rate is shown as "$X/hr" (spec §9)', () => {
  expect(wetRateOf(buildAircraft({ hourly_rate: 120, max_wet_hourly_rate: 165 }))).toEqual({ text: '$165/hr', isDry: false })
  expect(wetRateOf(buildAircraft({ max_wet_hourly_rate: 110.1 })).text).toBe('$110.10/hr')
})

test('without a wet rate the dry one is shown and said to be dry (spec §2.6)', () => {
  expect(wetRateOf(buildAircraft({ hourly_rate: 1158, max_wet_hourly_rate: null }))).toEqual({ text: '$1,158/hr', isDry: true })
})

test.each([
  [0, '0'],
  [LIST_CAP - 1, '499'],
  [LIST_CAP, '500+'],
])('of %i requests the tile says %s: a full answer may not be all', (count, text) => {
  expect(requestCount(Array.from({ length: count }))).toBe(text)
})
