import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { decodeCursor, encodeCursor } from './cursor.ts'

const shape = z.tuple([z.number(), z.guid()])
const id = '01942000-0004-7000-8000-000000000001'

test('a cursor reads back as the position and needs no escaping in an address', () => {
  const cursor = encodeCursor([2, id])
  expect(cursor).toMatch(/^[\w-]+$/)
  expect(decodeCursor(cursor, shape)).toEqual([2, id])
})

test.each(['', 'x', '%%%', '𝕏', encodeCursor([2]), encodeCursor(['2', id]), encodeCursor([2, 'not-an-id'])])(
  'anything else is no cursor: %j',
  (text) => {
    expect(decodeCursor(text, shape)).toBeUndefined()
  },
)
