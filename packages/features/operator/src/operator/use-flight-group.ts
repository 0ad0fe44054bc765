import { flightTexts, type OperatorFlight, type OperatorFlightGroup } from '@pilotpair/contract'
import { failureText } from '@pilotpair/feature-core'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useEffect } from 'react'
import { useOperatorFlightsInfiniteQuery } from '../api.ts'

/** A group of flights, page after page. */
export interface FlightGroup {
  /** Absent while they load, and when they could not be loaded. */
  readonly flights: readonly OperatorFlight[] | undefined
  readonly failure: unknown
  readonly isRetrying: boolean
  readonly retry: () => void
  /** The foot of the list, when there is or was more than one page. */
  readonly more:
    | {
        readonly summary: string
        readonly hasMore: boolean
        readonly onLoadMore: () => void
        readonly pendingLabel: string | undefined
        readonly error: string | undefined
      }
    | undefined
}

/** Reads a group of the operator's flights; a first reading that fails raises a toast. */
export const useFlightGroup = (group: OperatorFlightGroup): FlightGroup => {
  const list = useOperatorFlightsInfiniteQuery(group, { refetchOnMountOrArgChange: true, refetchOnFocus: true })
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = list
  const flights = data?.pages.flatMap(({ items }) => items)
  const failure = flights === undefined ? error : undefined
  const hasFailed = failure !== undefined
  useEffect(() => {
    if (hasFailed) showToast({ type: 'error', text: flightTexts.loadFailed })
  }, [hasFailed])
  const hasPages = hasNextPage || (data?.pages.length ?? 0) > 1
  return {
    flights,
    failure,
    isRetrying: isFetching,
    retry: () => void list.refetch(),
    more:
      flights !== undefined && hasPages
        ? {
            summary: `Showing ${String(flights.length)} flights`,
            hasMore: hasNextPage,
            onLoadMore: () => void list.fetchNextPage(),
            pendingLabel: isFetchingNextPage ? 'Loading…' : undefined,
            error: error === undefined || isFetching ? undefined : failureText(error, flightTexts.loadFailed),
          }
        : undefined,
  }
}
