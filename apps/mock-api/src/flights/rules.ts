import type { tables } from '../db/index.ts'
import {
  PROPOSAL_EXPIRY_HOURS,
  shareCents,
  type Cancellation,
  type ChangeOffer,
} from '@pilotpair/contract'

type Flight = typeof tables.flights.$inferSelect

const HOUR = 3_600_000

/** Whether every consent is there: inviter (by sending), invited pilot, operator. The status stays `accepted`. */
export const isConfirmed = (flight: Flight): boolean =>
  (flight.status === 'accepted' || flight.status === 'cancellation_requested') &&
  flight.operatorConsentAt !== null &&
  (flight.inviteeId === null || flight.inviteeConsentAt !== null)

const earliest = (...instants: (Date | null)[]): Date =>
  new Date(Math.min(...instants.flatMap((instant) => (instant === null ? [] : [instant.getTime()]))))

const afterSilence = (since: Date): Date => new Date(since.getTime() + PROPOSAL_EXPIRY_HOURS * HOUR)

/**
 * When an unanswered flight lapses: 48 hours after its last change, or at its start (the earlier of the old and the
 * offered one). `null` for flights that wait for nobody.
 */
export const expiresAt = (flight: Flight): Date | null => {
  switch (flight.status) {
    case 'pending':
    case 'OPERATOR_COUNTER_PROPOSAL':
      return earliest(afterSilence(flight.statusChangedAt), flight.startsAt, flight.offerStartsAt)
    case 'accepted':
      return isConfirmed(flight) ? null : earliest(afterSilence(flight.statusChangedAt), flight.startsAt)
    case 'declined':
    case 'cancellation_requested':
    case 'cancelled':
    case 'expired':
      return null
  }
}

/**
 * When an offer on a confirmed flight lapses: 48 hours after it was made, or at the earlier of the old and the new
 * start. `null` without an offer.
 */
export const offerExpiresAt = (flight: Flight): Date | null =>
  flight.offerMadeAt === null ? null : earliest(afterSilence(flight.offerMadeAt), flight.startsAt, flight.offerStartsAt)

/** The operator's open offer as a viewer sees it; undefined when there is none. */
export const openOffer = (flight: Flight, viewerId: string): ChangeOffer | undefined => {
  if (flight.offerStartsAt === null || flight.offerMadeAt === null) return undefined
  if (flight.status !== 'OPERATOR_COUNTER_PROPOSAL' && flight.status !== 'accepted') return undefined
  const accepted =
    viewerId === flight.inviterId
      ? flight.offerInviterAcceptedAt
      : viewerId === flight.inviteeId
        ? flight.offerInviteeAcceptedAt
        : null
  return {
    new_date: flight.offerStartsAt.toISOString(),
    operator_message: flight.operatorMessage,
    created_at: flight.offerMadeAt.toISOString(),
    expires_at: (expiresAt(flight) ?? offerExpiresAt(flight) ?? flight.startsAt).toISOString(),
    accepted_by_me: accepted !== null,
  }
}

/** The cancellation that was requested, if any. */
export const cancellationOf = (flight: Flight): Cancellation | undefined => {
  if (flight.cancellationRequestedAt === null) return undefined
  return {
    requested_at: flight.cancellationRequestedAt.toISOString(),
    // The fee, which may be 0, is the administrator's: others may cancel a flight while its request waits.
    confirmed_at:
      flight.status === 'cancelled' && flight.cancellationFeeCents !== null ? flight.statusChangedAt.toISOString() : null,
    fee_cents: flight.cancellationFeeCents,
  }
}

/** One pilot's part of the price: all of a solo flight, otherwise half; the odd cent falls to the inviter. */
export const viewerShareCents = (flight: Flight, viewerId: string): number => {
  if (flight.inviteeId === null) return shareCents(totalCents(flight), 'solo')
  return shareCents(totalCents(flight), viewerId === flight.inviterId ? 'inviter' : 'invitee')
}

/** The whole price: the rate when the flight was sent, times its hours. */
export const totalCents = (flight: Flight): number => flight.totalCents ?? flight.rateCents * flight.durationHours
