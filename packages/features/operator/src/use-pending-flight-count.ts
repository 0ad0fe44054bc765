import { usePendingFlightsQuery } from './api.ts'

/** Milliseconds between two looks at what waits. */
const POLL_MS = 60_000

/**
 * How many requests wait for the operator, for a badge: looks again every minute, not while the tab is hidden.
 *
 * @returns `undefined` until it is known. Once known it stays, even when a later look fails.
 */
export const usePendingFlightCount = (): number | undefined =>
  usePendingFlightsQuery(undefined, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    selectFromResult: ({ data }) => ({ count: data?.length }),
  }).count
