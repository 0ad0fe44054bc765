import { useUnreadCountQuery } from './api.ts'

/** Milliseconds between two looks at what is unread. */
export const UNREAD_POLL_MS = 60_000

/**
 * How many messages are unread, 0 until that is known. Asked for every minute while the page is seen, and whenever
 * something was read or came.
 *
 * @param isOn whether the person may chat: an unapproved pilot may not
 */
export const useUnreadCount = (isOn: boolean): number => {
  const { data = 0 } = useUnreadCountQuery(undefined, {
    skip: !isOn,
    pollingInterval: UNREAD_POLL_MS,
    skipPollingIfUnfocused: true,
    // Who comes back to the tab does not wait for the next look.
    refetchOnFocus: true,
  })
  return data
}
