import fs from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import type { Clock } from '../runtime.ts'
import { makeFolder } from '../lib/make-folder.ts'
import type { Mail, Mailer } from './port.ts'

const storedMail = z.object({ at: z.string(), to: z.string(), subject: z.string(), text: z.string() })

/** A mail of the outbox with the instant it was written, ISO 8601. */
export type StoredMail = z.output<typeof storedMail>

/**
 * The outbox is a file, one JSON object a line, so that it can be read while the service holds the database.
 */
export const outboxFile = (dataDir: string): string => path.join(dataDir, 'outbox.jsonl')

/** Keeps mails instead of sending them (demo mode). */
export const createOutboxMailer = (dataDir: string, clock: Clock): Mailer => ({
  async send({ to, subject, text }: Mail) {
    const line = JSON.stringify({ at: clock.now().toISOString(), to, subject, text } satisfies StoredMail)
    makeFolder(dataDir)
    await fs.appendFile(outboxFile(dataDir), `${line}\n`, { mode: 0o600 })
  },
})

const parseLine = (line: string): StoredMail | undefined => {
  try {
    const parsed = storedMail.safeParse(JSON.parse(line))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** The mails of an outbox, oldest first; none when there is no outbox. */
export const readOutbox = async (dataDir: string): Promise<readonly StoredMail[]> => {
  let text: string
  try {
    text = await fs.readFile(outboxFile(dataDir), 'utf8')
  } catch {
    return []
  }
  return text
    .split('\n')
    .map(parseLine)
    .filter((mail) => mail !== undefined)
}
