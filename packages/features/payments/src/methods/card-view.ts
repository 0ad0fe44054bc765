import type { PaymentMethod } from '@pilotpair/contract'
import { expiryState } from '@pilotpair/ui/payment-method-card'

/** A saved card as the screen shows it. */
export interface CardView {
  readonly id: string
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

/** A card of the wire as the list shows it. */
export const toCardView = ({ id, card }: PaymentMethod): CardView => ({
  id,
  brand: card.brand,
  last4: card.last4,
  expMonth: card.exp_month,
  expYear: card.exp_year,
})

const HALF_A_DAY = 12 * 3_600_000

/**
 * The clock by which cards expire. A card is good through the last day of its month, wherever its bank is: it is over
 * once that day has ended in the last zone of the world (UTC−12).
 */
export const expiryClock = (now: Date | undefined): Date | undefined =>
  now === undefined ? undefined : new Date(now.getTime() - HALF_A_DAY)

/**
 * The card that is set off to pay: the wanted one, else the newest that has not expired.
 *
 * @param cards newest first
 * @param now the clock of {@link expiryClock}
 */
export const cardToPay = (cards: readonly CardView[], wanted: string | undefined, now: Date | undefined): string | undefined => {
  const usable = cards.filter(({ expMonth, expYear }) => expiryState(expMonth, expYear, now) !== 'expired')
  return (usable.find(({ id }) => id === wanted) ?? usable[0])?.id
}
