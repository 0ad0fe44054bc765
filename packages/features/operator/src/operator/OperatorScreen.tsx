import { navigationTexts, type OperatorAircraft, operatorTexts } from '@pilotpair/contract'
import { ON_DEMAND_FAILED, useAttempt, useOnDemand, useSteady } from '@pilotpair/feature-core'
import { Button } from '@pilotpair/ui/button'
import { ErrorState } from '@pilotpair/ui/error-state'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { PageHeader } from '@pilotpair/ui/page'
import { VisuallyHidden } from '@pilotpair/ui/visually-hidden'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { countText, requestCount } from '../fleet.ts'
import { typedAircraft } from '../typed-aircraft.ts'
import { typedHours } from '../typed-hours.ts'
import { detailOf } from './failure-detail.ts'
import { FleetPanel } from './FleetPanel.tsx'
import type { FlightQuestion } from './FlightDialog.tsx'
import { FlightPanel } from './FlightPanel.tsx'
import type { OnAsk } from './FlightRow.tsx'
import * as css from './Operator.css.ts'
import { PastFlights } from './PastFlights.tsx'
import { PendingRequests } from './PendingRequests.tsx'
import { type Figure, Tiles } from './Tiles.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useFocusKept } from './use-focus-kept.ts'
import { type Pending, useOverview } from './use-overview.ts'

export { prepareOperator } from './use-overview.ts'

/** Props of {@link OperatorScreen}. */
export interface OperatorScreenProps {
  /** An administrator sees every operator's fleet and requests, each with its operator named. @default false */
  readonly showsOperator?: boolean | undefined
  /** Milliseconds between two looks for requests while the page is visible. @default 30000 */
  readonly pollEvery?: number | undefined
}

const fetchFlightDialog = () => import('./FlightDialog.tsx')
const fetchAircraftDialog = () => import('./AircraftDialog.tsx')

/** What stands over the page: a question about a flight, or the form of an aircraft. */
const useDialogs = (onAdded: (id: string) => void) => {
  const attempt = useAttempt()
  const [question, setQuestion] = useState<FlightQuestion>()
  const [form, setForm] = useState<{ readonly aircraft?: OperatorAircraft } | undefined>(() => typedAircraft.get('form'))
  const [flightDialog, loadFlightDialog] = useOnDemand(fetchFlightDialog)
  const [aircraftDialog, loadAircraftDialog] = useOnDemand(fetchAircraftDialog)
  // Also for a form that a lost session has closed.
  useEffect(() => {
    if (form !== undefined) loadAircraftDialog()
  }, [form, loadAircraftDialog])
  const ask: OnAsk = useSteady((action, flight, stage) => {
    loadFlightDialog()
    setQuestion({ action, flight, isConfirmed: stage === 'confirmed' })
  })
  const openForm = (aircraft?: OperatorAircraft): void => {
    setForm(aircraft === undefined ? {} : { aircraft })
  }
  const hasFailed =
    (question !== undefined && flightDialog.kind === 'failed') || (form !== undefined && aircraftDialog.kind === 'failed')
  const element = (
    <>
      {hasFailed && <InlineAlert tone="danger">{ON_DEMAND_FAILED}</InlineAlert>}
      {question !== undefined && flightDialog.kind === 'ready' && (
        <flightDialog.part.FlightDialog question={question} attempt={attempt} onClose={() => setQuestion(undefined)} />
      )}
      {form !== undefined && aircraftDialog.kind === 'ready' && (
        <aircraftDialog.part.AircraftDialog aircraft={form.aircraft} onAdded={onAdded} onClose={() => setForm(undefined)} />
      )}
    </>
  )
  return { ask, openForm, element, isOpen: question !== undefined || form !== undefined }
}

const pendingFigure = ({ flights, failure }: Pending): Figure => (failure === undefined ? flights && requestCount(flights) : null)

/** The operator's dashboard (spec §2.18): figures, requests, confirmed flights, fleet and weekly hours. */
export const OperatorScreen = ({ showsOperator = false, pollEvery = 30_000 }: OperatorScreenProps) => {
  const { fleet, pending, hasNothing } = useOverview(pollEvery)
  /** Aircraft that are to be seen wherever they stand: added ones, and those whose unsaved hours a lost session left. */
  const [sought, setSought] = useState<readonly string[]>(() => [...typedHours.keys()])
  const dialogs = useDialogs((id) => setSought((before) => [...before, id]))
  const arrivals = useArrivals(pending.flights)
  const figures = useRef<HTMLElement>(null)
  useFocusKept(figures, dialogs.isOpen)
  useFocusKept(figures, fleet.items?.length === 0)

  if (hasNothing)
    return (
      <>
        <PageHeader title={navigationTexts.operatorDashboard} />
        <ErrorState
          title={operatorTexts.dashboardLoadFailed}
          detail={detailOf(fleet.failure)}
          onRetry={() => {
            fleet.retry()
            pending.retry()
          }}
          retryingLabel={fleet.isRetrying || pending.isRetrying ? 'Trying again…' : undefined}
        />
      </>
    )

  const fleetSize = fleet.failure === undefined ? fleet.items && countText(fleet.items.length, fleet.hasMore) : null
  const list = { showsOperator, onAsk: dialogs.ask, home: figures }
  return (
    <>
      <PageHeader
        title={navigationTexts.operatorDashboard}
        actions={
          <Button iconStart={<Plus />} onClick={() => dialogs.openForm()}>
            {operatorTexts.addAircraft}
          </Button>
        }
      />
      <div className={css.screen}>
        <section ref={figures} tabIndex={-1} aria-label="Figures" className={css.figures}>
          <Tiles fleetSize={fleetSize} pending={pendingFigure(pending)} />
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
          <VisuallyHidden role="status">{arrivals}</VisuallyHidden>
        </section>
        {dialogs.element}
        {pending.failure === undefined ? (
          <PendingRequests flights={pending.flights ?? []} {...list} />
        ) : (
          <ErrorState
            title={operatorTexts.pendingLoadFailed}
            detail={detailOf(pending.failure)}
            onRetry={pending.retry}
            retryingLabel={pending.isRetrying ? 'Trying again…' : undefined}
          />
        )}
        <FlightPanel group="waiting" title={operatorTexts.waitingForPilots} pollEvery={pollEvery} {...list} />
        <FlightPanel group="confirmed" title="Confirmed flights" pollEvery={pollEvery} {...list} />
        <FleetPanel
          fleet={fleet}
          showsOperator={showsOperator}
          sought={sought}
          home={figures}
          onAdd={() => dialogs.openForm()}
          onEdit={dialogs.openForm}
        />
        <PastFlights showsOperator={showsOperator} />
      </div>
    </>
  )
}
