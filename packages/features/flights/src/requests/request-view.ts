import { type FlightProposal, requestTexts } from '@pilotpair/contract'
import type { FlightRequestCardProps, RequestAction, RequestSide } from '@pilotpair/ui/flight-request-card'
import type { ActName } from '../acts.ts'
import { cardFacts, flightMoment, personOf, settlementOf } from '../flight-facts.ts'

/** What the screen's card shows of a request, without its actions. */
export type RequestView = Pick<
  FlightRequestCardProps,
  | 'side' | 'status' | 'person' | 'sentAt' | 'start' | 'hours' | 'timeZone' | 'aircraft' | 'airport' | 'distance' | 'route'
  | 'totalCents' | 'shareCents' | 'rateCents' | 'isPaid' | 'approval' | 'offer' | 'settlement'
>

const cardStatus = (status: string): string => (status === 'OPERATOR_COUNTER_PROPOSAL' ? 'counter_proposal' : status)

/** A proposal of the wire as the card shows it (spec §2.11, §3, §4). */
export const toRequestView = (request: FlightProposal, side: RequestSide): RequestView => {
  const { status, is_confirmed, created_at } = request
  return {
    ...cardFacts(request),
    side,
    status: cardStatus(status),
    person: personOf(request) ?? { name: '' },
    sentAt: created_at,
    distance: requestTexts.distance,
    route: requestTexts.route,
    approval: status === 'accepted' ? (is_confirmed ? 'given' : 'waiting') : undefined,
    settlement: settlementOf(request),
  }
}

/** Acts of the screen that a request allows (spec §4; state machine). */
export interface RequestActs {
  /** Leads to the choice of a card. */
  readonly accept: boolean
  readonly decline: boolean
  readonly cancel: boolean
  readonly acceptNewTime: boolean
  readonly declineNewTime: boolean
  /** The viewer's bank waits for a confirmation. */
  readonly confirmPayment: boolean
}

/**
 * What can be done about a request. Without approval nothing new can be promised, but what one has can be declined
 * and left (decisions, "Unapproved pilot").
 */
export const requestActs = (
  request: FlightProposal,
  { side, canCommit, now }: { readonly side: RequestSide; readonly canCommit: boolean; readonly now: Date },
): RequestActs => {
  const { status, is_confirmed, change_offer, payment_action } = request
  const isAhead = flightMoment(request, now) === 'ahead'
  const isPending = status === 'pending'
  const isCounter = status === 'OPERATOR_COUNTER_PROPOSAL'
  // Who has accepted can still decline, as long as the offer is open (rows 12 and 15).
  const isOffered = change_offer !== undefined && isAhead
  const isAnswerable = isOffered && (isCounter || (status === 'accepted' && is_confirmed))
  return {
    accept: isPending && side === 'received' && canCommit && isAhead,
    decline: isPending && side === 'received',
    // The inviter leaves an accepted flight on My Flights (row 6).
    cancel: side === 'sent' ? isPending || isCounter : status === 'accepted' && !is_confirmed && isAhead,
    acceptNewTime: isAnswerable && canCommit && !change_offer.accepted_by_me,
    declineNewTime: isAnswerable,
    confirmPayment: isPending && canCommit && payment_action !== undefined,
  }
}

/** Whether one act is among those that a request allows; those of other screens are not judged here. */
export const isPossible = (can: RequestActs, act: ActName): boolean => {
  switch (act) {
    case 'decline':
    case 'cancel':
    case 'acceptNewTime':
    case 'declineNewTime':
      return can[act]
    case 'requestCancellation':
    case 'withdraw':
    case 'rate':
      return true
  }
}

/** The card's button for an act that runs. */
export const pendingAction = (act: ActName | undefined): RequestAction | undefined => {
  switch (act) {
    case 'decline':
    case 'cancel':
    case 'acceptNewTime':
    case 'declineNewTime':
      return act
    case 'requestCancellation':
      return 'cancel'
    case 'withdraw':
    case 'rate':
    case undefined:
      return undefined
  }
}
