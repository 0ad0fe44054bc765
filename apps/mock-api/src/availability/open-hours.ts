import { addDays, dayOfWeek, offsetAt } from './wall-clock.ts'

const MINUTE = 60_000
const DAY_MINUTES = 24 * 60
const HOUR_MINUTES = 60
/** No zone is further from UTC than this, so that a local day and its neighbours' changes of clocks lie inside. */
const MARGIN = 14 * HOUR_MINUTES * MINUTE

/** One stored row of a week: minutes after midnight on the airport's clock, 1440 is the end of the day. */
export interface WeekRow {
  /** 0 is Monday. */
  readonly dayOfWeek: number
  readonly startMinute: number
  readonly endMinute: number
}

/** Open time of one date without a change of clocks inside: as the clock shows it, and as instants. */
export interface OpenPiece {
  /** Calendar date, `YYYY-MM-DD`. */
  readonly date: string
  /** Minutes after midnight on the clock; the end is left out. */
  readonly startMinute: number
  readonly endMinute: number
  /** Milliseconds since the epoch; the end is left out. */
  readonly start: number
  readonly end: number
  /** Minute after the full hour at which the hours of this day's window begin, 0 to 59. */
  readonly gridMinute: number
}

/** Half-open range of milliseconds since the epoch. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Overlapping and touching spans as one, in order. */
export const mergeSpans = (spans: readonly Span[]): Span[] => {
  const merged: Span[] = []
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last === undefined || span.start > last.end) merged.push(span)
    else if (span.end > last.end) merged[merged.length - 1] = { start: last.start, end: span.end }
  }
  return merged
}

/** Whether a span lies inside one of some merged spans. */
export const isCovered = (merged: readonly Span[], { start, end }: Span): boolean =>
  merged.some((span) => span.start <= start && end <= span.end)

/** The first instant of `zone`'s new offset between two instants with different offsets, to the minute. */
const changeOfClocks = (from: number, to: number, zone: string): number => {
  const before = offsetAt(from, zone)
  let low = Math.floor(from / MINUTE)
  let high = Math.ceil(to / MINUTE)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(middle * MINUTE, zone) === before) low = middle
    else high = middle
  }
  return high * MINUTE
}

type Minutes = readonly [start: number, end: number]

/** The day's windows of a week, overlapping and touching rows merged. */
const windowsOf = (week: readonly WeekRow[], day: number): Minutes[] =>
  mergeSpans(
    week.filter((row) => row.dayOfWeek === day).map((row) => ({ start: row.startMinute, end: row.endMinute })),
  ).map(({ start, end }): Minutes => [start, end])

/**
 * Parts of a local day between changes of clocks, with the offset that holds in each. Minutes that the clock skips
 * are in none; those that it shows twice are in the earlier part only, so that they are offered once, the first time.
 */
const partsOfDay = (date: string, zone: string): { readonly minutes: Minutes; readonly offset: number }[] => {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const from = midnight - MARGIN
  const to = midnight + DAY_MINUTES * MINUTE + MARGIN
  const before = offsetAt(from, zone)
  const after = offsetAt(to, zone)
  if (before === after) return [{ minutes: [0, DAY_MINUTES], offset: before }]
  const utcMinute = (changeOfClocks(from, to, zone) - midnight) / MINUTE
  const endOfOld = utcMinute + before
  const startOfNew = Math.max(endOfOld, utcMinute + after)
  return [
    { minutes: [0, Math.min(DAY_MINUTES, endOfOld)], offset: before },
    { minutes: [Math.max(0, startOfNew), DAY_MINUTES], offset: after },
  ]
}

/**
 * When a date is open by weekly hours that are wall clock at `zone` (decisions, Time): 09:00 stays 09:00 over changes
 * of clocks. In order; pieces end at changes of clocks and at midnight, and may touch as instants.
 *
 * @param date calendar date at the airport, `YYYY-MM-DD`
 * @param zone IANA name
 */
export const openPieces = (week: readonly WeekRow[], date: string, zone: string): OpenPiece[] => {
  const windows = windowsOf(week, dayOfWeek(date))
  if (windows.length === 0) return []
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const parts = partsOfDay(date, zone)
  return windows.flatMap(([open, close]) =>
    parts.flatMap(({ minutes, offset }): OpenPiece[] => {
      const startMinute = Math.max(open, minutes[0])
      const endMinute = Math.min(close, minutes[1])
      if (startMinute >= endMinute) return []
      const instant = (minute: number): number => midnight + (minute - offset) * MINUTE
      const gridMinute = open % HOUR_MINUTES
      return [{ date, startMinute, endMinute, start: instant(startMinute), end: instant(endMinute), gridMinute }]
    }),
  )
}

/** The open pieces of several dates in order, both ends included. */
export const openPiecesBetween = (
  week: readonly WeekRow[],
  firstDate: string,
  lastDate: string,
  zone: string,
): OpenPiece[] => {
  const pieces: OpenPiece[] = []
  for (let date = firstDate; date <= lastDate; date = addDays(date, 1)) pieces.push(...openPieces(week, date, zone))
  return pieces
}

/** The first minute on a piece's hourly grid that is not before `minute`. */
export const onGrid = (minute: number, gridMinute: number): number =>
  minute + ((((gridMinute - minute) % HOUR_MINUTES) + HOUR_MINUTES) % HOUR_MINUTES)
