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

test.each([
  ['ja-JP', '2月3日月曜日', '2025年2月3日月曜日'],
  ['zh-CN', '2月3日星期一', '2025年2月3日星期一'],
  ['ko-KR', '2월 3일 월요일', '2025년 2월 3일 월요일'],
  ['fa-IR', 'دوشنبه ۳ فوریه', 'دوشنبه ۳ فوریهٔ ۲۰۲۵'],
  ['de-DE', 'Montag, 3. Februar', 'Montag, 3. Februar 2025'],
  ['es-ES', 'lunes, 3 de febrero', 'lunes, 3 de febrero de 2025'],
  ['en-GB', 'Monday 3 February', 'Monday 3 February 2025'],
])('a day in long words of %s', (locale, text, withYear) => {
  expect(formatLongDay('2025-02-03', '2025-12-04', { ...zone, locale })).toBe(text)
  expect(formatLongDay('2025-02-03', '2026-12-04', { ...zone, locale })).toBe(withYear)
})

test('a list has the order and the calendar of its language too', () => {
  const last = (locale: string) => formatLast('2025-02-03T20:00:00Z', now, { ...zone, locale })
  expect(last('ja-JP')).toBe('2025年2月3日(月)')
  expect(last('fa-IR')).toBe('دوشنبه ۳ فوریه ۲۰۲۵')
  expect(formatLast('2026-12-01T20:00:00Z', now, { ...zone, locale: 'ja-JP' })).toBe('火')
})

test('c35: a moment has one format in every language of the text beside it', () => {
  expect(formatMoment('2026-12-03T01:40:00Z', zone)).toBe('Wed 2 Dec, 17:40')
  expect(formatMoment('2026-12-03T02:02:00Z', zone, '2026-12-03T01:40:00Z')).toBe('18:02')
  expect(formatMoment('2026-12-03T08:02:00Z', zone, '2026-12-03T01:40:00Z')).toBe('Thu 3 Dec, 00:02')
  expect(formatMoment('never', zone)).toBe('N/A')
})
