import { type FlightProposal, requestTexts } from '@pilotpair/contract'
import { flightTimeForViewer, startOnBothClocks } from '@pilotpair/feature-core'
import { formatMoney } from '@pilotpair/ui/price'
import { requestGroup } from './display-request.ts'
import { coPilotOf, hasPaid, offeredSpanOf } from './flight-facts.ts'

/** What stands beneath the card of a flight that waits for somebody. */
export interface FlightTerms {
  /** What the inviter wrote. */
  readonly note: string | undefined
  /** Until when it waits, and what an offered time means, a sentence or two each. */
  readonly lines: readonly string[]
}

/** Until when somebody can answer. */
const deadlineOf = (flight: FlightProposal, viewerZone: string | undefined): string | undefined => {
  const { status, change_offer, expires_at, is_owner, is_confirmed, aircraft } = flight
  const until = change_offer?.expires_at ?? expires_at
  if (until === null) return undefined
  const moment = startOnBothClocks(until, aircraft.airport.timezone, viewerZone)
  const isTheirs = change_offer === undefined ? is_owner : change_offer.accepted_by_me
  const answer = isTheirs ? `Your co-pilot can answer until ${moment}.` : `Answer by ${moment}.`
  if (change_offer !== undefined) return answer
  switch (status) {
    case 'pending':
      return answer
    case 'accepted':
      return is_confirmed ? undefined : `The operator can approve it until ${moment}. If not, it ends. ${requestTexts.fullRefund}`
    default:
      return undefined
  }
}

/** The price of a flight whose time changes. */
const priceLine = ({ is_solo, payment, total_cents }: FlightProposal): string =>
  is_solo
    ? `The price stays ${formatMoney(total_cents)}.`
    : `Your share stays ${formatMoney(payment.share_cents)} of ${formatMoney(total_cents)}.`

/** What a yes means where the operator's word is given with the offer: from then on only the owner asks for a way out (row 16). */
const acceptedLine = (flight: FlightProposal): string => {
  const when = flight.is_solo ? 'When you accept it' : 'When both of you have accepted it'
  const wayOut = flight.is_owner
    ? 'an administrator confirms a cancellation, and fees may apply'
    : `only ${coPilotOf(flight)?.name ?? 'your co-pilot'} can ask an administrator to cancel, and a cancelled flight gives you all of your share back`
  return `${when}, the flight is confirmed: after that ${wayOut}.`
}

/** What becomes of flight and money without a new time (rows 11 to 18 of the state machine). */
const ruleLine = (flight: FlightProposal): string => {
  const otherwise = flight.is_solo
    ? 'If you decline the new time or do not answer'
    : 'If one of you declines the new time or does not answer'
  if (flight.status !== 'OPERATOR_COUNTER_PROPOSAL') return `${otherwise}, the old time holds and your payment stays as it is.`
  return hasPaid(flight)
    ? `${acceptedLine(flight)} ${otherwise}, the flight ends. ${requestTexts.fullRefund}`
    : `Accepting the new time charges nothing yet. ${otherwise}, the request ends and nothing is charged.`
}

const offerLines = (flight: FlightProposal, viewerZone: string | undefined): readonly string[] => {
  const offered = offeredSpanOf(flight)
  if (offered === undefined) return []
  const own = viewerZone === undefined ? undefined : flightTimeForViewer(offered, viewerZone)
  return [...(own === undefined ? [] : [`The new time on your clock: ${own}.`]), `${priceLine(flight)} ${ruleLine(flight)}`]
}

/**
 * What is to be known before a flight is answered: what was written, the offered time on the viewer's clock too, until
 * when, and what becomes of the money. `undefined` where nothing waits.
 *
 * @param viewerZone IANA zone of the viewer
 */
export const termsOf = (flight: FlightProposal, viewerZone: string | undefined): FlightTerms | undefined => {
  const written = flight.notes?.trim() ?? ''
  const note = written === '' || requestGroup(flight.status) !== 'pending' ? undefined : written
  const deadline = deadlineOf(flight, viewerZone)
  const lines = [...offerLines(flight, viewerZone), ...(deadline === undefined ? [] : [deadline])]
  return note === undefined && lines.length === 0 ? undefined : { note, lines }
}
