import * as z from 'zod/mini'
import { personName } from '../endpoints/person-name.ts'
import { PASSWORD_MIN_LENGTH } from '../limits.ts'
import { loginPassword, passwordRule, passwordText } from '../password.ts'
import { type CheckOf, checked, email } from '../schemas.ts'
import { characterCount } from '../text-rules.ts'
import { authTexts } from '../texts/auth.ts'

/** Login screen (spec §5). */
export const loginForm = /* @__PURE__ */ z.object({
  email,
  password: /* @__PURE__ */ checked(
    loginPassword,
    /* @__PURE__ */ z.refine(
      (text: string) => characterCount(text) >= PASSWORD_MIN_LENGTH,
      authTexts.passwordTooShort,
    ),
  ),
})
export type LoginForm = z.output<typeof loginForm>

const passwordsMatch: CheckOf<{ password: string; confirm_password: string }> = ({ value, issues }) => {
  if (value.password === value.confirm_password) return
  issues.push({
    code: 'custom',
    input: value.confirm_password,
    path: ['confirm_password'],
    message: authTexts.passwordsDiffer,
    continue: true,
  })
}

/** Registration screen (spec §5, the screen's reading). */
export const registrationForm = /* @__PURE__ */ checked(
  /* @__PURE__ */ z.object({ name: personName, email, password: passwordText, confirm_password: passwordText }),
  passwordRule,
  passwordsMatch,
)
export type RegistrationForm = z.output<typeof registrationForm>

/** Forgotten password screen. */
export const forgotPasswordForm = /* @__PURE__ */ z.object({ email })
export type ForgotPasswordForm = z.output<typeof forgotPasswordForm>

/** Reset screen. Whether the password holds the e-mail only the service can tell. */
export const resetPasswordForm = /* @__PURE__ */ checked(
  /* @__PURE__ */ z.object({ password: passwordText, confirm_password: passwordText }),
  ({ value, issues }) => passwordRule({ value: { email: '', password: value.password }, issues }),
  passwordsMatch,
)
export type ResetPasswordForm = z.output<typeof resetPasswordForm>

/** Operator creation in the user management (spec §5). */
export const operatorForm = /* @__PURE__ */ checked(
  /* @__PURE__ */ z.object({ name: personName, email, password: passwordText }),
  passwordRule,
)
export type OperatorForm = z.output<typeof operatorForm>
