import {
  AVAILABILITY_MAX_ROWS,
  endMinutesOf,
  minutesOf,
  timeOfMinutes,
  type AvailabilityRow,
  type AvailabilitySlot,
} from '@pilotpair/contract'
import type { WeekRow } from './open-hours.ts'

/**
 * A row of a body, already checked by its schema, in minutes.
 *
 * @throws RangeError for times that the schema does not let through
 */
export const toWeekRow = ({ day_of_week: dayOfWeek, start_time, end_time }: AvailabilityRow): WeekRow => {
  const startMinute = minutesOf(start_time)
  const endMinute = endMinutesOf(end_time)
  if (startMinute === undefined || endMinute === undefined) throw new RangeError('not a time of day')
  return { dayOfWeek, startMinute, endMinute }
}

/** A stored row as it travels; the end of the day is written 00:00. */
export const toSlot = (row: WeekRow & { readonly id: string }): AvailabilitySlot => ({
  id_availability: row.id,
  day_of_week: row.dayOfWeek,
  start_time: timeOfMinutes(row.startMinute),
  end_time: timeOfMinutes(row.endMinute),
})

/** Whether a week with so many rows takes another one. */
export const hasRoom = (rows: number): boolean => rows < AVAILABILITY_MAX_ROWS
