import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { userAccounts } from './accounts.ts'
import { instant, primaryId } from './columns.ts'

/** Counters of the throttles, one row a key and window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('rate_limits_expiry_idx').on(t.expiresAt), check('rate_limits_hits_check', sql`${t.hits} >= 0`)],
)

/** Who did what to whom, without names: actor, action, target, time, reason. The target may be gone. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: primaryId(),
    actorId: uuid('actor_id').references(() => userAccounts.id, { onDelete: 'restrict' }),
    action: text('action').notNull(),
    targetId: uuid('target_id'),
    reason: text('reason'),
    at: instant('at').notNull(),
  },
  (t) => [index('audit_log_target_idx').on(t.targetId, t.id), index('audit_log_actor_idx').on(t.actorId, t.id)],
)

/** Facts about this database: whether the demo world was seeded, which airports file was loaded. */
export const serviceFacts = pgTable('service_facts', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})
