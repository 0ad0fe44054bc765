/**
 * Instants as people read them, in a zone and a language that are always said. Instants come as ISO 8601 strings with
 * an offset; what cannot be read is written "N/A" rather than thrown, so that one bad row never takes a list down.
 */
export interface ZoneOptions {
  /** IANA zone whose wall clock is shown, for example "America/New_York". An unknown one is shown as UTC. */
  timeZone: string
  /** BCP 47 tag of the words for days and months. */
  locale: string
}

/** Stands where an instant cannot be read. */
export const unreadable = 'N/A'

const dash = '–'
const formatters = new Map<string, Intl.DateTimeFormat>()

/** An unknown zone is shown as UTC. To ask first whether it is known would cost a formatter more. */
const make = (locale: string, options: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone })
  } catch {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  }
}

/** A formatter costs milliseconds on a phone, and a list needs the same few a hundred times. */
const formatter = (kind: string, { timeZone, locale }: ZoneOptions, options: Intl.DateTimeFormatOptions) => {
  const key = `${kind}|${locale}|${timeZone}`
  const found = formatters.get(key)
  if (found !== undefined) return found
  const made = make(locale, options, timeZone)
  formatters.set(key, made)
  return made
}

const dateOf = (instant: string): Date | undefined => {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? undefined : date
}

const partOf = (parts: readonly Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes): string =>
  parts.find((part) => part.type === type)?.value ?? ''

/** An instant taken apart for a calendar leaf: "Sat", "12", "Dec". */
export interface DayParts {
  weekday: string
  day: string
  month: string
  year: string
}

const dayFormat: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }
const clockFormat: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
const zoneFormat: Intl.DateTimeFormatOptions = { hour: '2-digit', hourCycle: 'h23', timeZoneName: 'short' }
const keyFormat: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' }

/** The parts of the day that an instant falls on in the zone; undefined when the instant cannot be read. */
export const dayParts = (instant: string, zone: ZoneOptions): DayParts | undefined => {
  const date = dateOf(instant)
  if (date === undefined) return undefined
  const parts = formatter('day', zone, dayFormat).formatToParts(date)
  return {
    weekday: partOf(parts, 'weekday'),
    day: partOf(parts, 'day'),
    month: partOf(parts, 'month'),
    year: partOf(parts, 'year'),
  }
}

/** "Sat 12 Dec", with the year after it when asked: "Sat 12 Dec 2026". */
export const formatDay = (instant: string, zone: ZoneOptions, { year = false }: { year?: boolean } = {}): string => {
  const parts = dayParts(instant, zone)
  if (parts === undefined) return unreadable
  const day = `${parts.weekday} ${parts.day} ${parts.month}`
  return year ? `${day} ${parts.year}` : day
}

/** "10:00", always on a 24-hour clock. */
export const formatClock = (instant: string, zone: ZoneOptions): string => {
  const date = dateOf(instant)
  if (date === undefined) return unreadable
  const parts = formatter('clock', { ...zone, locale: 'en-US' }, clockFormat).formatToParts(date)
  return `${partOf(parts, 'hour')}:${partOf(parts, 'minute')}`
}

/** What the zone is called at that instant: "EST" in winter, "EDT" in summer, "GMT+1" where no short name is in use. */
export const zoneName = (instant: string, zone: ZoneOptions): string => {
  const date = dateOf(instant)
  if (date === undefined) return ''
  return partOf(formatter('zone', zone, zoneFormat).formatToParts(date), 'timeZoneName')
}

/** The calendar day in the zone as "2026-12-12", for comparing and for keys. Empty when unreadable. */
export const dayKey = (instant: string, { timeZone }: { timeZone: string }): string => {
  const date = dateOf(instant)
  if (date === undefined) return ''
  const parts = formatter('key', { timeZone, locale: 'en-US' }, keyFormat).formatToParts(date)
  return `${partOf(parts, 'year')}-${partOf(parts, 'month')}-${partOf(parts, 'day')}`
}

/** The instant some hours after another, as ISO 8601 in UTC. An unreadable one comes back unchanged. */
export const addHours = (instant: string, hours: number): string => {
  const date = dateOf(instant)
  return date === undefined ? instant : new Date(date.getTime() + hours * 3_600_000).toISOString()
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
export const differs = (instant: string, one: string, other: string): boolean => {
  const read = (timeZone: string) => {
    const zone = { timeZone, locale: 'en-US' }
    return `${dayKey(instant, zone)} ${formatClock(instant, zone)}`
  }
  return read(one) !== read(other)
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
  if (!differs(stretch.start, zone.timeZone, viewerTimeZone)) return undefined
  const own = { timeZone: viewerTimeZone, locale: zone.locale }
  const sameDay = dayKey(stretch.start, zone) === dayKey(stretch.start, own)
  return sameDay ? formatClockRange(stretch, own) : formatFlightTime(stretch, own)
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
  const words = new Intl.RelativeTimeFormat(zone.locale, { numeric: 'auto' })
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
