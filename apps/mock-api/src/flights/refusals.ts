import { bookingTexts, operatorTexts, paymentTexts } from '@pilotpair/contract'
import type { Action } from './actions.ts'
import type { Flight, Phase } from './phases.ts'

/** Statuses of a refusal of the state machine. */
export type RefusalStatus = 403 | 404 | 409 | 422

/** What a refusal says. */
export const refusalTexts = {
  notFound: 'Flight not found',
  wrongPerson: 'Only another person of this flight can do this.',
  paymentRuns: paymentTexts.inProgress,
  paymentTooLate: 'The payment was not completed in time. Please try again.',
  lapsed: 'This request has expired.',
  started: 'This flight has already started.',
  movedOn: 'This flight has changed meanwhile. Please look at it again.',
  gone: 'The aircraft or a pilot is no longer there.',
  notYet: 'There is nothing to end yet.',
  alreadyApproved: 'This flight has already been approved.',
  noOffer: 'There is no new time to answer.',
  offerChanged: 'The operator has offered another time meanwhile. Please look at it first.',
  slotTaken: bookingTexts.slotTaken,
  priceChanged: bookingTexts.priceChanged,
  alreadySent: 'You have already sent this pilot a request for this start. Cancel that one to send another.',
  noNewDate: operatorTexts.selectNewDate,
} as const

/** What a payment that came to nothing says; the gateway's own text tells of a card. */
export const paymentRefusals = {
  noCard: 'There is no saved card.',
  tooLate: refusalTexts.paymentTooLate,
  coPilotMustConfirm: paymentTexts.coPilotMustConfirm,
  coPilotDeclined: (detail: string): string => `Your co-pilot's card was not accepted: ${detail}`,
} as const

const standing = (flight: Flight, phase: Phase): string => {
  switch (phase) {
    case 'closed':
      return flight.status === 'expired' ? 'This flight has expired.' : `This flight has been ${flight.status}.`
    case 'flown':
      return 'This flight is over.'
    case 'cancelling':
      return 'A cancellation of this flight has been requested.'
    case 'countered':
      return 'The operator has offered another time for this flight.'
    case 'changing':
    case 'confirmed':
      return 'This flight is confirmed.'
    case 'unconfirmed':
      return 'This flight has been accepted.'
    case 'booking':
      return paymentTexts.inProgress
    case 'pending':
      return 'This request is still pending.'
  }
}

/** Why an action does not fit where the flight stands. */
export const wrongPhaseText = (flight: Flight, phase: Phase, action: Action): string => {
  const isOver = phase === 'closed' || phase === 'flown'
  if ((action === 'accept_counter' || action === 'decline_counter') && !isOver) return refusalTexts.noOffer
  if (action === 'rate' && phase !== 'closed') return 'A flight can be rated once it is over.'
  return standing(flight, phase)
}
