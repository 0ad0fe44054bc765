import { expect, test } from 'vitest'
import { formatMoney } from './index.ts'

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [33_030, '$330.30'],
  [102_000, '$1,020.00'],
  [123_456_789, '$1,234,567.89'],
  [-1250, '−$12.50'],
  [-0.2, '$0.00'],
  [99.6, '$1.00'],
  [Number.NaN, 'N/A'],
  [Number.POSITIVE_INFINITY, 'N/A'],
])('%s cents are written %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text)
})
