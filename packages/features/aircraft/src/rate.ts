import { aircraftTexts } from '@pilotpair/contract'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const withCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * A rate as shown everywhere: `$165/hr`, with cents only where there are any (section 9).
 *
 * @param rate USD an hour
 */
export const rateText = (rate: number): string =>
  aircraftTexts.rate({ rate: (Number.isInteger(rate) ? whole : withCents).format(rate) })
