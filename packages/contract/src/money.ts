const DECIMAL = /^(\d+)(?:\.(\d{1,2}))?$/

/** A non-negative number with at most two decimals as an integer count of hundredths, without float products. */
function hundredths(value: number, name: string): number {
  const parts = DECIMAL.exec(String(value))
  if (!parts) throw new RangeError(`${name} must be a non-negative number with at most two decimals, got ${value}`)
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}

/**
 * A rate or price in USD as integer cents.
 *
 * @throws RangeError for a negative number or more than two decimals
 */
export function toCents(usd: number): number {
  return hundredths(usd, 'The amount')
}

/**
 * Price of a flight in integer cents: `hourly_rate` × `flight_duration`, rounded half up once.
 *
 * @param hourlyRate USD an hour, at most two decimals
 * @param hours at most two decimals
 * @throws RangeError for negative numbers or more decimals
 */
export function totalCents(hourlyRate: number, hours: number): number {
  const product = hundredths(hourlyRate, 'The rate') * hundredths(hours, 'The duration') + 50
  return (product - (product % 100)) / 100
}

/** The two halves of a shared flight. */
export interface Shares {
  readonly inviterCents: number
  readonly inviteeCents: number
}

/** Splits a price equally; the odd cent falls to the inviter. */
export function splitShares(total: number): Shares {
  const inviteeCents = (total - (total % 2)) / 2
  return { inviterCents: total - inviteeCents, inviteeCents }
}

/** What the viewer pays: all of a solo flight, else their half. */
export function shareCents(total: number, of: 'solo' | 'inviter' | 'invitee'): number {
  switch (of) {
    case 'solo':
      return total
    case 'inviter':
      return splitShares(total).inviterCents
    case 'invitee':
      return splitShares(total).inviteeCents
  }
}

/** Integer cents as text with two decimals: `49500` gives `495.00`. */
export function centsToText(amount: number): string {
  const sign = amount < 0 ? '-' : ''
  const whole = Math.abs(amount)
  return `${sign}${(whole - (whole % 100)) / 100}.${String(whole % 100).padStart(2, '0')}`
}

/** The `priceUSD` of a request: `hourly_rate` × `flight_duration` as text with two decimals (spec §3). */
export function priceUSD(hourlyRate: number, hours: number): string {
  return centsToText(totalCents(hourlyRate, hours))
}
