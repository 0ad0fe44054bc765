import { DASHBOARD_LIST_CAP, flightTexts, type FlightProposal, type PostHead } from '@pilotpair/contract'
import {
  flightsApi, pendingOf, requestsOf, useMyFlightsQuery, useReceivedRequestsInfiniteQuery, useSentRequestsInfiniteQuery,
} from '@pilotpair/feature-flights'
import { answerOf, type Prepare, useOnOpening } from '@pilotpair/feature-core'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useEffect, useMemo } from 'react'
import { dashboardApi, useDashboardProfileQuery, useHighlightsQuery } from './api.ts'
import { greetingName, openPayment, type Received } from './overview.ts'

/** One part of the dashboard, which loads and fails on its own. */
export type Part<Data> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly isRetrying: boolean; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly data: Data }

interface QueryState<Data> {
  readonly data?: Data | undefined
  readonly error?: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** Data once shown stays, even when reading it again fails. */
const partOf = <Data>({ data, error, isFetching, refetch }: QueryState<Data>): Part<Data> => {
  if (data !== undefined) return { kind: 'ready', data }
  if (error === undefined) return { kind: 'loading' }
  return { kind: 'failed', error, isRetrying: isFetching, retry: () => void refetch() }
}

/** What the dashboard shows. */
export interface Dashboard {
  /** First name, "Pilot" without one; absent while the profile loads. */
  readonly name: string | undefined
  readonly received: Part<Received>
  readonly confirmed: Part<readonly FlightProposal[]>
  readonly posts: Part<readonly PostHead[]>
  /** A request whose payment waits for the viewer's bank. */
  readonly unpaid: FlightProposal | undefined
  /** Every request that waits for an answer, sent or received. */
  readonly pending: readonly FlightProposal[]
}

/** Whoever comes back to the dashboard or its tab sees how things stand now. */
const useFresh = () => ({ refetchOnMountOrArgChange: useOnOpening(), refetchOnFocus: true }) as const

const useReceived = (): Part<Received> => {
  const query = useReceivedRequestsInfiniteQuery(undefined, useFresh())
  const { data, hasNextPage } = query
  const received = useMemo(
    () => (data === undefined ? undefined : { requests: requestsOf(data), hasMore: hasNextPage }),
    [data, hasNextPage],
  )
  return partOf<Received>({ ...query, data: received })
}

/** What the dashboard shows first. */
export const prepareDashboard: Prepare<object> = () => [
  answerOf(dashboardApi.endpoints.dashboardProfile, undefined),
  answerOf(flightsApi.endpoints.receivedRequests, undefined),
  answerOf(flightsApi.endpoints.myFlights, undefined),
  answerOf(dashboardApi.endpoints.highlights, undefined),
  answerOf(flightsApi.endpoints.sentRequests, undefined),
]

/** Reads what the dashboard shows. A part that fails raises the toast of flight data once (spec §8). */
export const useDashboard = (): Dashboard => {
  const fresh = useFresh()
  const profile = useDashboardProfileQuery()
  const received = useReceived()
  const flights = useMyFlightsQuery(undefined, fresh)
  const confirmed = partOf<readonly FlightProposal[]>({ ...flights, data: flights.data?.confirmed })
  const highlights = useHighlightsQuery(undefined, fresh)
  const posts = partOf<readonly PostHead[]>({ ...highlights, data: highlights.data?.slice(0, DASHBOARD_LIST_CAP) })
  // Read for the payments that wait alone: without it the dashboard is whole, so its failure is silent.
  const { data: sent } = useSentRequestsInfiniteQuery(undefined, fresh)
  const requests = [
    ...(sent === undefined ? [] : requestsOf(sent)),
    ...(received.kind === 'ready' ? received.data.requests : []),
  ]

  const hasFailed = received.kind === 'failed' || confirmed.kind === 'failed'
  useEffect(() => {
    if (hasFailed) showToast({ type: 'error', text: flightTexts.loadFailed })
  }, [hasFailed])

  return {
    name: profile.isLoading ? undefined : greetingName(profile.data),
    received,
    confirmed,
    posts,
    unpaid: openPayment(requests),
    pending: pendingOf(requests),
  }
}
