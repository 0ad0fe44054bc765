import { settlementTexts, type SettlementTexts } from '../../internal/flight/settlement.ts'
import { englishHours } from '../../internal/hours.ts'
import type { FlightState } from './flightState.ts'

/** Every word of a `FlightCard`. */
export interface FlightCardTexts {
  /** Words of a badge or a disabled button. */
  state: Record<Exclude<FlightState, 'flown'>, string>
  /** Beneath the co-pilot's name, before and after the flight. */
  fliesWith: string
  flewWith: string
  soloName: string
  soloLine: string
  cancelFlight: string
  cancelling: string
  withdraw: string
  withdrawing: string
  rate: string
  rating: string
  acceptNewTime: string
  accepting: string
  declineNewTime: string
  declining: string
  offer: string
  oldTime: string
  newTime: string
  /** Beneath an offer that the viewer has not answered: what holds until then. */
  oldTimeHolds: string
  oldTimeHoldsSolo: string
  offerAccepted: string
  waitsForAdministrator: string
  rated: string
  /** Name of the stars: "4 out of 5 stars". */
  stars: (rating: number) => string
  paid: string
  viewerTime: (time: string) => string
  hours: (hours: number) => string
  settlement: SettlementTexts
}

/** The English words, as in the specification (§2.12, §4) and in the mocks. */
export const flightCardTexts: FlightCardTexts = {
  state: {
    confirmed: 'Confirmed',
    pending_approval: 'Pending approval',
    counter_proposal: 'New time',
    cancellation_requested: 'Cancellation requested',
    declined: 'Declined',
    cancelled: 'Cancelled',
    expired: 'Expired',
  },
  fliesWith: 'flies with you',
  flewWith: 'flew with you',
  soloName: 'Solo flight',
  soloLine: 'Only for me',
  cancelFlight: 'Cancel Flight',
  cancelling: 'Cancelling…',
  withdraw: 'Keep flight',
  withdrawing: 'Keeping…',
  rate: 'Rate Flight',
  rating: 'Rating…',
  acceptNewTime: 'Accept New Time',
  accepting: 'Accepting…',
  declineNewTime: 'Decline New Time',
  declining: 'Declining…',
  offer: 'The operator proposes',
  oldTime: 'instead of',
  newTime: 'the new time',
  oldTimeHolds: 'The old time holds until both of you accept.',
  oldTimeHoldsSolo: 'The old time holds until you accept.',
  offerAccepted: 'You accepted the new time. Your co-pilot has to accept it too.',
  waitsForAdministrator: 'Waits for an administrator',
  rated: 'You rated this flight',
  stars: (rating) => `${rating} out of 5 stars`,
  paid: 'paid',
  viewerTime: (time) => `Your time ${time}`,
  hours: englishHours,
  settlement: settlementTexts,
}
