import { expect, test } from 'vitest'
import { isBlank } from './blank.ts'

test.each(['', '   ', '\n\t\n', '\u200B', '\u00A0', '\u00A0\u200B\uFEFF ', '\u2060\u200D\u00AD'])(
  'c37: %j is blank',
  (text) => {
    expect(isBlank(text)).toBe(true)
  },
)

test.each(['a', ' . ', '0', '\u200Bא', '👨‍👩‍👧'])('c37: %j is not', (text) => {
  expect(isBlank(text)).toBe(false)
})

test('c37: a very long text is judged at once', () => {
  expect(isBlank(`${' '.repeat(200_000)}x`)).toBe(false)
})
