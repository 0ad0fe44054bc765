import { flightTexts, type FlightProposal } from '@pilotpair/contract'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useEffect } from 'react'
import { useDashboardProfileQuery, useMyFlightsQuery, useReceivedRequestsQuery } from './api.ts'
import { greetingName } from './overview.ts'

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
  readonly received: Part<readonly FlightProposal[]>
  readonly confirmed: Part<readonly FlightProposal[]>
}

/** Reads what the dashboard shows. A part that fails raises the toast of flight data once (spec §8). */
export const useDashboard = (): Dashboard => {
  const profile = useDashboardProfileQuery()
  const received = partOf<readonly FlightProposal[]>(useReceivedRequestsQuery())
  const flights = useMyFlightsQuery()
  const confirmed = partOf<readonly FlightProposal[]>({ ...flights, data: flights.data?.confirmed })

  const hasFailed = received.kind === 'failed' || confirmed.kind === 'failed'
  useEffect(() => {
    if (hasFailed) showToast({ type: 'error', text: flightTexts.loadFailed })
  }, [hasFailed])

  return { name: profile.isLoading ? undefined : greetingName(profile.data), received, confirmed }
}
