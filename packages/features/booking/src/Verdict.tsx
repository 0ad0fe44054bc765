import type { FlightProposal, MyFlights } from '@pilotpair/contract'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useBookingMyFlightsQuery, useBookingSentQuery } from './api.ts'
import { flightOfOpen, isUnderway, type OpenBooking, type OpenRequest, type OpenSolo } from './open-booking.ts'
import { areFree } from './slots.ts'
import { useHours } from './use-hours.ts'
import { wallClockAt } from './wall-clock.ts'

interface VerdictProps<Open> {
  readonly open: Open
  /** It stands: among the pilot's flights, or among what they have sent. */
  readonly onStands: () => void
  /** It does not, and nothing is being paid: nothing was done. */
  readonly onAbsent: () => void
}

type Found = Pick<FlightProposal, 'aircraft' | 'flight_date'>

const isSameFlight = ({ aircraft, flight_date }: Found, { body }: OpenBooking): boolean =>
  aircraft.id_aircraft === body.aircraft_id && Date.parse(flight_date) === Date.parse(body.flight_date)

const holds = ({ confirmed }: MyFlights, open: OpenSolo): boolean =>
  confirmed.some((each) => each.is_solo && isSameFlight(each, open))

const closed: ReadonlySet<string> = new Set(['declined', 'cancelled', 'expired'])

/** The service never stores the same one twice while it lives, so the one that is found is the one that was sent. */
const wasSent = (sent: readonly FlightProposal[], open: OpenRequest): boolean =>
  sent.some(
    (each) =>
      isSameFlight(each, open) && each.invited_user?.id_user_account === open.body.invited_user_id && !closed.has(each.status),
  )

/** Tells once each what was found; what was read before it was asked for anew proves nothing. */
const useTelling = ({ open, onStands, onAbsent }: VerdictProps<OpenBooking>, stands: boolean, isAbsent: boolean): void => {
  const tell = useEffectEvent((hasIt: boolean, lacksIt: boolean) => {
    if (hasIt) onStands()
    else if (lacksIt && !isUnderway(open)) onAbsent()
  })
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) tell(stands, isAbsent)
    isAsked.current = true
  }, [stands, isAbsent])
}

const SoloVerdict = (props: VerdictProps<OpenSolo>): null => {
  const { open } = props
  const { aircraft } = open
  const flight = flightOfOpen(open)
  const hours = useHours(aircraft)
  const mine = useBookingMyFlightsQuery(undefined, { refetchOnMountOrArgChange: true })
  const flights = mine.isFetching || mine.error !== undefined ? undefined : mine.currentData
  const { date } = wallClockAt(Date.parse(flight.start), aircraft.airport.timezone)
  const stands = flights !== undefined && holds(flights, open)
  const isAbsent =
    flights !== undefined && !stands && hours.kind === 'ready' && !hours.isReading && areFree(flight, hours.slotsOf(date))
  useTelling(props, stands, isAbsent)
  return null
}

const RequestVerdict = (props: VerdictProps<OpenRequest>): null => {
  const { currentData, error, isFetching } = useBookingSentQuery(undefined, { refetchOnMountOrArgChange: true })
  const sent = isFetching || error !== undefined ? undefined : currentData
  const stands = sent !== undefined && wasSent(sent, props.open)
  useTelling(props, stands, sent !== undefined && !stands)
  return null
}

/** Reads the pilot's flights or requests anew, and tells what became of a booking without an answer. Shows nothing. */
export const Verdict = ({ open, ...tell }: VerdictProps<OpenBooking>): ReactNode =>
  open.type === 'solo' ? <SoloVerdict open={open} {...tell} /> : <RequestVerdict open={open} {...tell} />
