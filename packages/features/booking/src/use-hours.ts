import { type Aircraft, availabilityTexts } from '@pilotpair/contract'
import { fixedFailureText, systemClock } from '@pilotpair/feature-core'
import type { HourSlot } from '@pilotpair/ui/slot-grid'
import { useUi } from '@pilotpair/ui/ui-provider'
import { useMemo } from 'react'
import { useBookingFreeHoursQuery, useBookingWeekQuery } from './api.ts'
import { bookableDates, type BookingWindow, bookingWindow, type ClosedHours, hasOwnHours, isFreeAt, slotsOf } from './slots.ts'

/** What is asked of an aircraft to know its hours. */
export type HoursAircraft = Pick<Aircraft, 'id_aircraft' | 'airport'>

/** Hours of an aircraft that are known. */
export interface ReadyHours {
  readonly kind: 'ready'
  /** They are being read anew. */
  readonly isReading: boolean
  /** When the service answered, in milliseconds since the epoch. */
  readonly readAt: number
  readonly timeZone: string
  readonly window: BookingWindow
  /** Whether there is any date to choose. */
  readonly hasAvailability: boolean
  /** Days (`YYYY-MM-DD`) without a free hour cannot be picked (section 2.7). */
  readonly isDateUnavailable: (date: string) => boolean
  readonly slotsOf: (date: string) => readonly HourSlot[]
  /** Whether the pilot's own flights take hours of a day that would be free. */
  readonly hasOwn: (date: string) => boolean
  /** Whether an hour (milliseconds since the epoch) is read as free; what was refused before is left aside. */
  readonly isFreeAt: (instant: number) => boolean
}

/** Hours of an aircraft, as far as they are known. */
export type HoursState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly isRetrying: boolean; readonly retry: () => void }
  | ReadyHours

const MINUTE_MS = 60_000

/** Remembers what a date gave within a minute: a grid asks with every press, and each hour is looked up in its zone. */
const keptByDate = <Value>(now: () => Date, valueOf: (date: string) => Value): ((date: string) => Value) => {
  const kept = new Map<string, { readonly minute: number; readonly value: Value }>()
  return (date) => {
    const minute = Math.floor(now().getTime() / MINUTE_MS)
    const known = kept.get(date)
    if (known?.minute === minute) return known.value
    const value = valueOf(date)
    kept.set(date, { minute, value })
    return value
  }
}

const nothing: ClosedHours = { own: [], refused: new Set() }

/**
 * The hours in which an aircraft can be booked. They are asked for anew whenever a screen begins to show them, and when
 * the tab is looked at again: other pilots book meanwhile. Without the weekly hours (a failed call) only free ones show.
 *
 * @param closed what the pilot cannot have; the same object between draws. @default nothing
 */
export const useHours = ({ id_aircraft: id, airport }: HoursAircraft, closed: ClosedHours = nothing): HoursState => {
  const { now = systemClock } = useUi()
  const options = { refetchOnMountOrArgChange: true, refetchOnFocus: true }
  const free = useBookingFreeHoursQuery(id, options)
  const { currentData: week } = useBookingWeekQuery(id, options)
  const projected = free.currentData
  const { timezone: timeZone } = airport

  const ready = useMemo((): Omit<ReadyHours, 'isReading' | 'readAt'> | undefined => {
    if (projected === undefined) return undefined
    const hours = { timeZone, projected, week, closed }
    const dates = new Set(bookableDates(hours, now()))
    return {
      kind: 'ready',
      timeZone,
      window: bookingWindow(timeZone, now()),
      // Own flights make no aircraft unavailable.
      hasAvailability: dates.size > 0 || bookableDates({ timeZone, projected }, now()).length > 0,
      isDateUnavailable: (date) => !dates.has(date),
      slotsOf: keptByDate(now, (date) => slotsOf(hours, date, now())),
      hasOwn: keptByDate(now, (date) => hasOwnHours(hours, date, now())),
      isFreeAt: (instant) => isFreeAt(hours, instant, now()),
    }
  }, [projected, week, closed, timeZone, now])

  if (ready !== undefined) return { ...ready, isReading: free.isFetching, readAt: free.fulfilledTimeStamp ?? 0 }
  // While it is tried again the error is still known, and the button that tries keeps its place and its focus.
  if (free.error === undefined) return { kind: 'loading' }
  return { kind: 'failed', message: fixedFailureText(free.error, availabilityTexts.loadFailed), isRetrying: free.isFetching, retry: () => void free.refetch() }
}
