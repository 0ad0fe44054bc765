import type { ProjectedSlot } from '@pilotpair/contract'
import { describe, expect, test } from 'vitest'
import {
  type AircraftHours, bookableDates, bookingWindow, firstRun, flightOf, hasOwnHours, isConsecutive, isFreeAt, keepFree, shortFrom, slotsOf,
} from './slots.ts'
import { wallClockAt } from './wall-clock.ts'

const newYork = 'America/New_York'
const longAgo = new Date('2027-01-03T00:00:00Z')
const monday = '2027-01-04'

const row = (date: string, start_time: string, end_time: string, timezone = newYork): ProjectedSlot => ({
  date, start_time, end_time, timezone,
})
const hoursOf = (projected: readonly ProjectedSlot[], timeZone = newYork): AircraftHours => ({ timeZone, projected })

const label = (start: string, timeZone: string): string => {
  const { minute } = wallClockAt(Date.parse(start), timeZone)
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
const labels = (hours: AircraftHours, date: string, now = longAgo): string[] =>
  slotsOf(hours, date, now).map(({ start, state }) => (state === 'free' ? '' : `${String(state)} `) + label(start, hours.timeZone))
const starts = (hours: AircraftHours, date: string, now = longAgo): string[] => slotsOf(hours, date, now).map(({ start }) => start)

describe('hours of a date', () => {
  test('c09: hourly from each start, end excluded; an hour that runs over the end is not offered', () => {
    const hours = hoursOf([row(monday, '09:00', '11:00'), row(monday, '13:00', '16:30')])
    expect(labels(hours, monday)).toEqual(['09:00', '10:00', '13:00', '14:00', '15:00'])
  })

  test('c02: overlapping, touching and doubled windows offer each hour once', () => {
    const hours = hoursOf([
      row(monday, '10:00', '16:00'), row(monday, '09:00', '12:00'), row(monday, '09:00', '12:00'), row(monday, '16:00', '18:00'),
    ])
    expect(labels(hours, monday)).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'])
  })

  test('windows that meet at half an hour are one', () => {
    expect(labels(hoursOf([row(monday, '09:00', '10:30'), row(monday, '10:30', '13:00')]), monday)).toEqual([
      '09:00', '10:00', '11:00', '12:00',
    ])
  })

  test('a window that begins at half past goes on from there', () => {
    expect(labels(hoursOf([row(monday, '09:30', '12:00')]), monday)).toEqual(['09:30', '10:30'])
  })

  test('midnight ends a day, written 00:00 or 24:00', () => {
    expect(labels(hoursOf([row(monday, '22:00', '00:00')]), monday)).toEqual(['22:00', '23:00'])
    expect(labels(hoursOf([row(monday, '22:00', '24:00')]), monday)).toEqual(['22:00', '23:00'])
  })

  test('rows that say nothing are left out, and so are less than an hour', () => {
    expect(labels(hoursOf([row(monday, '11:00', '09:00'), row(monday, '9', '12:00'), row(monday, '14:00', '14:59')]), monday)).toEqual([])
  })

  test('what has begun is past; an hour that begins now is not', () => {
    const hours = hoursOf([row(monday, '09:00', '12:00')])
    expect(labels(hours, monday, new Date('2027-01-04T15:00:00Z'))).toEqual(['10:00', '11:00'])
    expect(labels(hours, monday, new Date('2027-01-04T15:00:00.001Z'))).toEqual(['11:00'])
  })

  test('with the weekly hours, taken and past ones stay in sight', () => {
    const week = [
      { id_availability: 'a', day_of_week: 0, start_time: '08:00', end_time: '12:00' },
      { id_availability: 'b', day_of_week: 1, start_time: '06:00', end_time: '20:00' },
    ]
    const hours = { ...hoursOf([row(monday, '11:00', '12:00')]), week }
    expect(labels(hours, monday, new Date('2027-01-04T14:30:00Z'))).toEqual(['past 08:00', 'past 09:00', 'taken 10:00', '11:00'])
  })

  test('weekly hours never make an hour free', () => {
    const week = [{ id_availability: 'a', day_of_week: 0, start_time: '09:00', end_time: '17:00' }]
    const slots = slotsOf({ ...hoursOf([]), week }, monday, longAgo)
    expect(slots).toHaveLength(8)
    expect(slots.every(({ state }) => state === 'taken')).toBe(true)
  })

  test('a zone that nobody knows is read as UTC', () => {
    expect(starts(hoursOf([row(monday, '09:00', '10:00')], 'Mars/Olympus'), monday)).toEqual(['2027-01-04T09:00:00.000Z'])
  })
})

describe('c05: days on which the clocks change', () => {
  const now = new Date('2027-02-20T12:00:00Z')

  test('spring: the hour that does not exist is not offered, the others keep their names', () => {
    const hours = hoursOf([
      row('2027-03-13', '00:00', '23:00'), row('2027-03-14', '00:00', '02:00'), row('2027-03-14', '03:00', '23:00'),
      row('2027-03-15', '00:00', '23:00'),
    ])
    expect(labels(hours, '2027-03-14', now).slice(0, 4)).toEqual(['00:00', '01:00', '03:00', '04:00'])
    expect(labels(hours, '2027-03-14', now)).toHaveLength(22)
    expect(labels(hours, '2027-03-13', now)).toHaveLength(23)
    expect(starts(hours, '2027-03-14', now)).toContain('2027-03-14T17:00:00.000Z')
    expect(label('2027-03-14T17:00:00.000Z', newYork)).toBe('13:00')
    expect(starts(hours, '2027-03-13', now)).toContain('2027-03-13T18:00:00.000Z')
  })

  test('spring: also when the window is given whole, the skipped hour is absent', () => {
    expect(labels(hoursOf([row('2027-03-14', '00:00', '05:00')]), '2027-03-14', now)).toEqual(['00:00', '01:00', '03:00', '04:00'])
  })

  test('spring: 01:00 and 03:00 follow one another, for nothing lies between them', () => {
    const [, one, three] = starts(hoursOf([row('2027-03-14', '00:00', '05:00')]), '2027-03-14', now)
    expect(isConsecutive([one ?? '', three ?? ''])).toBe(true)
  })

  test('autumn: the hour that exists twice is offered once, the first, and no label is doubled', () => {
    const autumn = new Date('2027-10-20T12:00:00Z')
    const hours = hoursOf([row('2027-11-07', '00:00', '02:00'), row('2027-11-07', '02:00', '23:00')])
    expect(starts(hours, '2027-11-07', autumn).slice(0, 3)).toEqual([
      '2027-11-07T04:00:00.000Z', '2027-11-07T05:00:00.000Z', '2027-11-07T07:00:00.000Z',
    ])
    expect(new Set(labels(hours, '2027-11-07', autumn)).size).toBe(23)
  })

  test('autumn: 01:00 and 02:00 do not follow one another, for an hour lies between them', () => {
    const autumn = new Date('2027-10-20T12:00:00Z')
    const [, one, two] = starts(hoursOf([row('2027-11-07', '00:00', '04:00')]), '2027-11-07', autumn)
    expect(isConsecutive([one ?? '', two ?? ''])).toBe(false)
    expect(flightOf([one ?? '', two ?? ''])).toBeUndefined()
  })

  test('half an hour of change (Lord Howe) doubles nothing either', () => {
    const zone = 'Australia/Lord_Howe'
    const hours = hoursOf([row('2027-04-04', '00:00', '06:00', zone)], zone)
    const seen = labels(hours, '2027-04-04', new Date('2027-03-20T00:00:00Z'))
    expect(new Set(seen).size).toBe(seen.length)
  })
})

describe('the booking window', () => {
  test('counts 60 calendar days at the airport, over a change of clocks too', () => {
    expect(bookingWindow(newYork, new Date('2027-01-13T12:00:00Z'))).toEqual({ today: '2027-01-13', last: '2027-03-14' })
    expect(bookingWindow(newYork, new Date('2027-01-31T04:59:59Z'))).toEqual({ today: '2027-01-30', last: '2027-03-31' })
    expect(bookingWindow('Asia/Kolkata', new Date('2027-12-31T18:30:00Z'))).toEqual({ today: '2028-01-01', last: '2028-03-01' })
  })

  test('dates without a whole free hour, before today and after the 60th day are not offered', () => {
    const now = new Date('2027-01-04T16:30:00Z')
    const hours = hoursOf([
      row('2027-03-05', '09:00', '12:00'), row('2027-03-06', '09:00', '12:00'), row('2027-01-03', '09:00', '12:00'),
      row(monday, '09:00', '12:00'), row('2027-01-06', '09:00', '09:30'), row('2027-01-05', '09:00', '10:00'),
    ])
    expect(bookableDates(hours, now)).toEqual(['2027-01-05', '2027-03-05'])
    expect(slotsOf(hours, '2027-03-06', now)).toEqual([])
    expect(slotsOf(hours, '2027-01-03', now)).toEqual([])
  })

  test('none is offered when there is none', () => {
    expect(bookableDates(hoursOf([]), longAgo)).toEqual([])
  })
})

describe('hours that the pilot cannot have', () => {
  const nine = Date.parse('2027-01-04T14:00:00Z')
  const hour = 3_600_000
  /** 09:00 to 13:00 at New York: an own flight until 10:00, and 11:00 refused. */
  const hours: AircraftHours = {
    ...hoursOf([row(monday, '09:00', '13:00'), row('2027-01-05', '09:00', '10:00')]),
    closed: { own: [{ start: nine, end: nine + hour }], refused: new Set([nine + 2 * hour]) },
  }

  test('are taken, also where the weekly hours are not known', () => {
    expect(labels(hours, monday)).toEqual(['taken 09:00', '10:00', 'taken 11:00', '12:00'])
  })

  test('a date of which none is left is not offered', () => {
    const own = [{ start: Date.parse('2027-01-05T13:00:00Z'), end: Date.parse('2027-01-05T16:00:00Z') }]
    expect(bookableDates(hours, longAgo)).toEqual([monday, '2027-01-05'])
    expect(bookableDates({ ...hours, closed: { own, refused: new Set() } }, longAgo)).toEqual([monday])
  })

  test('those of own flights are told from the others', () => {
    expect([monday, '2027-01-05'].map((date) => hasOwnHours(hours, date, longAgo))).toEqual([true, false])
  })

  test('what was refused before says nothing about what is read now', () => {
    expect([0, 1, 2, 4].map((later) => isFreeAt(hours, nine + later * hour, longAgo))).toEqual([false, true, true, false])
  })
})

const at = (hour: number): string => new Date(Date.UTC(2027, 0, 4, hour)).toISOString()
const free = (...hours: number[]) => hours.map((hour) => ({ start: at(hour) }))

describe('the first run of free hours', () => {
  test('skips gaps, taken and single hours', () => {
    const slots = [...free(8), { start: at(9), state: 'taken' as const }, ...free(10, 12, 13, 14)]
    expect(firstRun(slots, 2)).toEqual([at(12), at(13)])
    expect(firstRun(slots, 3)).toEqual([at(12), at(13), at(14)])
  })

  test('there may be none', () => {
    expect(firstRun(free(8, 10, 12), 2)).toBeUndefined()
    expect(firstRun([], 2)).toBeUndefined()
  })
})

describe('a start from which no run begins', () => {
  const slots = [...free(8, 9), { start: at(10), state: 'taken' as const }, ...free(12)]

  test('is free itself, but not what follows', () => {
    expect([0, 1, 2, 3].map((place) => shortFrom(slots, place, 2))).toEqual([undefined, at(9), undefined, at(12)])
  })

  test('is none beside the hours', () => {
    expect([-1, 4].map((place) => shortFrom(slots, place, 2))).toEqual([undefined, undefined])
  })
})

describe('a chosen flight', () => {
  test('begins with the first hour and lasts as many as there are', () => {
    expect(flightOf([at(13), at(14), at(15)])).toEqual({ start: at(13), hours: 3 })
    expect(flightOf([])).toBeUndefined()
  })

  test('c09: hours with a gap are no flight', () => {
    expect(flightOf([at(10), at(13)])).toBeUndefined()
  })
})

describe('hours taken meanwhile', () => {
  test('a choice that is still free stays, the same object', () => {
    const selected = [at(10), at(11)]
    expect(keepFree(selected, free(10, 11, 12))).toBe(selected)
  })

  test('the longest stretch that is left stays, the earlier of two', () => {
    expect(keepFree([at(10), at(11), at(12), at(13)], free(10, 12, 13))).toEqual([at(12), at(13)])
    expect(keepFree([at(10), at(11), at(12)], free(10, 12))).toEqual([at(10)])
    expect(keepFree([at(10), at(11)], free(12))).toEqual([])
  })

  test('a solo flight stays whole or goes', () => {
    expect(keepFree([at(10), at(11)], free(10, 12), 2)).toEqual([])
    expect(keepFree([at(10), at(11)], free(10, 11), 2)).toEqual([at(10), at(11)])
  })
})
