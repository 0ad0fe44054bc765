import { type FlightProposal, flightTexts, requestTexts } from '@pilotpair/contract'
import { flightTime, flightTimeForViewer } from '@pilotpair/feature-core'
import { formatMoney } from '@pilotpair/ui/price'
import type { ActName } from './acts.ts'
import { aircraftName, spanOf } from './display-request.ts'
import { cardFacts, coPilotOf, hasPaid, offeredSpanOf } from './flight-facts.ts'

/** What is asked before an act that cannot be taken back. */
export interface Question {
  readonly title: string
  /** Which flight it is about, on its airport's clock. */
  readonly about: string
  /** Its time on the viewer's clock, where that differs. */
  readonly ownTime: string | undefined
  /** What it costs, as `Price` shows it. */
  readonly price: Pick<ReturnType<typeof cardFacts>, 'totalCents' | 'shareCents' | 'rateCents' | 'hours'>
  /** What follows from a yes, a paragraph each. */
  readonly lines: readonly string[]
  readonly confirmLabel: string
  /** Words of the yes while it runs. */
  readonly pendingLabel: string
  readonly cancelLabel: string
}

/** What leaving before the confirmation does with the money (row 5, 6 and 12 of the state machine). */
const moneyLine = (flight: FlightProposal): string =>
  hasPaid(flight) ? requestTexts.fullRefund : 'Nothing has been charged.'

/** What a cancellation gives back to the owner, who alone asks for it, and to the other pilot (row 18). */
const feeLine = ({ is_solo, payment }: FlightProposal): string => {
  const share = formatMoney(payment.share_cents)
  return is_solo
    ? `If it is cancelled, ${share} less the fees comes back to your card.`
    : `If it is cancelled, your share of ${share} less the fees comes back to your card. Your co-pilot gets all of theirs back.`
}

type Asked = Omit<Question, 'about' | 'ownTime' | 'price'>

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
          feeLine(flight),
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
            lines: [`This ends the flight${flight.is_solo ? '' : ' for both of you'}. ${moneyLine(flight)}`],
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

/**
 * The question before an act, `undefined` where none is needed.
 *
 * @param viewerZone IANA zone of the viewer
 */
export const questionFor = (act: ActName, flight: FlightProposal, viewerZone?: string): Question | undefined => {
  const question = asked(act, flight)
  if (question === undefined) return undefined
  const span = (act === 'declineNewTime' ? offeredSpanOf(flight) : undefined) ?? spanOf(flight)
  const { totalCents, shareCents, rateCents, hours } = cardFacts(flight)
  return {
    ...question,
    about: `${aircraftName(flight)}, ${flightTime(span)}`,
    ownTime: viewerZone === undefined ? undefined : flightTimeForViewer(span, viewerZone),
    price: { totalCents, shareCents, rateCents, hours },
  }
}
