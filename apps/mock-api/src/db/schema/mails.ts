import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, primaryId } from './columns.ts'

/**
 * Mails that are yet to be sent, written in the transaction of the change they tell of. A row goes when its mail is
 * sent or given up. Nothing in it is a secret: mails with a token never come here.
 */
export const mails = pgTable(
  'mails',
  {
    id: primaryId(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When to try next; a try that has begun puts it off, so that no other process tries meanwhile. */
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (t) => [index('mails_due_idx').on(t.dueAt, t.id), check('mails_attempts_check', sql`${t.attempts} >= 0`)],
)
