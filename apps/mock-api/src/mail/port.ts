/** A mail in plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends mail; rejects when the mail could not be handed over. Never logs a mail's text. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
