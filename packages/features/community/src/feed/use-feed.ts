import { type CommunityPost, communityTexts } from '@pilotpair/contract'
import { failureText, statusOf } from '@pilotpair/feature-core'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useEffect } from 'react'
import { usePostsInfiniteQuery } from '../api.ts'
import type { FeedFilter } from '../feed-filter.ts'

/** What the feed shows. */
export type FeedState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly detail: string; readonly isRetrying: boolean }
  | {
      readonly kind: 'loaded'
      readonly posts: readonly CommunityPost[]
      readonly hasMore: boolean
      readonly isLoadingMore: boolean
      /** The last try to get more, or to get them again, failed. What is shown stays. */
      readonly problem: string | undefined
    }

/** The posts of a category and what can be done with their list. */
export interface Feed {
  readonly state: FeedState
  readonly reload: () => void
  readonly loadMore: () => void
}

const ADVICE = 'Check your connection, then try again.'

/** Section 8 fixes the text; only "too many attempts" says more, because waiting helps. */
const problemOf = (failure: unknown): string =>
  statusOf(failure) === 429 ? failureText(failure, communityTexts.fetchFailed) : communityTexts.fetchFailed

/** Reads the posts of a category, page after page. A first reading that fails raises the toast of section 8. */
export const useFeed = (filter: FeedFilter): Feed => {
  const { currentData, error, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } =
    usePostsInfiniteQuery(filter)
  const hasFailed = currentData === undefined && error !== undefined
  useEffect(() => {
    if (hasFailed) showToast({ type: 'error', text: communityTexts.fetchFailed })
  }, [hasFailed])
  const actions = { reload: () => void refetch(), loadMore: () => void fetchNextPage() }
  if (hasFailed)
    return { ...actions, state: { kind: 'failed', detail: failureText(error, ADVICE), isRetrying: isFetching } }
  if (currentData === undefined) return { ...actions, state: { kind: 'loading' } }
  return {
    ...actions,
    state: {
      kind: 'loaded',
      posts: currentData.pages.flatMap(({ items }) => items),
      hasMore: hasNextPage,
      isLoadingMore: isFetchingNextPage,
      problem: error === undefined || isFetching ? undefined : problemOf(error),
    },
  }
}
