import * as z from 'zod/mini'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts'
import { checked } from './schemas.ts'
import { authTexts } from './texts/auth.ts'
import { characterCount, foldEmail, isSafeText, normalisePassword } from './text-rules.ts'

/** What is wrong with a new password. */
export type PasswordProblem = 'rule' | 'too-long' | 'contains-email'

/** The specification's text for each problem. */
export const PASSWORD_PROBLEM_TEXTS: Readonly<Record<PasswordProblem, string>> = {
  rule: authTexts.passwordRule,
  'too-long': authTexts.passwordTooLong,
  'contains-email': authTexts.passwordContainsEmail,
}

/**
 * The password rule of every door (registration, reset, operator creation): 8 to 32 characters, counted after
 * Unicode NFC, with lower and upper case, a digit and a symbol, not containing the whole e-mail in any case.
 * The local part alone does not count; an empty e-mail never does. The specification's shared schema reads
 * 6 characters instead; the screen's rule holds everywhere.
 */
export function passwordProblems(password: string, email: string): PasswordProblem[] {
  const text = normalisePassword(password)
  const length = characterCount(text)
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[\p{P}\p{S}]/u]
  const problems: PasswordProblem[] = []
  const isStrong = kinds.every((kind) => kind.test(text))
  if (length < PASSWORD_MIN_LENGTH || !isStrong || !isSafeText(text)) problems.push('rule')
  if (length > PASSWORD_MAX_LENGTH) problems.push('too-long')
  const folded = foldEmail(email)
  if (folded !== '' && text.toLowerCase().includes(folded)) problems.push('contains-email')
  return problems
}

/** A password text, normalised to NFC. The rule itself needs the e-mail: see `passwordRule`. */
export const passwordText = /* @__PURE__ */ checked(
  /* @__PURE__ */ z.string(authTexts.passwordRule),
  /* @__PURE__ */ z.overwrite(normalisePassword),
)

/** Checks the password rule of an object with `email` and `password`; problems stand at `password`. */
export const passwordRule: z.core.CheckFn<{ email: string; password: string }> = ({ value, issues }) => {
  for (const problem of passwordProblems(value.password, value.email)) {
    issues.push({
      code: 'custom',
      input: value.password,
      path: ['password'],
      message: PASSWORD_PROBLEM_TEXTS[problem],
      continue: true,
    })
  }
}

/** A password at login, compared in NFC; more than 32 characters are refused. */
export const loginPassword = /* @__PURE__ */ checked(
  /* @__PURE__ */ z.string(authTexts.passwordTooShort),
  /* @__PURE__ */ z.overwrite(normalisePassword),
  /* @__PURE__ */ z.refine(
    (text: string) => characterCount(text) <= PASSWORD_MAX_LENGTH,
    authTexts.passwordTooLong,
  ),
)
