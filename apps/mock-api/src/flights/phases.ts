import type { tables } from '../db/index.ts'
import { isConfirmed, offerExpiresAt } from './rules.ts'

/** A flight as the database keeps it. */
export type Flight = typeof tables.flights.$inferSelect

/**
 * Where a flight stands (decisions, "Flights"). `booking` is a solo flight stored only while its payment runs;
 * `unconfirmed` and `confirmed` are the wire's `accepted`; `changing` is confirmed with an open offer.
 */
export const phases = [
  'booking',
  'pending',
  'countered',
  'unconfirmed',
  'confirmed',
  'changing',
  'cancelling',
  'flown',
  'closed',
] as const
export type Phase = (typeof phases)[number]

/** Whether a payment runs on the flight. */
export const isLeased = (flight: Flight, now: Date): boolean => flight.leasedUntil !== null && flight.leasedUntil > now

/** Where a flight stands at an instant. An offer on a confirmed flight that has lapsed counts no more. */
export const phaseOf = (flight: Flight, now: Date): Phase => {
  switch (flight.status) {
    case 'pending':
      return flight.inviteeId === null ? 'booking' : 'pending'
    case 'OPERATOR_COUNTER_PROPOSAL':
      return 'countered'
    case 'accepted': {
      if (!isConfirmed(flight)) return 'unconfirmed'
      if (flight.endsAt <= now) return 'flown'
      const end = offerExpiresAt(flight)
      return end !== null && end > now ? 'changing' : 'confirmed'
    }
    case 'cancellation_requested':
      return 'cancelling'
    case 'declined':
    case 'cancelled':
    case 'expired':
      return 'closed'
  }
}

/** Whether a flight is neither closed nor started; a requested cancellation is open whatever the clock says. */
export const isLive = (flight: Flight, now: Date): boolean => {
  const phase = phaseOf(flight, now)
  if (phase === 'cancelling') return true
  return phase !== 'closed' && phase !== 'flown' && flight.startsAt > now
}
