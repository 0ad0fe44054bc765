import { expect, test } from 'vitest'
import { circleIn } from './file-circles.ts'

test('files without a circle pass, also where two need the same', () => {
  expect(circleIn(new Map([['entry', ['a', 'b']], ['a', ['shared']], ['b', ['shared']], ['shared', []]]))).toBeUndefined()
})

test('a circle is told as the way around it', () => {
  expect(circleIn(new Map([['entry', ['a']], ['a', ['b']], ['b', ['c', 'gone']], ['c', ['a']]]))).toEqual(['a', 'b', 'c', 'a'])
})

test('a file that imports itself is one too', () => {
  expect(circleIn(new Map([['a', ['a']]]))).toEqual(['a', 'a'])
})
