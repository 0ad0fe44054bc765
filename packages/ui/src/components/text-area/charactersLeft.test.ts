import { expect, test } from 'vitest'
import { countCharacters, englishLeft, isWorthSaying } from './charactersLeft.ts'

test('an emoji and a letter outside the first plane count as one', () => {
  expect(countCharacters('')).toBe(0)
  expect(countCharacters('über')).toBe(4)
  expect(countCharacters('✈️🛩')).toBe(3)
})

test('says what is left, and how much too long a text is', () => {
  expect(englishLeft(12)).toBe('12 characters left')
  expect(englishLeft(1)).toBe('1 character left')
  expect(englishLeft(0)).toBe('0 characters left')
  expect(englishLeft(-1)).toBe('1 character too many')
})

test('is announced seldom until the end is near', () => {
  expect([100, 21, 20, 19, 10, 5, 4, 0, -3].filter(isWorthSaying)).toEqual([20, 10, 5, 0, -3])
})
