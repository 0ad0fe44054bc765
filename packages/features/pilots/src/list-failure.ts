import { pilotTexts } from '@pilotpair/contract'
import { failureText, statusOf } from '@pilotpair/feature-core'

/** Section 8 fixes the text of a failed search; only "too many attempts" says more, because waiting helps. */
export const listFailure = (failure: unknown): string =>
  statusOf(failure) === 429 ? failureText(failure, pilotTexts.fetchAllFailed) : pilotTexts.fetchAllFailed
