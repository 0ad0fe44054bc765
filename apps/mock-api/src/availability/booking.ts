import { BOOKING_WINDOW_DAYS, SLOT_MINUTES, timeOfMinutes, type ProjectedSlot } from '@pilotpair/contract'
import {
  isCovered,
  mergeSpans,
  onGrid,
  openPiecesBetween,
  type OpenPiece,
  type Span,
  type WeekRow,
} from './open-hours.ts'
import { addDays, offsetAt, wallClockAt } from './wall-clock.ts'

export type { WeekRow } from './open-hours.ts'

const MINUTE = 60_000
const SLOT = SLOT_MINUTES * MINUTE
const DAY_MINUTES = 24 * 60

/** Time that is taken or held; the end is left out. */
export interface BusyRange {
  readonly start: Date
  readonly end: Date
}

/** An aircraft's weekly hours and where its clock hangs. */
export interface Schedule {
  readonly week: readonly WeekRow[]
  /** IANA zone of the aircraft's airport. */
  readonly zone: string
}

/** From when until when flights may start and must have ended. */
export interface BookingWindow {
  readonly from: Date
  /** End of the last bookable date. */
  readonly until: Date
  /** Dates at the airport, `YYYY-MM-DD`. */
  readonly firstDate: string
  readonly lastDate: string
}

/** One hour that can be booked. */
export interface BookableHour {
  /** Date and minute after midnight as the airport's clock shows the start. */
  readonly date: string
  readonly minute: number
  readonly start: Date
  /** Always one hour after the start. */
  readonly end: Date
}

/** The first instant after a calendar date, also where the clock skips midnight. */
const endOfDate = (date: string, zone: string): Date => {
  const next = addDays(date, 1)
  const guess = Date.parse(`${next}T00:00:00Z`)
  const offsets = [offsetAt(guess - DAY_MINUTES * MINUTE, zone), offsetAt(guess + DAY_MINUTES * MINUTE, zone)]
  const starts = offsets
    .map((offset) => guess - offset * MINUTE)
    .filter((time) => wallClockAt(new Date(time), zone).date >= next)
    .filter((time) => wallClockAt(new Date(time - MINUTE), zone).date <= date)
  return new Date(Math.min(...(starts.length === 0 ? [guess - Math.max(...offsets) * MINUTE] : starts)))
}

/** Now to the end of the 60th calendar day ahead in the airport's zone (decisions, Time). */
export const bookingWindow = (now: Date, zone: string): BookingWindow => {
  const firstDate = wallClockAt(now, zone).date
  const lastDate = addDays(firstDate, BOOKING_WINDOW_DAYS)
  return { from: now, until: endOfDate(lastDate, zone), firstDate, lastDate }
}

/** Spans without the busy ones. */
const without = (spans: readonly Span[], busy: readonly Span[]): Span[] =>
  busy.reduce<Span[]>(
    (left, taken) =>
      left.flatMap((span) => {
        if (taken.end <= span.start || span.end <= taken.start) return [span]
        return [
          { start: span.start, end: Math.min(span.end, taken.start) },
          { start: Math.max(span.start, taken.end), end: span.end },
        ].filter(({ start, end }) => start < end)
      }),
    [...spans],
  )

const toSpans = (busy: readonly BusyRange[]): Span[] =>
  mergeSpans(busy.map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() })))

const hoursOf = (piece: OpenPiece, free: readonly Span[]): BookableHour[] => {
  const hours: BookableHour[] = []
  const last = piece.endMinute - SLOT_MINUTES
  for (let minute = onGrid(piece.startMinute, piece.gridMinute); minute <= last; minute += SLOT_MINUTES) {
    const start = piece.start + (minute - piece.startMinute) * MINUTE
    if (!isCovered(free, { start, end: start + SLOT })) continue
    hours.push({ date: piece.date, minute, start: new Date(start), end: new Date(start + SLOT) })
  }
  return hours
}

/**
 * Every hour that can be booked, in order: hourly from the start of each of the day's windows (touching and
 * overlapping ones merged), only hours that fit wholly into it without a change of clocks, nothing that is past or
 * beyond the booking window, nothing busy. A local hour that does not exist is absent; one that exists twice is there
 * once, the first.
 */
export const bookableHours = (
  { week, zone }: Schedule,
  now: Date,
  busy: readonly BusyRange[] = [],
): BookableHour[] => {
  const window = bookingWindow(now, zone)
  const pieces = openPiecesBetween(week, window.firstDate, window.lastDate, zone)
  const bounds = [
    { start: Number.NEGATIVE_INFINITY, end: window.from.getTime() },
    { start: window.until.getTime(), end: Number.POSITIVE_INFINITY },
  ]
  const free = without(mergeSpans(pieces), [...bounds, ...toSpans(busy)])
  return pieces.flatMap((piece) => hoursOf(piece, free))
}

/** The hours of the dates around a flight by the weekly hours alone. */
const hoursAround = ({ week, zone }: Schedule, start: Date, hours: number): BookableHour[] => {
  const end = new Date(start.getTime() + hours * SLOT)
  const firstDate = addDays(wallClockAt(start, zone).date, -1)
  const pieces = openPiecesBetween(week, firstDate, addDays(wallClockAt(end, zone).date, 1), zone)
  const open = mergeSpans(pieces)
  return pieces.flatMap((piece) => hoursOf(piece, open))
}

/**
 * Whether a flight consists of whole hours that the weekly hours offer, one after the other without a gap. Looks
 * neither at the clock nor at other flights.
 *
 * @param hours whole hours, at least 1
 */
export const isWithinWeek = (schedule: Schedule, start: Date, hours: number): boolean => {
  const offered = new Set(hoursAround(schedule, start, hours).map((hour) => hour.start.getTime()))
  return Array.from({ length: hours }, (_, index) => start.getTime() + index * SLOT).every((each) => offered.has(each))
}

/** Why a time cannot be booked: gone by, after the booking window, or not in the aircraft's weekly hours. */
export type BookingProblem = 'past' | 'beyond-window' | 'closed'

/**
 * What stands against booking `hours` whole hours from `start`, other flights aside (the database decides on those);
 * undefined when nothing does. A flight may begin at this very moment, and must have ended with the last date.
 */
export const bookingProblem = (
  schedule: Schedule,
  now: Date,
  start: Date,
  hours: number,
): BookingProblem | undefined => {
  const { from, until } = bookingWindow(now, schedule.zone)
  if (start < from) return 'past'
  if (start.getTime() + hours * SLOT > until.getTime()) return 'beyond-window'
  return isWithinWeek(schedule, start, hours) ? undefined : 'closed'
}

/** A piece cut to a free span of it, starting on the hourly grid; undefined when nothing is left. */
const cut = (piece: OpenPiece, span: Span, zone: string): ProjectedSlot | undefined => {
  const startMinute = onGrid(
    piece.startMinute + Math.ceil((span.start - piece.start) / MINUTE),
    piece.gridMinute,
  )
  const endMinute = piece.startMinute + Math.floor((span.end - piece.start) / MINUTE)
  if (startMinute >= endMinute) return undefined
  return {
    date: piece.date,
    start_time: timeOfMinutes(startMinute),
    end_time: timeOfMinutes(endMinute),
    timezone: zone,
  }
}

/**
 * The free time of the booking window by date, as `availability/aircraft/{id}/projected` answers it. Rows start on
 * the hourly grid of their window, so that counting hours from a row's start gives exactly the bookable ones; a row
 * ends where the clock changes, where a busy range starts, and at midnight.
 */
export const projectedWindows = (
  { week, zone }: Schedule,
  now: Date,
  busy: readonly BusyRange[],
): ProjectedSlot[] => {
  const window = bookingWindow(now, zone)
  const bounds = [
    { start: Number.NEGATIVE_INFINITY, end: window.from.getTime() },
    { start: window.until.getTime(), end: Number.POSITIVE_INFINITY },
  ]
  const taken = [...bounds, ...toSpans(busy)]
  return openPiecesBetween(week, window.firstDate, window.lastDate, zone).flatMap((piece) =>
    without([piece], taken)
      .map((span) => cut(piece, span, zone))
      .filter((row) => row !== undefined),
  )
}
