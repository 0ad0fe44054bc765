import { centsToText, numberFromText, toCents } from '@pilotpair/contract'

/** A fee as typed: its cents, or why it is none. */
export type Fee = { readonly cents: number } | { readonly problem: string }

/**
 * Reads the administrative fee; a blank field is none.
 *
 * @param mostCents the owner's share, in cents: a fee is kept of it.
 */
export const readFee = (text: string, mostCents: number): Fee => {
  const usd = numberFromText(text)
  if (usd === undefined) return { cents: 0 }
  if (usd === 'invalid') return { problem: 'Enter an amount such as 25 or 25.50.' }
  if (usd < 0) return { problem: 'Must not be negative' }
  if (!/^\d+(\.\d{1,2})?$/.test(String(usd))) return { problem: 'Must have at most two decimals' }
  const cents = toCents(usd)
  return cents > mostCents ? { problem: `Must be at most $${centsToText(mostCents)}, the owner's share.` } : { cents }
}
