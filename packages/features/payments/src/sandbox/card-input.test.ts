import { describe, expect, test } from 'vitest'
import { fieldOfCode, formatCvc, formatExpiry, formatNumber, noCard, readCard, type TypedCard } from './card-input.ts'

const good: TypedCard = { number: '4242 4242 4242 4242', expiry: '08 / 29', cvc: '123' }

describe('formats', () => {
  test('numbers in groups of four, digits only, at most nineteen', () => {
    expect(formatNumber('4242424242424242')).toBe('4242 4242 4242 4242')
    expect(formatNumber('4242-4242x')).toBe('4242 4242')
    expect(formatNumber('1'.repeat(30))).toBe('1111 1111 1111 1111 111')
  })

  test.each([
    ['', '', ''],
    ['8', '', '08 / '],
    ['1', '', '1'],
    ['12', '1', '12 / '],
    ['0829', '', '08 / 29'],
    ['08/2029', '', '08 / 29'],
    ['08 / ', '08 / 2', '08 / '],
    ['08 /', '08 / ', '0'],
    ['12 / 34x', '', '12 / 34'],
  ])('expiry %j after %j is %j', (text, before, expected) => {
    expect(formatExpiry(text, before)).toBe(expected)
  })

  test('a security code of three or four digits', () => {
    expect(formatCvc('12a345')).toBe('1234')
  })
})

describe('readCard', () => {
  test('gives the card that the sandbox takes', () => {
    expect(readCard(good)).toEqual({ card: { number: '4242424242424242', exp_month: 8, exp_year: 2029, cvc: '123' } })
  })

  test.each([
    [noCard, 'number', 'Your card number is incomplete.'],
    [{ ...good, number: '4242 4242 4242 4241' }, 'number', 'Your card number is invalid.'],
    [{ ...good, expiry: '08 / ' }, 'expiry', "Your card's expiration date is incomplete."],
    [{ ...good, cvc: '12' }, 'cvc', "Your card's security code is incomplete."],
  ])('names the first field at fault: %j', (typed, field, message) => {
    expect(readCard(typed)).toMatchObject({ problem: { field, message } })
  })

  test('the date is the provider’s to judge', () => {
    expect(readCard({ ...good, expiry: '13 / 20' })).toMatchObject({ card: { exp_month: 13, exp_year: 2020 } })
  })
})

test('codes of the provider belong to fields', () => {
  expect(['invalid_expiry_year', 'invalid_cvc', 'incorrect_number', 'card_declined'].map(fieldOfCode)).toEqual(['expiry', 'cvc', 'number', undefined])
})
