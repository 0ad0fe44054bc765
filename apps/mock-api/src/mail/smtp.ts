import { createTransport } from 'nodemailer'
import type { Mailer } from './port.ts'

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
      await transport.sendMail({ from, to, subject, text })
    },
  }
}
