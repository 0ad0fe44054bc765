// A formatter is dear to make and is needed for every card.
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const withCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * Money for an hour, as every screen writes it (specification §1): "$165/hr", with cents only where there are some,
 * "$142.50/hr".
 *
 * @param rate US dollars
 */
export const formatHourlyRate = (rate: number): string => {
  const cents = Math.round(rate * 100)
  const format = cents % 100 === 0 ? whole : withCents
  return `$${format.format(cents / 100)}/hr`
}
