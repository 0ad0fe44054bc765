import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Maya Lindqvist', 'ML'],
  ['maya', 'M'],
  ['  Ana   María  de la Cruz ', 'AC'],
  ['élodie Éclair', 'ÉÉ'],
  ['e\u0301lodie', 'É'],
  ['(Dave) "Ace" O’Neil', 'DO'],
  ['محمد علي', 'مع'],
  ['王 小明', '王小'],
  ['नमस्ते', 'न'],
  ['4th Wing', '4W'],
  ['', ''],
  ['– ·', ''],
  ['½ ²x', '½²'],
  ['©2026 Air', '2A'],
  ['עִברי', 'עִ'],
  ['Ёлка Ж', 'ЁЖ'],
  ['김 민준', '김민'],
])('%j gives %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('c35: an emoji family is one character', () => {
  expect(initials('👩‍✈️ Kestrel')).toBe('👩‍✈️K')
  expect(initials('👨‍👩‍👧‍👦')).toBe('👨‍👩‍👧‍👦')
})
