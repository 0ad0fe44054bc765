import { adminTexts, type AdminUserCategory } from '@pilotpair/contract'
import { failureText, useDrawnNear, useOnOpening } from '@pilotpair/feature-core'
import { Card } from '@pilotpair/ui/card'
import { ErrorState } from '@pilotpair/ui/error-state'
import { LoadMore } from '@pilotpair/ui/load-more'
import { showToast } from '@pilotpair/ui/toast-queue'
import { VisuallyHidden } from '@pilotpair/ui/visually-hidden'
import { memo, useEffect, useMemo } from 'react'
import { useAdminUsersInfiniteQuery } from '../api.ts'
import { showingText, usePagedState } from '../paged-list.ts'
import { tabLabel } from '../tabs.ts'
import { UserTable, type UserTableActions } from './UserTable.tsx'

/** What the service said beyond the text of the screen. */
const detailOf = (error: unknown): string => {
  const text = failureText(error, adminTexts.loadFailed)
  return text === adminTexts.loadFailed ? 'Check your connection, then try again.' : text
}

/** As many rows as the first view of a large window holds, and those that follow as their end comes near. */
const FIRST = 13
const STEP = 30

const foundText = (count: number): string => `${String(count)} user${count === 1 ? '' : 's'} found`

interface UserListProps extends UserTableActions {
  readonly category: AdminUserCategory
  readonly search: string
  /** Told when a failed list is tried again. */
  readonly onRetry: () => void
  /** Told when the page shows other rows than before, or a failure in their place. */
  readonly onRowsChange: () => void
}

/** The list of a tab: page after page, with its failures. */
export const UserList = memo(({ category, search, onRetry, onRowsChange, onRequest, onView }: UserListProps) => {
  const onOpening = useOnOpening()
  const list = useAdminUsersInfiniteQuery({ category, search }, { refetchOnFocus: true, refetchOnMountOrArgChange: onOpening })
  const { currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = list
  const users = useMemo(() => currentData?.pages.flatMap((page) => page.users), [currentData])
  const { state, retry } = usePagedState(users?.length, list)
  const hasFailed = state === 'failed'
  const count = state === 'read' ? (users?.length ?? 0) : 0
  const { shown, end } = useDrawnNear(count, FIRST, STEP, `users ${category} ${search}`)
  // The same rows over time, so that they are not drawn again for what else changes.
  const drawn = useMemo(() => users?.slice(0, shown), [users, shown])
  useEffect(() => {
    if (hasFailed) showToast({ type: 'error', text: adminTexts.loadFailed })
  }, [hasFailed])
  useEffect(() => {
    if (users !== undefined || hasFailed) onRowsChange()
  }, [users, hasFailed, onRowsChange])

  if (hasFailed)
    return (
      <ErrorState
        title={adminTexts.loadFailed}
        detail={detailOf(error)}
        onRetry={() => {
          retry()
          onRetry()
        }}
        retryingLabel={isFetching ? 'Trying again…' : undefined}
      />
    )
  const isLong = state === 'read' && (hasNextPage || (count > 0 && (currentData?.pages.length ?? 0) > 1))
  return (
    <>
      {/* Rows that change tell nothing to who does not see them. A long list says at its foot how much is shown. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
      <VisuallyHidden role="status">{search !== '' && state === 'read' && !isLong && foundText(count)}</VisuallyHidden>
      <Card padding="none">
        <UserTable
          category={category}
          caption={tabLabel(category, undefined)}
          users={state === 'read' ? drawn : undefined}
          search={search}
          onRequest={onRequest}
          onView={onView}
        />
      </Card>
      {shown < count && <div key={shown} ref={end} />}
      {isLong && shown >= count && (
        <LoadMore
          summary={showingText(count, 'user')}
          hasMore={hasNextPage}
          onLoadMore={() => void fetchNextPage()}
          pendingLabel={isFetchingNextPage ? 'Loading…' : undefined}
          error={error === undefined || isFetching ? undefined : failureText(error, adminTexts.loadFailed)}
        />
      )}
    </>
  )
})
