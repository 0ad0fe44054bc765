import {
  airportLabel, type DisplayRequest, type FlightProposal, isKnownProposalStatus, priceUSD, requestTexts,
} from '@pilotpair/contract'
import { flightTime, type FlightSpan } from '@pilotpair/feature-core'

/** Groups of the request tabs. */
export type RequestGroup = 'pending' | 'accepted' | 'declined'

/** The group of a status (decisions, "Lists"): a status that is not known yet waits with the pending ones. */
export const requestGroup = (status: string): RequestGroup => {
  if (!isKnownProposalStatus(status)) return 'pending'
  switch (status) {
    case 'pending':
    case 'OPERATOR_COUNTER_PROPOSAL':
      return 'pending'
    case 'accepted':
    case 'cancellation_requested':
      return 'accepted'
    case 'declined':
    case 'cancelled':
    case 'expired':
      return 'declined'
  }
}

/** When a flight takes place, on the clock of its aircraft's airport. */
export const spanOf = ({ flight_date, flight_duration, aircraft }: FlightProposal): FlightSpan => ({
  start: flight_date,
  hours: flight_duration,
  timeZone: aircraft.airport.timezone,
})

/** Manufacturer and model of a flight's aircraft. */
export const aircraftName = ({ aircraft }: FlightProposal): string =>
  `${aircraft.aircraft_model.manufacturer} ${aircraft.aircraft_model.model}`.trim()

/** A received or sent proposal as cards show it (spec §3, "Display request"). */
export const toDisplayRequest = (proposal: FlightProposal): DisplayRequest => ({
  id: proposal.id_flight_proporsal,
  inviterName: proposal.user_account.name,
  inviterPhotoUrl: proposal.user_account.profile_picture_url,
  distance: requestTexts.distance,
  baseAirport: airportLabel(proposal.aircraft.airport),
  aircraft: aircraftName(proposal),
  date: flightTime(spanOf(proposal)),
  route: requestTexts.route,
  priceUSD: priceUSD(proposal.aircraft.hourly_rate, proposal.flight_duration),
  status: proposal.status,
  operatorId: proposal.aircraft.user_account_id,
})
