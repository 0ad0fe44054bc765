import {
  type AvailabilitySlot, BOOKING_WINDOW_DAYS, endMinutesOf, minutesOf, type ProjectedSlot, SLOT_MINUTES,
} from '@pilotpair/contract'
import type { HourSlot } from '@pilotpair/ui/slot-grid'
import { type BusyRange, isBusy } from './slots-own.ts'
import { addDays, dayOfWeek, instantsAt, wallClockAt } from './wall-clock.ts'

const SLOT_MS = SLOT_MINUTES * 60_000

/** Open time of one date on the wall clock, in minutes after midnight; the end is left out. */
interface Window {
  readonly start: number
  readonly end: number
}

/** What the pilot cannot have, though the aircraft is free then. */
export interface ClosedHours {
  /** Time of the pilot's own flights. */
  readonly own: readonly BusyRange[]
  /** Beginnings of hours that the service has refused as taken, as instants. */
  readonly refused: ReadonlySet<number>
}

/** What is known of the hours of one aircraft. */
export interface AircraftHours {
  /** IANA zone of the aircraft's airport. */
  readonly timeZone: string
  /** Free hours by date, as the service projects them: taken, held and past ones are left out. */
  readonly projected: readonly ProjectedSlot[]
  /** The weekly hours; with them taken hours can be shown too. @default none: only free hours are shown */
  readonly week?: readonly AvailabilitySlot[] | undefined
  /** @default nothing: the pilot is free whenever the aircraft is */
  readonly closed?: ClosedHours | undefined
}

/** The dates between which can be booked, both included, as `YYYY-MM-DD` on the airport's calendar. */
export interface BookingWindow {
  readonly today: string
  readonly last: string
}

/** Today to the 60th calendar day ahead at the airport (section 9). */
export const bookingWindow = (timeZone: string, now: Date): BookingWindow => {
  const { date: today } = wallClockAt(now.getTime(), timeZone)
  return { today, last: addDays(today, BOOKING_WINDOW_DAYS) }
}

const toWindow = ({ start_time, end_time }: Pick<ProjectedSlot, 'start_time' | 'end_time'>): Window | undefined => {
  const start = minutesOf(start_time)
  const end = endMinutesOf(end_time)
  return start === undefined || end === undefined || start >= end ? undefined : { start, end }
}

/** Overlapping and touching windows as one, in order: what is open from nine to eleven and from eleven on is one. */
const merge = (windows: readonly Window[]): readonly Window[] => {
  const merged: Window[] = []
  for (const window of windows.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1)
    if (last === undefined || window.start > last.end) merged.push(window)
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, window.end) }
  }
  return merged
}

const windowsOf = (rows: readonly Pick<ProjectedSlot, 'start_time' | 'end_time'>[]): readonly Window[] =>
  merge(rows.map(toWindow).filter((window) => window !== undefined))

/** Starts of the whole hours that fit in a window: until 16:30, 15:00 is the last. */
const startsIn = ({ start, end }: Window): readonly number[] =>
  Array.from({ length: Math.floor((end - start) / SLOT_MINUTES) }, (_, index) => start + index * SLOT_MINUTES)

/**
 * The beginnings of a date's hours as instants, in order. An hour that the clock skips is absent; one that it shows
 * twice is there once, the first (decisions, "Time").
 */
const instantsOf = (date: string, windows: readonly Window[], timeZone: string): readonly number[] =>
  instantsAt(date, windows.flatMap(startsIn), timeZone)

const freeInstants = ({ projected, timeZone }: AircraftHours, date: string, now: Date): readonly number[] =>
  instantsOf(date, windowsOf(projected.filter((row) => row.date === date)), timeZone).filter(
    (instant) => instant >= now.getTime(),
  )

const isOwn = ({ closed }: AircraftHours, instant: number): boolean => closed !== undefined && isBusy(instant, closed.own)

const isOpen = (hours: AircraftHours, instant: number): boolean =>
  !isOwn(hours, instant) && hours.closed?.refused.has(instant) !== true

/** Whether the pilot's own flights take hours of a date in which the aircraft is free. */
export const hasOwnHours = (hours: AircraftHours, date: string, now: Date): boolean =>
  freeInstants(hours, date, now).some((instant) => isOwn(hours, instant))

/** Whether an hour is read as free, for the aircraft and for the pilot; what was refused before is left aside. */
export const isFreeAt = (hours: AircraftHours, instant: number, now: Date): boolean =>
  !isOwn(hours, instant) && freeInstants(hours, wallClockAt(instant, hours.timeZone).date, now).includes(instant)

const isWithin = (date: string, { today, last }: BookingWindow): boolean => today <= date && date <= last

/** The dates with at least one free hour that the pilot can have, from today to the 60th day ahead, in order (section 2.7). */
export const bookableDates = (hours: AircraftHours, now: Date): readonly string[] => {
  const window = bookingWindow(hours.timeZone, now)
  const dates = new Set(hours.projected.map(({ date }) => date))
  return [...dates]
    .filter((date) => isWithin(date, window) && freeInstants(hours, date, now).some((instant) => isOpen(hours, instant)))
    .toSorted()
}

/**
 * The hours of a date, in order: the free ones, and the taken and past ones of the weekly hours where these are known.
 * What the pilot cannot have counts as taken. Outside the booking window there are none.
 *
 * @param date `YYYY-MM-DD` on the airport's calendar
 */
export const slotsOf = (hours: AircraftHours, date: string, now: Date): readonly HourSlot[] => {
  if (!isWithin(date, bookingWindow(hours.timeZone, now))) return []
  const free = freeInstants(hours, date, now)
  const week = (hours.week ?? []).filter(({ day_of_week: day }) => day === dayOfWeek(date))
  const others = instantsOf(date, windowsOf(week), hours.timeZone).filter((instant) => !free.includes(instant))
  return [
    ...free.map((instant) => ({ instant, state: isOpen(hours, instant) ? ('free' as const) : ('taken' as const) })),
    ...others.map((instant) => ({ instant, state: instant < now.getTime() ? ('past' as const) : ('taken' as const) })),
  ]
    .toSorted((one, other) => one.instant - other.instant)
    .map(({ instant, state }) => ({ start: new Date(instant).toISOString(), state }))
}

const isFree = ({ state }: HourSlot): boolean => state === undefined || state === 'free'

/** Whether hours follow one another without a gap: adjacent instants, whatever the clock shows. */
export const isConsecutive = (starts: readonly string[]): boolean =>
  starts.every((start, at) => {
    const before = starts[at - 1]
    return before === undefined || Date.parse(start) - Date.parse(before) === SLOT_MS
  })

/**
 * The first run of so many free hours, as their beginnings.
 *
 * @returns `undefined` when no such run is left
 */
export const firstRun = (slots: readonly HourSlot[], hours: number): readonly string[] | undefined =>
  slots
    .map((_, at) => slots.slice(at, at + hours))
    .find((run) => run.length === hours && run.every(isFree) && isConsecutive(run.map(({ start }) => start)))
    ?.map(({ start }) => start)

/**
 * The free hour, given by its place, from which no run of so many free hours begins.
 *
 * @returns `undefined` where one does, and for an hour that is not free itself
 */
export const shortFrom = (slots: readonly HourSlot[], at: number, hours: number): string | undefined => {
  const slot = slots[at]
  if (slot === undefined || !isFree(slot)) return undefined
  return firstRun(slots.slice(at, at + hours), hours) === undefined ? slot.start : undefined
}

/** The beginnings of a flight's hours. */
export const hoursOf = ({ start, hours }: ChosenFlight): readonly string[] =>
  Array.from({ length: hours }, (_, at) => new Date(Date.parse(start) + at * SLOT_MS).toISOString())

/** Whether all hours of a flight are still free. */
export const areFree = (flight: ChosenFlight, slots: readonly HourSlot[]): boolean => {
  const free = new Set(slots.filter(isFree).map((slot) => Date.parse(slot.start)))
  return hoursOf(flight).every((start) => free.has(Date.parse(start)))
}

/** The flight that chosen hours make: the first is its start, their number its duration (section 2.7). */
export interface ChosenFlight {
  /** ISO instant. */
  readonly start: string
  readonly hours: number
}

/** @returns `undefined` while no hour is chosen, and for hours with a gap, which are no flight */
export const flightOf = (selected: readonly string[]): ChosenFlight | undefined => {
  const [start] = selected
  return start === undefined || !isConsecutive(selected) ? undefined : { start, hours: selected.length }
}

/**
 * What is left of a choice when hours have been taken meanwhile: its longest stretch of hours that are still free, the
 * earlier one of two. A choice of fixed length stays whole or goes.
 */
export const keepFree = (
  selected: readonly string[],
  slots: readonly HourSlot[],
  fixedHours?: number,
): readonly string[] => {
  const free = new Set(slots.filter(isFree).map(({ start }) => Date.parse(start)))
  const runs: string[][] = [[]]
  for (const start of selected) {
    const run = runs.at(-1) ?? []
    if (!free.has(Date.parse(start))) runs.push([])
    else if (isConsecutive([...run.slice(-1), start])) run.push(start)
    else runs.push([start])
  }
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), [])
  if (longest.length === selected.length) return selected
  return fixedHours === undefined || longest.length === fixedHours ? longest : []
}
