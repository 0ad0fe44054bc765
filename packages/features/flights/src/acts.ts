import { flightTexts, requestTexts } from '@pilotpair/contract'
import { type ApiFailure, failureText, isApiFailure, placeProblems } from '@pilotpair/feature-core'

/** What a pilot can do about a request or a flight by one call. */
export const actNames = [
  'decline', 'cancel', 'acceptNewTime', 'declineNewTime', 'requestCancellation', 'withdraw', 'rate',
] as const
export type ActName = (typeof actNames)[number]

interface ActTexts {
  /** Toast of the success; absent where the table of toasts has none. */
  readonly done?: string
  /** Toast of a failure where its text is fixed; otherwise what the service said. */
  readonly failed?: string
  /** Stands where the service said nothing. */
  readonly fallback: string
}

/** Toasts by act (decisions, "Which toast belongs to which action"). */
export const actTexts: Readonly<Record<ActName, ActTexts>> = {
  decline: { done: flightTexts.declined, failed: flightTexts.declineFailed, fallback: flightTexts.declineFailed },
  cancel: { done: requestTexts.proposalCancelled, fallback: 'Could not cancel. Please try again.' },
  acceptNewTime: {
    done: flightTexts.counterAccepted,
    failed: flightTexts.acceptCounterFailed,
    fallback: flightTexts.acceptCounterFailed,
  },
  declineNewTime: {
    done: flightTexts.counterDeclined,
    failed: flightTexts.declineCounterFailed,
    fallback: flightTexts.declineCounterFailed,
  },
  requestCancellation: {
    done: flightTexts.cancellationRequested,
    failed: flightTexts.cancellationFailed,
    fallback: flightTexts.cancellationFailed,
  },
  withdraw: { fallback: 'Could not keep the flight. Please try again.' },
  rate: { done: flightTexts.rated, fallback: 'Could not send your rating. Please try again.' },
}

const lost: Partial<Record<ApiFailure['kind'], string>> = {
  unreachable: 'There is no connection. Check it and try again.',
  silent: 'The service did not answer in time. Please try again.',
}

/** The fields of the calls: the person knows them by what was pressed or typed, not by their names on the wire. */
const wireNames = { rating: 'rating', comment: 'comment', new_date: 'new_date' } as const

/** What the service said, else the act's own text. */
const said = (act: ActName, failure: unknown): string => {
  const placed = placeProblems(failure, wireNames)
  return placed.length === 0 ? failureText(failure, actTexts[act].fallback) : placed.map(({ message }) => message).join(', ')
}

/** The toast of an act that failed; absent where none belongs to it. */
export const failureToast = (act: ActName, failure: unknown): string | undefined => {
  if (act === 'withdraw') return undefined
  return actTexts[act].failed ?? said(act, failure)
}

/** Why an act failed, as it is told at its flight. */
export interface ActFailure {
  readonly act: ActName
  readonly note: string
  /** The service did not decide against it, or its answer was lost: it may have been done. */
  readonly isLost: boolean
}

/** What stands at the request: what the service said, else what to do now. */
export const failureOf = (act: ActName, failure: unknown): ActFailure => {
  const own = isApiFailure(failure) ? lost[failure.kind] : undefined
  const isRefusal = isApiFailure(failure) && failure.kind === 'refused' && failure.status < 500
  return { act, note: own ?? said(act, failure), isLost: !isRefusal }
}

/**
 * Why the last act on a flight failed, as long as that is true. An act whose answer was lost and that is not possible
 * any more was done: the flight itself shows it. What was refused stays told.
 */
export const standingNote = (failed: ActFailure | undefined, isPossible: (act: ActName) => boolean): string | undefined =>
  failed === undefined || (failed.isLost && !isPossible(failed.act)) ? undefined : failed.note
