import { PAYMENT_LEASE_MINUTES } from '@pilotpair/contract'
import { isLeased, type Flight, type Phase } from './phases.ts'
import { refusalTexts, type RefusalStatus } from './refusals.ts'
import { expiresAt } from './rules.ts'

/** Who acts, seen from one flight. A solo pilot is the inviter; `stranger` is anybody the flight is no business of. */
export const actors = ['inviter', 'invitee', 'operator', 'admin', 'payment', 'clock', 'stranger'] as const
export type Actor = (typeof actors)[number]

/** What an action brings along. */
export interface ActionInput {
  /** The operator's new time; of `accept_counter`: the time that was seen. */
  readonly newDate?: Date | undefined
  readonly operatorMessage?: string | undefined
  readonly feeCents?: number | undefined
}

/** The columns that a transition changes. */
export type FlightPatch = Partial<Omit<Flight, 'id' | 'during' | 'totalCents'>>

/** An action of somebody on a flight, at an instant. */
export interface Situation {
  readonly flight: Flight
  readonly phase: Phase
  readonly actor: Actor
  readonly now: Date
  readonly input: ActionInput
}

/** The columns that change, the first result once more, or a refusal. */
export type Outcome = FlightPatch | 'repeat' | { readonly refuse: RefusalStatus; readonly detail: string }

const HOUR = 3_600_000
/** The columns of an offer, empty. */
export const noOffer = {
  offerStartsAt: null,
  offerMadeAt: null,
  offerInviterAcceptedAt: null,
  offerInviteeAcceptedAt: null,
} as const

/** The end of a flight. */
export const closing =
  (status: 'declined' | 'cancelled' | 'expired') =>
  ({ flight, now, input }: Situation): FlightPatch => ({
    status,
    statusChangedAt: now,
    leasedUntil: null,
    operatorMessage: input.operatorMessage ?? flight.operatorMessage,
  })

/** Another time, offered by the operator. */
export const offering =
  (status: 'OPERATOR_COUNTER_PROPOSAL' | 'accepted') =>
  ({ flight, now, input }: Situation): Outcome => {
    if (input.newDate === undefined) return { refuse: 422, detail: refusalTexts.noNewDate }
    return {
      ...noOffer,
      status,
      // An offer on a confirmed flight is no change of its status: the old time holds.
      statusChangedAt: status === 'accepted' ? flight.statusChangedAt : now,
      operatorConsentAt: flight.operatorConsentAt ?? now,
      offerStartsAt: input.newDate,
      offerMadeAt: now,
      operatorMessage: input.operatorMessage ?? null,
    }
  }

/** The flight at the offered time, once everybody has accepted it. */
const moved = ({ flight, now }: Situation, startsAt: Date): FlightPatch => ({
  ...noOffer,
  status: flight.inviteeId === null || flight.inviteeConsentAt !== null ? 'accepted' : 'pending',
  statusChangedAt: now,
  startsAt,
  endsAt: new Date(startsAt.getTime() + flight.durationHours * HOUR),
})

/** One pilot accepts the offer; the last one moves the flight. */
export const acceptingOffer = (situation: Situation): Outcome => {
  const { flight, actor, now, input } = situation
  const { offerStartsAt } = flight
  if (offerStartsAt === null) return { refuse: 409, detail: refusalTexts.noOffer }
  if (input.newDate !== undefined && input.newDate.getTime() !== offerStartsAt.getTime()) {
    return { refuse: 409, detail: refusalTexts.offerChanged }
  }
  if (offerStartsAt <= now) return { refuse: 409, detail: refusalTexts.lapsed }
  const isInviter = actor === 'inviter'
  if ((isInviter ? flight.offerInviterAcceptedAt : flight.offerInviteeAcceptedAt) !== null) return 'repeat'
  const other = isInviter ? flight.offerInviteeAcceptedAt : flight.offerInviterAcceptedAt
  if (flight.inviteeId === null || other !== null) return moved(situation, offerStartsAt)
  return isInviter ? { offerInviterAcceptedAt: now } : { offerInviteeAcceptedAt: now }
}

/** The flight stands after all. */
export const standing = ({ now }: Situation): FlightPatch => ({
  status: 'accepted',
  statusChangedAt: now,
  cancellationRequestedAt: null,
  cancellationFeeCents: null,
})

/** The start of a payment. */
export const leasing = ({ flight, now }: Situation): FlightPatch => {
  // A second call of the same payer joins the attempt that runs: the gateway's keys make it one charge.
  const joins = isLeased(flight, now)
  return {
    leasedUntil: joins ? flight.leasedUntil : new Date(now.getTime() + PAYMENT_LEASE_MINUTES * 60_000),
    paymentAttempt: joins ? flight.paymentAttempt : flight.paymentAttempt + 1,
  }
}

/** Every share is held: the flight is accepted. */
export const settling = (situation: Situation): Outcome => {
  const { flight, now } = situation
  if (!isLeased(flight, now)) return { refuse: 409, detail: refusalTexts.paymentTooLate }
  return {
    status: 'accepted',
    statusChangedAt: now,
    inviteeConsentAt: flight.inviteeId === null ? null : now,
  }
}

/** What silence does: a lease or an offer ends, or the flight expires. */
export const lapsing = (situation: Situation): Outcome => {
  const { flight, phase, now } = situation
  if (flight.leasedUntil !== null) {
    return isLeased(flight, now) ? { refuse: 409, detail: refusalTexts.paymentRuns } : { leasedUntil: null }
  }
  if (phase === 'confirmed') {
    // Only an offer that nobody answered in time leaves anything to do.
    return flight.offerStartsAt === null ? { refuse: 409, detail: refusalTexts.notYet } : noOffer
  }
  const end = expiresAt(flight)
  return end !== null && end <= now ? closing('expired')(situation) : { refuse: 409, detail: refusalTexts.notYet }
}
