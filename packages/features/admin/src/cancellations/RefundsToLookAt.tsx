import { centsToText, type RefundToLookAt } from '@pilotpair/contract'
import { failureText, useDrawnNear, useOnOpening } from '@pilotpair/feature-core'
import { Card } from '@pilotpair/ui/card'
import { ErrorState } from '@pilotpair/ui/error-state'
import { LoadMore } from '@pilotpair/ui/load-more'
import { Section } from '@pilotpair/ui/page'
import { Table, type TableColumn } from '@pilotpair/ui/table'
import { useUi } from '@pilotpair/ui/ui-provider'
import { useEffect, useRef, useState } from 'react'
import { useAdminRefundsQuery } from '../api.ts'
import { dayText } from '../user-rows.ts'
import * as css from '../users/Users.css.ts'

const LOAD_FAILED = 'Could not load refunds. Please try again later.'

const Since = ({ instant }: { readonly instant: string }) => {
  const { timeZone } = useUi()
  return (
    <time dateTime={instant} className={css.whole}>
      {dayText(instant, timeZone)}
    </time>
  )
}

const columns: readonly TableColumn<RefundToLookAt>[] = [
  {
    id: 'person',
    header: 'Pilot',
    isRowHeader: true,
    cell: ({ user_account, id_flight_proporsal }) => (
      <span className={css.personText}>
        <span className={css.name} dir="auto">
          {user_account?.name ?? 'Deleted user'}
        </span>
        <span className={css.more}>Flight {id_flight_proporsal}</span>
      </span>
    ),
  },
  { id: 'amount', header: 'Amount', onPhone: 'corner', cell: ({ amount_cents }) => `$${centsToText(amount_cents)}` },
  { id: 'attempts', header: 'Attempts', phoneLabel: true, cell: ({ attempts }) => String(attempts) },
  { id: 'answer', header: 'Last answer', cell: ({ last_error }) => <span dir="auto">{last_error ?? 'None'}</span> },
  { id: 'since', header: 'Since', phoneLabel: true, cell: ({ created_at }) => <Since instant={created_at} /> },
]

/** Rows that are shown at first, and how many more at each press. */
const STEP = 50
/** As many of them are drawn, and how many more, as their end comes near: they stand below the queue. */
const FIRST = 5
const NEAR = 15

interface RefundsToLookAtProps {
  readonly title: string
  /** Whether somebody came for them: then the keyboard goes on here once they are there. */
  readonly attention: 'wanted' | 'none'
}

/** Refunds that failed for good, for somebody to settle by hand; nothing while there are none. */
export const RefundsToLookAt = ({ title, attention }: RefundsToLookAtProps) => {
  const onOpening = useOnOpening()
  const { data, error, isFetching, refetch } = useAdminRefundsQuery(undefined, { refetchOnFocus: true, refetchOnMountOrArgChange: onOpening })
  const [limit, setLimit] = useState(STEP)
  const count = Math.min(limit, data?.length ?? 0)
  const { shown, end } = useDrawnNear(count, FIRST, NEAR, 'refunds')
  const section = useRef<HTMLElement>(null)
  const isWanted = useRef(attention === 'wanted')
  const hasRows = data !== undefined && data.length > 0
  useEffect(() => {
    if (!hasRows || !isWanted.current) return
    isWanted.current = false
    // The button that led here is gone, and the focus with it, unless it has gone on elsewhere.
    if (document.activeElement === document.body) section.current?.focus()
  }, [hasRows])
  if (data === undefined) {
    if (error === undefined) return null
    const text = failureText(error, LOAD_FAILED)
    return (
      <ErrorState
        title={LOAD_FAILED}
        {...(text !== LOAD_FAILED && { detail: text })}
        onRetry={() => {
          isWanted.current = true
          void refetch()
        }}
        retryingLabel={isFetching ? 'Trying again…' : undefined}
      />
    )
  }
  if (data.length === 0) return null
  return (
    <Section ref={section} tabIndex={-1} title={title} aside={String(data.length)}>
      <Card padding="none">
        <Table caption={title} density="compact" columns={columns} rows={data.slice(0, shown)} rowKey={({ id_refund }) => id_refund} />
      </Card>
      {shown < count && <div key={shown} ref={end} />}
      {shown >= count && data.length > STEP && (
        <LoadMore
          summary={`Showing ${String(count)} of ${String(data.length)} refunds`}
          hasMore={count < data.length}
          onLoadMore={() => setLimit((before) => before + STEP)}
        />
      )}
    </Section>
  )
}
