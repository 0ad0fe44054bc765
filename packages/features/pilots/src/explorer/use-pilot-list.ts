import type { PilotPublic } from '@pilotpair/contract'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useEffect } from 'react'
import { useSearchPilotsInfiniteQuery } from '../api.ts'
import type { PilotFilters } from '../filters.ts'
import { listFailure } from '../list-failure.ts'

/** What the results area shows. */
export type PilotListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly isRetrying: boolean }
  | {
      readonly kind: 'loaded'
      readonly items: readonly PilotPublic[]
      /** The service has more than these. */
      readonly hasMore: boolean
      readonly isLoadingMore: boolean
      /** These belong to the filters before; the answer for the new ones is on its way. */
      readonly isOutdated: boolean
      /** The last try to get more, or to get them again, failed. */
      readonly problem?: string
    }

/** The search and what can be done with it. */
export interface PilotList {
  readonly state: PilotListState
  readonly reload: () => void
  readonly loadMore: () => void
}

const loading: PilotListState = { kind: 'loading' }

/** The pilots who pass the filters, page after page. A search that fails raises its toast once (section 8). */
export const usePilotList = (filters: PilotFilters): PilotList => {
  const query = useSearchPilotsInfiniteQuery(filters)
  const { data, currentData, error, isError, isFetching, isFetchingNextPage, hasNextPage } = query
  const hasFailed = currentData === undefined && isError
  const message = hasFailed ? listFailure(error) : undefined
  useEffect(() => {
    if (message !== undefined) showToast({ type: 'error', text: message })
  }, [message])

  const actions = {
    reload: () => void query.refetch(),
    loadMore: () => void query.fetchNextPage(),
  }
  if (currentData === undefined && error !== undefined) {
    return { ...actions, state: { kind: 'failed', message: listFailure(error), isRetrying: isFetching } }
  }
  const shown = currentData ?? data
  if (shown === undefined) return { ...actions, state: loading }
  return {
    ...actions,
    state: {
      kind: 'loaded',
      items: shown.pages.flatMap(({ items }) => items),
      hasMore: currentData !== undefined && hasNextPage,
      isLoadingMore: isFetchingNextPage,
      isOutdated: currentData === undefined,
      ...(isError ? { problem: listFailure(error) } : {}),
    },
  }
}
