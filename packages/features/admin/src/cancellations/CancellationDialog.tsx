import { adminTexts, centsToText } from '@pilotpair/contract'
import { failureText, hintFor, placeProblems, useAttempt, useUnsaved } from '@pilotpair/feature-core'
import { Button } from '@pilotpair/ui/button'
import { DescriptionList } from '@pilotpair/ui/description-list'
import { ConfirmDialog, Dialog } from '@pilotpair/ui/dialog'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { NumberField } from '@pilotpair/ui/number-field'
import { showToast } from '@pilotpair/ui/toast-queue'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useConfirmCancellationMutation, useRejectCancellationMutation } from '../api.ts'
import { form } from '../users/Users.css.ts'
import type { CancellationView } from './cancellation-view.ts'
import { readFee } from './fee.ts'

/** Props of the dialogs about a cancellation. */
export interface CancellationDialogProps {
  readonly cancellation: CancellationView
  readonly onClose: () => void
}

const failed = (action: 'confirm' | 'reject'): string => adminTexts.actionFailed({ action, name: 'the cancellation' })

/** What stands in the dialog after a failure; the toast has the fixed text. */
const report = (action: 'confirm' | 'reject', failure: unknown): string => {
  showToast({ type: 'error', text: failed(action) })
  const hint = hintFor(failure)
  const text = failureText(failure, failed(action))
  return hint === undefined ? text : `${text} ${hint}`
}

const describe = ({ aircraft, registration, time, ownTime, owner }: CancellationView): string =>
  `${aircraft} ${registration}, ${time}${ownTime === undefined ? '' : ` (your time ${ownTime})`}. Asked for by ${owner}.`

/** Cancels the flight: the owner gets their share back less the fee, the other pilot all of theirs (decisions, row 18). */
export const ConfirmCancellationDialog = ({ cancellation, onClose }: CancellationDialogProps) => {
  const { id, ownerShareCents, ownerShare, total, owner, coPilot, coPilotShare } = cancellation
  const [confirm, { isLoading }] = useConfirmCancellationMutation()
  const attempt = useAttempt()
  const [text, setText] = useState('')
  const [isJudged, setJudged] = useState(false)
  const [failure, setFailure] = useState<string>()
  /** What the service said against the fee; it goes with the next change. */
  const [refusal, setRefusal] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()
  useUnsaved(text !== '')
  const fee = readFee(text, ownerShareCents)
  const problem = 'problem' in fee ? fee.problem : undefined
  const refund = 'cents' in fee ? `$${centsToText(ownerShareCents - fee.cents)}` : null

  const send = async (): Promise<void> => {
    setJudged(true)
    if (isLoading) return
    if (!('cents' in fee)) {
      field.current?.focus()
      return
    }
    setFailure(undefined)
    setRefusal(undefined)
    const feeCents = fee.cents
    const { error } = await confirm({ id, feeCents, idempotencyKey: attempt.keyFor(JSON.stringify({ id, feeCents })) })
    attempt.settle(error)
    if (error === undefined) {
      showToast({ type: 'success', text: 'Cancellation confirmed.' })
      onClose()
      return
    }
    const [placed] = placeProblems(error, { fee_cents: 'fee' })
    setRefusal(placed?.message)
    const text = report('confirm', error)
    if (placed === undefined) setFailure(text)
    else field.current?.focus()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void send()
  }

  return (
    <Dialog
      isOpen
      title="Confirm this cancellation?"
      description={describe(cancellation)}
      onClose={onClose}
      isBusy={isLoading}
      closesOnBackdrop={text === ''}
      footer={
        <>
          <Button variant="outline" tone="neutral" onClick={onClose} disabled={isLoading}>
            Back
          </Button>
          <Button type="submit" form={formId} tone="danger" pending={isLoading} pendingLabel="Cancelling the flight…">
            Cancel the flight
          </Button>
        </>
      }
    >
      <form id={formId} className={form} noValidate onSubmit={submit}>
        <NumberField
          ref={field}
          label="Administrative fee"
          optionalText="Optional"
          prefix="$"
          hint={`Kept of the owner's share, so at most ${ownerShare}.`}
          value={text}
          error={isJudged ? (problem ?? refusal) : undefined}
          unreadableText="Enter an amount such as 25 or 25.50."
          onChange={(event) => {
            setText(event.target.value)
            setRefusal(undefined)
          }}
          onBlur={() => setJudged(text !== '')}
        />
        <DescriptionList
          items={[
            { term: 'Price of the flight', value: total },
            { term: `${owner} gets back`, value: refund, isTotal: true },
            ...(coPilot === undefined ? [] : [{ term: `${coPilot} gets back`, value: coPilotShare }]),
          ]}
          missing="–"
        />
        {failure !== undefined && <InlineAlert tone="danger">{failure}</InlineAlert>}
      </form>
    </Dialog>
  )
}

/** Refuses the cancellation: the flight stands at its old time (decisions, row 17). */
export const RejectCancellationDialog = ({ cancellation, onClose }: CancellationDialogProps) => {
  const [reject, { isLoading }] = useRejectCancellationMutation()
  const attempt = useAttempt()
  const [failure, setFailure] = useState<string>()
  const send = async (): Promise<void> => {
    setFailure(undefined)
    const { id } = cancellation
    const { error } = await reject({ id, idempotencyKey: attempt.keyFor(id) })
    attempt.settle(error)
    if (error === undefined) {
      showToast({ type: 'success', text: 'Cancellation rejected. The flight stands.' })
      onClose()
    } else setFailure(report('reject', error))
  }
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title="Reject this cancellation?"
      confirmLabel="Reject cancellation"
      cancelLabel="Back"
      pendingLabel={isLoading ? 'Rejecting…' : undefined}
      onConfirm={() => void send()}
      onCancel={onClose}
      {...(failure !== undefined && { error: failure })}
    >
      {describe(cancellation)} The flight stays confirmed at its old time, and nobody is refunded.
    </ConfirmDialog>
  )
}
