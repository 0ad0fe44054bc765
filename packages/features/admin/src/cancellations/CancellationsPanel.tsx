import { adminTexts } from '@pilotpair/contract'
import { failureText, systemClock, timeAgo, useDrawnNear, useOnOpening } from '@pilotpair/feature-core'
import { Badge } from '@pilotpair/ui/badge'
import { Button } from '@pilotpair/ui/button'
import { Card } from '@pilotpair/ui/card'
import { EmptyState } from '@pilotpair/ui/empty-state'
import { ErrorState } from '@pilotpair/ui/error-state'
import { EmptyDrawing } from '@pilotpair/ui/illustrations'
import { LoadMore } from '@pilotpair/ui/load-more'
import { Table, type TableColumn } from '@pilotpair/ui/table'
import { useUi } from '@pilotpair/ui/ui-provider'
import { VisuallyHidden } from '@pilotpair/ui/visually-hidden'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useAdminCancellationsInfiniteQuery } from '../api.ts'
import { useAskedPart } from '../asked-part.ts'
import { showingText, usePagedState } from '../paged-list.ts'
import { inRow, useRowFocus } from '../row-focus.ts'
import * as css from '../users/Users.css.ts'
import { type CancellationView, createViews } from './cancellation-view.ts'
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
        <Button
          {...inRow(cancellation.id, 'reject')}
          size="compact"
          variant="ghost"
          tone="danger"
          onClick={() => ask({ kind: 'reject', cancellation })}
        >
          Reject<VisuallyHidden> cancellation of {cancellation.owner}</VisuallyHidden>
        </Button>
        <Button
          {...inRow(cancellation.id, 'confirm')}
          size="compact"
          tone="accent"
          onClick={() => ask({ kind: 'confirm', cancellation })}
        >
          Confirm<VisuallyHidden> cancellation of {cancellation.owner}</VisuallyHidden>
        </Button>
      </span>
    ),
  },
]

/** As many rows as the first view of a large window holds, and those that follow as their end comes near. */
const FIRST = 14
const STEP = 30

interface QueueProps {
  readonly onAsk: (asked: Asked) => void
  /** Whether all rows are drawn at once, for whoever is on the way to what stands below them. */
  readonly isWhole: boolean
  /** Told when a failed queue is tried again. */
  readonly onRetry: () => void
  /** Told when the page shows other rows than before, or a failure in their place. */
  readonly onRowsChange: () => void
}

const Queue = ({ onAsk, isWhole, onRetry, onRowsChange }: QueueProps) => {
  const { timeZone } = useUi()
  const onOpening = useOnOpening()
  const list = useAdminCancellationsInfiniteQuery(undefined, { refetchOnFocus: true, refetchOnMountOrArgChange: onOpening })
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = list
  const [columns] = useState(() => columnsFor(onAsk))
  // The same objects over time: neither a dialog over the queue nor a decision draws the rows that stay.
  const viewOf = useMemo(() => createViews(timeZone), [timeZone])
  const rows = useMemo(
    () => data?.pages.flatMap(({ requests }) => requests.map((request) => viewOf(request))),
    [data, viewOf],
  )
  const { state, retry } = usePagedState(rows?.length, list)
  const hasFailed = state === 'failed'
  const count = rows?.length ?? 0
  const { shown, end } = useDrawnNear(count, isWhole ? Number.POSITIVE_INFINITY : FIRST, STEP, 'cancellations')
  const drawn = useMemo(() => rows?.slice(0, shown) ?? [], [rows, shown])
  useEffect(() => {
    if (rows !== undefined || hasFailed) onRowsChange()
  }, [rows, hasFailed, onRowsChange])
  if (hasFailed) {
    const text = failureText(error, LOAD_FAILED)
    return (
      <ErrorState
        title={LOAD_FAILED}
        {...(text !== LOAD_FAILED && { detail: text })}
        onRetry={() => {
          retry()
          onRetry()
        }}
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
          rows={drawn}
          rowKey={({ id }) => id}
          empty={<EmptyState drawing={<EmptyDrawing name="route" />}>No cancellation waits for a decision.</EmptyState>}
          {...(state === 'reading' && { loading: { label: 'Loading cancellations', rows: 3 } })}
        />
      </Card>
      {shown < count && <div key={shown} ref={end} />}
      {count > 0 && shown >= count && (hasNextPage || (data?.pages.length ?? 0) > 1) && (
        <LoadMore
          summary={showingText(count, 'cancellation')}
          hasMore={hasNextPage}
          onLoadMore={() => void fetchNextPage()}
          pendingLabel={isFetchingNextPage ? 'Loading…' : undefined}
          error={error === undefined || isFetching ? undefined : failureText(error, LOAD_FAILED)}
        />
      )}
    </>
  )
}

/** What the panel is opened for: the queue, or the refunds beneath it. */
export type CancellationsAim = 'queue' | 'refunds'

/** The queue of cancellations that wait for an administrator, and refunds that failed ({@link adminTexts}). */
export const CancellationsPanel = ({ aim }: { readonly aim: CancellationsAim }) => {
  const [asked, setAsked] = useState<Asked>()
  const [dialogs, load] = useAskedPart(fetchDialogs)
  const panel = useRef<HTMLDivElement>(null)
  const { onFocus, settle, awaitRows } = useRowFocus(panel)
  // Dialog and row go in either order.
  useEffect(() => {
    if (asked === undefined) settle()
  }, [asked, settle])
  const ask = (next: Asked): void => {
    setAsked(next)
    load()
  }
  const close = (): void => setAsked(undefined)
  return (
    <div ref={panel} className={css.content} onFocus={onFocus}>
      <Queue onAsk={ask} isWhole={aim === 'refunds'} onRetry={awaitRows} onRowsChange={settle} />
      <RefundsToLookAt title={adminTexts.refundsToLookAt} attention={aim === 'refunds' ? 'wanted' : 'none'} />
      {dialogs.kind === 'ready' && asked?.kind === 'confirm' && (
        <dialogs.part.ConfirmCancellationDialog cancellation={asked.cancellation} onClose={close} />
      )}
      {dialogs.kind === 'ready' && asked?.kind === 'reject' && (
        <dialogs.part.RejectCancellationDialog cancellation={asked.cancellation} onClose={close} />
      )}
    </div>
  )
}
