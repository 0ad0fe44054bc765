import { aircraftTexts, type OperatorAircraft } from '@pilotpair/contract'
import { ON_DEMAND_FAILED, type OnDemand, useOnDemand, useUnsaved } from '@pilotpair/feature-core'
import { ErrorState } from '@pilotpair/ui/error-state'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { Panel } from '@pilotpair/ui/page'
import { VisuallyHidden } from '@pilotpair/ui/visually-hidden'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { countText } from '../fleet.ts'
import { typedHours } from '../typed-hours.ts'
import { detailOf } from './failure-detail.ts'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import { FleetTable, rowName } from './FleetTable.tsx'
import { type FocusHome, useFocusKept } from './use-focus-kept.ts'
import type { Fleet } from './use-overview.ts'
import { useReveal } from './use-reveal.ts'

/** Props of {@link FleetPanel}. */
export interface FleetPanelProps {
  readonly fleet: Fleet
  readonly showsOperator: boolean
  /** Ids of aircraft that are drawn wherever they stand; the last one is brought into sight. */
  readonly sought: readonly string[]
  /** Where the focus goes on when a retired aircraft has taken it along. */
  readonly home: FocusHome
  /** Asks for the form of a new aircraft. */
  readonly onAdd: () => void
  readonly onEdit: (aircraft: OperatorAircraft) => void
}

const fetchManagement = () => import('./management.ts')
type Management = Awaited<ReturnType<typeof fetchManagement>>

/** Which row is open, and the question that stands between unsaved hours and another row. */
const useOpenRow = () => {
  // A row that a lost session has closed over unsaved hours opens again.
  const [openId, setOpenId] = useState(() => typedHours.keys().next().value ?? null)
  const [isDirty, setDirty] = useState(false)
  const [asked, setAsked] = useState<{ readonly next: string | null }>()
  useUnsaved(isDirty)
  const open = (next: string | null): void => {
    if (isDirty) setAsked({ next })
    else setOpenId(next)
  }
  return {
    openId,
    open,
    setDirty: useCallback((next: boolean) => setDirty(next), []),
    close: () => setOpenId(null),
    isAsked: asked !== undefined,
    keep: () => setAsked(undefined),
    discard: () => {
      setOpenId(asked?.next ?? null)
      setDirty(false)
      setAsked(undefined)
    },
  }
}

type OpenRow = ReturnType<typeof useOpenRow>

interface RetireProps {
  readonly part: OnDemand<Management>
  readonly aircraft: OperatorAircraft | undefined
  readonly row: OpenRow
  readonly onDone: () => void
}

/** The questions over the table: discard hours, retire an aircraft. */
const Questions = ({ part, aircraft, row, onDone }: RetireProps) => {
  if (part.kind !== 'ready') return null
  const { DiscardDialog, RetireDialog } = part.part
  return (
    <>
      <DiscardDialog isOpen={row.isAsked} onDiscard={row.discard} onKeep={row.keep} />
      {aircraft !== undefined && (
        <RetireDialog
          aircraft={aircraft}
          onClose={onDone}
          onRetired={() => {
            row.setDirty(false)
            row.close()
            onDone()
          }}
        />
      )}
    </>
  )
}

/** The fleet with its weekly hours (spec §2.18), in each of its states. */
export const FleetPanel = ({ fleet, showsOperator, sought, home, onAdd, onEdit }: FleetPanelProps) => {
  const [part, load] = useOnDemand(fetchManagement)
  const row = useOpenRow()
  const { openId } = row
  const [restored] = useState(openId)
  const { rows, found } = useReveal(fleet, sought.at(-1))
  const [retiring, setRetiring] = useState<OperatorAircraft>()
  useFocusKept(home, retiring !== undefined)
  useEffect(() => {
    if (openId !== null) load()
  }, [openId, load])

  if (fleet.failure !== undefined)
    return (
      <ErrorState
        title={aircraftTexts.fleetLoadFailed}
        detail={detailOf(fleet.failure)}
        onRetry={fleet.retry}
        retryingLabel={fleet.isRetrying ? 'Trying again…' : undefined}
      />
    )

  const detail = (aircraft: OperatorAircraft): ReactNode => {
    switch (part.kind) {
      case 'absent':
      case 'loading':
        return <EditorSkeleton />
      case 'failed':
        return <ErrorState surface="plain" headingLevel={3} title={ON_DEMAND_FAILED} detail="" onRetry={load} />
      case 'ready':
        return (
          <part.part.AircraftPanel
            key={aircraft.id_aircraft}
            aircraft={aircraft}
            onDirtyChange={row.setDirty}
            onClose={row.close}
            onEdit={onEdit}
            onRetire={setRetiring}
          />
        )
    }
  }
  const count = fleet.items?.length ?? 0
  return (
    <Panel title="Fleet" {...(count > 0 && { aside: `${countText(count, fleet.hasMore)} aircraft` })}>
      {fleet.problem !== undefined && !fleet.hasMore && <InlineAlert tone="danger">{fleet.problem}</InlineAlert>}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
      <VisuallyHidden role="status">
        {found !== undefined && found.id_aircraft !== restored && `${rowName(found)} is in the fleet.`}
      </VisuallyHidden>
      <FleetTable
        fleet={fleet.items}
        sought={sought}
        rows={rows}
        showsOperator={showsOperator}
        onAdd={onAdd}
        openId={openId}
        onOpenChange={row.open}
        renderDetail={detail}
        hasMore={fleet.hasMore}
        onLoadMore={fleet.loadMore}
        isLoadingMore={fleet.isLoadingMore}
        moreError={fleet.problem}
      />
      <Questions part={part} aircraft={retiring} row={row} onDone={() => setRetiring(undefined)} />
    </Panel>
  )
}
