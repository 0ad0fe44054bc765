import { read, type ZoneOptions } from './reading.ts'
import { isEnglish, shortDate, shortDay } from './writtenDay.ts'

/*
 * Instants as people read them, in a zone and a language that are always said. Instants come as ISO 8601 strings with
 * an offset; what cannot be read is written "N/A" rather than thrown, so that one bad row never takes a list down.
 */
export type { ZoneOptions } from './reading.ts'

/** Stands where an instant cannot be read. */
export const unreadable = 'N/A'

const dash = '–'
const dateOf = (instant: string): Date | undefined => {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** An instant taken apart for a calendar leaf: "Sat", "12", "Dec". */
export interface DayParts {
  weekday: string
  day: string
  month: string
  year: string
}

/** The parts of the day that an instant falls on in the zone; undefined when the instant cannot be read. */
export const dayParts = (instant: string, zone: ZoneOptions): DayParts | undefined => {
  const reading = read(instant, zone)
  if (reading === undefined) return undefined
  const { weekday, day, month, year } = reading
  return { weekday, day, month, year }
}

/**
 * "Sat 12 Dec", with the year when asked: "Sat 12 Dec 2026". Another language has its own order and signs: "Sa., 12. Dez.",
 * "12月12日(土)".
 */
export const formatDay = (instant: string, zone: ZoneOptions, { year = false }: { year?: boolean } = {}): string => {
  const reading = read(instant, zone)
  if (reading === undefined) return unreadable
  if (!isEnglish(zone.locale)) return (year ? shortDate : shortDay)(reading.date, zone.locale)
  const day = `${reading.weekday} ${reading.day} ${reading.month}`
  return year ? `${day} ${reading.year}` : day
}

/** "10:00", always on a 24-hour clock. */
export const formatClock = (instant: string, zone: ZoneOptions): string => read(instant, zone)?.clock ?? unreadable

/** What the zone is called at that instant: "EST" in winter, "EDT" in summer, "GMT+1" where no short name is in use. */
export const zoneName = (instant: string, zone: ZoneOptions): string => read(instant, zone)?.zone ?? ''

/** The calendar day in the zone as "2026-12-12", for comparing and for keys. Empty when unreadable. */
export const dayKey = (instant: string, { timeZone, locale = 'en-US' }: Pick<ZoneOptions, 'timeZone'> & Partial<ZoneOptions>): string =>
  read(instant, { timeZone, locale })?.date ?? ''

/** The instant some hours after another, as ISO 8601 in UTC. An unreadable one comes back unchanged, as with no hours that can be counted. */
export const addHours = (instant: string, hours: number): string => {
  const date = dateOf(instant)
  if (date === undefined) return instant
  const later = new Date(date.getTime() + hours * 3_600_000)
  return Number.isNaN(later.getTime()) ? instant : later.toISOString()
}

/** A stretch of time, from its start and its length. */
export interface Stretch {
  /** ISO 8601 with offset. */
  start: string
  /** Hours, fractions allowed. */
  hours: number
}

/** The two ends of a stretch on the clock, the zone's name at each end, and the days they fall on. */
const ends = ({ start, hours }: Stretch, zone: ZoneOptions) => {
  const end = addHours(start, hours)
  return {
    end,
    from: formatClock(start, zone),
    to: formatClock(end, zone),
    zoneFrom: zoneName(start, zone),
    zoneTo: zoneName(end, zone),
    midnight: formatClock(end, zone) === '00:00' && hours <= 24,
    sameDay: dayKey(start, zone) === dayKey(end, zone),
  }
}

/**
 * "10:00–13:00 EST". When the clocks change in between, both ends carry their zone: "00:00 PST–04:00 PDT". An end on
 * another day names it ("22:00–Sun 13 Dec, 01:00 EST"), except midnight itself, which is "22:00–00:00 EST". A moment,
 * which has no length, is "10:00 EST".
 */
export const formatClockRange = (stretch: Stretch, zone: ZoneOptions): string => {
  if (dateOf(stretch.start) === undefined) return unreadable
  const { end, from, to, zoneFrom, zoneTo, midnight, sameDay } = ends(stretch, zone)
  if (stretch.hours === 0) return `${from} ${zoneFrom}`
  const first = zoneFrom === zoneTo ? from : `${from} ${zoneFrom}`
  const last = sameDay || midnight ? to : `${formatDay(end, zone)}, ${to}`
  return `${first}${dash}${last} ${zoneTo}`
}

/** "Sat 12 Dec, 10:00–13:00 EST". */
export const formatFlightTime = (stretch: Stretch, zone: ZoneOptions): string =>
  dateOf(stretch.start) === undefined
    ? unreadable
    : `${formatDay(stretch.start, zone)}, ${formatClockRange(stretch, zone)}`

/** One instant, "Sat 12 Dec, 10:00 EST". */
export const formatStart = (instant: string, zone: ZoneOptions): string =>
  dateOf(instant) === undefined
    ? unreadable
    : `${formatDay(instant, zone)}, ${formatClock(instant, zone)} ${zoneName(instant, zone)}`

/** Whether two zones show another time at that instant. Equal clocks under two names count as the same. */
export const differs = (instant: string, one: string, other: string, locale = 'en-US'): boolean => {
  const [here, there] = [one, other].map((timeZone) => read(instant, { timeZone, locale }))
  return here?.date !== there?.date || here?.clock !== there?.clock
}

/**
 * The viewer's own time for secondary text, "19:00–22:00 GMT+1", or undefined when their clock shows the same
 * or their zone is not known. The day is named only when it is another one there.
 */
export const formatViewerTime = (
  stretch: Stretch,
  zone: ZoneOptions,
  viewerTimeZone: string | undefined,
): string | undefined => {
  if (viewerTimeZone === undefined || dateOf(stretch.start) === undefined) return undefined
  if (!differs(stretch.start, zone.timeZone, viewerTimeZone, zone.locale)) return undefined
  const own = { timeZone: viewerTimeZone, locale: zone.locale }
  const sameDay = dayKey(stretch.start, zone) === dayKey(stretch.start, own)
  return sameDay ? formatClockRange(stretch, own) : formatFlightTime(stretch, own)
}

const relatives = new Map<string, Intl.RelativeTimeFormat>()

/** The words for "5 minutes ago" in a language, made once. */
export const relativeIn = (locale: string): Intl.RelativeTimeFormat => {
  const made = relatives.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  relatives.set(locale, made)
  return made
}

const minute = 60_000
const hour = 60 * minute

const dayNumber = (key: string): number => Date.parse(`${key}T00:00:00Z`) / 86_400_000

/**
 * How long ago, in words: "now", "5 minutes ago", "3 hours ago", "yesterday", then the day: "Tue 1 Dec". Days are
 * counted on the calendar of the zone. An instant ahead of `now` (a clock that runs slow) reads "now". Without `now`
 * the day with its year.
 *
 * @param dated words around a day, for sentences: `(day) => `on ${day}``
 */
export const formatAgo = (
  instant: string,
  now: Date | undefined,
  zone: ZoneOptions,
  dated: (day: string) => string = (day) => day,
): string => {
  const date = dateOf(instant)
  if (date === undefined) return unreadable
  if (now === undefined) return dated(formatDay(instant, zone, { year: true }))
  const words = relativeIn(zone.locale)
  const gone = now.getTime() - date.getTime()
  if (gone < minute) return words.format(0, 'second')
  if (gone < hour) return words.format(-Math.floor(gone / minute), 'minute')
  const today = dayKey(now.toISOString(), zone)
  const days = dayNumber(today) - dayNumber(dayKey(instant, zone))
  if (days === 0 || gone < 6 * hour) return words.format(-Math.floor(gone / hour), 'hour')
  if (days === 1) return words.format(-1, 'day')
  const otherYear = today.slice(0, 4) !== dayKey(instant, zone).slice(0, 4)
  return dated(formatDay(instant, zone, { year: otherYear && days > 180 }))
}
