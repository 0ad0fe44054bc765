import { type FlightProposal, flightTexts, requestTexts } from '@pilotpair/contract'
import { flightTime } from '@pilotpair/feature-core'
import type { ActName } from './acts.ts'
import { aircraftName, spanOf } from './display-request.ts'
import { coPilotOf } from './flight-facts.ts'

/** What is asked before an act that cannot be taken back. */
export interface Question {
  readonly title: string
  /** Which flight it is about. */
  readonly about: string
  /** What follows from a yes, a paragraph each. */
  readonly lines: readonly string[]
  readonly confirmLabel: string
  /** Words of the yes while it runs. */
  readonly pendingLabel: string
  readonly cancelLabel: string
}

const hasPaid = ({ payment }: FlightProposal): boolean => payment.state === 'paid' || payment.state === 'refund_pending'

/** What leaving before the confirmation does with the money (row 5, 6 and 12 of the state machine). */
const moneyLine = (flight: FlightProposal): string =>
  hasPaid(flight) ? requestTexts.fullRefund : 'Nothing has been charged.'

type Asked = Omit<Question, 'about'>

const cancelling = (flight: FlightProposal): Asked => {
  const isProposal = flight.status !== 'accepted' && !flight.is_solo
  const pilot = coPilotOf(flight)?.name
  const other = pilot === undefined ? [] : [isProposal ? `${pilot} can no longer accept it.` : `It ends for ${pilot} too.`]
  return {
    title: isProposal ? 'Cancel this proposal?' : 'Cancel this flight?',
    lines: [isProposal ? moneyLine(flight) : requestTexts.fullRefund, ...other],
    confirmLabel: isProposal ? requestTexts.cancelProposal : flightTexts.cancelFlight,
    pendingLabel: 'Cancelling…',
    cancelLabel: isProposal ? 'Keep proposal' : 'Keep flight',
  }
}

const asked = (act: ActName, flight: FlightProposal): Asked | undefined => {
  switch (act) {
    case 'decline':
      return {
        title: 'Decline this request?',
        lines: [`${coPilotOf(flight)?.name ?? 'The other pilot'} sees that you declined. Nothing has been charged.`],
        confirmLabel: requestTexts.decline,
        pendingLabel: 'Declining…',
        cancelLabel: 'Keep request',
      }
    case 'cancel':
      return cancelling(flight)
    case 'requestCancellation':
      return {
        title: 'Cancel this flight?',
        lines: [
          'An administrator decides about it: administrative fees may apply, and cancelling is not guaranteed.',
          ...(flight.change_offer === undefined ? [] : ['The operator’s offer of a new time ends with it.']),
        ],
        confirmLabel: flightTexts.cancelFlight,
        pendingLabel: 'Sending…',
        cancelLabel: 'Keep flight',
      }
    case 'declineNewTime':
      // On a confirmed flight the old time simply holds.
      return flight.status === 'OPERATOR_COUNTER_PROPOSAL'
        ? {
            title: 'Decline the new time?',
            lines: [`This ends the flight for everybody. ${moneyLine(flight)}`],
            confirmLabel: requestTexts.declineNewTime,
            pendingLabel: 'Declining…',
            cancelLabel: 'Not now',
          }
        : undefined
    case 'acceptNewTime':
    case 'withdraw':
    case 'rate':
      return undefined
  }
}

/** The question before an act, `undefined` where none is needed. */
export const questionFor = (act: ActName, flight: FlightProposal): Question | undefined => {
  const question = asked(act, flight)
  return question && { ...question, about: `${aircraftName(flight)}, ${flightTime(spanOf(flight))}` }
}
