import type { FlightProposal } from '@pilotpair/contract'
import { type FlightSpan, timeOnBothClocks } from '@pilotpair/feature-core'
import { acceptRule, refundRule, sharedPayRule, soloPayRule } from './rules.ts'

/** What is paid for, as the dialog tells it before anybody commits to it. */
export interface PaymentAbout {
  /** "Flight with Daniel Okafor, Sat 12 Dec, 10:00–13:00 PST". */
  readonly text: string
  /** Integer US cents of the whole flight. */
  readonly totalCents: number
  /** The payer's part in integer US cents; absent where they pay all. */
  readonly shareCents?: number | undefined
  /** US cents an hour. */
  readonly rateCents: number
  readonly hours: number
  /** When it is charged, and when that comes back. */
  readonly rules: string
}

/** Who the payer is in a flight: alone, the one who asks, or the one who is asked; with the other pilot's name, where it is known. */
export type PayerPart =
  | { readonly kind: 'solo' }
  | { readonly kind: 'inviter' | 'invited'; readonly other: string | undefined }

interface Facts extends Pick<PaymentAbout, 'totalCents' | 'shareCents' | 'rateCents'> {
  readonly part: PayerPart
  readonly span: FlightSpan
}

const subjectOf = (part: PayerPart): string => {
  if (part.kind === 'solo') return 'Solo flight'
  return part.other === undefined ? 'Shared flight' : `Flight with ${part.other}`
}

const rulesOf = (part: PayerPart): string => {
  switch (part.kind) {
    case 'solo':
      return `${soloPayRule} ${refundRule}`
    case 'inviter':
      return `${sharedPayRule(part.other ?? 'your co-pilot')} ${refundRule}`
    case 'invited':
      return acceptRule(part.other ?? 'the other pilot')
  }
}

/** What is paid for, from its facts. @param viewerZone IANA zone of the viewer */
export const aboutOf = (
  { part, span, totalCents, shareCents, rateCents }: Facts,
  viewerZone: string | undefined,
): PaymentAbout => ({
  totalCents,
  shareCents,
  rateCents,
  hours: span.hours,
  text: `${subjectOf(part)}, ${timeOnBothClocks(span, viewerZone)}`,
  rules: rulesOf(part),
})

/** What the payment of a flight of the wire is about. @param viewerZone IANA zone of the viewer */
export const aboutFlight = (flight: FlightProposal, viewerZone: string | undefined): PaymentAbout => {
  const { is_solo, is_owner, invited_user, user_account, aircraft, payment } = flight
  const other = (is_owner ? invited_user : user_account)?.name
  return aboutOf(
    {
      part: is_solo ? { kind: 'solo' } : { kind: is_owner ? 'inviter' : 'invited', other },
      span: { start: flight.flight_date, hours: flight.flight_duration, timeZone: aircraft.airport.timezone },
      totalCents: flight.total_cents,
      shareCents: is_solo ? undefined : payment.share_cents,
      rateCents: Math.round(aircraft.hourly_rate * 100),
    },
    viewerZone,
  )
}
