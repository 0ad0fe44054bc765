import { describe, expect, test } from 'vitest'
import { formatDecimal, parseDecimal } from './parseDecimal.ts'

const number = (value: number) => ({ kind: 'number', value })
const separators = { kind: 'invalid', reason: 'separators' }
const characters = { kind: 'invalid', reason: 'characters' }

describe('c47: numbers as people write them', () => {
  test.each([
    ['1234.5', number(1234.5)],
    ['1,234.5', number(1234.5)],
    ['1,234', number(1234)],
    ['1,234,567', number(1234567)],
    ['1,234.', number(1234)],
    ['+5', number(5)],
    ['\u200e1200\u200f', number(1200)],
    ['-1', number(-1)],
    ['0', number(0)],
    ['.5', number(0.5)],
    ['5.', number(5)],
    [' 7 ', number(7)],
    ['', { kind: 'empty' }],
    ['   ', { kind: 'empty' }],
    ['1234,5', separators],
    ['1.234,5', separators],
    ['10,50', separators],
    ['12,34', separators],
    ['12,34,567', separators],
    ['0,123', separators],
    ['1234,567', separators],
    ['1.234,567', separators],
    ['1,2345', separators],
    ['1.2.3', separators],
    ['1e3', characters],
    ['0x10', characters],
    ['Infinity', characters],
    ['NaN', characters],
    ['twelve', characters],
    ['$5', characters],
    ['-', characters],
    ['9'.repeat(400), characters],
  ])('en-US %j', (text, expected) => {
    expect(parseDecimal(text, 'en-US')).toEqual(expected)
  })

  test.each([
    ['1234,5', number(1234.5)],
    ['1.234,5', number(1234.5)],
    ['1234.5', number(1234.5)],
    ['1.234', number(1234)],
    ['0.123', number(0.123)],
    ['1,234.5', separators],
    ['1e3', characters],
  ])('de-DE %j', (text, expected) => {
    expect(parseDecimal(text, 'de-DE')).toEqual(expected)
  })

  test.each([
    ['fr-FR', '1 234,5', number(1234.5)],
    ['fr-FR', '1\u202f234,5', number(1234.5)],
    ['de-CH', "1'234.5", number(1234.5)],
    ['de-CH', '1’234.5', number(1234.5)],
    ['hi-IN', '12,34,567.5', number(1234567.5)],
    ['hi-IN', '1,234,567', separators],
    ['ar-EG', '١٢٣٤', number(1234)],
  ])('%s %j', (locale, text, expected) => {
    expect(parseDecimal(text, locale)).toEqual(expected)
  })

  test('0.1 added ten times is shown and read back unchanged', () => {
    let sum = 0
    for (let step = 0; step < 10; step += 1) sum += 0.1
    for (const locale of ['en-US', 'de-DE']) expect(parseDecimal(formatDecimal(sum, locale), locale)).toEqual(number(sum))
  })

  test('a value is shown without groups, so that it can be typed on', () => {
    expect(formatDecimal(1234.5, 'en-US')).toBe('1234.5')
    expect(formatDecimal(1234.5, 'de-DE')).toBe('1234,5')
  })
})

test('c40: empty is not 0', () => {
  expect(parseDecimal('')).toEqual({ kind: 'empty' })
  expect(parseDecimal('0')).toEqual(number(0))
  expect(parseDecimal('-5')).toEqual(number(-5))
})
