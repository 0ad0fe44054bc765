import { expect, test } from 'vitest'
import { readFee } from './fee.ts'

test.each([
  ['', 0],
  ['0', 0],
  ['25', 2500],
  ['25.5', 2550],
  ['1,234.50', 123_450],
  ['1,234', 123_400],
  ['247.50', 24_750],
])('"%s" is %i cents', (text, cents) => {
  expect(readFee(text, 200_000)).toEqual({ cents })
})

test.each([
  ['-1', 'Must not be negative'],
  ['1e3', 'Enter an amount such as 25 or 25.50.'],
  ['10,50', 'Enter an amount such as 25 or 25.50.'],
  ['1.234,50', 'Enter an amount such as 25 or 25.50.'],
  ['2.505', 'Must have at most two decimals'],
  ['1,234', "Must be at most $247.50, the owner's share."],
  ['247.51', "Must be at most $247.50, the owner's share."],
])('"%s" is no fee', (text, problem) => {
  expect(readFee(text, 24_750)).toEqual({ problem })
})
