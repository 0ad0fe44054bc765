import { toCents } from '@pilotpair/contract'
import { describe, expect, test } from 'vitest'
import { dollarsOf, rateCeiling } from './rates.ts'
import { registrationPieces, searchWords } from './search.ts'

describe('search words', () => {
  test('a text is split at any space, each word once', () => {
    expect(searchWords('  cessna\u00A0172S \t cessna ')).toEqual(['cessna', '172S'])
  })

  test('invisible characters and nothing else give no word', () => {
    expect(searchWords('\u200B \u00AD')).toEqual([])
    expect(searchWords('N73\u200B8PA')).toEqual(['N738PA'])
  })
})

describe('rates', () => {
  test('cents and dollars convert without a rest', () => {
    for (const cents of [1, 10, 29, 57, 115, 14_200, 22_850, 9_999_999]) expect(toCents(dollarsOf(cents))).toBe(cents)
    expect(dollarsOf(22_850)).toBe(228.5)
  })

  test('c40: a limit includes the rate that equals it, and a huge one stays comparable', () => {
    expect(rateCeiling(165)).toBe(16_500)
    expect(rateCeiling(1.15)).toBe(115)
    expect(rateCeiling(0.001)).toBe(0)
    expect(rateCeiling(1e300)).toBe(2_147_483_647)
  })
})

test('only a long word with a digit is looked for in pieces', () => {
  expect(registrationPieces('N738PA')).toEqual(['N73', '8PA'])
  expect(registrationPieces('N0BD1E5A')).toEqual(['N0B', 'D1E', 'E5A'])
  for (const word of ['cessna', '172S', 'G-CJDM7', 'Zürich1', 'reid-hillview']) expect(registrationPieces(word)).toBeUndefined()
})
