import { minutesOf, SLOT_MINUTES } from '@pilotpair/contract'
import { describe, expect, test } from 'vitest'
import {
  bookableHours,
  bookingProblem,
  bookingWindow,
  isWithinWeek,
  projectedWindows,
  type BusyRange,
  type Schedule,
} from './booking.ts'
import { instantAt } from './wall-clock.ts'

const newYork = 'America/New_York'
const at = (text: string): Date => new Date(text)
const time = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

type Row = readonly [day: number, start: number, end: number]
const schedule = (zone: string, ...rows: Row[]): Schedule => ({
  zone,
  week: rows.map(([dayOfWeek, startMinute, endMinute]) => ({ dayOfWeek, startMinute, endMinute })),
})
const daily = (zone: string, start: number, end: number): Schedule =>
  schedule(zone, ...Array.from({ length: 7 }, (_, day): Row => [day, start, end]))

const labels = (of: Schedule, now: Date, date: string, busy: readonly BusyRange[] = []): string[] =>
  bookableHours(of, now, busy)
    .filter((hour) => hour.date === date)
    .map((hour) => time(hour.minute))

const wall = (date: string, minute: number, zone: string): Date => {
  const instant = instantAt(date, minute, zone)
  if (instant === null) throw new Error('no such hour')
  return instant
}

describe('the booking window', () => {
  test.each([
    ['2027-01-13T12:00:00Z', newYork, '2027-01-13', '2027-03-14', '2027-03-15T04:00:00.000Z'],
    ['2027-01-31T04:59:59Z', newYork, '2027-01-30', '2027-03-31', '2027-04-01T04:00:00.000Z'],
    ['2027-01-31T05:00:00Z', newYork, '2027-01-31', '2027-04-01', '2027-04-02T04:00:00.000Z'],
    ['2027-12-31T18:29:59Z', 'Asia/Kolkata', '2027-12-31', '2028-02-29', '2028-02-29T18:30:00.000Z'],
    ['2027-12-31T18:30:00Z', 'Asia/Kolkata', '2028-01-01', '2028-03-01', '2028-03-01T18:30:00.000Z'],
    // The clock skips the midnight that would end the last day.
    ['2027-01-27T12:00:00Z', 'Asia/Beirut', '2027-01-27', '2027-03-28', '2027-03-28T21:00:00.000Z'],
    ['2027-01-26T12:00:00Z', 'Asia/Beirut', '2027-01-26', '2027-03-27', '2027-03-27T22:00:00.000Z'],
    // It shows the last hour of the last day twice.
    ['2027-08-31T12:00:00Z', 'Asia/Beirut', '2027-08-31', '2027-10-30', '2027-10-30T22:00:00.000Z'],
    // It shows the first hour after the last day twice.
    ['2027-09-08T12:00:00Z', 'America/Havana', '2027-09-08', '2027-11-07', '2027-11-08T05:00:00.000Z'],
    ['2027-09-07T12:00:00Z', 'America/Havana', '2027-09-07', '2027-11-06', '2027-11-07T04:00:00.000Z'],
  ])('c05: from %s in %s it is %s to %s, until %s', (now, zone, firstDate, lastDate, until) => {
    const window = bookingWindow(at(now), zone)
    expect({ ...window, from: window.from.toISOString(), until: window.until.toISOString() }).toEqual({
      from: at(now).toISOString(),
      until,
      firstDate,
      lastDate,
    })
  })

  test('the last day is bookable to its end, the day after is not', () => {
    const open = daily(newYork, 0, 1440)
    const now = at('2027-01-13T12:00:00Z')
    const hours = bookableHours(open, now)
    expect(hours.at(-1)).toMatchObject({ date: '2027-03-14', minute: 1380 })
    const last = wall('2027-03-14', 1380, newYork)
    expect(bookingProblem(open, now, last, 1)).toBeUndefined()
    expect(bookingProblem(open, now, last, 2)).toBe('beyond-window')
    expect(bookingProblem(open, now, wall('2027-03-15', 0, newYork), 1)).toBe('beyond-window')
  })

  test('what has begun is past; the hour that begins now is not', () => {
    const open = daily(newYork, 480, 1080)
    const now = at('2027-01-13T15:00:00Z')
    expect(labels(open, now, '2027-01-13')[0]).toBe('10:00')
    expect(bookingProblem(open, now, now, 1)).toBeUndefined()
    expect(bookingProblem(open, at('2027-01-13T15:00:00.001Z'), now, 1)).toBe('past')
    expect(labels(open, at('2027-01-13T15:00:01Z'), '2027-01-13')[0]).toBe('11:00')
  })
})

describe('slots', () => {
  const now = at('2027-01-03T00:00:00Z')
  // Monday 4 January 2027.
  const monday = '2027-01-04'

  test('c09: only whole hours that fit; 15:00 is the last until 16:30', () => {
    const open = schedule(newYork, [0, 540, 660], [0, 780, 990])
    expect(labels(open, now, monday)).toEqual(['09:00', '10:00', '13:00', '14:00', '15:00'])
    const start = (minute: number): Date => wall(monday, minute, newYork)
    expect(isWithinWeek(open, start(900), 1)).toBe(true)
    expect(isWithinWeek(open, start(900), 2)).toBe(false)
    expect(isWithinWeek(open, start(600), 4)).toBe(false)
    expect(isWithinWeek(open, start(960), 1)).toBe(false)
    expect(isWithinWeek(open, start(540), 2)).toBe(true)
    expect(isWithinWeek(open, start(780), 3)).toBe(true)
  })

  test('only on the hourly grid of the window, to the millisecond', () => {
    const open = schedule(newYork, [0, 570, 1020])
    expect(labels(open, now, monday)[0]).toBe('09:30')
    expect(isWithinWeek(open, wall(monday, 570, newYork), 1)).toBe(true)
    expect(isWithinWeek(open, wall(monday, 600, newYork), 1)).toBe(false)
    expect(isWithinWeek(open, new Date(wall(monday, 570, newYork).getTime() + 1), 1)).toBe(false)
  })

  test('c02: touching and overlapping rows offer each hour once, and flights may span them', () => {
    const open = schedule(newYork, [0, 540, 630], [0, 630, 780], [0, 600, 720], [0, 540, 630])
    expect(labels(open, now, monday)).toEqual(['09:00', '10:00', '11:00', '12:00'])
    expect(isWithinWeek(open, wall(monday, 540, newYork), 4)).toBe(true)
  })

  test('a flight over midnight needs both days', () => {
    const late = schedule(newYork, [0, 1320, 1440], [1, 0, 60])
    expect(isWithinWeek(late, wall(monday, 1320, newYork), 3)).toBe(true)
    expect(isWithinWeek(late, wall(monday, 1320, newYork), 4)).toBe(false)
    expect(isWithinWeek(schedule(newYork, [0, 1320, 1440]), wall(monday, 1320, newYork), 3)).toBe(false)
    expect(isWithinWeek(daily(newYork, 0, 1440), wall(monday, 600, newYork), 24)).toBe(true)
  })

  test('busy time takes away every hour that it touches, and no other', () => {
    const open = schedule(newYork, [0, 540, 1020])
    const busy = [{ start: wall(monday, 630, newYork), end: wall(monday, 750, newYork) }]
    expect(labels(open, now, monday, busy)).toEqual(['09:00', '13:00', '14:00', '15:00', '16:00'])
  })

  test('a week without rows offers nothing', () => {
    expect(bookableHours(schedule(newYork), now)).toEqual([])
    expect(projectedWindows(schedule(newYork), now, [])).toEqual([])
  })
})

describe('c05: changes of clocks', () => {
  test('spring: 02:00 is absent, 01:00 and 03:00 are consecutive, 13:00 stays 13:00', () => {
    const now = at('2027-02-20T12:00:00Z')
    const open = schedule(newYork, [5, 0, 1380], [6, 0, 1380], [0, 0, 1380])
    expect(labels(open, now, '2027-03-14').slice(0, 3)).toEqual(['00:00', '01:00', '03:00'])
    expect(labels(open, now, '2027-03-14')).toHaveLength(22)
    expect(labels(open, now, '2027-03-13')).toHaveLength(23)
    expect(isWithinWeek(open, at('2027-03-14T17:00:00Z'), 3)).toBe(true)
    expect(isWithinWeek(open, at('2027-03-13T18:00:00Z'), 3)).toBe(true)
    expect(isWithinWeek(open, at('2027-03-14T06:00:00Z'), 2)).toBe(true)
  })

  test('autumn: 01:00 is offered once, the first; nothing spans the hour that comes twice', () => {
    const now = at('2027-10-20T12:00:00Z')
    const open = schedule(newYork, [5, 0, 1380], [6, 0, 1380], [0, 0, 1380])
    const hours = bookableHours(open, now).filter(({ date }) => date === '2027-11-07')
    expect(hours.slice(0, 3).map(({ start }) => start.toISOString())).toEqual([
      '2027-11-07T04:00:00.000Z',
      '2027-11-07T05:00:00.000Z',
      '2027-11-07T07:00:00.000Z',
    ])
    expect(hours).toHaveLength(23)
    expect(isWithinWeek(open, at('2027-11-07T05:00:00Z'), 1)).toBe(true)
    expect(isWithinWeek(open, at('2027-11-07T06:00:00Z'), 1)).toBe(false)
    expect(isWithinWeek(open, at('2027-11-07T04:00:00Z'), 3)).toBe(false)
  })

  test.each([newYork, 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Havana', 'Asia/Beirut', 'Asia/Kolkata'])(
    'in %s no label is there twice on a date, over a whole year',
    (zone) => {
      for (const start of ['2027-01-13', '2027-03-10', '2027-05-05', '2027-07-01', '2027-08-31', '2027-10-20']) {
        const hours = bookableHours(daily(zone, 0, 1440), at(`${start}T12:00:00Z`))
        const seen = hours.map(({ date, minute }) => `${date} ${minute}`)
        expect(new Set(seen).size).toBe(seen.length)
        expect(new Set(hours.map(({ start: from, end }) => end.getTime() - from.getTime()))).toEqual(
          new Set([SLOT_MINUTES * 60_000]),
        )
        expect(hours.filter(({ end }, index) => end > (hours[index + 1]?.start ?? end))).toEqual([])
      }
    },
  )
})

describe('projected windows', () => {
  const monday = '2027-01-04'
  const now = at('2027-01-04T15:20:00Z')
  const open = schedule(newYork, [0, 540, 1020])

  test('today begins at the next slot, taken time is left out, the zone is named', () => {
    const busy = [{ start: wall(monday, 750, newYork), end: wall(monday, 840, newYork) }]
    expect(projectedWindows(open, now, busy).slice(0, 3)).toEqual([
      { date: monday, start_time: '11:00', end_time: '12:30', timezone: newYork },
      { date: monday, start_time: '14:00', end_time: '17:00', timezone: newYork },
      { date: '2027-01-11', start_time: '09:00', end_time: '17:00', timezone: newYork },
    ])
  })

  test('the end of a day is written 00:00', () => {
    expect(projectedWindows(schedule(newYork, [0, 1320, 1440]), now, [])[0]).toMatchObject({
      date: monday,
      start_time: '22:00',
      end_time: '00:00',
    })
  })

  test('rows break where the clock changes', () => {
    const rows = (start: string, date: string): string[] =>
      projectedWindows(daily(newYork, 0, 1380), at(start), [])
        .filter((row) => row.date === date)
        .map((row) => `${row.start_time}-${row.end_time}`)
    expect(rows('2027-02-20T12:00:00Z', '2027-03-14')).toEqual(['00:00-02:00', '03:00-23:00'])
    expect(rows('2027-10-20T12:00:00Z', '2027-11-07')).toEqual(['00:00-02:00', '02:00-23:00'])
  })

  test.each([newYork, 'Europe/Berlin', 'Pacific/Chatham', 'Asia/Kolkata', 'Australia/Lord_Howe'])(
    'in %s, counting hours from each start gives the bookable hours',
    (zone) => {
      const week = schedule(zone, [0, 540, 990], [1, 0, 1440], [3, 1290, 1440], [4, 0, 95], [5, 30, 1410], [6, 60, 200])
      for (const start of ['2027-02-20T10:07:00Z', '2027-03-01T00:00:00Z', '2027-09-20T23:59:00Z']) {
        const later = (hours: number): Date => new Date(at(start).getTime() + hours * 3_600_000)
        const busy = [{ start: later(30), end: later(33.5) }]
        const counted = projectedWindows(week, at(start), busy).flatMap((row) => {
          const from = minutesOf(row.start_time) ?? 0
          const to = minutesOf(row.end_time) === 0 ? 1440 : (minutesOf(row.end_time) ?? 0)
          const count = Math.floor((to - from) / SLOT_MINUTES)
          return Array.from({ length: count }, (_, index) => `${row.date} ${time(from + index * SLOT_MINUTES)}`)
        })
        const hours = bookableHours(week, at(start), busy).map(({ date, minute }) => `${date} ${time(minute)}`)
        expect(counted).toEqual(hours)
      }
    },
  )
})
