import { isApiFailure, statusOf } from '@pilotpair/feature-core'

/** Whether a failure says that there is nothing under an id: it names nobody, or is no id at all. */
export const isUnknownId = (failure: unknown): boolean => {
  const status = statusOf(failure)
  return status === 404 || status === 410 || status === 422 || status === 400
}

/** Whether the service has decided against it: nothing was done. Any other failure leaves open what it did. */
export const isRefusal = (failure: unknown): boolean =>
  isApiFailure(failure) && failure.kind === 'refused' && failure.status < 500

/**
 * Whether a refusal of a repeat tells that nothing was done before either: the service looks for what was done first.
 * One that it refused at the door has settled nothing.
 */
export const settles = (failure: unknown): boolean => isRefusal(failure) && ![401, 403, 408, 413, 429].includes(statusOf(failure) ?? 0)

/** Whether the answer of a commitment was lost: it may have been done. */
export const isLost = (failure: unknown): boolean => failure !== undefined && !isRefusal(failure)
