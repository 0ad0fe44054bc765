import type { OperatorAircraft } from '@pilotpair/contract'
import { aircraftName } from '@pilotpair/feature-aircraft'
import { failureText, statusOf, useActing, useAttempt } from '@pilotpair/feature-core'
import { ConfirmDialog } from '@pilotpair/ui/dialog'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useState } from 'react'
import { useRetireAircraftMutation } from '../api.ts'

/** Props of {@link RetireDialog}. */
export interface RetireDialogProps {
  readonly aircraft: OperatorAircraft
  readonly onClose: () => void
  /** The aircraft is gone from the fleet. */
  readonly onRetired: () => void
}

const FAILED = 'Could not retire the aircraft. Please try again.'

/**
 * Takes an aircraft out of the fleet. Flights that stand in the way are named by the service; only then, and only on
 * request, they are closed with it (decisions row 21).
 */
export const RetireDialog = ({ aircraft, onClose, onRetired }: RetireDialogProps) => {
  const [retire] = useRetireAircraftMutation()
  const attempt = useAttempt()
  const { isActing, act } = useActing()
  const [problem, setProblem] = useState<string>()
  const [hasFlights, setHasFlights] = useState(false)
  const { id_aircraft: id, registration } = aircraft
  const confirm = (): void =>
    act(async () => {
      setProblem(undefined)
      const idempotencyKey = attempt.keyFor(`retire ${id} ${String(hasFlights)}`)
      const { error } = await retire({ id, cascade: hasFlights, idempotencyKey })
      attempt.settle(error)
      if (error === undefined) {
        showToast({ type: 'success', text: 'Aircraft retired.' })
        onRetired()
        return
      }
      if (statusOf(error) === 409) setHasFlights(true)
      setProblem(failureText(error, FAILED))
    })
  const question = {
    isOpen: true,
    title: `Retire ${registration}?`,
    tone: 'danger',
    cancelLabel: 'Keep aircraft',
    pendingLabel: isActing ? 'Retiring…' : undefined,
    error: problem,
    closesOnBackdrop: false,
    onConfirm: confirm,
    onCancel: onClose,
  } as const
  // Another question is another dialog: a press that was meant for the first one must not close flights.
  if (hasFlights)
    return (
      <ConfirmDialog {...question} key="flights" isFollowUp confirmLabel="Close these flights and retire">
        Flights are still open. Closing them gives their pilots a full refund. This cannot be taken back.
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog {...question} key="aircraft" confirmLabel="Retire aircraft">
      {`${aircraftName(aircraft)} leaves the fleet and can no longer be booked. Past flights keep it.`}
    </ConfirmDialog>
  )
}
