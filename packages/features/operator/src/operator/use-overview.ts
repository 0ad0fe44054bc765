import { aircraftTexts, type OperatorAircraft, type OperatorFlight, operatorTexts } from '@pilotpair/contract'
import { answerOf, failureText, type Prepare, useOnOpening } from '@pilotpair/feature-core'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useEffect } from 'react'
import { operatorApi, useFleetInfiniteQuery, usePendingFlightsQuery } from '../api.ts'

/** The fleet, page after page. */
export interface Fleet {
  /** Absent while it loads, and when it could not be loaded. */
  readonly items: readonly OperatorAircraft[] | undefined
  readonly failure: unknown
  readonly isRetrying: boolean
  readonly retry: () => void
  readonly hasMore: boolean
  readonly loadMore: () => void
  readonly isLoadingMore: boolean
  /** What is shown stays; getting more, or getting it again, failed. */
  readonly problem: string | undefined
}

/** The requests that wait for the operator. */
export interface Pending {
  readonly flights: readonly OperatorFlight[] | undefined
  readonly failure: unknown
  readonly isRetrying: boolean
  readonly retry: () => void
}

const useFleet = (): Fleet => {
  const onOpening = useOnOpening()
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useFleetInfiniteQuery(undefined, {
    // Another tab may have added or retired one, and an administrator removed an operator with theirs.
    refetchOnFocus: true,
    refetchOnMountOrArgChange: onOpening,
  })
  const items = data?.pages.flatMap((page) => page.items)
  return {
    items,
    failure: items === undefined ? error : undefined,
    isRetrying: isFetching,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    loadMore: () => void fetchNextPage(),
    isLoadingMore: isFetchingNextPage,
    problem: items === undefined || error === undefined || isFetching ? undefined : failureText(error, aircraftTexts.fleetLoadFailed),
  }
}

const usePending = (pollEvery: number): Pending => {
  const onOpening = useOnOpening()
  const { data, error, isFetching, refetch } = usePendingFlightsQuery(undefined, {
    pollingInterval: pollEvery,
    // Nobody looks at a hidden page; who comes back to it reads at once.
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: onOpening,
  })
  return { flights: data, failure: data === undefined ? error : undefined, isRetrying: isFetching, retry: () => void refetch() }
}

/** The one toast for what could not be read: the whole dashboard, or the part (spec §8). */
const failureToast = ({ fleet, pending }: { readonly fleet: Fleet; readonly pending: Pending }): string | undefined => {
  const isSettled =
    (fleet.items !== undefined || fleet.failure !== undefined) && (pending.flights !== undefined || pending.failure !== undefined)
  if (!isSettled) return undefined
  if (fleet.failure !== undefined && pending.failure !== undefined) return operatorTexts.dashboardLoadFailed
  if (fleet.failure !== undefined) return aircraftTexts.fleetLoadFailed
  return pending.failure === undefined ? undefined : operatorTexts.pendingLoadFailed
}

/** What the dashboard shows first. */
export const prepareOperator: Prepare<object> = () => [
  answerOf(operatorApi.endpoints.fleet, undefined),
  answerOf(operatorApi.endpoints.pendingFlights, undefined),
  answerOf(operatorApi.endpoints.operatorFlights, 'waiting'),
  answerOf(operatorApi.endpoints.operatorFlights, 'confirmed'),
]

/**
 * Reads what the dashboard begins with: the fleet and the pending requests. Each fails and is retried on its own.
 *
 * @param pollEvery milliseconds between two looks for requests
 */
export const useOverview = (pollEvery: number): { readonly fleet: Fleet; readonly pending: Pending; readonly hasNothing: boolean } => {
  const fleet = useFleet()
  const pending = usePending(pollEvery)
  const toast = failureToast({ fleet, pending })
  useEffect(() => {
    if (toast !== undefined) showToast({ type: 'error', text: toast })
  }, [toast])
  return { fleet, pending, hasNothing: toast === operatorTexts.dashboardLoadFailed }
}
