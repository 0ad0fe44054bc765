import { describe, expect, test } from 'vitest'
import { drawnCount } from './drawn.ts'

describe('the drawn part of a list', () => {
  test.each([
    ['so many rows, and no more than there are', 'abcd', 2, undefined, 2],
    ['all of a short one', 'ab', 6, 'b', 2],
    ['nothing of an empty one', '', 6, 'b', 0],
    ['the last row stays when others come before it', 'axybcd', 3, 'c', 5],
    ['others move up when one goes', 'acd', 3, 'c', 3],
    ['a last row that has gone holds nothing', 'abde', 2, 'c', 2],
  ])('%s', (_, ids, shown, last, count) => {
    expect(drawnCount(Array.from(ids), shown, last)).toBe(count)
  })
})
