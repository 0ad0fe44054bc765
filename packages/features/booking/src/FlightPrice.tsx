import { shareCents, toCents, totalCents } from '@pilotpair/contract'
import { rateText } from '@pilotpair/feature-aircraft'
import { Price } from '@pilotpair/ui/price'
import { Text } from '@pilotpair/ui/text'

/** Props of {@link FlightPrice}. */
export interface FlightPriceProps {
  /** USD an hour. */
  readonly rate: number
  /** Chosen hours; 0 while none is chosen. */
  readonly hours: number
  /** Whether the pilot pays all or half. */
  readonly type: 'solo' | 'shared'
}

/** What a flight costs before it is committed to: the total, the own share, rate × hours (section 1). */
export const FlightPrice = ({ rate, hours, type }: FlightPriceProps) => {
  if (hours === 0) {
    return (
      <Text size={14} color="textMuted">
        <bdi>{rateText(rate)}</bdi>. Choose hours to see the price.
      </Text>
    )
  }
  const total = totalCents(rate, hours)
  const isShared = type === 'shared'
  return (
    <Price
      totalCents={total}
      shareCents={isShared ? shareCents(total, 'inviter') : undefined}
      rateCents={toCents(rate)}
      hours={hours}
      note={isShared ? 'shared by two' : 'paid by you'}
    />
  )
}
