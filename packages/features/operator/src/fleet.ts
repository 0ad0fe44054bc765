import { type Aircraft, LIST_CAP } from '@pilotpair/contract'
import { rateText } from '@pilotpair/feature-aircraft'

/** What stands under "Wet Hourly Rate": without a wet rate the dry one, marked so. */
export const wetRateOf = ({ hourly_rate, max_wet_hourly_rate }: Aircraft): { text: string; isDry: boolean } =>
  max_wet_hourly_rate === null
    ? { text: rateText(hourly_rate), isDry: true }
    : { text: rateText(max_wet_hourly_rate), isDry: false }

/** A count of which more may follow: "200+". */
export const countText = (count: number, hasMore: boolean): string => `${String(count)}${hasMore ? '+' : ''}`

/** How many requests wait. The service answers so many at most: then there may be more, "500+". */
export const requestCount = (requests: readonly unknown[]): string => countText(requests.length, requests.length >= LIST_CAP)
