import type { Clock } from '../runtime.ts'

/** A clock that stands still until it is told otherwise. */
export interface TestClock extends Clock {
  /** Moves the clock on by so many seconds. */
  advance(seconds: number): void
  /** Sets the clock to an instant. */
  set(instant: Date): void
}

/** A standing clock, by default at noon UTC on a Wednesday in winter. */
export const createTestClock = (start = new Date('2027-01-13T12:00:00.000Z')): TestClock => {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    advance(seconds) {
      now += seconds * 1000
    },
    set(instant) {
      now = instant.getTime()
    },
  }
}
