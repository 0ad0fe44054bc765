import { expect, test } from 'vitest'
import { formatHourlyRate } from './formatHourlyRate.ts'

test.each([
  [165, '$165/hr'],
  [142.5, '$142.50/hr'],
  [99.99, '$99.99/hr'],
  [0, '$0/hr'],
  [1250, '$1,250/hr'],
  [0.1 + 0.2, '$0.30/hr'],
])('%d dollars an hour read %s', (rate, text) => {
  expect(formatHourlyRate(rate)).toBe(text)
})
