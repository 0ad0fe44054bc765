import { type Aircraft, aircraftTexts } from '@pilotpair/contract'
import { fixedFailureText } from '@pilotpair/feature-core'
import { useListAircraftInfiniteQuery } from '../api.ts'
import type { AircraftFilters } from '../filters.ts'

/** What the results area shows. */
export type AircraftListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly isRetrying: boolean }
  | {
      readonly kind: 'loaded'
      readonly items: readonly Aircraft[]
      /** The service has more than these. */
      readonly hasMore: boolean
      readonly isLoadingMore: boolean
      /** These belong to the filters before; the answer for the new ones is on its way. */
      readonly isOutdated: boolean
      /** The last try to get more, or to get them again, failed. */
      readonly problem?: string
    }

/** The list and what can be done with it. */
export interface AircraftList {
  readonly state: AircraftListState
  readonly reload: () => void
  readonly loadMore: () => void
}

const messageOf = (failure: unknown): string => fixedFailureText(failure, aircraftTexts.loadFailed)

/** One object, so that whoever shows it sees that nothing has changed. */
const loading: AircraftListState = { kind: 'loading' }

/** The rental aircraft that pass the filters, page after page. */
export const useAircraftList = (filters: AircraftFilters): AircraftList => {
  const query = useListAircraftInfiniteQuery(filters)
  const { data, currentData, error, isError, isFetching, isFetchingNextPage, hasNextPage } = query
  const actions = {
    reload: () => void query.refetch(),
    loadMore: () => void query.fetchNextPage(),
  }
  if (currentData === undefined && (isError || error !== undefined)) {
    return { ...actions, state: { kind: 'failed', message: messageOf(error), isRetrying: isFetching } }
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
      ...(isError ? { problem: messageOf(error) } : {}),
    },
  }
}
