import { describe, expect, test } from 'vitest'
import { formatLast, formatLongDay, formatMoment } from './moment.ts'

const zone = { timeZone: 'America/Los_Angeles', locale: 'en-US' }
const now = new Date('2026-12-04T01:00:00Z') // Thu 3 Dec, 17:00 on the clock of the zone

describe('formatLast', () => {
  test.each([
    ['2026-12-03T22:32:00Z', '14:32'],
    ['2026-12-03T08:00:00Z', '00:00'],
    ['2026-12-03T07:59:00Z', 'Yesterday'],
    ['2026-12-01T20:00:00Z', 'Tue'],
    ['2026-11-27T20:00:00Z', 'Fri'],
    ['2026-11-26T20:00:00Z', 'Thu 26 Nov'],
    ['2025-11-26T20:00:00Z', 'Wed 26 Nov 2025'],
    ['2026-12-05T20:00:00Z', '12:00'],
    ['yesterday-ish', 'N/A'],
  ])('%s reads %s', (instant, text) => {
    expect(formatLast(instant, now, zone)).toBe(text)
  })

  test('without a clock it is the day with its year', () => {
    expect(formatLast('2026-12-03T22:32:00Z', undefined, zone)).toBe('Thu 3 Dec 2026')
  })

  test('the words follow the language', () => {
    expect(formatLast('2026-12-02T20:00:00Z', now, { ...zone, locale: 'de-DE' })).toBe('Gestern')
  })
})

test('a day in long words, with the year only when it is another one', () => {
  expect(formatLongDay('2026-12-03', '2026-12-04', zone)).toBe('Thursday 3 December')
  expect(formatLongDay('2025-12-03', '2026-12-04', zone)).toBe('Wednesday 3 December 2025')
  expect(formatLongDay('2026-12-03', undefined, zone)).toBe('Thursday 3 December 2026')
  expect(formatLongDay('', '2026-12-04', zone)).toBe('N/A')
})

test('c35: a moment has one format in every language of the text beside it', () => {
  expect(formatMoment('2026-12-03T01:40:00Z', zone)).toBe('Wed 2 Dec, 17:40')
  expect(formatMoment('2026-12-03T02:02:00Z', zone, '2026-12-03T01:40:00Z')).toBe('18:02')
  expect(formatMoment('2026-12-03T08:02:00Z', zone, '2026-12-03T01:40:00Z')).toBe('Thu 3 Dec, 00:02')
  expect(formatMoment('never', zone)).toBe('N/A')
})
