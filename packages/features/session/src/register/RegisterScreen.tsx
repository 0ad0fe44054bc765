import { authTexts } from '@pilotpair/contract'
import { AuthLayout } from '@pilotpair/ui/auth-layout'
import { Button } from '@pilotpair/ui/button'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { Link } from '@pilotpair/ui/link'
import { PasswordField } from '@pilotpair/ui/password-field'
import { TextField } from '@pilotpair/ui/text-field'
import { FailureAlert } from '../FailureAlert.tsx'
import { form, submit } from '../form.css.ts'
import { homeLink, smallPrint } from '../frame.ts'
import { passwordHint } from '../password-hint.ts'
import { useRegistration } from './useRegistration.ts'

export interface RegisterScreenProps {
  readonly loginHref: string
  /** Called 2000 ms after the account was created (spec §9). */
  readonly onRegistered: () => void
}

/** Registration of a pilot (spec §2.3, §5, §8). Fills the page. */
export const RegisterScreen = ({ loginHref, onRegistered }: RegisterScreenProps) => {
  const { fields, submit: onSubmit, errors, failure, isDone, isBusy } = useRegistration(onRegistered)
  return (
    <AuthLayout
      title="Create your account"
      description="For licensed pilots. An administrator checks your license before your first flight."
      home={homeLink}
      footer={smallPrint}
      after={
        <p>
          Already registered? <Link href={loginHref}>{authTexts.loginLink}</Link>
        </p>
      }
    >
      <form className={form} noValidate aria-label="Create your account" onSubmit={(event) => void onSubmit(event)}>
        <TextField label="Full name" autoComplete="name" error={errors.name?.message} {...fields.name} />
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...fields.email}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={passwordHint(errors.password?.message)}
          error={errors.password?.message}
          {...fields.password}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={errors.confirm_password?.message}
          {...fields.confirm}
        />
        <FailureAlert failure={failure} />
        {isDone && <InlineAlert tone="success">{authTexts.registered}</InlineAlert>}
        <Button
          type="submit"
          fullWidth
          className={submit}
          pending={isBusy}
          pendingLabel={isDone ? 'Account created' : 'Creating account…'}
        >
          Create account
        </Button>
      </form>
    </AuthLayout>
  )
}
