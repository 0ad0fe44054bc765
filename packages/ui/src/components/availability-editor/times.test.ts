import { describe, expect, test } from 'vitest'
import { coveredBy, isWholeTime, minutesOf, sharedBy, stretchOf, tidyStart, tidyTime, timeOf } from './times.ts'

test.each([
  [0, '00:00'],
  [545, '09:05'],
  [1439, '23:59'],
  [1440, '00:00'],
  [1500, '01:00'],
  [-60, '23:00'],
])('%i minutes are %s', (minutes, time) => {
  expect(timeOf(minutes)).toBe(time)
})

describe('minutesOf', () => {
  test.each([
    ['09:00', 540],
    ['9:05', 545],
    ['0930', 570],
    ['930', 570],
    ['9', 540],
    [' 17:00 ', 1020],
    ['24:00', 1440],
    ['24', 1440],
    ['00:00', 0],
  ])('reads %j', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes)
  })

  test.each(['', '24:01', '25:00', '12:60', '9h', '-1:00', '09:0', '12345', '9:00 PM', '１２:００'])('refuses %j', (text) => {
    expect(minutesOf(text)).toBeUndefined()
  })
})

test.each([
  ['9', '09:00'],
  ['24:00', '00:00'],
  ['noon', 'noon'],
])('%j is tidied to %j', (text, tidied) => {
  expect(tidyTime(text)).toBe(tidied)
})

test.each([
  ['9', '09:00'],
  ['00:00', '00:00'],
  // The end of a day is no start of one: as "00:00" it would be another hour than the one that was typed.
  ['24:00', '24:00'],
  ['24', '24'],
  ['noon', 'noon'],
])('%j as a start is tidied to %j', (text, tidied) => {
  expect(tidyStart(text)).toBe(tidied)
})

test.each([
  ['09:00', true],
  ['9:00', false],
  ['29:00', false],
  ['0900', false],
])('%j is whole: %s', (text, expected) => {
  expect(isWholeTime(text)).toBe(expected)
})

test('a row ends at the end of the day with 00:00 and with 24:00, and cannot start there', () => {
  expect(stretchOf({ start: '22:00', end: '00:00' })).toEqual({ from: 1320, to: 1440 })
  expect(stretchOf({ start: '22:00', end: '24:00' })).toEqual({ from: 1320, to: 1440 })
  expect(stretchOf({ start: '24:00', end: '00:00' })).toBeUndefined()
})

test('stretches that touch share nothing', () => {
  expect(sharedBy({ from: 0, to: 60 }, { from: 60, to: 120 })).toBeUndefined()
  expect(sharedBy({ from: 0, to: 90 }, { from: 60, to: 120 })).toEqual({ from: 60, to: 90 })
})

test('covered time counts shared minutes once', () => {
  expect(coveredBy([])).toBe(0)
  expect(coveredBy([{ from: 60, to: 120 }, { from: 0, to: 90 }])).toBe(120)
  expect(coveredBy([{ from: 0, to: 600 }, { from: 60, to: 120 }, { from: 600, to: 660 }])).toBe(660)
})
