import { buildWeek } from '@pilotpair/contract/testing'
import { describe, expect, test } from 'vitest'
import { toSlots, toWeeklyHours, weekKey } from './week.ts'

describe('the week of an aircraft', () => {
  test('comes from the wire and goes back the same', () => {
    const hours = toWeeklyHours(buildWeek([0, 6]))
    expect(hours).toEqual([
      { day: 0, start: '09:00', end: '17:00' },
      { day: 6, start: '09:00', end: '17:00' },
    ])
    expect(toSlots(hours)).toEqual([
      { day_of_week: 0, start_time: '09:00', end_time: '17:00' },
      { day_of_week: 6, start_time: '09:00', end_time: '17:00' },
    ])
  })

  test('is told apart by its hours, not by their order', () => {
    const hours = toWeeklyHours(buildWeek())
    expect(weekKey(hours.toReversed())).toBe(weekKey(hours))
    expect(weekKey(hours.slice(1))).not.toBe(weekKey(hours))
  })
})
