import { airportLabel, type FlightProposal, toCents, type UserPublic } from '@pilotpair/contract'
import type { FlightSpan } from '@pilotpair/feature-core'
import type { FlightOffer, FlightPerson, Settlement } from '@pilotpair/ui/flight-request-card'
import { aircraftName, spanOf } from './display-request.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The minute of an instant: what a card says of the time holds for so long. */
export const minuteOf = (now: Date): number => Math.floor(now.getTime() / MINUTE)

/** The other pilot of a flight; a solo flight has none. */
export const coPilotOf = ({ is_owner, is_solo, invited_user, user_account }: FlightProposal): UserPublic | null => {
  if (is_solo) return null
  return is_owner ? invited_user : user_account
}

/** The other pilot as a card shows them. */
export const personOf = (flight: FlightProposal): FlightPerson | undefined => {
  const pilot = coPilotOf(flight)
  return pilot === null ? undefined : { name: pilot.name, pictureUrl: pilot.profile_picture_url }
}

/** Whether a flight lies ahead, is in the air or is over. */
export const flightMoment = (
  { flight_date, flight_duration }: Pick<FlightProposal, 'flight_date' | 'flight_duration'>,
  now: Date,
): 'ahead' | 'running' | 'over' => {
  const start = Date.parse(flight_date)
  if (now.getTime() < start) return 'ahead'
  return now.getTime() < start + flight_duration * HOUR ? 'running' : 'over'
}

/** Whether the viewer's money was taken and not given back. */
export const hasPaid = ({ payment }: FlightProposal): boolean => payment.state === 'paid' || payment.state === 'refund_pending'

/** When the flight would take place by the operator's offer, where one is open. */
export const offeredSpanOf = (flight: FlightProposal): FlightSpan | undefined =>
  flight.change_offer === undefined ? undefined : { ...spanOf(flight), start: flight.change_offer.new_date }

/** The operator's offer of another time, where one is open. */
export const offerOf = ({ change_offer }: FlightProposal): FlightOffer | undefined =>
  change_offer === undefined
    ? undefined
    : {
        start: change_offer.new_date,
        message: change_offer.operator_message ?? undefined,
        answer: change_offer.accepted_by_me ? 'accepted' : 'open',
      }

/** The fee of a cancellation falls to the owner alone (decisions, "Money"). */
const feeOf = ({ is_owner, cancellation }: FlightProposal): number => (is_owner ? (cancellation?.fee_cents ?? 0) : 0)

/** What became of the viewer's money on a flight that does not take place. */
export const settlementOf = (flight: FlightProposal): Settlement => {
  const { state, share_cents, refunded_cents } = flight.payment
  const feeCents = feeOf(flight)
  switch (state) {
    case 'none':
    case 'declined':
    case 'authorized':
      return { kind: 'not_charged' }
    case 'paid':
      // Closed and still paid: the fee took the whole share.
      return { kind: 'refunded', amountCents: 0, feeCents: share_cents }
    case 'refund_pending':
      return { kind: 'refund_pending', amountCents: share_cents - feeCents, feeCents }
    case 'refunded':
      return { kind: 'refunded', amountCents: refunded_cents, feeCents }
  }
}

/** What every card of a flight shows: when, where, in what, for how much. */
export const cardFacts = (flight: FlightProposal) => {
  const { start, hours, timeZone } = spanOf(flight)
  const { aircraft, payment, total_cents, is_solo } = flight
  return {
    start,
    hours,
    timeZone,
    aircraft: aircraftName(flight),
    airport: airportLabel(aircraft.airport),
    totalCents: total_cents,
    shareCents: is_solo ? undefined : payment.share_cents,
    rateCents: toCents(aircraft.hourly_rate),
    isPaid: payment.state === 'paid',
    offer: offerOf(flight),
  }
}
