import { useReceivedRequestsInfiniteQuery } from './api.ts'
import { pendingOf, requestsOf } from './lists.ts'

/** Milliseconds between two looks at what has been received. */
const POLL_MS = 60_000

/**
 * How many received requests wait for an answer, for a badge: looks again every minute, not while the tab is hidden.
 *
 * @param isPilot others receive none, and nothing is asked for them.
 * @returns `undefined` until it is known. Once known it stays, even when a later look fails.
 */
export const usePendingRequestCount = (isPilot: boolean): number | undefined =>
  useReceivedRequestsInfiniteQuery(undefined, {
    skip: !isPilot,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    selectFromResult: ({ data }) => ({ count: data === undefined ? undefined : pendingOf(requestsOf(data)).length }),
  }).count
