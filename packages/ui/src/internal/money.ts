// Made by hand: a phone needs some 25 ms for its first formatter, and money stands on most screens.
const grouped = (dollars: number): string => String(dollars).replaceAll(/\B(?=(\d{3})+$)/g, ',')

/**
 * US dollars as every screen writes a sum (specification §1): always with cents, "$1,020.00"; less than nothing with
 * a minus sign before the dollar sign, "−$12.50".
 *
 * @param cents integer US cents; fractions are rounded, what is no amount is "N/A"
 */
export const formatMoney = (cents: number): string => {
  if (!Number.isFinite(cents)) return 'N/A'
  const whole = Math.round(Math.abs(cents))
  const rest = whole % 100
  const sign = cents < 0 && whole > 0 ? '−' : ''
  return `${sign}$${grouped((whole - rest) / 100)}.${String(rest).padStart(2, '0')}`
}
