import { parseDate, type CalendarDate } from '@internationalized/date'
import { dayKey } from '../../internal/time.ts'

/** A day written YYYY-MM-DD as a calendar date; undefined for anything else, also for days that do not exist. */
export const dateOf = (iso: string | null | undefined): CalendarDate | undefined => {
  if (iso === null || iso === undefined || !/^\d{4}-\d\d-\d\d$/.test(iso)) return undefined
  try {
    return parseDate(iso)
  } catch {
    return undefined
  }
}

/** The day that it is at an instant in a zone, as YYYY-MM-DD. */
export const todayIn = (timeZone: string, now: Date): string => dayKey(now.toISOString(), { timeZone })

/** Why a day cannot be chosen. */
export type DateObstacle = 'early' | 'late' | 'unavailable'

export interface DateLimits {
  /** First day that can be chosen, YYYY-MM-DD. @default no limit */
  min?: string | undefined
  /** Last day that can be chosen, YYYY-MM-DD. @default no limit */
  max?: string | undefined
  /** Says of a day (YYYY-MM-DD) within the limits that it cannot be chosen. @default all can be */
  isDateUnavailable?: ((date: string) => boolean) | undefined
}

/** What stands against a day; undefined when nothing does, or when it is no day at all. */
export const obstacleTo = (iso: string, { min, max, isDateUnavailable }: DateLimits): DateObstacle | undefined => {
  const date = dateOf(iso)
  if (date === undefined) return undefined
  const [first, last] = [dateOf(min), dateOf(max)]
  if (first !== undefined && date.compare(first) < 0) return 'early'
  if (last !== undefined && date.compare(last) > 0) return 'late'
  return isDateUnavailable?.(iso) === true ? 'unavailable' : undefined
}
