import type { Clock } from '../runtime.ts'

/** The real time, or a time that starts at `start` and runs on from there. */
export const createClock = (start: Date | undefined): Clock => {
  if (start === undefined) return { now: () => new Date() }
  const offset = start.getTime() - Date.now()
  return { now: () => new Date(Date.now() + offset) }
}
