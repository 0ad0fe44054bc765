import { characterCount, isSafeText, NOTES_MAX } from '@pilotpair/contract'
import { isApiFailure } from '@pilotpair/feature-core'

/** What is wrong with the word to the co-pilot; `undefined` when it can be sent. It may be empty. */
export const notesProblem = (notes: string): string | undefined => {
  if (characterCount(notes) > NOTES_MAX) return `Must be at most ${String(NOTES_MAX)} characters`
  return isSafeText(notes) ? undefined : 'Contains characters that cannot be stored'
}

/** What the service said against the notes of a request that it refused. */
export const refusedNotes = (failure: unknown): string | undefined =>
  isApiFailure(failure) && failure.kind === 'refused'
    ? failure.fields.find(({ field }) => field === 'notes')?.message
    : undefined
