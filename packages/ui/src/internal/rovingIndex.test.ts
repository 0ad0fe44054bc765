import { describe, expect, test } from 'vitest'
import { rovingIndex, type RovingMove } from './rovingIndex.ts'

const move = (key: string, more: Partial<RovingMove> = {}) =>
  rovingIndex({
    key, ctrl: false, index: 0, count: 10, orientation: 'horizontal', columns: undefined, loop: true, isRtl: false, ...more,
  })

describe('a row', () => {
  test('moves by left and right and runs round', () => {
    expect(move('ArrowRight')).toBe(1)
    expect(move('ArrowLeft')).toBe(9)
    expect(move('ArrowRight', { index: 9 })).toBe(0)
    expect(move('ArrowLeft', { loop: false })).toBe(0)
  })
  test('follows the direction of writing', () => {
    expect(move('ArrowLeft', { isRtl: true })).toBe(1)
    expect(move('ArrowRight', { isRtl: true, index: 3 })).toBe(2)
  })
  test('leaves the other arrows and all other keys to the page', () => {
    expect(move('ArrowDown')).toBeUndefined()
    expect(move('a')).toBeUndefined()
    expect(move('ArrowRight', { ctrl: true })).toBeUndefined()
    expect(move('Home', { count: 0 })).toBeUndefined()
  })
  test('Home and End go to its ends', () => {
    expect(move('Home', { index: 4 })).toBe(0)
    expect(move('End', { index: 4 })).toBe(9)
  })
})

test('a column moves by up and down; "both" by all four', () => {
  expect(move('ArrowDown', { orientation: 'vertical' })).toBe(1)
  expect(move('ArrowRight', { orientation: 'vertical' })).toBeUndefined()
  expect(move('ArrowUp', { orientation: 'both', index: 2 })).toBe(1)
  expect(move('ArrowRight', { orientation: 'both', index: 2 })).toBe(3)
})

describe('a grid of four columns', () => {
  const grid = (key: string, index: number, more: Partial<RovingMove> = {}) => move(key, { columns: 4, index, ...more })
  test('moves within the row and to the next one', () => {
    expect(grid('ArrowRight', 3)).toBe(4)
    expect(grid('ArrowDown', 1)).toBe(5)
    expect(grid('ArrowUp', 5)).toBe(1)
    expect(grid('ArrowLeft', 5, { isRtl: true })).toBe(6)
  })
  test('stays where there is nothing further', () => {
    expect(grid('ArrowUp', 1)).toBe(1)
    expect(grid('ArrowDown', 7)).toBe(7)
    expect(grid('ArrowLeft', 0)).toBe(0)
  })
  test('Home and End go to the ends of the row, with Ctrl to those of the grid', () => {
    expect(grid('Home', 6)).toBe(4)
    expect(grid('End', 5)).toBe(7)
    expect(grid('End', 8)).toBe(9)
    expect(grid('Home', 6, { ctrl: true })).toBe(0)
    expect(grid('End', 1, { ctrl: true })).toBe(9)
  })
})
