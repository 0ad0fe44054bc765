import type { Logger } from '../runtime.ts'
import type { Mailer } from './port.ts'

/** Production without SMTP: says so in the log, without address and link. */
export const createUnconfiguredMailer = (logger: Logger): Mailer => ({
  async send({ subject }) {
    logger.warn({ subject }, 'mail is not configured (SMTP_URL): a mail was not sent')
  },
})
