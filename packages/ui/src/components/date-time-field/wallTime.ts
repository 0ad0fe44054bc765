import { dayKey, formatClock } from '../../internal/time.ts'

const wallPattern = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/

const wallAt = (instant: number, timeZone: string): string => {
  const iso = new Date(instant).toISOString()
  return `${dayKey(iso, { timeZone })}T${formatClock(iso, { timeZone, locale: 'en-US' })}`
}

/** How far the zone's clock is ahead of UTC at an instant, in milliseconds. */
const offsetAt = (instant: number, timeZone: string): number => Date.parse(`${wallAt(instant, timeZone)}Z`) - instant

/** What a wall-clock time means in a zone. */
export type WallTime =
  | { kind: 'instant'; instant: string }
  /** The clocks are put forward over it. */
  | { kind: 'skipped' }
  /** No time at all. */
  | { kind: 'none' }

const day = 86_400_000

/**
 * Reads a wall-clock time, "2026-12-12T13:00", in a zone. A time that occurs twice, because the clocks are put back, is
 * the first.
 */
export const readWallTime = (wall: string, timeZone: string): WallTime => {
  const parts = wallPattern.exec(wall)
  const minute = parts === null ? '' : `${parts[1] ?? ''}T${parts[2] ?? ''}`
  const asUtc = Date.parse(`${minute}Z`)
  if (Number.isNaN(asUtc)) return { kind: 'none' }
  // The offsets of the days around it are all that can hold; the larger one gives the earlier instant.
  const offsets = [offsetAt(asUtc - day, timeZone), offsetAt(asUtc + day, timeZone)].toSorted((one, other) => other - one)
  const found = offsets.map((offset) => asUtc - offset).find((instant) => wallAt(instant, timeZone) === minute)
  return found === undefined ? { kind: 'skipped' } : { kind: 'instant', instant: new Date(found).toISOString() }
}
