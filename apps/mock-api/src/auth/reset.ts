import type { Deps } from '../deps.ts'
import { ApiError, badRequest } from '../http/errors.ts'
import { publicOrigin } from '../http/origin.ts'
import { resetMail } from '../mail/texts.ts'
import { assertNewPassword } from './passwords.ts'
import {
  endSessionsOf,
  findAccountByEmail,
  findResetToken,
  holdForChange,
  insertResetToken,
  setPassword,
  useResetToken,
} from './queries.ts'
import { resetExpiry } from './rules.ts'
import { consume } from './throttle.ts'
import { newToken, sha256 } from './tokens.ts'

/** The answer to every forgotten password, whoever asks. */
export const FORGOT_DETAIL = 'If this email is registered, a link to reset the password is on its way.'

const mailLink = async (deps: Deps, email: string): Promise<void> => {
  const account = await findAccountByEmail(deps.db, email)
  if (!account || !account.isActivated) return
  const token = newToken(deps.random)
  const now = deps.clock.now()
  await insertResetToken(deps.db, { hash: sha256(token), userId: account.id, expiresAt: resetExpiry(now), now })
  await deps.mailer.send(resetMail(email, new URL(`/reset-password?token=${token}`, publicOrigin(deps.settings)).href))
}

/**
 * Starts a reset: the mail goes out after the answer, so that neither its content nor its time tells whether
 * the address is known.
 *
 * @throws ApiError 429 after too many requests for one mailbox, known or not
 */
export const forgotPassword = async (deps: Deps, email: string): Promise<void> => {
  await consume(deps.db, { name: 'forgot-password', subject: email }, deps.limits.forgotPassword, deps.clock.now())
  deps.background.run('reset mail', () => mailLink(deps, email))
}

const gone = (): ApiError => new ApiError(410, 'This link has expired or was used before. Please ask for a new one.')

/**
 * Sets the new password and ends every session of the account.
 *
 * @throws ApiError 400 for a token that never existed, 410 for a used or expired one, 422 for the password
 */
export const resetPassword = async (deps: Deps, token: string, password: string): Promise<void> => {
  const hash = sha256(token)
  const stored = await findResetToken(deps.db, hash)
  if (!stored) throw badRequest('This link is not valid. Please ask for a new one.')
  const now = deps.clock.now()
  if (stored.usedAt !== null || stored.expiresAt <= now) throw gone()
  assertNewPassword(password, stored.email)
  const passwordHash = await deps.passwords.hash(password)
  await deps.db.transaction(async (tx) => {
    await holdForChange(tx, stored.userId)
    if (!(await useResetToken(tx, hash, now))) throw gone()
    await setPassword(tx, stored.userId, passwordHash, now)
    await endSessionsOf(tx, stored.userId, 'password_reset', now)
  })
}
