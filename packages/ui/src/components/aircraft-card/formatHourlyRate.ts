/**
 * Money for an hour, as every screen writes it (specification §1): "$165/hr", with cents only where there are some,
 * "$142.50/hr".
 *
 * @param rate US dollars
 */
export const formatHourlyRate = (rate: number): string => {
  const cents = Math.round(rate * 100)
  const digits = cents % 100 === 0 ? 0 : 2
  const amount = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `$${amount}/hr`
}
