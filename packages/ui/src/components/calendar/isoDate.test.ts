import { describe, expect, test } from 'vitest'
import { dateOf, obstacleTo, todayIn } from './isoDate.ts'

describe('dateOf', () => {
  test('reads a day and writes it back', () => {
    expect(dateOf('2028-02-29')?.toString()).toBe('2028-02-29')
  })

  test.each(['', '2027-02-29', '2026-13-01', '2026-1-1', '2026-12-12T10:00', 'tomorrow', null, undefined])(
    'refuses %j',
    (text) => {
      expect(dateOf(text)).toBeUndefined()
    },
  )
})

test.each([
  ['America/Los_Angeles', '2026-12-11'],
  ['Asia/Tokyo', '2026-12-12'],
])('c05: the day in %s is %s', (zone, day) => {
  expect(todayIn(zone, new Date('2026-12-12T03:00:00Z'))).toBe(day)
})

describe('obstacleTo', () => {
  const limits = { min: '2026-12-03', max: '2027-02-01', isDateUnavailable: (date: string) => date.endsWith('-25') }

  test.each([
    ['2026-12-02', 'early'],
    ['2026-12-03', undefined],
    ['2026-12-25', 'unavailable'],
    ['2027-02-01', undefined],
    ['2027-02-02', 'late'],
    ['', undefined],
  ])('%s: %s', (date, obstacle) => {
    expect(obstacleTo(date, limits)).toBe(obstacle)
  })

  test('without limits every day can be chosen', () => {
    expect(obstacleTo('1890-01-01', {})).toBeUndefined()
  })
})
