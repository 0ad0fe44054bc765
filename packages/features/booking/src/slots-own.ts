import type { FlightProposal } from '@pilotpair/contract'

const HOUR = 3_600_000

/** Time that is taken, in milliseconds since the epoch; the end is left out. */
export interface BusyRange {
  readonly start: number
  readonly end: number
}

/** Time of its pilot that a flight takes. */
interface Claim extends BusyRange {
  readonly flightId: string
  /** It is held only as far as no other flight of the pilot is there. */
  readonly yields: boolean
}

const overlap = (one: BusyRange, other: BusyRange): boolean => one.start < other.end && other.start < one.end

/** Whether the co-pilot of a flight, where there is one, has accepted it: both shares are taken at once. */
const isPaid = ({ is_solo: isSolo, payment }: FlightProposal): boolean =>
  isSolo || payment.state === 'paid' || payment.state === 'authorized'

/**
 * The pilot's time that a flight takes or holds, by the rules of the service (decisions, "Flights"). A pending request
 * holds time only once its operator has approved it, which the pilots' lists do not tell.
 */
const claimsOf = (flight: FlightProposal): readonly Claim[] => {
  const { flight_date: present, flight_duration: hours, change_offer: offer, id_flight_proporsal: flightId } = flight
  const claim = (from: string, yields = false): Claim => {
    const start = Date.parse(from)
    return { flightId, start, end: start + hours * HOUR, yields }
  }
  // An offer holds the time of those who have accepted it.
  const offered = offer?.accepted_by_me === true ? [claim(offer.new_date)] : []
  switch (flight.status) {
    case 'accepted':
      return [claim(present), ...(flight.is_confirmed ? offered : [])]
    case 'cancellation_requested':
      return [claim(present)]
    case 'OPERATOR_COUNTER_PROPOSAL':
      if (isPaid(flight)) return [claim(present), ...offered]
      return flight.is_owner ? [claim(present, true), ...offered] : offered
    default:
      return []
  }
}

/** The time that a pilot's own flights take, whatever the aircraft: the service refuses others in it. */
export const ownBusy = (flights: readonly FlightProposal[]): readonly BusyRange[] => {
  const claims = flights.flatMap(claimsOf)
  const firm = claims.filter(({ yields }) => !yields)
  return claims.filter(
    (claim) => !claim.yields || !firm.some((other) => other.flightId !== claim.flightId && overlap(other, claim)),
  )
}

/** Whether an hour, given by its beginning in milliseconds since the epoch, lies wholly or partly in taken time. */
export const isBusy = (hour: number, ranges: readonly BusyRange[]): boolean =>
  ranges.some((range) => overlap(range, { start: hour, end: hour + HOUR }))
