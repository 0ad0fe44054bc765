/** A flight's start and length, and the zone whose clock is read. */
export interface FlightSpan {
  /** ISO instant. */
  readonly start: string
  readonly hours: number
  /** IANA zone of the aircraft's airport. */
  readonly timeZone: string
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const parts = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

interface Clock {
  readonly date: string
  readonly time: string
  readonly zone: string
}

const clocks = new Map<string, { readonly format: Intl.DateTimeFormat; readonly known: Map<number, Clock> }>()
const days = new Map<string, Intl.DateTimeFormat>()

/** What was made for a zone once. A formatter costs milliseconds on a phone, and lists need the same few many times. */
const kept = <Value>(store: Map<string, Value>, timeZone: string, make: () => Value): Value => {
  const found = store.get(timeZone)
  if (found !== undefined) return found
  const made = make()
  store.set(timeZone, made)
  return made
}

/** A zone that the browser does not know must not take the screen down: UTC is still a true time. */
const formatIn = (timeZone: string, locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone })
  } catch {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  }
}

/** Instants kept for each zone: more than a screen shows. */
const knownAtMost = 500

/** A flight is told by its day, its hours and the viewer's own: each instant is read once for all of them. */
const clockOf = (instant: Date, timeZone: string): Clock => {
  const { format, known } = kept(clocks, timeZone, () => ({
    format: formatIn(timeZone, 'en-US', { ...parts, timeZoneName: 'short' }),
    known: new Map(),
  }))
  const former = known.get(instant.getTime())
  if (former !== undefined) return former
  const found = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const part = (name: Intl.DateTimeFormatPartTypes): string => found.get(name) ?? ''
  const made: Clock = {
    date: `${part('weekday')} ${part('day')} ${part('month')}`,
    time: `${part('hour')}:${part('minute')}`,
    zone: part('timeZoneName'),
  }
  if (known.size >= knownAtMost) known.clear()
  known.set(instant.getTime(), made)
  return made
}

const instantsOf = ({ start, hours }: FlightSpan): { from: Date; to: Date } | undefined => {
  const from = new Date(start)
  if (Number.isNaN(from.getTime())) return undefined
  return { from, to: new Date(from.getTime() + hours * HOUR_MS) }
}

/** The day of a flight: "Sat 12 Dec". An unreadable instant is the empty text. */
export const flightDay = (span: FlightSpan): string => {
  const instants = instantsOf(span)
  return instants === undefined ? '' : clockOf(instants.from, span.timeZone).date
}

/**
 * The hours of a flight with their zone: "10:00–13:00 PST", or "00:00 EDT–02:00 EST" over a change of clocks. An end on
 * another day names it, "22:00–Sun 13 Dec, 01:00 PST", except midnight itself. An unreadable instant is the empty text.
 */
export const flightHours = (span: FlightSpan): string => {
  const instants = instantsOf(span)
  if (instants === undefined) return ''
  const zone = span.timeZone
  const from = clockOf(instants.from, zone)
  const to = clockOf(instants.to, zone)
  const start = from.zone === to.zone ? from.time : `${from.time} ${from.zone}`
  const isSameDay = from.date === to.date || (to.time === '00:00' && span.hours < 24)
  return `${start}–${isSameDay ? to.time : `${to.date}, ${to.time}`} ${to.zone}`
}

/** Day and hours: "Sat 12 Dec, 10:00–13:00 PST". */
export const flightTime = (span: FlightSpan): string =>
  instantsOf(span) === undefined ? '' : `${flightDay(span)}, ${flightHours(span)}`

/** Day and start: "Sat 12 Dec, 10:00 PST". */
export const flightStart = (span: FlightSpan): string => {
  const instants = instantsOf(span)
  if (instants === undefined) return ''
  const { date, time, zone } = clockOf(instants.from, span.timeZone)
  return `${date}, ${time} ${zone}`
}

/**
 * The same flight on the viewer's own clock, when that differs from the airport's.
 *
 * @param viewerZone IANA zone of the viewer. @default the zone of the runtime
 */
export const flightTimeForViewer = (span: FlightSpan, viewerZone?: string): string | undefined => {
  const instants = instantsOf(span)
  if (instants === undefined) return undefined
  const zone = viewerZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  const there = clockOf(instants.from, span.timeZone)
  const here = clockOf(instants.from, zone)
  return there.date === here.date && there.time === here.time ? undefined : flightTime({ ...span, timeZone: zone })
}

const dayNumber = (instant: Date, timeZone: string): number => {
  const format = kept(days, timeZone, () => formatIn(timeZone, 'en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }))
  return Math.round(Date.parse(`${format.format(instant)}T00:00:00Z`) / DAY_MS)
}

/** How far away a flight is, in calendar days at its airport: "today", "tomorrow", "in 9 days". */
export const flightDistance = (span: FlightSpan, now: Date): string => {
  const instants = instantsOf(span)
  if (instants === undefined) return ''
  const zone = span.timeZone
  const away = dayNumber(instants.from, zone) - dayNumber(now, zone)
  if (away <= 0) return 'today'
  return away === 1 ? 'tomorrow' : `in ${String(away)} days`
}

let agoWords: Intl.RelativeTimeFormat | undefined

/** How long ago an instant was: "5 hours ago", "just now". */
export const timeAgo = (instant: string, now: Date): string => {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / 60_000)
  if (Number.isNaN(minutes)) return ''
  if (minutes < 1) return 'just now'
  agoWords ??= new Intl.RelativeTimeFormat('en', { numeric: 'always' })
  const ago = agoWords
  if (minutes < 60) return ago.format(-minutes, 'minute')
  if (minutes < 48 * 60) return ago.format(-Math.floor(minutes / 60), 'hour')
  return ago.format(-Math.floor(minutes / (24 * 60)), 'day')
}
