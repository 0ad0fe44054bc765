import { aircraftFilterForm } from '@pilotpair/contract'
import { describe, expect, test } from 'vitest'
import { readMaxRate } from './max-rate.ts'

describe('the field "Maximum rate"', () => {
  test.each(['', ' ', '\u00a0', '\t'])('c40: %j is no limit', (text) => {
    expect(readMaxRate(text)).toEqual({ kind: 'none' })
  })

  test.each([
    ['200', 200],
    [' 200 ', 200],
    ['12.5', 12.5],
    ['12.50', 12.5],
    ['1,000', 1000],
    ['1,250.75', 1250.75],
  ])('c40: %j is a rate', (text, rate) => {
    expect(readMaxRate(text)).toEqual({ kind: 'rate', rate })
  })

  test.each(['0', '-5', '0.0'])('c40: %j is a number, but no rate', (text) => {
    const message = 'Maximum rate must be a positive number'
    expect(readMaxRate(text)).toEqual({ kind: 'wrong', message })
    expect(aircraftFilterForm.safeParse({ max_rate: text }).error?.issues[0]?.message).toBe(message)
  })

  test.each(['1e3', '12,5', 'abc', '$200', '1.2.3', '--5', '0x10', 'NaN', 'Infinity'])(
    'c40: %j asks for a number and is never read as another one',
    (text) => {
      expect(readMaxRate(text)).toEqual({ kind: 'wrong', message: 'Enter a number such as 250 or 99.50.' })
    },
  )
})
