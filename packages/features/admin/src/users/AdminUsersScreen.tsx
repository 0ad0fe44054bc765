import { ADMIN_USER_CATEGORIES, adminTexts, type AdminUserCategory } from '@pilotpair/contract'
import { failureText } from '@pilotpair/feature-core'
import { Card } from '@pilotpair/ui/card'
import { ErrorState } from '@pilotpair/ui/error-state'
import { LoadMore } from '@pilotpair/ui/load-more'
import { PageHeader } from '@pilotpair/ui/page'
import { Tabs } from '@pilotpair/ui/tabs'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useEffect, useState } from 'react'
import { useAdminUserCountsQuery, useAdminUsersInfiniteQuery } from '../api.ts'
import { tabLabel } from '../user-rows.ts'
import * as css from './Users.css.ts'
import { UserSearch } from './UserSearch.tsx'
import { UserTable } from './UserTable.tsx'

/** What the service said beyond the text of the screen. */
const detailOf = (error: unknown): string => {
  const text = failureText(error, adminTexts.loadFailed)
  return text === adminTexts.loadFailed ? 'Check your connection, then try again.' : text
}

/** Props of {@link AdminUsersScreen}. */
export interface AdminUsersScreenProps {
  /** The tab that is shown; the shell keeps it in the address. */
  readonly category: AdminUserCategory
  /** Told when another tab is chosen. */
  readonly onCategoryChange: (category: AdminUserCategory) => void
}

interface UserListProps {
  readonly category: AdminUserCategory
  readonly search: string
  /** Told when a failed list is tried again. */
  readonly onRetry: () => void
}

const UserList = ({ category, search, onRetry }: UserListProps) => {
  const list = useAdminUsersInfiniteQuery({ category, search })
  const { currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = list
  const users = currentData?.pages.flatMap((page) => page.users)
  const hasFailed = users === undefined && error !== undefined
  useEffect(() => {
    if (hasFailed) showToast({ type: 'error', text: adminTexts.loadFailed })
  }, [hasFailed])

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
        <UserTable category={category} caption={tabLabel(category, undefined)} users={users} search={search} />
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
}

/** User management: pilots and operators by tab, read only (spec §2.19). */
export const AdminUsersScreen = ({ category, onCategoryChange }: AdminUsersScreenProps) => {
  const { data: counts, isError, refetch } = useAdminUserCountsQuery()
  const [search, setSearch] = useState('')
  return (
    <>
      <PageHeader title="User Management" />
      <Tabs
        label="Users"
        items={ADMIN_USER_CATEGORIES.map((id) => ({ id, label: tabLabel(id, counts) }))}
        selected={category}
        onSelect={onCategoryChange}
      >
        <div className={css.content}>
          <UserSearch search={search} onSearch={setSearch} />
          <UserList
            category={category}
            search={search}
            onRetry={() => {
              if (isError) void refetch()
            }}
          />
        </div>
      </Tabs>
    </>
  )
}
