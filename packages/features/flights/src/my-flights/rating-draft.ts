import { createTyped } from '@pilotpair/feature-core'
import type { RatingValue } from '@pilotpair/ui/rating'

/** A rating that is not sent yet. */
export interface RatingDraft {
  readonly rating: RatingValue | null
  readonly comment: string
}

/** What was entered for a flight and not sent, by its id: closing the dialog loses nothing. */
export const ratingDrafts = createTyped<RatingDraft>()
