import type { FlightPayment } from '@pilotpair/contract'
import type { tables } from '../db/index.ts'

type PaymentState = (typeof tables.payments.$inferSelect)['state']
type RefundState = (typeof tables.refunds.$inferSelect)['state']

/** Tries of one refund while the gateway does not answer: over about five days. */
export const REFUND_ATTEMPTS_MAX = 24
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 6 * 3_600_000

/** When a refund is tried again after so many tries: pauses double from half a minute up to six hours. */
export const retryAt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1)))

const DAY_MS = 86_400_000
/** Banks may send a refund back for so long. */
const WATCHED_MS = 30 * DAY_MS

/** When a refund that the gateway took is looked at again: a day later, then after twice its age; null when it is over. */
export const recheckAt = (settledAt: Date, now: Date): Date | null => {
  const age = Math.max(DAY_MS, 2 * (now.getTime() - settledAt.getTime()))
  return age > WATCHED_MS ? null : new Date(settledAt.getTime() + age)
}

/** What is known of one pilot's money on one flight. */
export interface MoneyFacts {
  readonly shareCents: number
  /** The viewer's request is still pending, and backed by the card of this payment: one that was refused stands in its way. */
  readonly isAsked: boolean
  readonly payment: PaymentState | null
  readonly refund: { readonly state: RefundState; readonly amountCents: number } | null
}

const isCharged = (state: PaymentState): boolean => state === 'committed' || state === 'captured'

/** The viewer's own money on a flight, as it travels. A refund that failed for good is still owed. */
export const flightPaymentOf = ({ shareCents, isAsked, payment, refund }: MoneyFacts): FlightPayment => {
  const money = (state: FlightPayment['state'], refunded = 0): FlightPayment => ({
    state,
    share_cents: shareCents,
    refunded_cents: refunded,
  })
  if (payment === null) return money('none')
  if (payment === 'authorised') return money('authorized')
  if (payment === 'declined' && isAsked) return money('declined')
  if (!isCharged(payment)) return money('none')
  switch (refund?.state) {
    case undefined:
      return money('paid')
    case 'not_needed':
      return money('none')
    case 'pending':
    case 'failed':
      return money('refund_pending')
    case 'succeeded':
      return money('refunded', refund?.amountCents ?? 0)
  }
}

/** What to do with a share that its accept has left behind. */
export type Leftover = 'keep' | 'give_up'

/**
 * Decides on a share that is only held or waits for a bank while nobody is accepting the flight. Kept: the inviter's
 * of a pending proposal, which they have been asked to confirm so that the invitee can accept again.
 */
export const leftoverOf = (share: {
  readonly state: 'creating' | 'requires_action' | 'authorised'
  readonly isInviter: boolean
  readonly wasConfirmed: boolean
  readonly flight: { readonly status: string; readonly isSolo: boolean } | null
}): Leftover => {
  if (share.flight === null || share.flight.isSolo || share.flight.status !== 'pending') return 'give_up'
  if (!share.isInviter) return 'give_up'
  switch (share.state) {
    case 'creating':
      return 'give_up'
    case 'requires_action':
      return 'keep'
    case 'authorised':
      return share.wasConfirmed ? 'keep' : 'give_up'
  }
}
