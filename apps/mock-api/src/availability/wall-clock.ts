const MINUTE = 60_000
/** Further than any zone is from UTC, so that a change of clocks lies between the two looks. */
const A_DAY = 24 * 60 * MINUTE

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(zone, made)
  return made
}

/** A moment as a clock on the wall shows it. */
export interface WallClock {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** Minutes after midnight, 0 to 1439. */
  readonly minute: number
}

/** What the clock at `zone` (IANA) shows at an instant. */
export const wallClockAt = (instant: Date, zone: string): WallClock => {
  const parts = new Map(formatOf(zone).formatToParts(instant).map((part) => [part.type, part.value]))
  const read = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? ''
  return {
    date: `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`,
    minute: Number(read('hour')) * 60 + Number(read('minute')),
  }
}

/** Minutes that `zone` is ahead of UTC at an instant. */
export const offsetAt = (time: number, zone: string): number => {
  const local = wallClockAt(new Date(time), zone)
  return Math.round((Date.parse(`${local.date}T00:00:00Z`) + local.minute * MINUTE - time) / MINUTE)
}

/**
 * The instant at which the clock of `zone` shows `minute` (0 to 1440) of `date`. The first one when the clock shows
 * it twice, `null` when it never does (decisions, Time).
 */
export const instantAt = (date: string, minute: number, zone: string): Date | null => {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minute * MINUTE
  const offsets = new Set([offsetAt(asUtc - A_DAY, zone), offsetAt(asUtc + A_DAY, zone), offsetAt(asUtc, zone)])
  const times = [...offsets]
    .map((offset) => asUtc - offset * MINUTE)
    .filter((time) => offsetAt(time, zone) * MINUTE === asUtc - time)
  return times.length === 0 ? null : new Date(Math.min(...times))
}

/** The calendar date some days later (or earlier), `YYYY-MM-DD`. */
export const addDays = (date: string, days: number): string => {
  const moved = new Date(`${date}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** Day of the week of a calendar date: 0 is Monday (section 3). */
export const dayOfWeek = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
