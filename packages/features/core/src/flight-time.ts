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

const zones = new Map<string, string>()
const clocks = new Map<string, Intl.DateTimeFormat>()
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
const knownZone = (timeZone: string): string =>
  kept(zones, timeZone, () => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
    } catch {
      return 'UTC'
    }
  })

const clockOf = (instant: Date, timeZone: string) => {
  const format = kept(clocks, timeZone, () => new Intl.DateTimeFormat('en-US', { ...parts, timeZone, timeZoneName: 'short' }))
  const found = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const part = (name: Intl.DateTimeFormatPartTypes): string => found.get(name) ?? ''
  return {
    date: `${part('weekday')} ${part('day')} ${part('month')}`,
    time: `${part('hour')}:${part('minute')}`,
    zone: part('timeZoneName'),
  }
}

const instantsOf = ({ start, hours }: FlightSpan): { from: Date; to: Date } | undefined => {
  const from = new Date(start)
  if (Number.isNaN(from.getTime())) return undefined
  return { from, to: new Date(from.getTime() + hours * HOUR_MS) }
}

/** The day of a flight: "Sat 12 Dec". An unreadable instant is the empty text. */
export const flightDay = (span: FlightSpan): string => {
  const instants = instantsOf(span)
  return instants === undefined ? '' : clockOf(instants.from, knownZone(span.timeZone)).date
}

/**
 * The hours of a flight with their zone: "10:00–13:00 PST", or "00:00 EDT–02:00 EST" over a change of clocks. An
 * unreadable instant is the empty text.
 */
export const flightHours = (span: FlightSpan): string => {
  const instants = instantsOf(span)
  if (instants === undefined) return ''
  const zone = knownZone(span.timeZone)
  const from = clockOf(instants.from, zone)
  const to = clockOf(instants.to, zone)
  const start = from.zone === to.zone ? from.time : `${from.time} ${from.zone}`
  return `${start}–${to.time} ${to.zone}`
}

/** Day and hours: "Sat 12 Dec, 10:00–13:00 PST". */
export const flightTime = (span: FlightSpan): string =>
  instantsOf(span) === undefined ? '' : `${flightDay(span)}, ${flightHours(span)}`

/** Day and start: "Sat 12 Dec, 10:00 PST". */
export const flightStart = (span: FlightSpan): string => {
  const instants = instantsOf(span)
  if (instants === undefined) return ''
  const { date, time, zone } = clockOf(instants.from, knownZone(span.timeZone))
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
  const own = flightTime({ ...span, timeZone: zone })
  const there = clockOf(instants.from, knownZone(span.timeZone))
  const here = clockOf(instants.from, knownZone(zone))
  return there.date === here.date && there.time === here.time ? undefined : own
}

const dayNumber = (instant: Date, timeZone: string): number => {
  const format = kept(days, timeZone, () => new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }))
  return Math.round(Date.parse(`${format.format(instant)}T00:00:00Z`) / DAY_MS)
}

/** How far away a flight is, in calendar days at its airport: "today", "tomorrow", "in 9 days". */
export const flightDistance = (span: FlightSpan, now: Date): string => {
  const instants = instantsOf(span)
  if (instants === undefined) return ''
  const zone = knownZone(span.timeZone)
  const away = dayNumber(instants.from, zone) - dayNumber(now, zone)
  if (away <= 0) return 'today'
  return away === 1 ? 'tomorrow' : `in ${String(away)} days`
}

/** How long ago an instant was: "5 hours ago", "just now". */
export const timeAgo = (instant: string, now: Date): string => {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / 60_000)
  if (Number.isNaN(minutes)) return ''
  if (minutes < 1) return 'just now'
  const ago = new Intl.RelativeTimeFormat('en', { numeric: 'always' })
  if (minutes < 60) return ago.format(-minutes, 'minute')
  if (minutes < 48 * 60) return ago.format(-Math.floor(minutes / 60), 'hour')
  return ago.format(-Math.floor(minutes / (24 * 60)), 'day')
}
