import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { REDIRECT_AFTER_REGISTRATION_MS, type RegistrationForm, registrationForm } from '@pilotpair/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRegisterMutation } from '../api.ts'
import type { FormFailure } from '../FailureAlert.tsx'
import { hintFor, placeProblems, showProblems } from '../form-problems.ts'
import { readRegistrationFailure } from './registration-failure.ts'

const wireNames = { name: 'name', email: 'email', password: 'password' } as const

/** State of the registration screen: its form, what went wrong, and the way on two seconds after success (spec §9). */
export const useRegistration = (onRegistered: () => void) => {
  const [send] = useRegisterMutation()
  const [failure, setFailure] = useState<FormFailure>()
  const [isDone, setDone] = useState(false)
  const { register, handleSubmit, setError, trigger, formState, getFieldState } = useForm<RegistrationForm>({
    resolver: standardSchemaResolver(registrationForm),
    mode: 'onTouched',
    defaultValues: { name: '', email: '', password: '', confirm_password: '' },
  })

  // Rules that span two fields are judged again when the other one changes, once the person has been at both.
  const judgeAgain = (name: 'password' | 'confirm_password') => {
    if (getFieldState(name).isTouched || formState.isSubmitted) void trigger(name)
  }
  const fields = {
    name: register('name'),
    email: register('email', { onChange: () => judgeAgain('password') }),
    password: register('password', { onChange: () => judgeAgain('confirm_password') }),
    confirm: register('confirm_password'),
  }

  const leave = useEffectEvent(onRegistered)
  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => leave(), REDIRECT_AFTER_REGISTRATION_MS)
    return () => clearTimeout(timer)
  }, [isDone])

  const submit = handleSubmit(async ({ name, email: address, password: secret }) => {
    setFailure(undefined)
    const { error } = await send({ name, email: address, password: secret })
    if (error === undefined) {
      setDone(true)
      return
    }
    const problems = placeProblems(error, wireNames)
    const { at, text } = readRegistrationFailure(error)
    if (problems.length > 0) showProblems(setError, problems)
    else if (at === 'email') setError('email', { type: 'service', message: text }, { shouldFocus: true })
    else setFailure({ text, hint: hintFor(error) })
  })

  return { fields, submit, errors: formState.errors, failure, isDone, isBusy: formState.isSubmitting || isDone }
}
