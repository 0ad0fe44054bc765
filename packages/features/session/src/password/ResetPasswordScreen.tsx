import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { authTexts, type ResetPasswordForm, resetPasswordForm } from '@pilotpair/contract'
import { failureText, statusOf } from '@pilotpair/feature-core'
import { AuthLayout } from '@pilotpair/ui/auth-layout'
import { Button, ButtonLink } from '@pilotpair/ui/button'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { Link } from '@pilotpair/ui/link'
import { PasswordField } from '@pilotpair/ui/password-field'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useResetPasswordMutation } from '../api.ts'
import { FailureAlert, type FormFailure } from '../FailureAlert.tsx'
import { form, submit } from '../form.css.ts'
import { hintFor, placeProblems, showProblems } from '../form-problems.ts'
import { homeLink } from '../frame.ts'
import { passwordHint } from '../password-hint.ts'

export interface ResetPasswordScreenProps {
  /** From the link of the mail; empty or absent when the link was cut. */
  readonly token: string | null | undefined
  readonly loginHref: string
  readonly forgotHref: string
}

/** Statuses by which the service says that the link is used up, too old or unknown. */
const deadLink: readonly (number | undefined)[] = [400, 404, 410]

const useResetPassword = (token: string, forgotHref: string) => {
  const [send] = useResetPasswordMutation()
  const [failure, setFailure] = useState<FormFailure>()
  const [isDone, setDone] = useState(false)
  const { register, handleSubmit, setError, trigger, formState, getFieldState } = useForm<ResetPasswordForm>({
    resolver: standardSchemaResolver(resetPasswordForm),
    mode: 'onTouched',
    defaultValues: { password: '', confirm_password: '' },
  })
  const judgeAgain = () => {
    if (getFieldState('confirm_password').isTouched || formState.isSubmitted) void trigger('confirm_password')
  }
  const fields = {
    password: register('password', { onChange: judgeAgain }),
    confirm: register('confirm_password'),
  }

  const onSubmit = handleSubmit(async ({ password: secret }) => {
    setFailure(undefined)
    const { error } = await send({ token, password: secret })
    if (error === undefined) {
      setDone(true)
      return
    }
    const problems = placeProblems(error, { password: 'password' })
    if (problems.length > 0) {
      showProblems(setError, problems)
      return
    }
    const action = deadLink.includes(statusOf(error)) ? <Link href={forgotHref}>Ask for a new link</Link> : undefined
    setFailure({ text: failureText(error, authTexts.unexpected), hint: hintFor(error), action })
  })
  return { fields, onSubmit, errors: formState.errors, failure, isDone, isBusy: formState.isSubmitting }
}

type FormProps = { readonly token: string; readonly loginHref: string; readonly forgotHref: string }

const ResetForm = ({ token, loginHref, forgotHref }: FormProps) => {
  const { fields, onSubmit, errors, failure, isDone, isBusy } = useResetPassword(token, forgotHref)
  if (isDone)
    return (
      <div className={form}>
        <InlineAlert tone="success" title="Your password has been changed" tabIndex={-1} ref={(alert) => alert?.focus()}>
          Other devices have been logged out.
        </InlineAlert>
        <ButtonLink href={loginHref} fullWidth>
          {authTexts.loginLink}
        </ButtonLink>
      </div>
    )
  return (
    <form className={form} noValidate aria-label="Choose a new password" onSubmit={(event) => void onSubmit(event)}>
      <FailureAlert failure={failure} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={passwordHint(errors.password?.message)}
        error={errors.password?.message}
        {...fields.password}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        error={errors.confirm_password?.message}
        {...fields.confirm}
      />
      <Button type="submit" fullWidth className={submit} pending={isBusy} pendingLabel="Saving…">
        Save new password
      </Button>
    </form>
  )
}

/** Chooses a new password with the one-time link of a mail (decisions "Forgot password"). Fills the page. */
export const ResetPasswordScreen = ({ token, loginHref, forgotHref }: ResetPasswordScreenProps) => (
  <AuthLayout title="Choose a new password" home={homeLink}>
    {typeof token === 'string' && token !== '' ? (
      <ResetForm token={token} loginHref={loginHref} forgotHref={forgotHref} />
    ) : (
      <div className={form}>
        <InlineAlert tone="warning" role="note" title="This link is incomplete">
          Open it from the mail once more, or ask for a new one.
        </InlineAlert>
        <ButtonLink href={forgotHref} fullWidth>
          Ask for a new link
        </ButtonLink>
      </div>
    )}
  </AuthLayout>
)
