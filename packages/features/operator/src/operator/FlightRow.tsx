import { type OperatorFlight, operatorTexts } from '@pilotpair/contract'
import { failureText, systemClock, useActing, useAppStore, useAttempt } from '@pilotpair/feature-core'
import { OperatorRequestCard, type OperatorRequestCardProps } from '@pilotpair/ui/operator-request-card'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useUi } from '@pilotpair/ui/ui-provider'
import { memo, type MouseEvent, useState } from 'react'
import { operatorApi } from '../api.ts'
import { actionsFor, type FlightAction, type FlightStage, toRequestView } from '../flight-view.ts'

/** Asks for the dialog of an action that needs words or a time. */
export type OnAsk = (action: Exclude<FlightAction, 'approve'>, flight: OperatorFlight, stage: FlightStage) => void

/** Props of {@link FlightRow}. */
export interface FlightRowProps {
  readonly flight: OperatorFlight
  readonly stage: FlightStage
  readonly showsOperator: boolean
  /** The same one between renders. */
  readonly onAsk: OnAsk
}

const { approveFlight } = operatorApi.endpoints

/**
 * Approving one flight: the row waits on its own, whatever runs in the others. It listens to nothing in the store, of
 * which many rows would make a page slow.
 */
const useApproval = (flight: OperatorFlight) => {
  const store = useAppStore()
  const attempt = useAttempt()
  const { isActing, act } = useActing()
  const [problem, setProblem] = useState<string>()
  const { id_flight_proporsal: id } = flight
  const start = (): void =>
    act(async () => {
      setProblem(undefined)
      const idempotencyKey = attempt.keyFor(`approve ${id}`)
      const { error } = await store.dispatch(
        approveFlight.initiate({ id, aircraftId: flight.aircraft.id_aircraft, idempotencyKey }, { track: false }),
      )
      attempt.settle(error)
      if (error === undefined) {
        showToast({ type: 'success', text: operatorTexts.approved })
        return
      }
      showToast({ type: 'error', text: operatorTexts.approveFailed })
      setProblem(failureText(error, operatorTexts.approveFailed))
    })
  return { isActing, problem, start }
}

/** The row that was pressed may have gone and the next one moved up: a second press of a double click is not meant for it. */
const ignoreSecondPress = (event: MouseEvent): void => {
  if (event.detail > 1) event.stopPropagation()
}

/** A cancellation that was asked for: the card says so, and all that is left to do is to cancel. */
const cancellingLook = {
  stage: 'waiting',
  texts: { waiting: 'Cancellation requested', decline: 'Cancel Flight', declining: 'Cancelling…' },
} as const satisfies Partial<OperatorRequestCardProps>

const isCancelling = ({ status }: OperatorFlight): boolean => status === 'cancellation_requested'

/** A flight with what the operator may do about it (spec §2.18). Drawn again only for what happens to it. */
export const FlightRow = memo(({ flight, stage, showsOperator, onAsk }: FlightRowProps) => {
  const { now = systemClock } = useUi()
  const { isActing, problem, start } = useApproval(flight)
  const possible = actionsFor(flight, stage, now())
  const asking = (action: Exclude<FlightAction, 'approve'>) =>
    possible.includes(action) ? () => onAsk(action, flight, stage) : undefined
  const cancel = asking('cancel')
  return (
    <OperatorRequestCard
      {...toRequestView(flight, showsOperator)}
      {...(isCancelling(flight)
        ? { ...cancellingLook, onDecline: cancel }
        : { stage, onDecline: asking('decline'), onCancel: cancel })}
      onApprove={possible.includes('approve') ? start : undefined}
      onProposeNewTime={asking('propose')}
      pendingAction={isActing ? 'approve' : undefined}
      error={problem}
      onClickCapture={ignoreSecondPress}
    />
  )
})
