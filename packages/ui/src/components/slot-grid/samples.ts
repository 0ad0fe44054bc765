import type { HourSlot, SlotState } from './selection.ts'

/** An hour on Saturday 12 December 2026 in California, eight hours behind UTC. */
export const at = (hour: number) => new Date(Date.UTC(2026, 11, 12, hour + 8)).toISOString()
export const slot = (hour: number, state: SlotState = 'free'): HourSlot => ({ start: at(hour), state })
export const range = (from: number, to: number) => Array.from({ length: to - from }, (_, step) => from + step)
export const day = range(6, 18).map((hour) => slot(hour, [6, 14, 15].includes(hour) ? 'taken' : 'free'))
