import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type AircraftForm, aircraftForm, type AircraftFormInput, aircraftTexts, type OperatorAircraft, operatorTexts } from '@pilotpair/contract'
import { failureText, isApiFailure, systemClock, TYPED_IS_BACK, useAttempt, useTyped, useUnsaved } from '@pilotpair/feature-core'
import { Button } from '@pilotpair/ui/button'
import { Dialog } from '@pilotpair/ui/dialog'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useUi } from '@pilotpair/ui/ui-provider'
import { useEffect, useId, useMemo, useState } from 'react'
import { useForm, type UseFormReturn, type UseFormSetError } from 'react-hook-form'
import { aircraftPatch, emptyFields, fieldOfWire, fieldsOf, newAircraftBody } from '../aircraft-form.ts'
import { useCreateAircraftMutation, useUpdateAircraftMutation } from '../api.ts'
import { typedAircraft } from '../typed-aircraft.ts'
import { AircraftFormFields } from './AircraftFormFields.tsx'
import { useDiscard } from './DiscardDialog.tsx'
import * as css from './Operator.css.ts'

/** Props of {@link AircraftDialog}. */
export interface AircraftDialogProps {
  /** The aircraft to edit. @default undefined, a new one */
  readonly aircraft?: OperatorAircraft | undefined
  /** Told the id of a new aircraft, before the form closes. */
  readonly onAdded: (id: string) => void
  readonly onClose: () => void
}

interface Problem {
  readonly title: string
  readonly detail: string | undefined
}

const EDIT_FAILED = 'Could not save the aircraft. Please try again.'

/** Shows what the service refused at its fields; answers whether all of it has one. */
const showAtFields = (failure: unknown, setError: UseFormSetError<AircraftFormInput>): boolean => {
  if (!isApiFailure(failure) || failure.kind !== 'refused' || failure.fields.length === 0) return false
  const placed = failure.fields.map(({ field, message }) => ({ name: fieldOfWire(field), message }))
  if (placed.some(({ name }) => name === undefined)) return false
  for (const [at, { name, message }] of placed.entries()) {
    if (name !== undefined) setError(name, { type: 'service', message }, { shouldFocus: at === 0 })
  }
  return true
}

interface Sent {
  readonly failure?: unknown
  /** The id of a new aircraft. */
  readonly added?: string
}

/** Sends the form: a new aircraft whole, an edited one as what has changed. */
const useSend = (aircraft: OperatorAircraft | undefined) => {
  const [create] = useCreateAircraftMutation()
  const [update] = useUpdateAircraftMutation()
  const attempt = useAttempt()
  return async (values: AircraftForm): Promise<Sent> => {
    if (aircraft !== undefined) {
      const body = aircraftPatch(aircraft, values)
      if (Object.keys(body).length === 0) return {}
      return { failure: (await update({ id: aircraft.id_aircraft, body })).error }
    }
    const body = newAircraftBody(values)
    const { data, error } = await create({ body, idempotencyKey: attempt.keyFor(JSON.stringify(body)) })
    attempt.settle(error)
    return data === undefined ? { failure: error } : { added: data.id_aircraft }
  }
}

/** What a lost session took from the screen is back in the form; what the form holds is kept should it happen again. */
const useTypedForm = (
  { getValues, reset }: UseFormReturn<AircraftFormInput, unknown, AircraftForm>,
  isDirty: boolean,
  aircraft: OperatorAircraft | undefined,
): boolean => {
  const [typed] = useState(() => typedAircraft.get('form'))
  const edited = aircraft !== undefined && { aircraft }
  useTyped(typedAircraft, 'form', () => (isDirty ? { ...edited, values: getValues() } : undefined))
  useEffect(() => {
    // Against what is stored, so that it counts as unsaved.
    if (typed !== undefined) reset(typed.values, { keepDefaultValues: true })
  }, [typed, reset])
  return typed !== undefined
}

/** Adds an aircraft to the fleet, or edits one (spec §2.18, §5, §7). */
export const AircraftDialog = ({ aircraft, onAdded, onClose }: AircraftDialogProps) => {
  const { now = systemClock } = useUi()
  const id = useId()
  const send = useSend(aircraft)
  const [problem, setProblem] = useState<Problem>()
  const year = now().getUTCFullYear()
  const resolver = useMemo(() => standardSchemaResolver(aircraftForm(year)), [year])
  const form = useForm<AircraftFormInput, unknown, AircraftForm>({
    resolver,
    mode: 'onTouched',
    defaultValues: aircraft === undefined ? emptyFields : fieldsOf(aircraft),
  })
  const { isDirty, isSubmitting } = form.formState
  useUnsaved(isDirty)
  const isBack = useTypedForm(form, isDirty, aircraft)
  const { close, question } = useDiscard(isDirty, onClose)

  const isNew = aircraft === undefined
  const title = isNew ? operatorTexts.addAircraft : `Edit ${aircraft.registration}`
  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined)
    const { failure, added } = await send(values)
    if (failure === undefined) {
      showToast({ type: 'success', text: isNew ? aircraftTexts.added : 'Aircraft saved.' })
      if (added !== undefined) onAdded(added)
      onClose()
      return
    }
    const fallback = isNew ? aircraftTexts.createFailedRetry : EDIT_FAILED
    const text = failureText(failure, fallback)
    const isPlaced = showAtFields(failure, form.setError)
    showToast({ type: 'error', text: isPlaced ? fallback : text })
    if (isPlaced) return
    setProblem({ title: isNew ? aircraftTexts.createFailed : fallback, detail: text === fallback ? undefined : text })
  })

  return (
    <>
      {question}
      <Dialog
        isOpen
        size="wide"
        title={title}
        onClose={close}
        closesOnBackdrop={false}
        isBusy={isSubmitting}
        footer={
          <>
            <Button variant="ghost" tone="neutral" disabled={isSubmitting} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={id} pending={isSubmitting} pendingLabel={isNew ? 'Adding…' : 'Saving…'}>
              {isNew ? operatorTexts.addAircraft : 'Save aircraft'}
            </Button>
          </>
        }
      >
        <form
          id={id}
          noValidate
          aria-label={title}
          className={css.dialogForm}
          onSubmit={(event) => {
            event.preventDefault()
            if (!isSubmitting) void submit(event)
          }}
        >
          {isBack && <InlineAlert tone="info">{TYPED_IS_BACK}</InlineAlert>}
          {problem !== undefined && (
            <InlineAlert tone="danger" title={problem.title}>
              {problem.detail ?? 'What you entered is kept. Check your connection, then try again.'}
            </InlineAlert>
          )}
          <AircraftFormFields form={form} aircraft={aircraft} />
        </form>
      </Dialog>
    </>
  )
}
