import { adminTexts, type AdminUserCategory } from '@pilotpair/contract'
import { failureText } from '@pilotpair/feature-core'
import { Card } from '@pilotpair/ui/card'
import { ErrorState } from '@pilotpair/ui/error-state'
import { LoadMore } from '@pilotpair/ui/load-more'
import { showToast } from '@pilotpair/ui/toast-queue'
import { memo, useEffect, useEffectEvent, useMemo } from 'react'
import { useAdminUsersInfiniteQuery } from '../api.ts'
import { tabLabel } from '../tabs.ts'
import { UserTable, type UserTableActions } from './UserTable.tsx'

/** What the service said beyond the text of the screen. */
const detailOf = (error: unknown): string => {
  const text = failureText(error, adminTexts.loadFailed)
  return text === adminTexts.loadFailed ? 'Check your connection, then try again.' : text
}

interface UserListProps extends UserTableActions {
  readonly category: AdminUserCategory
  readonly search: string
  /** Told when a failed list is tried again. */
  readonly onRetry: () => void
  /** Told when the page shows other rows than before. */
  readonly onRowsChange: () => void
}

/** The list of a tab: page after page, with its failures. */
export const UserList = memo(({ category, search, onRetry, onRowsChange, onRequest, onView }: UserListProps) => {
  const list = useAdminUsersInfiniteQuery({ category, search }, { refetchOnFocus: true })
  const { currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = list
  const users = useMemo(() => currentData?.pages.flatMap((page) => page.users), [currentData])
  const hasFailed = users === undefined && error !== undefined
  useEffect(() => {
    if (hasFailed) showToast({ type: 'error', text: adminTexts.loadFailed })
  }, [hasFailed])
  const tellRows = useEffectEvent(onRowsChange)
  useEffect(() => {
    if (users !== undefined) tellRows()
  }, [users])

  if (hasFailed)
    return (
      <ErrorState
        title={adminTexts.loadFailed}
        detail={detailOf(error)}
        onRetry={() => {
          void refetch()
          onRetry()
        }}
        retryingLabel={isFetching ? 'Trying again…' : undefined}
      />
    )
  const hasPages = (currentData?.pages.length ?? 0) > 1
  return (
    <>
      <Card padding="none">
        <UserTable
          category={category}
          caption={tabLabel(category, undefined)}
          users={users}
          search={search}
          onRequest={onRequest}
          onView={onView}
        />
      </Card>
      {users !== undefined && (hasNextPage || hasPages) && (
        <LoadMore
          summary={`Showing ${String(users.length)} users`}
          hasMore={hasNextPage}
          onLoadMore={() => void fetchNextPage()}
          pendingLabel={isFetchingNextPage ? 'Loading…' : undefined}
          error={error === undefined || isFetching ? undefined : failureText(error, adminTexts.loadFailed)}
        />
      )}
    </>
  )
})
