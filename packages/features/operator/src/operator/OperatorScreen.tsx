import { navigationTexts, type OperatorAircraft, operatorTexts } from '@pilotpair/contract'
import { ON_DEMAND_FAILED, useAttempt, useOnDemand, useSteady } from '@pilotpair/feature-core'
import { Button } from '@pilotpair/ui/button'
import { ErrorState } from '@pilotpair/ui/error-state'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { PageHeader } from '@pilotpair/ui/page'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { countText } from '../fleet.ts'
import { typedAircraft } from '../typed-aircraft.ts'
import { detailOf } from './failure-detail.ts'
import { FleetPanel } from './FleetPanel.tsx'
import type { FlightQuestion } from './FlightDialog.tsx'
import { FlightPanel } from './FlightPanel.tsx'
import type { OnAsk } from './FlightRow.tsx'
import * as css from './Operator.css.ts'
import { PastFlights } from './PastFlights.tsx'
import { PendingRequests } from './PendingRequests.tsx'
import { type Figure, Tiles } from './Tiles.tsx'
import { type Pending, useOverview } from './use-overview.ts'

/** Props of {@link OperatorScreen}. */
export interface OperatorScreenProps {
  /** An administrator sees every operator's fleet and requests, each with its operator named. @default false */
  readonly showsOperator?: boolean | undefined
}

const fetchFlightDialog = () => import('./FlightDialog.tsx')
const fetchAircraftDialog = () => import('./AircraftDialog.tsx')

/** What stands over the page: a question about a flight, or the form of an aircraft. */
const useDialogs = () => {
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
        <aircraftDialog.part.AircraftDialog aircraft={form.aircraft} onClose={() => setForm(undefined)} />
      )}
    </>
  )
  return { ask, openForm, element }
}

/**
 * A row that was acted on goes, or the button of an empty fleet, and the focus with it: then it goes on at the figures,
 * which tell what is left.
 */
const useFocusKept = (count: number | undefined, isFleetEmpty: boolean) => {
  const target = useRef<HTMLElement>(null)
  const before = useRef({ count, isFleetEmpty })
  useEffect(() => {
    const was = before.current
    before.current = { count, isFleetEmpty }
    const hasShrunk = count !== undefined && was.count !== undefined && count < was.count
    const hasGone = hasShrunk || (was.isFleetEmpty && !isFleetEmpty)
    if (hasGone && document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [count, isFleetEmpty])
  return target
}

const pendingFigure = ({ flights, failure }: Pending): Figure => (failure === undefined ? flights?.length : null)

/** The operator's dashboard (spec §2.18): figures, requests, confirmed flights, fleet and weekly hours. */
export const OperatorScreen = ({ showsOperator = false }: OperatorScreenProps) => {
  const { fleet, pending, hasNothing } = useOverview()
  const dialogs = useDialogs()
  const figures = useFocusKept(pending.flights?.length, fleet.items?.length === 0)

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
        </section>
        {dialogs.element}
        {pending.failure === undefined ? (
          <PendingRequests flights={pending.flights ?? []} showsOperator={showsOperator} onAsk={dialogs.ask} />
        ) : (
          <ErrorState
            title={operatorTexts.pendingLoadFailed}
            detail={detailOf(pending.failure)}
            onRetry={pending.retry}
            retryingLabel={pending.isRetrying ? 'Trying again…' : undefined}
          />
        )}
        <FlightPanel
          group="waiting"
          title={operatorTexts.waitingForPilots}
          showsOperator={showsOperator}
          onAsk={dialogs.ask}
        />
        <FlightPanel group="confirmed" title="Confirmed flights" showsOperator={showsOperator} onAsk={dialogs.ask} />
        <FleetPanel fleet={fleet} showsOperator={showsOperator} onAdd={() => dialogs.openForm()} onEdit={dialogs.openForm} />
        <PastFlights showsOperator={showsOperator} />
      </div>
    </>
  )
}
