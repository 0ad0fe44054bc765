import { describe, expect, test } from 'vitest'
import { rowAfter } from './row-focus.ts'

describe('the row to go on at', () => {
  const before = ['a', 'b', 'c', 'd']

  test('is the next one, else the one before', () => {
    expect(rowAfter(before, 'b', ['a', 'c', 'd'])).toBe('c')
    expect(rowAfter(before, 'd', ['a', 'b', 'c'])).toBe('c')
  })

  test('is one that is still there, when several went at once', () => {
    expect(rowAfter(before, 'b', ['a', 'd'])).toBe('d')
    expect(rowAfter(before, 'c', ['a'])).toBe('a')
  })

  test('is the first one of those that have come instead', () => {
    expect(rowAfter(before, 'b', ['x', 'y'])).toBe('x')
    expect(rowAfter([], '', ['x', 'y'])).toBe('x')
  })

  test('is none when none is left', () => {
    expect(rowAfter(before, 'b', [])).toBeUndefined()
  })
})
