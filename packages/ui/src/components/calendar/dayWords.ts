import type { CalendarDate } from '@internationalized/date'
import { shortWeekday } from '../../internal/writtenDay.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (locale: string): Intl.DateTimeFormat => {
  const found = formats.get(locale)
  if (found !== undefined) return found
  const made = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory', timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric',
  })
  formats.set(locale, made)
  return made
}

/** A day in words: its name, "Saturday, December 12, 2026", and its number alone, "12". */
export interface DayWords {
  name: string
  day: string
}

/** A day as it is read out and as it is seen. A day has no zone: no clock can shift it. */
export const dayWords = (date: CalendarDate, locale: string): DayWords => {
  const parts = formatOf(locale).formatToParts(date.toDate('UTC'))
  return {
    name: parts.map(({ value }) => value).join(''),
    day: parts.find(({ type }) => type === 'day')?.value ?? String(date.day),
  }
}

/** The weekday of a day, as it stands above a column: "Sat". */
export const weekDayName = (date: CalendarDate, locale: string): string =>
  shortWeekday(date.toString(), locale)
