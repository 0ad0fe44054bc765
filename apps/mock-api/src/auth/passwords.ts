import { hash, verify, type Options } from '@node-rs/argon2'
import { normalisePassword, PASSWORD_PROBLEM_TEXTS, passwordProblems } from '@pilotpair/contract'
import { invalidField } from '../http/errors.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Hashes passwords and compares them. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /**
   * Whether `password` belongs to `stored`. With nothing stored (no such account) the same work is done for
   * nothing, so that the time tells no one whether an account exists.
   */
  matches(password: string, stored: string | undefined): Promise<boolean>
}

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const decidedCost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Passwords by argon2id (the library's default variant), normalised to NFC on both sides, never truncated. */
export const createPasswordHasher = (cost: Options = decidedCost): PasswordHasher => {
  const dummy = hash('no account has this password', cost)
  return {
    hash: (password) => hash(normalisePassword(password), cost),
    async matches(password, stored) {
      const isSame = await verify(stored ?? (await dummy), normalisePassword(password))
      return stored !== undefined && isSame
    },
  }
}

/** As cheap as argon2id goes, for tests. */
export const cheapCost: Options = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Said of a password that everybody tries first. */
export const COMMON_PASSWORD_TEXT = 'This password is too common. Please choose another one.'

/**
 * Checks a new password at every door: the rule of the screens, and the list of common ones.
 *
 * @throws ApiError 422 at `password`
 */
export const assertNewPassword = (password: string, email: string): void => {
  const [problem] = passwordProblems(password, email)
  if (problem) throw invalidField('password', PASSWORD_PROBLEM_TEXTS[problem])
  if (isCommonPassword(password)) throw invalidField('password', COMMON_PASSWORD_TEXT)
}
