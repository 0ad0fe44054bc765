import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { authTexts, type ForgotPasswordForm, forgotPasswordForm } from '@pilotpair/contract'
import { failureText } from '@pilotpair/feature-core'
import { AuthLayout } from '@pilotpair/ui/auth-layout'
import { Button } from '@pilotpair/ui/button'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { Link } from '@pilotpair/ui/link'
import { TextField } from '@pilotpair/ui/text-field'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useForgotPasswordMutation } from '../api.ts'
import { FailureAlert, type FormFailure } from '../FailureAlert.tsx'
import { form, submit } from '../form.css.ts'
import { hintFor, placeProblems, showProblems } from '../form-problems.ts'
import { homeLink } from '../frame.ts'

export interface ForgotPasswordScreenProps {
  readonly loginHref: string
}

const useForgotPassword = () => {
  const [send] = useForgotPasswordMutation()
  const [failure, setFailure] = useState<FormFailure>()
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm<ForgotPasswordForm>({
    resolver: standardSchemaResolver(forgotPasswordForm),
    mode: 'onTouched',
    defaultValues: { email: '' },
  })
  const onSubmit = handleSubmit(async ({ email }) => {
    setFailure(undefined)
    setSentTo(undefined)
    const { error } = await send({ email })
    if (error === undefined) {
      setSentTo(email)
      return
    }
    const problems = placeProblems(error, { email: 'email' })
    if (problems.length > 0) showProblems(setError, problems)
    else setFailure({ text: failureText(error, authTexts.unexpected), hint: hintFor(error) })
  })
  return { register, onSubmit, errors: formState.errors, failure, sentTo, isBusy: formState.isSubmitting }
}

/**
 * Asks for a link to choose a new password. The answer is the same whether the address has an account or not
 * (decisions "Forgot password"). Fills the page.
 */
export const ForgotPasswordScreen = ({ loginHref }: ForgotPasswordScreenProps) => {
  const { register, onSubmit, errors, failure, sentTo, isBusy } = useForgotPassword()
  return (
    <AuthLayout
      title="Reset your password"
      description="Enter the email of your account. We send you a link to choose a new password."
      home={homeLink}
      after={
        <p>
          Remembered it? <Link href={loginHref}>{authTexts.loginLink}</Link>
        </p>
      }
    >
      <form className={form} noValidate aria-label="Reset your password" onSubmit={(event) => void onSubmit(event)}>
        <FailureAlert failure={failure} />
        {sentTo !== undefined && (
          <InlineAlert tone="success" title="Check your mail">
            If <strong dir="auto">{sentTo}</strong> belongs to an account, a link is on its way. It works once, for one
            hour.
          </InlineAlert>
        )}
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email')}
        />
        <Button
          type="submit"
          fullWidth
          variant={sentTo === undefined ? 'solid' : 'outline'}
          className={submit}
          pending={isBusy}
          pendingLabel="Sending link…"
        >
          {sentTo === undefined ? 'Send link' : 'Send again'}
        </Button>
      </form>
    </AuthLayout>
  )
}
