import { type FlightProposal, isHttpUrl } from '@pilotpair/contract'
import type { FlightSpan } from '@pilotpair/feature-core'

/** What is paid, as the screen shows it. */
export interface PayableView {
  readonly id: string
  readonly inviterName: string
  /** Manufacturer and model. */
  readonly aircraft: string
  readonly aircraftType: 'single_engine' | 'multi_engine' | 'helicopter'
  readonly registration: string
  readonly imageUrl: string | null
  readonly span: FlightSpan
  /** Integer US cents. */
  readonly totalCents: number
  /** The viewer's part, integer US cents. */
  readonly shareCents: number
  /** US cents an hour. */
  readonly rateCents: number
  /** What the inviter wrote. */
  readonly note: string | undefined
  /** Until when it can be accepted: an ISO instant. */
  readonly answerBy: string | undefined
}

/**
 * Whether a received proposal can be paid for.
 *
 * - `payable`: it waits for the viewer's card.
 * - `accepted`: it is done already, perhaps in another tab.
 * - `countered`: the operator offers another time, which is answered first.
 * - `over`: declined, cancelled, expired, or a status that is not known here.
 * - `missing`: no such proposal was received.
 */
export type Payable =
  | { readonly kind: 'payable'; readonly view: PayableView }
  | { readonly kind: 'accepted' | 'countered' | 'over'; readonly view: PayableView }
  | { readonly kind: 'missing' }

/** A proposal of the wire as the summary shows it. */
export const toPayableView = (proposal: FlightProposal): PayableView => {
  const { aircraft } = proposal
  const note = proposal.notes?.trim() ?? ''
  return {
    id: proposal.id_flight_proporsal,
    inviterName: proposal.user_account.name,
    aircraft: `${aircraft.aircraft_model.manufacturer} ${aircraft.aircraft_model.model}`.trim(),
    aircraftType: aircraft.aircraft_type ?? 'single_engine',
    registration: aircraft.registration,
    imageUrl: aircraft.image_url !== null && isHttpUrl(aircraft.image_url) ? aircraft.image_url : null,
    span: { start: proposal.flight_date, hours: proposal.flight_duration, timeZone: aircraft.airport.timezone },
    totalCents: proposal.total_cents,
    shareCents: proposal.payment.share_cents,
    rateCents: Math.round(aircraft.hourly_rate * 100),
    note: note === '' ? undefined : note,
    answerBy: proposal.expires_at ?? undefined,
  }
}

const kindOf = (status: string): 'payable' | 'accepted' | 'countered' | 'over' => {
  switch (status) {
    case 'pending':
      return 'payable'
    case 'accepted':
    case 'cancellation_requested':
      return 'accepted'
    case 'OPERATOR_COUNTER_PROPOSAL':
      return 'countered'
    default:
      return 'over'
  }
}

/** Finds the proposal of the address among the received ones. */
export const findPayable = (received: readonly FlightProposal[], proposalId: string): Payable => {
  const found = received.find(({ id_flight_proporsal: id }) => id === proposalId)
  return found === undefined ? { kind: 'missing' } : { kind: kindOf(found.status), view: toPayableView(found) }
}
