import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import {
  adminTexts, authTexts, type OperatorForm, operatorForm, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH,
} from '@pilotpair/contract'
import { failureText, hintFor, placeProblems, statusOf, useAttempt } from '@pilotpair/feature-core'
import { Button } from '@pilotpair/ui/button'
import { Card } from '@pilotpair/ui/card'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { PasswordField } from '@pilotpair/ui/password-field'
import { TextField } from '@pilotpair/ui/text-field'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useCreateOperatorMutation } from '../api.ts'
import * as css from '../users/Users.css.ts'
import { emptyOperator, type OperatorDraft } from './operator-draft.ts'

/** Props of {@link CreateOperator}. */
export interface CreateOperatorProps {
  /** What was typed before; read when the form appears. */
  readonly draft: OperatorDraft
  readonly onDraftChange: (draft: OperatorDraft) => void
}

const wireNames = { name: 'name', email: 'email', password: 'password' } as const
const passwordHint = `${String(PASSWORD_MIN_LENGTH)} to ${String(PASSWORD_MAX_LENGTH)} characters with uppercase, lowercase, number and symbol.`

const useOperatorForm = ({ draft, onDraftChange }: CreateOperatorProps) => {
  const [create] = useCreateOperatorMutation()
  const attempt = useAttempt()
  const [failure, setFailure] = useState<string>()
  const [created, setCreated] = useState(0)
  const { register, handleSubmit, setError, setFocus, reset, subscribe, formState } = useForm<OperatorForm>({
    resolver: standardSchemaResolver(operatorForm),
    mode: 'onTouched',
    defaultValues: draft,
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values: { name, email, password } }) => onDraftChange({ name, email, password }) }),
    [subscribe, onDraftChange],
  )

  // Once the emptied fields stand there.
  useEffect(() => {
    if (created > 0) setFocus('name')
  }, [created, setFocus])

  const submit = handleSubmit(async (values) => {
    setFailure(undefined)
    const { error } = await create({ ...values, idempotencyKey: attempt.keyFor(JSON.stringify(values)) })
    attempt.settle(error)
    if (error === undefined) {
      showToast({ type: 'success', text: adminTexts.operatorCreated })
      reset(emptyOperator)
      onDraftChange(emptyOperator)
      setCreated((was) => was + 1)
      return
    }
    showToast({ type: 'error', text: adminTexts.operatorCreateFailed })
    if (statusOf(error) === 409) {
      setError('email', { type: 'service', message: failureText(error, authTexts.emailTaken) }, { shouldFocus: true })
      return
    }
    const placed = placeProblems(error, wireNames)
    for (const [at, { name, message }] of placed.entries()) {
      setError(name, { type: 'service', message }, { shouldFocus: at === 0 })
    }
    if (placed.length > 0) return
    const hint = hintFor(error)
    const text = failureText(error, adminTexts.operatorCreateFailedRetry)
    setFailure(hint === undefined ? text : `${text} ${hint}`)
  })
  return { register, submit, errors: formState.errors, failure, isSending: formState.isSubmitting }
}

/** A new operator's account (spec §2.19, §5). */
export const CreateOperator = (props: CreateOperatorProps) => {
  const { register, submit, errors, failure, isSending } = useOperatorForm(props)
  return (
    <Card className={css.formCard}>
      <form className={css.form} noValidate aria-label={adminTexts.tabCreateOperator} onSubmit={(event) => void submit(event)}>
        <TextField label="Name" autoComplete="off" error={errors.name?.message} {...register('name')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={passwordHint}
          error={errors.password?.message}
          {...register('password')}
        />
        {failure !== undefined && <InlineAlert tone="danger">{failure}</InlineAlert>}
        <div>
          <Button type="submit" pending={isSending} pendingLabel="Creating…">
            Create operator
          </Button>
        </div>
      </form>
    </Card>
  )
}
