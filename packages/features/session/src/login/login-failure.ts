import { authTexts } from '@pilotpair/contract'
import { failureText, statusOf } from '@pilotpair/feature-core'

/**
 * The text for a refused login (spec §8): the service's own words, else a clear text. Only a 401 without words is a wrong
 * address or password; throttling and faults never are.
 */
export const loginFailureText = (failure: unknown): string =>
  failureText(failure, statusOf(failure) === 401 ? authTexts.loginRefused : authTexts.loginFailed)
