import { expect, test } from 'vitest'
import { plainDateText } from './plain-date.ts'

test('a plain date never moves with a zone, and what is no date stays', () => {
  expect(plainDateText('2028-03-03')).toBe('3 Mar 2028')
  expect(plainDateText('2028-12-31')).toBe('31 Dec 2028')
  expect(plainDateText('2028-13-01')).toBe('2028-13-01')
  expect(plainDateText('soon')).toBe('soon')
})
