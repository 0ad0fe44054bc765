import { DAY_NAMES } from './constants.ts'

/** A row of a week, as editors and the PUT call hold it. */
export interface AvailabilityRow {
  readonly day_of_week: number
  readonly start_time: string
  readonly end_time: string
}

/** What is wrong with a row: unreadable times, a start at or after the end, or an overlap with another row. */
export type AvailabilityProblem =
  | { readonly kind: 'time' | 'order'; readonly row: number }
  | { readonly kind: 'overlap'; readonly row: number; readonly otherRow: number }

/** Minutes in a day. */
const DAY = 24 * 60

/** Minutes of an HH:MM text since midnight; undefined when it does not parse. `24:00` is accepted. */
export function minutesOf(time: string): number | undefined {
  const parts = /^(\d{2}):([0-5]\d)$/.exec(time)
  if (!parts) return undefined
  const minutes = Number(parts[1]) * 60 + Number(parts[2])
  return minutes <= DAY ? minutes : undefined
}

/** Minutes of an end time: `00:00` and `24:00` are the end of the day. */
export function endMinutesOf(time: string): number | undefined {
  const minutes = minutesOf(time)
  return minutes === 0 ? DAY : minutes
}

/** Minutes since midnight as HH:MM; the end of the day is written `00:00`. */
export function timeOfMinutes(minutes: number): string {
  const inDay = minutes % DAY
  const pad = (value: number): string => String(value).padStart(2, '0')
  return `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`
}

interface Range {
  readonly row: number
  readonly day: number
  readonly start: number
  readonly end: number
}

/** Every problem of a week, by row in the order given. Touching rows are fine; an exact duplicate overlaps. */
export function availabilityProblems(rows: readonly AvailabilityRow[]): AvailabilityProblem[] {
  const problems: AvailabilityProblem[] = []
  const ranges: Range[] = []
  rows.forEach(({ day_of_week: day, start_time, end_time }, row) => {
    const start = minutesOf(start_time)
    const end = endMinutesOf(end_time)
    if (start === undefined || end === undefined || start === DAY) problems.push({ kind: 'time', row })
    else if (start >= end) problems.push({ kind: 'order', row })
    else ranges.push({ row, day, start, end })
  })
  for (const range of ranges) {
    const other = ranges.find(
      (each) => each.row < range.row && each.day === range.day && each.start < range.end && range.start < each.end,
    )
    if (other) problems.push({ kind: 'overlap', row: range.row, otherRow: other.row })
  }
  return problems.sort((a, b) => a.row - b.row)
}

/** A problem in words, for the service's 422. */
export function availabilityProblemText(problem: AvailabilityProblem, rows: readonly AvailabilityRow[]): string {
  switch (problem.kind) {
    case 'time':
      return 'Invalid time format (HH:MM)'
    case 'order':
      return 'Start must be earlier than end'
    case 'overlap': {
      const other = rows[problem.otherRow]
      const day = DAY_NAMES[other?.day_of_week ?? 0] ?? ''
      return `Overlaps ${day} ${other?.start_time ?? ''} to ${other?.end_time ?? ''}`
    }
  }
}
