import { POST_CATEGORIES, type PostCategory } from '@pilotpair/contract'

/** Which posts: those of a category, or all. */
export type FeedFilter = PostCategory | 'all'

/** The filter of an address: exactly one of the categories, anything else is all (c38). */
export const readFilter = (category: string | null | undefined): FeedFilter =>
  POST_CATEGORIES.find((each) => each === category) ?? 'all'
