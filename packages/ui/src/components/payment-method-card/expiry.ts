/** How long a card can still be used. */
export const expiryStates = ['valid', 'expiring', 'expired'] as const
export type ExpiryState = (typeof expiryStates)[number]

/**
 * Whether a card still works at an instant. A card is good to the last day of its month; `expiring` means that this is
 * the month or the next one is. Months are counted in UTC: the issuer's own zone is not known. Without `now` every card
 * counts as `valid`.
 *
 * @param month 1 to 12
 * @param year four digits
 */
export const expiryState = (month: number, year: number, now: Date | undefined): ExpiryState => {
  if (now === undefined) return 'valid'
  const left = year * 12 + (month - 1) - (now.getUTCFullYear() * 12 + now.getUTCMonth())
  if (left < 0) return 'expired'
  return left <= 1 ? 'expiring' : 'valid'
}

/** "08 / 2029". */
export const formatExpiry = (month: number, year: number): string => `${String(month).padStart(2, '0')} / ${year}`

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** The name of a brand as people know it; an unknown one with a capital, none at all as "Card". */
export const brandName = (brand: string): string => {
  const key = brand.trim().toLowerCase()
  if (key === '' || key === 'unknown') return 'Card'
  return Object.hasOwn(brands, key) ? (brands[key] ?? brand) : brand.charAt(0).toUpperCase() + brand.slice(1)
}
