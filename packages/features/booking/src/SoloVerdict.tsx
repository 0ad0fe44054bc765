import type { MyFlights } from '@pilotpair/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useBookingMyFlightsQuery } from './api.ts'
import type { OpenSolo } from './open-solo.ts'
import { areFree } from './slots.ts'
import { useHours } from './use-hours.ts'
import { wallClockAt } from './wall-clock.ts'

/** Props of {@link SoloVerdict}. */
export interface SoloVerdictProps {
  readonly open: OpenSolo
  /** It stands among the pilot's flights. */
  readonly onBooked: () => void
  /** It does not, and its hours are free: nothing was booked, and nothing is being paid. */
  readonly onAbsent: () => void
}

const holds = ({ confirmed }: MyFlights, { aircraft, flight }: OpenSolo): boolean =>
  confirmed.some(
    (each) =>
      each.is_solo &&
      each.aircraft.id_aircraft === aircraft.id_aircraft &&
      Date.parse(each.flight_date) === Date.parse(flight.start),
  )

/** Reads My Flights and the hours anew, and tells what became of a booking without an answer. Shows nothing. */
export const SoloVerdict = ({ open, onBooked, onAbsent }: SoloVerdictProps) => {
  const { aircraft, flight } = open
  const hours = useHours(aircraft)
  const mine = useBookingMyFlightsQuery(undefined, { refetchOnMountOrArgChange: true })
  const flights = mine.isFetching || mine.error !== undefined ? undefined : mine.currentData
  const { date } = wallClockAt(Date.parse(flight.start), aircraft.airport.timezone)
  const isBooked = flights !== undefined && holds(flights, open)
  const isAbsent =
    flights !== undefined && !isBooked && hours.kind === 'ready' && !hours.isReading && areFree(flight, hours.slotsOf(date))
  const tell = useEffectEvent((booked: boolean, absent: boolean) => {
    if (booked) onBooked()
    else if (absent) onAbsent()
  })
  // What was read before the booking proves nothing: both are asked for anew once this is there.
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) tell(isBooked, isAbsent)
    isAsked.current = true
  }, [isBooked, isAbsent])
  return null
}
