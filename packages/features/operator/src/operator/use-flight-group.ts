import { flightTexts, type OperatorFlight, type OperatorFlightGroup } from '@pilotpair/contract'
import { failureText, useAppStore, useOnOpening } from '@pilotpair/feature-core'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useEffect, useRef, useState } from 'react'
import { operatorApi, useOperatorFlightsInfiniteQuery } from '../api.ts'

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

/**
 * Reads a group of the operator's flights; a first reading that fails raises a toast.
 *
 * @param pollEvery milliseconds between two looks while the page is visible. @default no looks: what is over stays so
 */
export const useFlightGroup = (group: OperatorFlightGroup, pollEvery = 0): FlightGroup => {
  const store = useAppStore()
  const onOpening = useOnOpening()
  const list = useOperatorFlightsInfiniteQuery(group, {
    // Pilots confirm and leave by themselves.
    pollingInterval: pollEvery,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: onOpening,
    refetchOnFocus: true,
  })
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } = list
  const [isWaiting, setWaiting] = useState(false)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const flights = data?.pages.flatMap(({ items }) => items)
  const failure = flights === undefined ? error : undefined
  const hasFailed = failure !== undefined
  useEffect(() => {
    if (hasFailed) showToast({ type: 'error', text: flightTexts.loadFailed })
  }, [hasFailed])
  const loadMore = async (): Promise<void> => {
    // Asked for beside a look that is under way, the next page would be taken for that one and never come.
    setWaiting(true)
    await store.dispatch(operatorApi.util.getRunningQueryThunk('operatorFlights', group))
    setWaiting(false)
    // Whoever has left asks for nothing more: nobody would end it.
    if (isMounted.current) await list.fetchNextPage()
  }
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
            onLoadMore: () => void loadMore(),
            pendingLabel: isWaiting || isFetchingNextPage ? 'Loading…' : undefined,
            // A look that fails says nothing: nobody asked for it, and what is shown stays.
            error: isFetchNextPageError && !isFetching ? failureText(error, flightTexts.loadFailed) : undefined,
          }
        : undefined,
  }
}
