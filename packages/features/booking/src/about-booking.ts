import { type Aircraft, shareCents, toCents, totalCents } from '@pilotpair/contract'
import { aboutOf, type PayerPart, type PaymentAbout } from '@pilotpair/feature-payments'
import type { ChosenFlight } from './slots.ts'

/**
 * What a pilot commits to, as it is told where a card or the bank is asked for: which hours, the price, the rules.
 *
 * @param aircraft with the rate that was shown
 * @param viewerZone IANA zone of the viewer
 */
export const aboutBooking = (
  { hourly_rate, airport }: Aircraft,
  part: PayerPart,
  { start, hours }: ChosenFlight,
  viewerZone: string | undefined,
): PaymentAbout => {
  const total = totalCents(hourly_rate, hours)
  return aboutOf(
    {
      part,
      span: { start, hours, timeZone: airport.timezone },
      totalCents: total,
      shareCents: part.kind === 'inviter' ? shareCents(total, 'inviter') : undefined,
      rateCents: toCents(hourly_rate),
    },
    viewerZone,
  )
}
