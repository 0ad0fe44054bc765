import { settlementTexts, type SettlementTexts } from '../../internal/flight/settlement.ts'
import { englishHours } from '../../internal/hours.ts'
import type { RequestSide, RequestStatus } from './requestStatus.ts'

/** Every word of a `FlightRequestCard`. */
export interface FlightRequestTexts {
  /** Words of a badge or a disabled button. */
  status: Record<RequestStatus, string>
  /** The line beneath the other pilot's name, around the time: "invited you yesterday". */
  since: Record<RequestSide, (ago: string) => string>
  /** Words around a day further back: "on Tue 1 Dec". */
  onDay: (day: string) => string
  accept: string
  accepting: string
  decline: string
  declining: string
  cancelProposal: string
  cancelFlight: string
  cancelling: string
  acceptNewTime: string
  declineNewTime: string
  offer: string
  oldTime: string
  newTime: string
  /** The viewer has accepted an offer, the other pilot has not. */
  offerAccepted: string
  waitsForOperator: string
  approved: string
  paid: string
  distance: (distance: string) => string
  route: (route: string) => string
  viewerTime: (time: string) => string
  hours: (hours: number) => string
  settlement: SettlementTexts
}

/** The English words, as in the specification (§2.11, §4) and in the mocks. */
export const flightRequestTexts: FlightRequestTexts = {
  status: {
    pending: 'Pending',
    counter_proposal: 'New time',
    accepted: 'Accepted',
    cancellation_requested: 'Cancellation requested',
    declined: 'Declined',
    cancelled: 'Cancelled',
    expired: 'Expired',
  },
  since: { received: (ago) => `invited you ${ago}`, sent: (ago) => `you invited them ${ago}` },
  onDay: (day) => `on ${day}`,
  accept: 'Accept',
  accepting: 'Accepting…',
  decline: 'Decline',
  declining: 'Declining…',
  cancelProposal: 'Cancel Proposal',
  cancelFlight: 'Cancel Flight',
  cancelling: 'Cancelling…',
  acceptNewTime: 'Accept New Time',
  declineNewTime: 'Decline New Time',
  offer: 'The operator proposes',
  oldTime: 'instead of',
  newTime: 'the new time',
  offerAccepted: 'You accepted the new time. Your co-pilot has to accept it too.',
  waitsForOperator: 'Waits for the operator’s approval',
  approved: 'Approved by the operator',
  paid: 'paid',
  distance: (distance) => `Distance ${distance}`,
  route: (route) => `Route ${route}`,
  viewerTime: (time) => `Your time ${time}`,
  hours: englishHours,
  settlement: settlementTexts,
}
