import { expect, test } from 'vitest'
import { removalBy } from './rules.ts'

test('the author removes, else an administrator, else nobody', () => {
  expect(removalBy({ id: 'a', role: 'pilot' }, 'a')).toBe('as author')
  expect(removalBy({ id: 'a', role: 'super_admin' }, 'a')).toBe('as author')
  expect(removalBy({ id: 'a', role: 'super_admin' }, 'b')).toBe('as administrator')
  expect(removalBy({ id: 'a', role: 'operator' }, 'b')).toBe('refused')
})
