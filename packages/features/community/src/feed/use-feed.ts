import { type CommunityPost, communityTexts } from '@pilotpair/contract'
import { failureText, fixedFailureText, useAppStore, useOnOpening } from '@pilotpair/feature-core'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useEffect, useRef } from 'react'
import { communityApi, usePostsInfiniteQuery } from '../api.ts'
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

/**
 * Reads the posts of a category, page after page, and again whenever somebody comes back to them: what is known stands
 * there meanwhile. A first reading that fails raises the toast of section 8.
 */
export const useFeed = (filter: FeedFilter): Feed => {
  const store = useAppStore()
  const onOpening = useOnOpening()
  const { currentData, error, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } =
    usePostsInfiniteQuery(filter, { refetchOnMountOrArgChange: onOpening, refetchOnFocus: true })
  const hasFailed = currentData === undefined && error !== undefined
  useEffect(() => {
    if (hasFailed) showToast({ type: 'error', text: communityTexts.fetchFailed })
  }, [hasFailed])
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const loadMore = async (): Promise<void> => {
    // Asked for beside a reading that is under way, the next page would be taken for that one and never come.
    await store.dispatch(communityApi.util.getRunningQueryThunk('posts', filter))
    // Whoever has left asks for nothing more: nobody would end it.
    if (isMounted.current) await fetchNextPage()
  }
  const actions = { reload: () => void refetch(), loadMore: () => void loadMore() }
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
      problem: error === undefined || isFetching ? undefined : fixedFailureText(error, communityTexts.fetchFailed),
    },
  }
}
