import { describe, expect, test } from 'vitest'
import {
  addHours, dayKey, dayParts, differs, formatAgo, formatClock, formatClockRange, formatDay, formatFlightTime, formatStart,
  formatViewerTime, zoneName, type ZoneOptions,
} from './time.ts'

const newYork: ZoneOptions = { timeZone: 'America/New_York', locale: 'en-US' }
const losAngeles: ZoneOptions = { timeZone: 'America/Los_Angeles', locale: 'en-US' }
const berlin: ZoneOptions = { timeZone: 'Europe/Berlin', locale: 'en-US' }
const kolkata: ZoneOptions = { timeZone: 'Asia/Kolkata', locale: 'en-US' }

describe('a flight', () => {
  test('reads as day, clock and zone', () => {
    expect(formatFlightTime({ start: '2026-12-12T15:00:00Z', hours: 3 }, newYork)).toBe('Sat 12 Dec, 10:00–13:00 EST')
  })

  test('c18: the same instant is the same moment in every zone', () => {
    const stretch = { start: '2027-01-15T18:15:00-08:00', hours: 2 }
    expect(formatFlightTime(stretch, losAngeles)).toBe('Fri 15 Jan, 18:15–20:15 PST')
    expect(formatFlightTime(stretch, berlin)).toBe('Sat 16 Jan, 03:15–05:15 GMT+1')
    expect(formatFlightTime(stretch, kolkata)).toBe('Sat 16 Jan, 07:45–09:45 GMT+5:30')
  })

  test('c05: on the day the clocks change the zone is the one of that hour', () => {
    expect(formatClockRange({ start: '2027-03-13T18:00:00Z', hours: 3 }, newYork)).toBe('13:00–16:00 EST')
    expect(formatClockRange({ start: '2027-03-14T17:00:00Z', hours: 3 }, newYork)).toBe('13:00–16:00 EDT')
  })

  test('c05: a flight across the change carries both names', () => {
    expect(formatClockRange({ start: '2027-03-14T06:00:00Z', hours: 2 }, newYork)).toBe('01:00 EST–04:00 EDT')
  })

  test('names another day at its end, but not for midnight itself', () => {
    expect(formatClockRange({ start: '2026-12-13T03:00:00Z', hours: 3 }, newYork)).toBe('22:00–Sun 13 Dec, 01:00 EST')
    expect(formatClockRange({ start: '2026-12-13T03:00:00Z', hours: 2 }, newYork)).toBe('22:00–00:00 EST')
  })

  test('midnight is 00:00, never 24:00', () => {
    expect(formatClock('2026-12-12T05:00:00Z', newYork)).toBe('00:00')
  })

  test('speaks the language that is asked for, the clock stays', () => {
    const german = { timeZone: 'Europe/Berlin', locale: 'de-DE' }
    expect(formatDay('2026-12-12T15:00:00Z', german)).toBe('Sa., 12. Dez.')
    expect(formatClock('2026-12-12T15:00:00Z', { ...german, locale: 'ar-EG' })).toBe('16:00')
  })
})

describe('another language', () => {
  const written = (locale: string, year = false) => formatDay('2026-06-03T12:00:00Z', { timeZone: 'UTC', locale }, { year })

  test.each([
    ['ja-JP', '6月3日(水)', '2026年6月3日(水)'],
    ['zh-CN', '6月3日周三', '2026年6月3日周三'],
    ['ko-KR', '6월 3일 (수)', '2026년 6월 3일 (수)'],
    ['de-DE', 'Mi., 3. Juni', 'Mi., 3. Juni 2026'],
    ['fr-FR', 'mer. 3 juin', 'mer. 3 juin 2026'],
    ['cs-CZ', 'st 3. 6.', 'st 3. 6. 2026'],
    ['tr-TR', '3 Haz Çar', '3 Haz 2026 Çar'],
  ])('%s has its own order and signs, so that day and month are told apart', (locale, day, withYear) => {
    expect(written(locale)).toBe(day)
    expect(written(locale, true)).toBe(withYear)
  })

  test.each([
    ['en-US', 'Wed 3 Jun 2026'],
    ['en-GB', 'Wed 3 Jun 2026'],
  ])('%s is written as the house writes English', (locale, day) => {
    expect(written(locale, true)).toBe(day)
  })

  test.each([
    ['fa-IR', 'چهارشنبه ۳ ژوئن ۲۰۲۶'],
    ['th-TH', 'พุธ 3 มิ.ย. 2026'],
    ['ar-SA-u-ca-islamic', 'الأربعاء، ٣ يونيو ٢٠٢٦'],
  ])('%s has the calendar that days are chosen from', (locale, day) => {
    expect(written(locale, true)).toBe(day)
  })

  test.each([
    ['ja-JP', '6月'],
    ['zh-CN', '6月'],
    ['cs-CZ', 'čvn'],
    ['de-DE', 'Juni'],
  ])('%s says on a leaf that %s is a month', (locale, month) => {
    expect(dayParts('2026-06-03T12:00:00Z', { timeZone: 'UTC', locale })?.month).toBe(month)
  })
})

describe('days', () => {
  test('fall on the zone’s own calendar', () => {
    expect(dayKey('2026-12-12T03:00:00Z', newYork)).toBe('2026-12-11')
    expect(dayParts('2026-12-12T03:00:00Z', newYork)).toEqual({ weekday: 'Fri', day: '11', month: 'Dec', year: '2026' })
  })

  test('carry their year when asked', () => {
    expect(formatDay('2026-12-12T15:00:00Z', newYork, { year: true })).toBe('Sat 12 Dec 2026')
  })
})

describe('the viewer’s own time', () => {
  const stretch = { start: '2026-12-12T15:00:00Z', hours: 3 }

  test.each([
    ['the same zone', 'America/New_York', undefined],
    ['another name of the same clock', 'America/Toronto', undefined],
    ['no known zone', undefined, undefined],
    ['another clock', 'Europe/Berlin', '16:00–19:00 GMT+1'],
    ['another day', 'Pacific/Auckland', 'Sun 13 Dec, 04:00–07:00 GMT+13'],
  ])('%s', (_case, viewer, text) => {
    expect(formatViewerTime(stretch, newYork, viewer)).toBe(text)
  })

  test('a moment has no end', () => {
    expect(formatViewerTime({ ...stretch, hours: 0 }, newYork, 'Asia/Kolkata')).toBe('20:30 GMT+5:30')
    expect(formatViewerTime({ ...stretch, hours: 0 }, newYork, 'Pacific/Auckland')).toBe('Sun 13 Dec, 04:00 GMT+13')
  })

  test('zones are compared at the instant', () => {
    expect(differs('2027-03-20T12:00:00Z', 'America/New_York', 'America/Santiago')).toBe(true)
    expect(differs('2027-01-20T12:00:00Z', 'UTC', 'Europe/London')).toBe(false)
    expect(differs('2027-07-20T12:00:00Z', 'UTC', 'Europe/London')).toBe(true)
  })
})

describe('how long ago', () => {
  const now = new Date('2026-12-10T20:00:00Z')
  test.each([
    ['2026-12-10T20:00:30Z', 'now'],
    ['2026-12-10T19:59:30Z', 'now'],
    ['2026-12-10T19:55:00Z', '5 minutes ago'],
    ['2026-12-10T15:00:00Z', '5 hours ago'],
    ['2026-12-10T06:00:00Z', '14 hours ago'],
    ['2026-12-09T16:00:00Z', 'yesterday'],
    ['2026-12-01T16:00:00Z', 'Tue 1 Dec'],
    ['2025-12-01T16:00:00Z', 'Mon 1 Dec 2025'],
  ])('%s reads %s', (instant, text) => {
    expect(formatAgo(instant, now, newYork)).toBe(text)
  })
})

test('days further back read as the host words them', () => {
  const on = (day: string) => `on ${day}`
  expect(formatAgo('2026-12-01T16:00:00Z', new Date('2026-12-10T20:00:00Z'), newYork, on)).toBe('on Tue 1 Dec')
  expect(formatAgo('2026-12-09T16:00:00Z', new Date('2026-12-10T20:00:00Z'), newYork, on)).toBe('yesterday')
})

test('a moment is day, clock and zone', () => {
  expect(formatStart('2026-12-12T15:00:00Z', newYork)).toBe('Sat 12 Dec, 10:00 EST')
  expect(formatStart('soon', newYork)).toBe('N/A')
})

test('what cannot be read is N/A, never an exception', () => {
  expect(formatFlightTime({ start: 'soon', hours: 2 }, newYork)).toBe('N/A')
  expect(formatClock('', newYork)).toBe('N/A')
  expect(formatAgo('2026-12-01T16:00:00Z', undefined, newYork)).toBe('Tue 1 Dec 2026')
  expect(formatAgo('?', new Date(0), newYork)).toBe('N/A')
  expect(addHours('soon', 2)).toBe('soon')
  expect(addHours('2026-12-12T15:00:00Z', Number.NaN)).toBe('2026-12-12T15:00:00Z')
  expect(addHours('2026-12-12T15:00:00Z', 1e15)).toBe('2026-12-12T15:00:00Z')
  expect(zoneName('soon', newYork)).toBe('')
  expect(formatFlightTime({ start: '2026-12-12T15:00:00Z', hours: 3 }, { timeZone: 'Nowhere/Town', locale: 'en-US' })).toBe(
    'Sat 12 Dec, 15:00–18:00 UTC',
  )
})
