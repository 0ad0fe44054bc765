import type { FlightProposal } from '@pilotpair/contract'
import type { FlightAction, FlightCardProps } from '@pilotpair/ui/flight-card'
import type { ActName } from '../acts.ts'
import { cardFacts, flightMoment, personOf, settlementOf } from '../flight-facts.ts'

/** What the screen's card shows of a flight, without its actions. */
export type FlightView = Pick<
  FlightCardProps,
  | 'state' | 'person' | 'start' | 'hours' | 'timeZone' | 'aircraft' | 'airport' | 'registration' | 'totalCents'
  | 'shareCents' | 'rateCents' | 'isPaid' | 'offer' | 'settlement' | 'rating'
>

/** Where a flight of My Flights stands; a status that is not known yet is carried through. */
export const flightState = (flight: FlightProposal, now: Date): string => {
  switch (flight.status) {
    case 'accepted':
      if (!flight.is_confirmed) return 'pending_approval'
      return flightMoment(flight, now) === 'over' ? 'flown' : 'confirmed'
    case 'OPERATOR_COUNTER_PROPOSAL':
      return 'counter_proposal'
    default:
      return flight.status
  }
}

const closed: readonly string[] = ['declined', 'cancelled', 'expired']

/** A flight of the wire as the card shows it (spec §2.12, §4). */
export const toFlightView = (flight: FlightProposal, now: Date): FlightView => ({
  ...cardFacts(flight),
  state: flightState(flight, now),
  person: personOf(flight),
  registration: flight.aircraft.registration,
  settlement: closed.includes(flight.status) ? settlementOf(flight) : undefined,
  rating: flight.rating?.rating,
})

/** Acts of the screen that a flight allows (spec §4; state machine). */
export interface MyFlightActs {
  /** Before the confirmation the flight is cancelled at once, afterwards an administrator decides. */
  readonly cancel: 'cancel' | 'requestCancellation' | undefined
  readonly withdraw: boolean
  readonly rate: boolean
  readonly acceptNewTime: boolean
  readonly declineNewTime: boolean
}

/** What can be done about a flight: only its owner cancels and rates; either pilot answers an offered time. */
export const myFlightActs = (
  flight: FlightProposal,
  { canCommit, now }: { readonly canCommit: boolean; readonly now: Date },
): MyFlightActs => {
  const { is_owner, change_offer, rating } = flight
  const state = flightState(flight, now)
  const isAhead = flightMoment(flight, now) === 'ahead'
  // Who has accepted can still decline, as long as the offer is open (rows 12 and 15).
  const isOffered =
    change_offer !== undefined && isAhead && (state === 'confirmed' || state === 'counter_proposal')
  const cancel = () => {
    if (!is_owner || !isAhead) return undefined
    if (state === 'confirmed') return 'requestCancellation'
    return state === 'pending_approval' || state === 'counter_proposal' ? 'cancel' : undefined
  }
  return {
    cancel: cancel(),
    withdraw: is_owner && state === 'cancellation_requested',
    rate: is_owner && state === 'flown' && rating === undefined,
    acceptNewTime: isOffered && canCommit && !change_offer.accepted_by_me,
    declineNewTime: isOffered,
  }
}

/** Whether one act is among those that a flight allows; those of other screens are not judged here. */
export const isPossible = (can: MyFlightActs, act: ActName): boolean => {
  switch (act) {
    case 'cancel':
    case 'requestCancellation':
      // Approved meanwhile, a flight is left in another way, but it is not left yet.
      return can.cancel !== undefined
    case 'withdraw':
    case 'rate':
    case 'acceptNewTime':
    case 'declineNewTime':
      return can[act]
    case 'decline':
      return true
  }
}

/** The card's button for an act that runs. */
export const pendingFlightAction = (act: ActName | undefined): FlightAction | undefined => {
  switch (act) {
    case 'cancel':
    case 'requestCancellation':
      return 'cancel'
    case 'withdraw':
    case 'rate':
    case 'acceptNewTime':
    case 'declineNewTime':
      return act
    case 'decline':
    case undefined:
      return undefined
  }
}
