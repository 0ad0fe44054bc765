import { createTransport } from 'nodemailer'
import type { Mailer } from './port.ts'

/** What went wrong, in codes: the server's own words may repeat the recipient, and errors end up in the log. */
const withoutWords = (error: unknown): Error => {
  const facts = typeof error === 'object' && error !== null ? error : {}
  const code = 'code' in facts && typeof facts.code === 'string' ? facts.code : 'unknown reason'
  const answer = 'responseCode' in facts && typeof facts.responseCode === 'number' ? ` ${facts.responseCode}` : ''
  return new Error(`The mail server did not take a mail: ${code}${answer}`)
}

/** Sends through the SMTP server of `SMTP_URL`, for example `smtps://user:password@mail.example.com`. */
export const createSmtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text }) {
      try {
        await transport.sendMail({ from, to, subject, text })
      } catch (error) {
        throw withoutWords(error)
      }
    },
  }
}
