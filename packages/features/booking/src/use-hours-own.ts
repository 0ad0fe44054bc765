import { useEffect, useEffectEvent, useMemo } from 'react'
import { useBookingMyFlightsQuery, useBookingReceivedQuery, useBookingSentQuery } from './api.ts'
import { type BusyRange, ownBusy } from './slots-own.ts'
import { afterReading, type Refusal, refusedHours } from './slots-refused.ts'
import { type HoursAircraft, type HoursState, useHours } from './use-hours.ts'

/** As often as the hours of the aircraft are read. */
const options = { refetchOnMountOrArgChange: true, refetchOnFocus: true }

/** One object, so that lists without a claim draw no calendar again. */
const free: readonly BusyRange[] = []

const unread = { readAt: undefined, isFreeAt: undefined }

/** The time of the pilot's own flights, as far as it is known: until then, and where a list cannot be read, it blocks nothing. */
const useOwnBusy = (): readonly BusyRange[] => {
  const { currentData: mine } = useBookingMyFlightsQuery(undefined, options)
  const { currentData: sent } = useBookingSentQuery(undefined, options)
  const { currentData: received } = useBookingReceivedQuery(undefined, options)
  return useMemo(() => {
    const busy = ownBusy([...(mine?.confirmed ?? []), ...(sent ?? []), ...(received ?? [])])
    return busy.length === 0 ? free : busy
  }, [mine, sent, received])
}

/**
 * The hours of an aircraft that this pilot can have: those of their own flights, and those that the service has just
 * refused as taken, are offered as taken.
 *
 * @param refused what was refused in this booking
 * @param onRefusedChange what is left of it once the hours have been read anew
 */
export const useHoursOwn = (
  aircraft: HoursAircraft,
  refused: readonly Refusal[],
  onRefusedChange: (left: readonly Refusal[]) => void,
): HoursState => {
  const own = useOwnBusy()
  const closed = useMemo(() => ({ own, refused: refusedHours(refused) }), [own, refused])
  const hours = useHours(aircraft, closed)
  const { readAt, isFreeAt } = hours.kind === 'ready' ? hours : unread
  const keep = useEffectEvent((left: readonly Refusal[]) => {
    if (left !== refused) onRefusedChange(left)
  })
  useEffect(() => {
    if (readAt !== undefined && isFreeAt !== undefined) keep(afterReading(refused, { readAt, isFreeAt }))
  }, [readAt, isFreeAt, refused])
  return hours
}
