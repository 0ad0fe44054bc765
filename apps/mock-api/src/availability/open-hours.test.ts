import { describe, expect, test } from 'vitest'
import { isCovered, mergeSpans, onGrid, openPieces, type WeekRow } from './open-hours.ts'
import { addDays, dayOfWeek, instantAt, offsetAt } from './wall-clock.ts'

/** Zones whose clocks change in 2027: by an hour and by half of one, at midnight and at other hours, north and south. */
const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Chicago',
  'America/Denver',
  'America/Anchorage',
  'America/St_Johns',
  'America/Halifax',
  'America/Havana',
  'America/Santiago',
  'America/Nuuk',
  'Atlantic/Azores',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Helsinki',
  'Asia/Beirut',
  'Asia/Jerusalem',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Pacific/Auckland',
  'Pacific/Chatham',
] as const

const MINUTE = 60_000

/** Dates of 2027 on which the clock of a zone changes. */
const changesOf = (zone: string): string[] => {
  const dates: string[] = []
  for (let date = '2027-01-01'; date < '2028-01-01'; date = addDays(date, 1)) {
    const noon = Date.parse(`${date}T12:00:00Z`)
    if (offsetAt(noon - 24 * 60 * MINUTE, zone) !== offsetAt(noon, zone)) dates.push(date)
  }
  return dates
}

const always = Array.from({ length: 7 }, (_, day): WeekRow => ({ dayOfWeek: day, startMinute: 0, endMinute: 1440 }))

/** Every minute of a date with the instant that an honest look at the clock gives it. */
const minutesByLooking = (date: string, zone: string): Map<number, number> => {
  const found = new Map<number, number>()
  for (let minute = 0; minute < 1440; minute += 1) {
    const instant = instantAt(date, minute, zone)
    if (instant !== null) found.set(minute, instant.getTime())
  }
  return found
}

const minutesOfPieces = (date: string, zone: string, week: readonly WeekRow[]): Map<number, number> => {
  const found = new Map<number, number>()
  for (const piece of openPieces(week, date, zone)) {
    for (let minute = piece.startMinute; minute < piece.endMinute; minute += 1) {
      if (found.has(minute)) throw new Error(`${date} ${zone}: minute ${minute} twice`)
      found.set(minute, piece.start + (minute - piece.startMinute) * MINUTE)
    }
    expect(piece.end - piece.start).toBe((piece.endMinute - piece.startMinute) * MINUTE)
  }
  return found
}

test('there are at least 20 zones, and each changes its clock on two days of the year', () => {
  expect(zones.length).toBeGreaterThanOrEqual(20)
  for (const zone of zones) expect([zone, changesOf(zone).length]).toEqual([zone, 2])
})

describe.each(zones)('c05: both changes of clocks in %s', (zone) => {
  test('every minute of the days around them is open at the instant that the clock shows it first', () => {
    const dates = changesOf(zone).flatMap((date) => [addDays(date, -1), date, addDays(date, 1)])
    expect(dates).toHaveLength(6)
    for (const date of dates) {
      expect(minutesOfPieces(date, zone, always)).toEqual(minutesByLooking(date, zone))
    }
  })

  test('09:00 to 17:00 stays 09:00 to 17:00', () => {
    for (const date of changesOf(zone)) {
      const week: WeekRow[] = [{ dayOfWeek: dayOfWeek(date), startMinute: 540, endMinute: 1020 }]
      const [piece, ...more] = openPieces(week, date, zone)
      expect(more).toEqual([])
      expect(piece).toMatchObject({ startMinute: 540, endMinute: 1020, start: instantAt(date, 540, zone)?.getTime() })
    }
  })
})

describe('zones without changes, not whole hours away', () => {
  test.each(['Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Eucla', 'Pacific/Marquesas', 'Asia/Tehran', 'UTC'])(
    '%s: every minute of month ends and a leap day',
    (zone) => {
      for (const date of ['2027-01-31', '2027-02-28', '2027-03-01', '2027-12-31', '2028-01-01', '2028-02-29']) {
        expect(minutesOfPieces(date, zone, always)).toEqual(minutesByLooking(date, zone))
      }
    },
  )
})

test('c02: overlapping and touching rows of a day are one window; other days are not touched', () => {
  const week: WeekRow[] = [
    { dayOfWeek: 0, startMinute: 600, endMinute: 960 },
    { dayOfWeek: 0, startMinute: 540, endMinute: 1020 },
    { dayOfWeek: 0, startMinute: 1020, endMinute: 1080 },
    { dayOfWeek: 0, startMinute: 1200, endMinute: 1260 },
    { dayOfWeek: 1, startMinute: 0, endMinute: 60 },
  ]
  const minutes = openPieces(week, '2027-01-04', 'UTC').map(({ startMinute, endMinute }) => [startMinute, endMinute])
  expect(minutes).toEqual([
    [540, 1080],
    [1200, 1260],
  ])
  expect(openPieces(week, '2027-01-06', 'UTC')).toEqual([])
})

test('spans merge when they overlap or touch; one is covered only by a whole one', () => {
  const merged = mergeSpans([
    { start: 5, end: 9 },
    { start: 0, end: 2 },
    { start: 2, end: 3 },
    { start: 6, end: 7 },
  ])
  expect(merged).toEqual([
    { start: 0, end: 3 },
    { start: 5, end: 9 },
  ])
  expect(isCovered(merged, { start: 1, end: 3 })).toBe(true)
  expect(isCovered(merged, { start: 2, end: 6 })).toBe(false)
})

test('the hourly grid of a window', () => {
  expect([0, 1, 29, 30, 31, 59, 60].map((minute) => onGrid(minute, 30))).toEqual([30, 30, 30, 30, 90, 90, 90])
  expect(onGrid(540, 0)).toBe(540)
})
