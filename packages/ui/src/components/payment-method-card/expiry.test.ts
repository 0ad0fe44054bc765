import { expect, test } from 'vitest'
import { brandName, expiryState, formatExpiry } from './expiry.ts'

test.each([
  [12, 2026, 'expiring'],
  [1, 2027, 'expiring'],
  [2, 2027, 'valid'],
  [8, 2029, 'valid'],
  [11, 2026, 'expired'],
  [12, 2025, 'expired'],
] as const)('%d/%d in December 2026 is %s', (month, year, state) => {
  expect(expiryState(month, year, new Date('2026-12-03T12:00:00Z'))).toBe(state)
})

test('a card is good to the last day of its month', () => {
  expect(expiryState(10, 2026, new Date('2026-10-31T23:59:59Z'))).toBe('expiring')
  expect(expiryState(10, 2026, new Date('2026-11-01T00:00:00Z'))).toBe('expired')
})

test('the month has two figures', () => {
  expect(formatExpiry(8, 2029)).toBe('08 / 2029')
})

test.each([
  ['visa', 'Visa'],
  ['MASTERCARD', 'Mastercard'],
  ['amex', 'American Express'],
  ['cartes_bancaires', 'Cartes_bancaires'],
  ['unknown', 'Card'],
  ['', 'Card'],
  ['toString', 'ToString'],
])('brand %s reads %s', (brand, name) => {
  expect(brandName(brand)).toBe(name)
})

test('without a clock no card is called expired', () => {
  expect(expiryState(1, 2020, undefined)).toBe('valid')
})
