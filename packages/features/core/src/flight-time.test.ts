import { describe, expect, test } from 'vitest'
import {
  flightDay, flightDistance, flightHours, flightStart, flightTime, flightTimeForViewer, timeAgo,
} from './flight-time.ts'

const paloAlto = { start: '2026-12-12T18:00:00Z', hours: 3, timeZone: 'America/Los_Angeles' }

describe('a flight on the clock of its airport', () => {
  test('reads "Sat 12 Dec, 10:00–13:00 PST"', () => {
    expect(flightTime(paloAlto)).toBe('Sat 12 Dec, 10:00–13:00 PST')
    expect(flightDay(paloAlto)).toBe('Sat 12 Dec')
    expect(flightHours(paloAlto)).toBe('10:00–13:00 PST')
    // Over a change of clocks both zones are named: 01:00–01:00 would be no time at all.
    expect(flightHours({ start: '2027-11-07T05:00:00Z', hours: 1, timeZone: 'America/New_York' })).toBe('01:00 EDT–01:00 EST')
    expect(flightStart(paloAlto)).toBe('Sat 12 Dec, 10:00 PST')
  })

  test('follows daylight saving and writes midnight as 00:00', () => {
    expect(flightTime({ ...paloAlto, start: '2026-07-04T05:00:00Z', hours: 2 })).toBe('Fri 3 Jul, 22:00–00:00 PDT')
  })

  test('an end past midnight names its day, midnight itself and the same day do not', () => {
    expect(flightTime({ ...paloAlto, start: '2026-12-13T06:00:00Z', hours: 3 })).toBe('Sat 12 Dec, 22:00–Sun 13 Dec, 01:00 PST')
    expect(flightHours({ ...paloAlto, start: '2026-12-13T06:00:00Z', hours: 2 })).toBe('22:00–00:00 PST')
    expect(flightHours({ ...paloAlto, hours: 24 })).toBe('10:00–Sun 13 Dec, 10:00 PST')
    expect(flightHours({ ...paloAlto, start: '2026-12-12T08:00:00Z', hours: 24 })).toBe('00:00–Sun 13 Dec, 00:00 PST')
  })

  test('names both clocks when they change on the way', () => {
    expect(flightTime({ ...paloAlto, start: '2026-11-01T08:00:00Z', hours: 3 })).toBe('Sun 1 Nov, 01:00 PDT–03:00 PST')
  })

  test('an unknown zone is read in UTC, an unreadable instant is nothing', () => {
    expect(flightTime({ ...paloAlto, timeZone: 'Mars/Olympus_Mons' })).toBe('Sat 12 Dec, 18:00–21:00 UTC')
    expect(flightTime({ ...paloAlto, start: 'soon' })).toBe('')
    expect(flightHours({ ...paloAlto, start: 'soon' })).toBe('')
    expect(flightStart({ ...paloAlto, start: '' })).toBe('')
  })

  test('the viewer hears their own time only where it differs', () => {
    expect(flightTimeForViewer(paloAlto, 'Asia/Kolkata')).toBe('Sat 12 Dec, 23:30–Sun 13 Dec, 02:30 GMT+5:30')
    expect(flightTimeForViewer(paloAlto, 'America/Los_Angeles')).toBeUndefined()
    expect(flightTimeForViewer(paloAlto, 'America/Tijuana')).toBeUndefined()
    expect(flightTimeForViewer({ ...paloAlto, start: 'soon' }, 'UTC')).toBeUndefined()
  })
})

describe('how far away', () => {
  test.each([
    ['2026-12-12T08:00:00Z', 'today'],
    ['2026-12-12T07:59:00Z', 'tomorrow'],
    ['2026-12-03T18:00:00Z', 'in 9 days'],
    ['2026-12-13T18:00:00Z', 'today'],
  ])('counts calendar days at the airport: seen at %s it is %s', (now, text) => {
    expect(flightDistance(paloAlto, new Date(now))).toBe(text)
  })

  test('counts over the end of a year', () => {
    expect(flightDistance({ ...paloAlto, start: '2027-01-01T18:00:00Z' }, new Date('2026-12-31T18:00:00Z'))).toBe('tomorrow')
  })
})

describe('how long ago', () => {
  test.each([
    ['2026-12-03T17:59:30Z', 'just now'],
    ['2026-12-03T17:59:00Z', '1 minute ago'],
    ['2026-12-03T13:00:00Z', '5 hours ago'],
    ['2026-12-01T18:00:00Z', '2 days ago'],
    ['2026-12-03T18:05:00Z', 'just now'],
    ['once', ''],
  ])('%s is %s', (instant, text) => {
    expect(timeAgo(instant, new Date('2026-12-03T18:00:00Z'))).toBe(text)
  })
})
