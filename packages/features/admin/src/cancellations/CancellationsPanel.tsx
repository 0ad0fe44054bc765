import { adminTexts } from '@pilotpair/contract'
import { failureText, ON_DEMAND_FAILED, systemClock, timeAgo, useOnDemand } from '@pilotpair/feature-core'
import { Badge } from '@pilotpair/ui/badge'
import { Button } from '@pilotpair/ui/button'
import { Card } from '@pilotpair/ui/card'
import { EmptyState } from '@pilotpair/ui/empty-state'
import { ErrorState } from '@pilotpair/ui/error-state'
import { EmptyDrawing } from '@pilotpair/ui/illustrations'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { LoadMore } from '@pilotpair/ui/load-more'
import { Table, type TableColumn } from '@pilotpair/ui/table'
import { useUi } from '@pilotpair/ui/ui-provider'
import { VisuallyHidden } from '@pilotpair/ui/visually-hidden'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useAdminCancellationsInfiniteQuery } from '../api.ts'
import * as css from '../users/Users.css.ts'
import { type CancellationView, toCancellationView } from './cancellation-view.ts'
import { RefundsToLookAt } from './RefundsToLookAt.tsx'

const fetchDialogs = () => import('./CancellationDialog.tsx')

const LOAD_FAILED = 'Could not load cancellations. Please try again later.'

interface Asked {
  readonly kind: 'confirm' | 'reject'
  readonly cancellation: CancellationView
}

const Requested = ({ instant }: { readonly instant: string }) => {
  const { now = systemClock } = useUi()
  return <time dateTime={instant}>{timeAgo(instant, now())}</time>
}

const columnsFor = (ask: (asked: Asked) => void): readonly TableColumn<CancellationView>[] => [
  {
    id: 'flight',
    header: 'Flight',
    isRowHeader: true,
    cell: ({ aircraft, registration, time, ownTime }) => (
      <span className={css.personText}>
        <span className={css.name}>
          {aircraft} <span translate="no">{registration}</span>
        </span>
        <span className={css.more}>{time}</span>
        {ownTime !== undefined && <span className={css.more}>{ownTime} for you</span>}
      </span>
    ),
  },
  {
    id: 'pilots',
    header: 'Pilots',
    cell: ({ owner, coPilot }) => (
      <span className={css.personText}>
        <bdi>{owner}</bdi>
        <span className={css.more}>{coPilot === undefined ? 'Solo' : <>with <bdi>{coPilot}</bdi></>}</span>
      </span>
    ),
  },
  {
    id: 'requested',
    header: 'Requested',
    onPhone: 'corner',
    cell: ({ requestedAt, isOverdue }) => (
      <span className={css.states}>
        <Requested instant={requestedAt} />
        {isOverdue && (
          <Badge tone="danger" icon={<TriangleAlert />}>
            Overdue
          </Badge>
        )}
      </span>
    ),
  },
  {
    id: 'money',
    header: 'Price',
    cell: ({ total, ownerShare }) => (
      <span className={css.personText}>
        {total}
        <span className={css.more}>Owner’s share {ownerShare}</span>
      </span>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (cancellation) => (
      <span className={css.actions}>
        <Button size="compact" variant="ghost" tone="danger" onClick={() => ask({ kind: 'reject', cancellation })}>
          Reject<VisuallyHidden> cancellation of {cancellation.owner}</VisuallyHidden>
        </Button>
        <Button size="compact" tone="accent" onClick={() => ask({ kind: 'confirm', cancellation })}>
          Confirm<VisuallyHidden> cancellation of {cancellation.owner}</VisuallyHidden>
        </Button>
      </span>
    ),
  },
]

const Queue = ({ onAsk }: { readonly onAsk: (asked: Asked) => void }) => {
  const { timeZone } = useUi()
  const list = useAdminCancellationsInfiniteQuery()
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = list
  const [columns] = useState(() => columnsFor(onAsk))
  // The same objects over time: a dialog over the queue draws none of its rows again.
  const rows = useMemo(
    () => data?.pages.flatMap(({ requests }) => requests.map((request) => toCancellationView(request, timeZone))),
    [data, timeZone],
  )
  if (data === undefined && error !== undefined) {
    const text = failureText(error, LOAD_FAILED)
    return (
      <ErrorState
        title={LOAD_FAILED}
        {...(text !== LOAD_FAILED && { detail: text })}
        onRetry={() => void refetch()}
        retryingLabel={isFetching ? 'Trying again…' : undefined}
      />
    )
  }
  return (
    <>
      <Card padding="none">
        <Table
          caption="Cancellations"
          density="compact"
          columns={columns}
          rows={rows ?? []}
          rowKey={({ id }) => id}
          empty={<EmptyState drawing={<EmptyDrawing name="route" />}>No cancellation waits for a decision.</EmptyState>}
          {...(rows === undefined && { loading: { label: 'Loading cancellations', rows: 3 } })}
        />
      </Card>
      {rows !== undefined && (hasNextPage || (data?.pages.length ?? 0) > 1) && (
        <LoadMore
          summary={`Showing ${String(rows.length)} cancellations`}
          hasMore={hasNextPage}
          onLoadMore={() => void fetchNextPage()}
          pendingLabel={isFetchingNextPage ? 'Loading…' : undefined}
          error={error === undefined || isFetching ? undefined : failureText(error, LOAD_FAILED)}
        />
      )}
    </>
  )
}

/** The queue of cancellations that wait for an administrator, and refunds that failed ({@link adminTexts}). */
export const CancellationsPanel = () => {
  const [asked, setAsked] = useState<Asked>()
  const [dialogs, load] = useOnDemand(fetchDialogs)
  const [closed, setClosed] = useState(0)
  const panel = useRef<HTMLDivElement>(null)
  // The row may be gone, and its button with it.
  useEffect(() => {
    if (closed > 0 && document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [closed])
  const ask = (next: Asked): void => {
    setAsked(next)
    load()
  }
  const close = (): void => {
    setAsked(undefined)
    setClosed((was) => was + 1)
  }
  return (
    <div ref={panel} tabIndex={-1} className={css.content}>
      <Queue onAsk={ask} />
      {dialogs.kind === 'failed' && <InlineAlert tone="danger">{ON_DEMAND_FAILED}</InlineAlert>}
      <RefundsToLookAt title={adminTexts.refundsToLookAt} />
      {dialogs.kind === 'ready' && asked?.kind === 'confirm' && (
        <dialogs.part.ConfirmCancellationDialog cancellation={asked.cancellation} onClose={close} />
      )}
      {dialogs.kind === 'ready' && asked?.kind === 'reject' && (
        <dialogs.part.RejectCancellationDialog cancellation={asked.cancellation} onClose={close} />
      )}
    </div>
  )
}
