import { failureText } from '@pilotpair/feature-core'

const ADVICE = 'Check your connection, then try again.'

/** What the service said beyond the fixed text of the screen; without it, what to do. */
export const detailOf = (failure: unknown): string => failureText(failure, ADVICE)
