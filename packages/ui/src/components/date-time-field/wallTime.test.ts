import { describe, expect, test } from 'vitest'
import { readWallTime } from './wallTime.ts'

const newYork = 'America/New_York'

describe('readWallTime', () => {
  test.each([
    ['2026-12-12T13:00', 'America/Los_Angeles', '2026-12-12T21:00:00.000Z'],
    ['2026-12-12T13:00:30', 'Europe/Berlin', '2026-12-12T12:00:00.000Z'],
    ['2026-06-12T00:15', 'Asia/Kolkata', '2026-06-11T18:45:00.000Z'],
    ['2026-12-12T13:00', 'Etc/UTC', '2026-12-12T13:00:00.000Z'],
  ])('%s in %s', (wall, zone, instant) => {
    expect(readWallTime(wall, zone)).toEqual({ kind: 'instant', instant })
  })

  test.each([
    ['2027-03-13T13:00', '2027-03-13T18:00:00.000Z'],
    ['2027-03-14T13:00', '2027-03-14T17:00:00.000Z'],
    ['2027-03-14T01:59', '2027-03-14T06:59:00.000Z'],
    ['2027-03-14T03:00', '2027-03-14T07:00:00.000Z'],
  ])('c05: %s keeps its hour over daylight saving', (wall, instant) => {
    expect(readWallTime(wall, newYork)).toEqual({ kind: 'instant', instant })
  })

  test('c05: an hour that does not exist is skipped', () => {
    expect(readWallTime('2027-03-14T02:30', newYork)).toEqual({ kind: 'skipped' })
  })

  test('c05: of an hour that exists twice the first is meant', () => {
    expect(readWallTime('2027-11-07T01:00', newYork)).toEqual({ kind: 'instant', instant: '2027-11-07T05:00:00.000Z' })
  })

  test('a half-hour change is read too', () => {
    expect(readWallTime('2026-10-04T02:15', 'Australia/Lord_Howe')).toEqual({ kind: 'skipped' })
  })

  test.each(['', '2026-12-12', '2026-13-12T10:00', '2026-12-12T25:00', 'soon'])('%j is no time', (wall) => {
    expect(readWallTime(wall, newYork)).toEqual({ kind: 'none' })
  })
})
