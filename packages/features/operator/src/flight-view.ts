import { airportLabel, type OperatorFlight } from '@pilotpair/contract'
import { aircraftName } from '@pilotpair/feature-aircraft'
import { type FlightSpan, timeOnBothClocks } from '@pilotpair/feature-core'
import type { BadgeProps } from '@pilotpair/ui/badge'
import type { OperatorRequestCardProps } from '@pilotpair/ui/operator-request-card'

/** A part of the dashboard in which flights stand. */
export type FlightStage = 'pending' | 'waiting' | 'confirmed'

/** What an operator may do about a flight. */
export type FlightAction = 'approve' | 'propose' | 'decline' | 'cancel'

/** When and where a flight is. */
export const spanOf = (flight: OperatorFlight): FlightSpan => ({
  start: flight.flight_date,
  hours: flight.flight_duration,
  timeZone: flight.aircraft.airport.timezone,
})

/** Who flies: one name, or both. */
export const pilotsOf = ({ user_account: inviter, invited_user: coPilot }: OperatorFlight): string =>
  coPilot === null ? inviter.name : `${inviter.name} and ${coPilot.name}`

/** A flight in one line: "Daniel Okafor and Maya Lindqvist, Cessna 172S Skyhawk". */
export const describeFlight = (flight: OperatorFlight): string => `${pilotsOf(flight)}, ${aircraftName(flight.aircraft)}`

/** The line and the time, the viewer's own too: what a question about the flight repeats. */
export const describeFlightWithTime = (flight: OperatorFlight, viewerZone: string | undefined): string =>
  `${describeFlight(flight)}, ${timeOnBothClocks(spanOf(flight), viewerZone)}`

/** The airport of a flight, in words. */
export const placeOf = (flight: OperatorFlight): string => airportLabel(flight.aircraft.airport)

const personOf = ({ name, profile_picture_url }: OperatorFlight['user_account']) => ({ name, pictureUrl: profile_picture_url })

const offerOf = ({ change_offer: offer }: OperatorFlight): OperatorRequestCardProps['offer'] =>
  offer === undefined
    ? undefined
    : { start: offer.new_date, ...(offer.operator_message === null ? {} : { message: offer.operator_message }) }

/**
 * A flight of the wire as the operator's card shows it (spec §2.18).
 *
 * @param showsOperator an administrator sees whose aircraft it is
 */
export const toRequestView = (
  flight: OperatorFlight,
  showsOperator: boolean,
): Pick<
  OperatorRequestCardProps,
  'start' | 'hours' | 'timeZone' | 'inviter' | 'coPilot' | 'isCoPilotPaid' | 'aircraft' | 'registration' | 'totalCents' | 'operatorName' | 'offer'
> => ({
  ...spanOf(flight),
  inviter: personOf(flight.user_account),
  coPilot: flight.invited_user === null ? undefined : personOf(flight.invited_user),
  isCoPilotPaid: flight.is_solo ? undefined : flight.co_pilot_paid,
  aircraft: aircraftName(flight.aircraft),
  registration: flight.aircraft.registration,
  totalCents: flight.total_cents,
  operatorName: showsOperator ? flight.operator.name : undefined,
  offer: offerOf(flight),
})

/**
 * What the state machine lets an operator do about a flight (decisions "Flights", rows 7 to 10, 14 and 19). Nothing
 * once it has started.
 */
export const actionsFor = (flight: OperatorFlight, stage: FlightStage, now: Date): readonly FlightAction[] => {
  if (Date.parse(flight.flight_date) <= now.getTime()) return []
  switch (stage) {
    case 'pending':
      return ['approve', 'propose', 'decline']
    case 'waiting':
      return flight.status === 'OPERATOR_COUNTER_PROPOSAL' ? ['propose', 'decline'] : ['decline']
    case 'confirmed':
      return flight.status === 'cancellation_requested' ? ['cancel'] : ['propose', 'cancel']
  }
}

/** How a past flight ended, in a word and its colour. */
export const endOf = ({ status, is_confirmed }: OperatorFlight): { readonly word: string; readonly tone: BadgeProps['tone'] } => {
  if (status === 'accepted' && is_confirmed) return { word: 'Flown', tone: 'success' }
  const words = status.replaceAll('_', ' ').trim().toLowerCase()
  return { word: words === '' ? 'Unknown' : words.charAt(0).toUpperCase() + words.slice(1), tone: 'neutral' }
}
