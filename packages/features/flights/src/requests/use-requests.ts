import type { FlightProposal } from '@pilotpair/contract'
import { answerOf, type Prepare, useOnOpening } from '@pilotpair/feature-core'
import { flightsApi, useReceivedRequestsInfiniteQuery, useSentRequestsInfiniteQuery } from '../api.ts'
import { requestsOf, type RequestPages } from '../lists.ts'

/** A list of requests and what can be done with it. */
export type RequestList = {
  readonly reload: () => void
  readonly loadMore: () => void
} & (
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: unknown; readonly isRetrying: boolean }
  | {
      readonly kind: 'loaded'
      readonly requests: readonly FlightProposal[]
      readonly hasMore: boolean
      readonly isLoadingMore: boolean
      readonly isReloading: boolean
      /** Why the last try to read them again failed; said still while they are read once more. */
      readonly problem?: unknown
      /** Why the last try to get more failed; said still while it is tried again. */
      readonly moreProblem?: unknown
    }
)

interface ListQuery {
  readonly data?: RequestPages | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly hasNextPage: boolean
  readonly refetch: () => unknown
  readonly fetchNextPage: () => unknown
}

const listOf = (query: ListQuery): RequestList => {
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } = query
  const actions = { reload: () => void query.refetch(), loadMore: () => void query.fetchNextPage() }
  if (data === undefined) {
    return error === undefined ? { ...actions, kind: 'loading' } : { ...actions, kind: 'failed', failure: error, isRetrying: isFetching }
  }
  const isAboutMore = isFetchingNextPage || isFetchNextPageError
  return {
    ...actions,
    kind: 'loaded',
    requests: requestsOf(data),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    isReloading: isFetching && !isFetchingNextPage,
    // An error is kept while another try runs, though the query is no longer "in error" then.
    ...(error === undefined ? {} : isAboutMore ? { moreProblem: error } : { problem: error }),
  }
}

/** Whoever opens the screen or comes back to its tab sees how things stand now. */
const useFresh = () => ({ refetchOnMountOrArgChange: useOnOpening(), refetchOnFocus: true }) as const

/** What Flight Share Requests shows first. */
export const prepareRequests: Prepare<object> = () => [
  answerOf(flightsApi.endpoints.receivedRequests, undefined),
  answerOf(flightsApi.endpoints.sentRequests, undefined),
]

/** Both lists of Flight Share Requests. */
export const useRequests = (): { readonly received: RequestList; readonly sent: RequestList } => {
  const fresh = useFresh()
  return {
    received: listOf(useReceivedRequestsInfiniteQuery(undefined, fresh)),
    sent: listOf(useSentRequestsInfiniteQuery(undefined, fresh)),
  }
}
