import { expect, test } from 'vitest'
import { viewerKey, zoomBy } from './zoom.ts'

test('zoom goes step by step and stops at its ends', () => {
  expect([zoomBy(1, 1), zoomBy(1.5, 1), zoomBy(2, 1), zoomBy(3, 1)]).toEqual([1.5, 2, 3, 3])
  expect([zoomBy(3, -1), zoomBy(1.5, -1), zoomBy(1, -1)]).toEqual([2, 1, 1])
})

test('c35: arrows follow the direction of writing', () => {
  expect(viewerKey('ArrowRight', false)).toBe('next')
  expect(viewerKey('ArrowRight', true)).toBe('previous')
  expect(viewerKey('ArrowLeft', true)).toBe('next')
})

test('other keys are left alone', () => {
  expect(viewerKey('Enter', false)).toBeUndefined()
  expect(viewerKey('=', false)).toBe('larger')
})
