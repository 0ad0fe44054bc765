import { expect, test } from 'vitest'
import { rateText } from './rate.ts'

test.each([
  [165, '$165/hr'],
  [330.3, '$330.30/hr'],
  [0.5, '$0.50/hr'],
  [1250, '$1,250/hr'],
  [99_999.99, '$99,999.99/hr'],
])('%d an hour is written %s', (rate, text) => {
  expect(rateText(rate)).toBe(text)
})
