import { describe, expect, test } from 'vitest'
import { wallClock, zoneWords } from './wall-clock.ts'

describe('the wall clock of an airport', () => {
  test.each([
    ['2026-12-12T18:00:00Z', 'America/Los_Angeles', '2026-12-12T10:00'],
    ['2027-03-14T17:00:00Z', 'America/New_York', '2027-03-14T13:00'],
    ['2026-12-31T23:30:00Z', 'Europe/Berlin', '2027-01-01T00:30'],
  ])('of %s in %s reads %s', (instant, zone, text) => {
    expect(wallClock(new Date(instant), zone)).toBe(text)
  })

  test('its zone is named as people say it', () => {
    expect(zoneWords('America/Los_Angeles', new Date('2026-12-12T18:00:00Z'))).toBe('Pacific Time')
  })
})
