// Made by hand: a phone needs some 25 ms for its first formatter, and this is needed for the first list.
const grouped = (dollars: number): string => String(dollars).replaceAll(/\B(?=(\d{3})+$)/g, ',')

/**
 * Money for an hour, as every screen writes it (specification §1): "$165/hr", with cents only where there are some,
 * "$142.50/hr".
 *
 * @param rate US dollars
 */
export const formatHourlyRate = (rate: number): string => {
  const cents = Math.round(rate * 100)
  const rest = cents % 100
  const dollars = grouped((cents - rest) / 100)
  return rest === 0 ? `$${dollars}/hr` : `$${dollars}.${String(rest).padStart(2, '0')}/hr`
}
