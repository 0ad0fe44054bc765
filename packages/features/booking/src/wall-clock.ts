const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A formatter costs milliseconds on a phone, and a calendar asks for the same one a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>()

const makeFormat = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })

/** A zone that the browser does not know must not take the screen down: it is read as UTC, as all labels read it. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  let made: Intl.DateTimeFormat
  try {
    made = makeFormat(timeZone)
  } catch {
    made = makeFormat('UTC')
  }
  formats.set(timeZone, made)
  return made
}

/** A moment as the clock on a wall shows it. */
export interface WallClock {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Minutes after midnight, 0 to 1439. */
  readonly minute: number
}

/** What the clock at a place (IANA zone) shows at an instant, given in milliseconds since the epoch. */
export const wallClockAt = (instant: number, timeZone: string): WallClock => {
  const parts = new Map(formatOf(timeZone).formatToParts(instant).map(({ type, value }) => [type, value]))
  const read = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? ''
  return {
    date: `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`,
    minute: Number(read('hour')) * 60 + Number(read('minute')),
  }
}

/** Milliseconds that a zone is ahead of UTC at an instant. */
const offsetAt = (instant: number, timeZone: string): number => {
  const { date, minute } = wallClockAt(instant, timeZone)
  const shown = Date.parse(`${date}T00:00:00Z`) + minute * MINUTE
  return Math.round((shown - instant) / MINUTE) * MINUTE
}

/** Offsets at the beginnings of days (UTC): sixty days of hours would else be looked up six thousand times. */
const midnights = new Map<string, number>()

const offsetAtMidnight = (midnight: number, timeZone: string): number => {
  const key = `${String(midnight)} ${timeZone}`
  const known = midnights.get(key)
  if (known !== undefined) return known
  const offset = offsetAt(midnight, timeZone)
  midnights.set(key, offset)
  return offset
}

/** What a zone is ahead of UTC all around a date, `undefined` where its clocks change nearby. */
const steadyOffset = (midnight: number, timeZone: string): number | undefined => {
  const offset = offsetAtMidnight(midnight, timeZone)
  return [-1, 1, 2].every((days) => offsetAtMidnight(midnight + days * DAY, timeZone) === offset) ? offset : undefined
}

/** As {@link instantsAt} where the clocks change nearby: a change lies between the two looks, if there is one. */
const instantNearChange = (asUtc: number, timeZone: string): number | undefined => {
  const offsets = new Set([asUtc - DAY, asUtc, asUtc + DAY].map((near) => offsetAt(near, timeZone)))
  const instants = [...offsets]
    .map((offset) => asUtc - offset)
    .filter((instant) => offsetAt(instant, timeZone) === asUtc - instant)
  return instants.length === 0 ? undefined : Math.min(...instants)
}

/**
 * The instants at which the clock of a zone shows minutes of a date, in their order (decisions, "Time"): the first one
 * where it shows a minute twice; one that it never shows is left out.
 *
 * @param date `YYYY-MM-DD`
 * @param minutes minutes after midnight, 0 to 1440
 * @returns milliseconds since the epoch
 */
export const instantsAt = (date: string, minutes: readonly number[], timeZone: string): readonly number[] => {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(midnight)) return []
  // Asked once for all hours of a date: a calendar asks for those of sixty.
  const steady = steadyOffset(midnight, timeZone)
  return minutes
    .map((minute) => midnight + minute * MINUTE)
    .map((asUtc) => (steady === undefined ? instantNearChange(asUtc, timeZone) : asUtc - steady))
    .filter((instant) => instant !== undefined)
}

/** The calendar date some days later, `YYYY-MM-DD`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** Day of the week of a calendar date: 0 is Monday (section 3). */
export const dayOfWeek = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
