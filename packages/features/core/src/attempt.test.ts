import { describe, expect, test } from 'vitest'
import { createAttempt } from './attempt.ts'

const counting = () => {
  let count = 0
  return createAttempt(() => `key ${String((count += 1))}`)
}

describe('a logical attempt', () => {
  test('keeps its key while the same thing is tried after a lost answer', () => {
    const attempt = counting()
    expect(attempt.keyFor('book A')).toBe('key 1')
    for (const kind of ['unreachable', 'silent', 'aborted'] as const) {
      attempt.settle({ kind })
      expect(attempt.keyFor('book A')).toBe('key 1')
    }
    attempt.settle({ kind: 'unreadable', status: 502 })
    expect(attempt.keyFor('book A')).toBe('key 1')
    attempt.settle({ kind: 'refused', status: 503, detail: '', fields: [] })
    expect(attempt.keyFor('book A')).toBe('key 1')
  })

  test('gets a new key after a success, after a refusal, and for another thing', () => {
    const attempt = counting()
    expect(attempt.keyFor('book A')).toBe('key 1')
    attempt.settle()
    expect(attempt.keyFor('book A')).toBe('key 2')
    attempt.settle({ kind: 'refused', status: 409, detail: 'This time is no longer available.', fields: [] })
    expect(attempt.keyFor('book A')).toBe('key 3')
    expect(attempt.keyFor('book B')).toBe('key 4')
  })
})
