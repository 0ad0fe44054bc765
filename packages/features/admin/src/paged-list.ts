import { useEffect } from 'react'

/** What is known of a list that comes page after page, as the hooks of such queries tell it. */
interface PagedQuery {
  readonly error?: unknown
  readonly isFetching: boolean
  readonly hasNextPage: boolean
  readonly fetchNextPage: () => unknown
  readonly refetch: () => unknown
}

/** What a list shows: bones, a failure in place of its rows, or the rows. */
export type PagedState = 'reading' | 'failed' | 'read'

/**
 * What a list that comes page after page has to show. One whose rows have all been acted on is not empty while there are
 * more: it reads on by itself.
 *
 * @param count rows that are known; undefined before there are any
 */
export const usePagedState = (
  count: number | undefined,
  { error, isFetching, hasNextPage, fetchNextPage, refetch }: PagedQuery,
): { readonly state: PagedState; readonly retry: () => void } => {
  const isDry = count === 0 && hasNextPage
  useEffect(() => {
    if (isDry && !isFetching && error === undefined) void fetchNextPage()
  }, [isDry, isFetching, error, fetchNextPage])
  const hasRows = count !== undefined && !isDry
  return {
    state: hasRows ? 'read' : error === undefined ? 'reading' : 'failed',
    retry: () => void (isDry ? fetchNextPage() : refetch()),
  }
}

/** How much of a list is seen: "Showing 50 users". */
export const showingText = (count: number, noun: 'user' | 'cancellation'): string =>
  `Showing ${String(count)} ${noun}${count === 1 ? '' : 's'}`
