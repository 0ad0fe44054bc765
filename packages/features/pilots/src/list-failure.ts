import { pilotTexts } from '@pilotpair/contract'
import { fixedFailureText } from '@pilotpair/feature-core'

/** The text of a failed search (section 8). */
export const listFailure = (failure: unknown): string => fixedFailureText(failure, pilotTexts.fetchAllFailed)
