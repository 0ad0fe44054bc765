import { dayKey, formatClock, formatDay, relativeIn, unreadable, type ZoneOptions } from './time.ts'
import { longDate, longDay, shortWeekday } from './writtenDay.ts'

const day = 86_400_000
const numberOf = (key: string): number => Date.parse(`${key}T00:00:00Z`) / day

/**
 * "Thursday 3 December" for a day as `dayKey` writes it, or as its language writes it; with its year unless that is
 * `today`'s.
 */
export const formatLongDay = (key: string, today: string | undefined, { locale }: ZoneOptions): string =>
  key === ''
    ? unreadable
    : (key.slice(0, 4) === today?.slice(0, 4) ? longDay : longDate)(key, locale)

const capital = (text: string, locale: string): string => {
  const [first = '', ...rest] = Array.from(text)
  return first.toLocaleUpperCase(locale) + rest.join('')
}

/**
 * When something last happened, as short as a list has room for: "14:32" today, "Yesterday", "Tue" within the last six
 * days, else "Sun 15 Nov", with a year when it is another one. Without `now` the day with its year.
 */
export const formatLast = (instant: string, now: Date | undefined, zone: ZoneOptions): string => {
  const key = dayKey(instant, zone)
  if (key === '') return unreadable
  if (now === undefined) return formatDay(instant, zone, { year: true })
  const today = dayKey(now.toISOString(), zone)
  const ago = numberOf(today) - numberOf(key)
  if (ago <= 0) return formatClock(instant, zone)
  if (ago === 1) return capital(relativeIn(zone.locale).format(-1, 'day'), zone.locale)
  if (ago < 7) return shortWeekday(key, zone.locale)
  return formatDay(instant, zone, { year: key.slice(0, 4) !== today.slice(0, 4) })
}

/** "Wed 2 Dec, 17:40"; with `sameDayAs` only the clock on that day: "17:40". */
export const formatMoment = (instant: string, zone: ZoneOptions, sameDayAs?: string): string => {
  const clock = formatClock(instant, zone)
  if (clock === unreadable) return unreadable
  if (sameDayAs !== undefined && dayKey(sameDayAs, zone) === dayKey(instant, zone)) return clock
  return `${formatDay(instant, zone)}, ${clock}`
}
