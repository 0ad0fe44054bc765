import { asc, eq, lte, sql } from 'drizzle-orm'
import { tables, type Tx } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { describeError } from '../http/database-errors.ts'
import type { Job } from '../jobs/job.ts'
import type { Mail } from './port.ts'

const { mails } = tables

type StoredMail = typeof mails.$inferSelect

/** Mails of one run: whatever else waits is the next run's, in whichever process. */
const batch = 100
/** The pause after the first try, doubled after each; longer than any try of the SMTP mailer takes. */
const firstPauseSeconds = 60
const longestPauseSeconds = 6 * 60 * 60
const giveUpAfterMs = 3 * 24 * 60 * 60_000

/**
 * Stores mails in the transaction of the change that they tell of, so that they are sent if and only if it is
 * committed, also when this process dies before. Call `wakeMails` once it is.
 *
 * A row stays readable until its mail has left, which can be days: nothing that opens an account may be in it. The
 * mail with a reset link is therefore handed to the mailer directly (auth/reset.ts): its token is stored as a hash
 * only, and whoever misses the mail asks for another.
 */
export const storeMails = async (tx: Tx, { clock }: Pick<Deps, 'clock'>, written: readonly Mail[]): Promise<void> => {
  if (written.length === 0) return
  const now = clock.now()
  const rows = written.map(({ to, subject, text }) => ({ recipient: to, subject, text, createdAt: now, dueAt: now }))
  await tx.insert(mails).values(rows)
}

/**
 * Takes the mail that is due longest and puts its next try off before this one begins: nobody else takes it meanwhile,
 * and when this process dies half-way, another tries again after the pause.
 */
const take = async ({ db, clock }: Deps): Promise<StoredMail | undefined> => {
  const now = clock.now()
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(lte(mails.dueAt, now))
    .orderBy(asc(mails.dueAt), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const seconds = sql`least(${firstPauseSeconds}::float8 * power(2, ${mails.attempts}), ${longestPauseSeconds}::float8)`
  const [taken] = await db
    .update(mails)
    .set({
      attempts: sql`${mails.attempts} + 1`,
      dueAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => ${seconds})`,
    })
    .where(eq(mails.id, sql`(${due})`))
    .returning()
  return taken
}

const deliver = async (deps: Deps, { id, recipient, subject, text, createdAt, attempts }: StoredMail): Promise<void> => {
  const { db, clock, logger, mailer } = deps
  try {
    await mailer.send({ to: recipient, subject, text })
  } catch (error) {
    const facts = { mail: id, attempts, ...describeError(error) }
    if (clock.now().getTime() - createdAt.getTime() < giveUpAfterMs) {
      logger.warn(facts, 'a mail could not be sent and will be tried again')
      return
    }
    logger.error(facts, 'a mail could not be sent for days and is given up')
  }
  await db.delete(mails).where(eq(mails.id, id))
}

/**
 * Sends the mails that are due, one after the other. In any process and in several at once; a mail can be sent twice
 * when a process dies between sending it and noting that, and is never lost.
 */
export const sendMails = async (deps: Deps): Promise<void> => {
  for (let count = 0; count < batch; count += 1) {
    const mail = await take(deps)
    if (mail === undefined) return
    await deliver(deps, mail)
  }
}

/** Sends what has just been committed, after the answer. Whatever this comes too late for is left to the job. */
export const wakeMails = (deps: Deps): void => deps.background.run('mails', () => sendMails(deps))

/** Sends what a failed try or a process that is gone has left. */
export const mailJobs = (): Job[] => [{ name: 'mails', everySeconds: 20, run: sendMails }]
