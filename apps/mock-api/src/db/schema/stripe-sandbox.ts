import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The payment sandbox keeps its objects apart from ours, as a provider would. */
export const stripeSandbox = pgSchema('stripe_sandbox')

/** Customers, payment methods, setup and payment intents, charges, refunds: as the API shows them. */
export const sandboxObjects = stripeSandbox.table(
  'objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    customerId: text('customer_id'),
    /** Order of creation. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    /** What the API shows. */
    data: jsonb('data').notNull(),
    /** What it does not: how a test card behaves. */
    hidden: jsonb('hidden').notNull(),
  },
  (t) => [index('sandbox_objects_customer_idx').on(t.customerId, t.kind, t.position)],
)

/** First answers by idempotency key. */
export const sandboxKeys = stripeSandbox.table(
  'idempotency_keys',
  {
    key: text('key').primaryKey(),
    fingerprint: text('fingerprint').notNull(),
    status: integer('status'),
    answer: jsonb('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('sandbox_keys_created_idx').on(t.createdAt),
    check('sandbox_keys_answer_check', sql`(${t.status} is null) = (${t.answer} is null)`),
  ],
)

/** Events to deliver, oldest first. */
export const sandboxEvents = stripeSandbox.table(
  'events',
  {
    id: text('id').primaryKey(),
    position: bigserial('position', { mode: 'number' }).notNull(),
    payload: text('payload').notNull(),
    createdAt: instant('created_at').notNull(),
    deliveredAt: instant('delivered_at'),
    attempts: integer('attempts').notNull().default(0),
  },
  (t) => [
    index('sandbox_events_open_idx')
      .on(t.position)
      .where(sql`${t.deliveredAt} is null`),
  ],
)
