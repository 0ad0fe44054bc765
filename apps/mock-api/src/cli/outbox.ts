import process from 'node:process'
import { readConfig } from '../config.ts'
import { StartError } from '../lib/start-error.ts'
import { outboxFile, readOutbox } from '../mail/outbox.ts'

/** Prints the mails that demo mode did not send, oldest first; an address narrows them to one mailbox. */
const main = async (): Promise<void> => {
  const { dataDir } = readConfig({ DATA_DIR: process.env['DATA_DIR'] }, 'demo')
  const mailbox = process.argv[2]?.trim().toLowerCase()
  const mails = (await readOutbox(dataDir)).filter(({ to }) => mailbox === undefined || to === mailbox)
  if (mails.length === 0) console.log(`No mails in ${outboxFile(dataDir)}.`)
  for (const { at, to, subject, text } of mails) {
    console.log(`${at}\nTo: ${to}\nSubject: ${subject}\n\n${text}\n${'-'.repeat(60)}`)
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
