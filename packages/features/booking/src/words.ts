import { bookingTexts, paymentTexts, requestTexts } from '@pilotpair/contract'
import { failureText } from '@pilotpair/feature-core'
import { showToast } from '@pilotpair/ui/toast-queue'

/** What the service or a proxy said of a failure; the empty text when neither said anything. */
export const detailOf = (failure: unknown): string => failureText(failure, '')

/**
 * The toast of a request that could not be sent from the review (decisions, table of toasts).
 *
 * @param shown what the screen shows at a field of its own: it is told without the field's name on the wire.
 */
export const sendFailureText = (failure: unknown, shown?: string): string => {
  const detail = shown ?? detailOf(failure)
  // The sentence brings a full stop of its own.
  return detail === '' ? requestTexts.sendFailed : requestTexts.sendFailedReason({ reason: detail.replace(/\.$/, '') })
}

/** The toast of a solo flight that could not be booked: the detail, where there is one. */
export const soloFailureText = (failure: unknown): string => failureText(failure, paymentTexts.unexpected)

/** Says that a solo flight was not booked. */
export const toastSoloFailure = (failure: unknown): void => {
  showToast({ type: 'error', text: soloFailureText(failure) })
}

/** After a lost answer: it may have been done all the same. */
export const lostTexts = {
  solo: 'It may have been booked. Look at My Flights before you try again.',
  shared: 'It may have been sent. Look at your sent requests before you try again.',
} as const

/** Whether the price is not the one that was shown. */
export const isPriceChange = (failure: unknown): boolean => detailOf(failure) === bookingTexts.priceChanged
