import { aircraftTexts } from '@pilotpair/contract'
import { statusOf } from '@pilotpair/feature-core'

/** What statuses are called (RFC 9110): over HTTP/2 an answer brings no words of its own. */
const statusTexts: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  408: 'Request Timeout',
  413: 'Content Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** What stands beneath "Failed to fetch flight request details." where the aircraft was answered with an error (section 8). */
export const aircraftFailureText = (failure: unknown): string | undefined => {
  const status = statusOf(failure)
  if (status === undefined || status < 400) return undefined
  return aircraftTexts.fetchFailed({ status: String(status), statusText: statusTexts[status] ?? '' }).trim()
}
