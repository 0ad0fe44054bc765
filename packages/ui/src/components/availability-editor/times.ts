/** Minutes in a day. */
export const dayMinutes = 24 * 60

const pad = (value: number): string => String(value).padStart(2, '0')

/** Minutes since midnight as HH:MM on a 24-hour clock; the end of the day is "00:00". */
export const timeOf = (minutes: number): string => {
  const inDay = ((minutes % dayMinutes) + dayMinutes) % dayMinutes
  return `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`
}

/** Whether a text is a whole HH:MM, so that it can be taken while it is still being typed. */
export const isWholeTime = (text: string): boolean => /^\d\d:\d\d$/.test(text) && minutesOf(text) !== undefined

/**
 * Minutes since midnight of a time as people type it: "09:00", "9:00", "0900", "930", "9". "24:00" is the end of the
 * day.
 *
 * @returns undefined for anything that is no time of day
 */
export const minutesOf = (text: string): number | undefined => {
  const parts = /^(\d{1,2})(?::?(\d\d))?$/.exec(text.trim())
  if (parts === null) return undefined
  const hours = Number(parts[1])
  const minutes = Number(parts[2] ?? 0)
  const whole = hours * 60 + minutes
  return minutes < 60 && whole <= dayMinutes ? whole : undefined
}

/** The same time as HH:MM, or the text as it is when it is none. */
export const tidyTime = (text: string): string => {
  const minutes = minutesOf(text)
  return minutes === undefined ? text : timeOf(minutes)
}

/** The same for the start of a row. The end of a day is no start: as "00:00" it would turn into another hour unseen. */
export const tidyStart = (text: string): string => (minutesOf(text) === dayMinutes ? text : tidyTime(text))

/** A stretch within one day in minutes since midnight, the end not included. */
export interface Stretch {
  from: number
  to: number
}

/** Start and end of a row in minutes, "00:00" as end being the end of the day; undefined when one is no time. */
export const stretchOf = ({ start, end }: { start: string; end: string }): Stretch | undefined => {
  const from = minutesOf(start)
  const to = minutesOf(end)
  if (from === undefined || to === undefined || from === dayMinutes) return undefined
  return { from, to: to === 0 ? dayMinutes : to }
}

/** What two stretches share; undefined when they share nothing. Touching is not sharing. */
export const sharedBy = (one: Stretch, other: Stretch): Stretch | undefined => {
  const from = Math.max(one.from, other.from)
  const to = Math.min(one.to, other.to)
  return from < to ? { from, to } : undefined
}

/** The time covered by stretches that may overlap, in minutes. */
export const coveredBy = (stretches: readonly Stretch[]): number => {
  let covered = 0
  let reached = 0
  for (const { from, to } of stretches.toSorted((one, other) => one.from - other.from)) {
    covered += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  return covered
}
