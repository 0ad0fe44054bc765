import { expect, test } from 'vitest'
import { addDays, dayOfWeek, instantAt, wallClockAt } from './wall-clock.ts'

const iso = (date: string, minute: number, zone: string): string | undefined =>
  instantAt(date, minute, zone)?.toISOString()

test('c05: 13:00 stays 13:00 over the change of clocks', () => {
  expect(iso('2027-03-13', 13 * 60, 'America/New_York')).toBe('2027-03-13T18:00:00.000Z')
  expect(iso('2027-03-14', 13 * 60, 'America/New_York')).toBe('2027-03-14T17:00:00.000Z')
})

test('c05: an hour that does not exist has no instant, one that exists twice is the first', () => {
  expect(instantAt('2027-03-14', 2 * 60, 'America/New_York')).toBeNull()
  expect(iso('2027-03-14', 3 * 60, 'America/New_York')).toBe('2027-03-14T07:00:00.000Z')
  expect(iso('2027-11-07', 60, 'America/New_York')).toBe('2027-11-07T05:00:00.000Z')
  expect(instantAt('2027-03-28', 2 * 60 + 30, 'Europe/Berlin')).toBeNull()
})

test('zones that are not whole hours away, and the end of a day', () => {
  expect(iso('2027-01-10', 9 * 60, 'Asia/Kolkata')).toBe('2027-01-10T03:30:00.000Z')
  expect(iso('2027-01-10', 9 * 60, 'Pacific/Chatham')).toBe('2027-01-09T19:15:00.000Z')
  expect(iso('2027-01-10', 1440, 'America/Los_Angeles')).toBe('2027-01-11T08:00:00.000Z')
})

test('an instant reads back as the clock of the zone shows it', () => {
  expect(wallClockAt(new Date('2027-01-10T03:30:00Z'), 'Asia/Kolkata')).toEqual({ date: '2027-01-10', minute: 540 })
  expect(wallClockAt(new Date('2027-01-10T08:00:00Z'), 'America/Los_Angeles')).toEqual({ date: '2027-01-10', minute: 0 })
})

test('dates: days are counted on the calendar, Monday is 0', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(dayOfWeek('2027-01-04')).toBe(0)
  expect(dayOfWeek('2027-01-10')).toBe(6)
})
