import { isApiFailure } from '@pilotpair/feature-core'

/** Whether the service says that what was acted upon is not there any more. */
export const isGone = (failure: unknown): boolean =>
  isApiFailure(failure) && failure.kind === 'refused' && failure.status === 404

/** Said to whoever acts upon what was deleted meanwhile. */
export const goneTexts = { post: 'This post has been deleted.', comment: 'This comment has been deleted.' } as const
