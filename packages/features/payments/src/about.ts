import type { FlightProposal } from '@pilotpair/contract'
import { type FlightSpan, timeOnBothClocks } from '@pilotpair/feature-core'

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
}

interface Facts extends Omit<PaymentAbout, 'text' | 'hours'> {
  /** Of the other pilot; absent on a solo flight. */
  readonly name?: string | undefined
  readonly span: FlightSpan
}

/** What is paid for, from its facts. @param viewerZone IANA zone of the viewer */
export const aboutOf = (
  { name, span, totalCents, shareCents, rateCents }: Facts,
  viewerZone: string | undefined,
): PaymentAbout => ({
  totalCents,
  shareCents,
  rateCents,
  hours: span.hours,
  text: `${name === undefined ? 'Solo flight' : `Flight with ${name}`}, ${timeOnBothClocks(span, viewerZone)}`,
})

/** What the payment of a flight of the wire is about. @param viewerZone IANA zone of the viewer */
export const aboutFlight = (flight: FlightProposal, viewerZone: string | undefined): PaymentAbout => {
  const { is_solo, is_owner, invited_user, user_account, aircraft, payment } = flight
  const other = is_owner ? invited_user : user_account
  return aboutOf(
    {
      name: is_solo ? undefined : other?.name,
      span: { start: flight.flight_date, hours: flight.flight_duration, timeZone: aircraft.airport.timezone },
      totalCents: flight.total_cents,
      shareCents: is_solo ? undefined : payment.share_cents,
      rateCents: Math.round(aircraft.hourly_rate * 100),
    },
    viewerZone,
  )
}
