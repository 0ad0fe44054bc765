import { adminTexts } from '@pilotpair/contract'
import {
  answerOf, codeOf, type FetchPart, keptPart, ON_DEMAND_FAILED, type Prepare, useOnDemand, useOnOpening, useTyped, useUnsaved,
} from '@pilotpair/feature-core'
import { Button } from '@pilotpair/ui/button'
import { ErrorState } from '@pilotpair/ui/error-state'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { PageHeader } from '@pilotpair/ui/page'
import { Skeleton } from '@pilotpair/ui/skeleton'
import { Tabs } from '@pilotpair/ui/tabs'
import { type ReactNode, startTransition, useCallback, useEffect, useOptimistic, useRef, useState } from 'react'
import { adminApi, useAdminUserCountsQuery } from '../api.ts'
import type { CancellationsAim } from '../cancellations/CancellationsPanel.tsx'
import { emptyOperator, isEmptyOperator, typedOperator } from '../operators/operator-draft.ts'
import { ADMIN_TABS, type AdminTab, adminTabOf, isCategory, tabLabel } from '../tabs.ts'
import * as css from './Users.css.ts'

const fetchUsers = keptPart(() => import('./UsersPanel.tsx'))
const fetchCreateOperator = keptPart(() => import('../operators/CreateOperator.tsx'))
const fetchCancellations = keptPart(() => import('../cancellations/CancellationsPanel.tsx'))

interface TabPartProps<Part> {
  readonly fetchPart: FetchPart<Part>
  readonly children: (part: Part) => ReactNode
}

/** A tab whose code comes when it is chosen: who creates an operator needs no lists, and the other way round. */
const TabPart = <Part,>({ fetchPart, children }: TabPartProps<Part>) => {
  const [part, load] = useOnDemand(fetchPart)
  useEffect(load, [load])
  if (part.kind === 'ready') return children(part.part)
  if (part.kind === 'failed') return <ErrorState title={ON_DEMAND_FAILED} detail="" onRetry={load} />
  return <Skeleton shape="block" height="12rem" width="100%" />
}

/** Props of {@link AdminUsersScreen}. */
export interface AdminUsersScreenProps {
  /** Name of the tab that is shown, as the shell keeps it in the address; the first one for anything else. */
  readonly tab: string | null
  /** Told when another tab is chosen. */
  readonly onTabChange: (tab: AdminTab) => void
}

/** Told from when a tab is opened. What fails while it is looked at waits for the next one: no row moves under a press. */
const FailedRefunds = ({ count, onLook }: { readonly count: number; readonly onLook: () => void }) => {
  const [isTold] = useState(count > 0)
  if (!isTold || count === 0) return null
  return (
    <InlineAlert
      tone="warning"
      role="note"
      action={
        <Button variant="outline" tone="neutral" size="compact" onClick={onLook}>
          {adminTexts.refundsToLookAt}
        </Button>
      }
    >
      {count === 1 ? '1 refund has failed for good.' : `${String(count)} refunds have failed for good.`}
    </InlineAlert>
  )
}

/** Brings the chosen tab into sight within the row of tabs. Only that row scrolls, never the page. */
const showChosen = (tabs: HTMLElement | null): void => {
  const row = tabs?.querySelector('[role=tablist]') ?? null
  const tab = row?.querySelector('[aria-selected=true]') ?? null
  if (row === null || tab === null) return
  const { left, right } = tab.getBoundingClientRect()
  const box = row.getBoundingClientRect()
  if (left < box.left) row.scrollLeft -= box.left - left
  else if (right > box.right) row.scrollLeft += right - box.right
}

/** What a tab shows first, and its code. */
export const prepareUsers: Prepare<AdminUsersScreenProps> = ({ tab: name }) => {
  const tab = adminTabOf(name)
  const counts = answerOf(adminApi.endpoints.adminUserCounts, undefined)
  switch (tab) {
    case 'cancellations':
      return [
        counts,
        codeOf(fetchCancellations),
        answerOf(adminApi.endpoints.adminCancellations, undefined),
        answerOf(adminApi.endpoints.adminRefunds, undefined),
      ]
    case 'create_operator':
      return [counts, codeOf(fetchCreateOperator)]
    case 'pending_pilots':
    case 'active_pilots':
    case 'operators':
      return [counts, codeOf(fetchUsers), answerOf(adminApi.endpoints.adminUsers, { category: tab, search: '' })]
  }
}

/** User management (spec §2.19): pilots and operators by tab, cancellations, and new operators. */
export const AdminUsersScreen = ({ tab: name, onTabChange }: AdminUsersScreenProps) => {
  const tab = adminTabOf(name)
  // The tab is chosen at once; its rows, which take longer to draw, follow.
  const [chosen, choose] = useOptimistic(tab)
  const [aim, setAim] = useState<CancellationsAim>('queue')
  const onOpening = useOnOpening()
  const { data: counts, isError, refetch } = useAdminUserCountsQuery(undefined, { refetchOnFocus: true, refetchOnMountOrArgChange: onOpening })
  const select = (next: AdminTab, nextAim: CancellationsAim = 'queue'): void => {
    setAim(nextAim)
    startTransition(() => {
      choose(next)
      onTabChange(next)
    })
    // The tab's rows are read anew: its number must not be an older one.
    void refetch()
  }
  const [search, setSearch] = useState('')
  // Kept here, so that a look at another tab loses nothing that was typed.
  const [operator, setOperator] = useState(() => typedOperator.get('new') ?? emptyOperator)
  useUnsaved(!isEmptyOperator(operator))
  useTyped(typedOperator, 'new', () => (isEmptyOperator(operator) ? undefined : { ...operator, password: '' }))
  const checkSession = useCallback(() => refetch(), [refetch])
  // Numbers that are still on their way when all is tried again may fail only after it: they are asked for once more.
  const areWanted = useRef(false)
  const retry = useCallback(() => {
    areWanted.current = counts === undefined && !isError
    if (isError) void refetch()
  }, [counts, isError, refetch])
  useEffect(() => {
    if (!isError || !areWanted.current) return
    areWanted.current = false
    void refetch()
  }, [isError, refetch])
  // Numbers make the tabs wider: the chosen one stays in sight on a phone.
  const tabs = useRef<HTMLDivElement>(null)
  const areNumbered = counts !== undefined
  useEffect(() => {
    if (areNumbered) showChosen(tabs.current)
  }, [areNumbered])
  return (
    <>
      <PageHeader title="User Management" />
      {counts !== undefined && tab !== 'cancellations' && (
        <FailedRefunds key={tab} count={counts.refunds} onLook={() => select('cancellations', 'refunds')} />
      )}
      <Tabs
        ref={tabs}
        label="Users"
        items={ADMIN_TABS.map((id) => ({ id, label: tabLabel(id, counts) }))}
        selected={chosen}
        onSelect={(next) => select(next)}
      >
        {isCategory(tab) && (
          <TabPart fetchPart={fetchUsers}>
            {({ UsersPanel }) => (
              <UsersPanel
                key={tab}
                category={tab}
                search={search}
                onSearch={setSearch}
                onRetry={retry}
                checkSession={checkSession}
              />
            )}
          </TabPart>
        )}
        {tab === 'cancellations' && (
          <TabPart fetchPart={fetchCancellations}>{({ CancellationsPanel }) => <CancellationsPanel aim={aim} />}</TabPart>
        )}
        {tab === 'create_operator' && (
          <TabPart fetchPart={fetchCreateOperator}>
            {({ CreateOperator }) => (
              <div className={css.content}>
                <CreateOperator draft={operator} onDraftChange={setOperator} />
              </div>
            )}
          </TabPart>
        )}
      </Tabs>
    </>
  )
}
