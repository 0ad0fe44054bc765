import { failureText, hintFor, statusOf, useAttempt } from '@pilotpair/feature-core'
import { ConfirmDialog } from '@pilotpair/ui/dialog'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useState } from 'react'
import { useDeleteUserMutation, useUpdateUserMutation } from '../api.ts'
import { canCascade, doneText, doubtsAbout, failedText, type UserRequest, wordsFor } from './user-actions.ts'

/** Props of {@link UserActionDialog}. */
export interface UserActionDialogProps {
  readonly request: UserRequest
  /** Nothing was done. */
  readonly onCancel: () => void
  /** It is done. */
  readonly onDone: () => void
}

/** What a failure says beneath the toast's text. */
const detailOf = (failure: unknown, fallback: string): string => {
  const hint = hintFor(failure)
  const text = failureText(failure, fallback)
  return hint === undefined ? text : `${text} ${hint}`
}

const useAction = ({ request, onDone }: UserActionDialogProps) => {
  const [update] = useUpdateUserMutation()
  const [remove] = useDeleteUserMutation()
  const attempt = useAttempt()
  const [isActing, setActing] = useState(false)
  const [error, setError] = useState<string>()
  /** Which flights stand in the way, once the service has said so; then a yes closes them too. */
  const [inTheWay, setInTheWay] = useState<string>()

  const send = () => {
    const { action, user: { id_user_account: id } } = request
    const cascade = inTheWay !== undefined
    const idempotencyKey = attempt.keyFor(JSON.stringify({ action, id, cascade }))
    switch (action) {
      case 'approve':
        return update({ id, change: { verification: 'approved' }, cascade, idempotencyKey })
      case 'deactivate':
      case 'reactivate':
        return update({ id, change: { is_activated: action === 'reactivate' }, cascade, idempotencyKey })
      case 'reject':
      case 'delete':
        return remove({ id, cascade, expectsPending: action === 'reject', idempotencyKey })
    }
  }
  const act = async (): Promise<void> => {
    setActing(true)
    setError(undefined)
    const { error: failure } = await send()
    setActing(false)
    attempt.settle(failure)
    if (failure === undefined) {
      showToast({ type: 'success', text: doneText(request) })
      onDone()
      return
    }
    if (inTheWay === undefined && canCascade(request, statusOf(failure))) {
      setInTheWay(failureText(failure, 'Flights are still open.'))
      return
    }
    showToast({ type: 'error', text: failedText(request) })
    setError(detailOf(failure, failedText(request)))
  }
  return { act, isActing, error, inTheWay }
}

/** Asks before an account is changed (spec §2.19), names the flights that stand in the way, and does it. */
export const UserActionDialog = (props: UserActionDialogProps) => {
  const { request, onCancel } = props
  const { act, isActing, error, inTheWay } = useAction(props)
  const { label, pending, tone, consequence } = wordsFor(request)
  const question = {
    isOpen: true,
    tone,
    title: `${label} ${request.user.name}?`,
    pendingLabel: isActing ? pending : undefined,
    onConfirm: () => void act(),
    onCancel,
    error,
  }
  // Another question is another dialog: a press that was meant for the first one must not close flights.
  if (inTheWay !== undefined)
    return (
      <ConfirmDialog {...question} key="flights" isFollowUp confirmLabel={`Close flights and ${label.toLowerCase()}`}>
        <p>{inTheWay}</p>
        <p>Closing them cancels them, and gives everybody a full refund. {consequence}</p>
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog {...question} key="account" confirmLabel={label}>
      {doubtsAbout(request).map((doubt) => (
        <p key={doubt}>
          <strong>{doubt}</strong>
        </p>
      ))}
      <p>{consequence}</p>
    </ConfirmDialog>
  )
}
