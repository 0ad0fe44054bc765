import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { authTexts, type LoginForm, loginForm, type UserAccount } from '@pilotpair/contract'
import { useAppStore } from '@pilotpair/feature-core'
import { AuthLayout } from '@pilotpair/ui/auth-layout'
import { Button } from '@pilotpair/ui/button'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { Link } from '@pilotpair/ui/link'
import { PasswordField } from '@pilotpair/ui/password-field'
import { TextField } from '@pilotpair/ui/text-field'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FailureAlert, type FormFailure } from '../FailureAlert.tsx'
import { form, lifted, submit } from '../form.css.ts'
import { hintFor, placeProblems, showProblems } from '../form-problems.ts'
import { homeLink, smallPrint } from '../frame.ts'
import { logIn } from '../log-in-out.ts'
import { loginFailureText } from './login-failure.ts'

export interface LoginScreenProps {
  /** The address that was asked for; then the screen says why it stands here. */
  readonly next?: string | undefined
  /** A word about what happened before, for example that the session has ended. */
  readonly notice?: ReactNode
  readonly registerHref: string
  readonly forgotHref: string
  /** The user is logged in and known; the shell leads on. */
  readonly onLoggedIn: (user: UserAccount) => void
}

const wireNames = { username: 'email', email: 'email', password: 'password' } as const

const useLoginForm = (onLoggedIn: LoginScreenProps['onLoggedIn']) => {
  const store = useAppStore()
  const [failure, setFailure] = useState<FormFailure>()
  const [isDone, setDone] = useState(false)
  const { register, handleSubmit, setError, setFocus, formState } = useForm<LoginForm>({
    resolver: standardSchemaResolver(loginForm),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  })
  const send = async (values: LoginForm): Promise<void> => {
    setFailure(undefined)
    const result = await logIn(store, values)
    switch (result.kind) {
      case 'in':
        setDone(true)
        onLoggedIn(result.user)
        return
      case 'no-user':
        setFailure({ text: authTexts.userFetchFailed })
        return
      case 'refused': {
        const problems = placeProblems(result.failure, wireNames)
        if (problems.length > 0) {
          showProblems(setError, problems)
          return
        }
        setFailure({ text: loginFailureText(result.failure), hint: hintFor(result.failure) })
        setFocus('password', { shouldSelect: true })
      }
    }
  }
  return { register, submit: handleSubmit(send), errors: formState.errors, failure, isBusy: formState.isSubmitting || isDone }
}

/** Login (spec §2.2, §5, §8). Fills the page. */
export const LoginScreen = ({ next, notice, registerHref, forgotHref, onLoggedIn }: LoginScreenProps) => {
  const { register, submit: onSubmit, errors, failure, isBusy } = useLoginForm(onLoggedIn)
  return (
    <AuthLayout
      title="Log in"
      description={next === undefined ? 'Good to see you back.' : 'Log in to go on to the page you asked for.'}
      home={homeLink}
      footer={smallPrint}
      after={
        <p>
          New to PilotPair? <Link href={registerHref}>{authTexts.registerLink}</Link>
        </p>
      }
    >
      <form className={form} noValidate aria-label="Log in" onSubmit={(event) => void onSubmit(event)}>
        {notice !== undefined && failure === undefined && <InlineAlert tone="info">{notice}</InlineAlert>}
        <FailureAlert failure={failure} />
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email')}
        />
        <div className={lifted.field}>
          <PasswordField
            label="Password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...register('password')}
          />
          <span className={lifted.link}>
            <Link href={forgotHref}>{authTexts.forgotPasswordLink}</Link>
          </span>
        </div>
        <Button type="submit" fullWidth className={submit} pending={isBusy} pendingLabel="Logging in…">
          Log in
        </Button>
      </form>
    </AuthLayout>
  )
}
