import type { AdminAction } from '../admin/rules.ts'
import type { ApiSettings } from '../deps.ts'
import { publicOrigin } from '../http/origin.ts'
import type { Mail } from './port.ts'

/** To whom a mail on an account goes. */
export interface AccountReader {
  readonly name: string
  readonly email: string | null
  /** Of a pilot. */
  readonly verification: 'pending' | 'approved' | undefined
}

type Links = Pick<ApiSettings, 'publicUrl' | 'listenOrigin'>

const write = (to: string, name: string, subject: string, lines: readonly string[]): Mail => ({
  to,
  subject,
  text: [`Hello ${name},`, '', ...lines, '', 'PilotPair'].join('\n'),
})

/** The mail that tells a person what an administrator did with the account; undefined without an address. */
export const accountMail = (action: AdminAction, reader: AccountReader, settings: Links): Mail | undefined => {
  const { email, name, verification } = reader
  if (email === null) return undefined
  const logIn = new URL('/login', publicOrigin(settings)).href
  switch (action) {
    case 'approve':
      return write(email, name, 'Your PilotPair account is approved', [
        'An administrator has verified your licence. You can now book aircraft and share flights:',
        '',
        logIn,
      ])
    case 'deactivate':
      return write(email, name, 'Your PilotPair account is deactivated', [
        'An administrator has deactivated your account. Your open flights have been closed, and whatever was paid for',
        'them is refunded.',
      ])
    case 'reactivate':
      return write(email, name, 'Your PilotPair account is active again', ['You can log in again:', '', logIn])
    case 'remove':
      return verification === 'pending'
        ? write(email, name, 'Your PilotPair registration was rejected', [
            'An administrator could not verify your licence. Your account, your profile and your documents have been',
            'removed. You are welcome to register again.',
          ])
        : write(email, name, 'Your PilotPair account was deleted', [
            'An administrator has deleted your account and the personal data in it.',
          ])
  }
}

/** The mail to a new operator. The password is not in it: the administrator hands it over. */
export const operatorMail = (to: string, name: string, settings: Links): Mail =>
  write(to, name, 'Your PilotPair operator account', [
    'An administrator has created an operator account for this address. Log in with the password that you were given,',
    'or choose a new one with "Forgot password?":',
    '',
    new URL('/login', publicOrigin(settings)).href,
  ])
