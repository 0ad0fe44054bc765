import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
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

/**
 * Acting calls by their Idempotency-Key: claimed by the call that works on it, then with its answer, which a repeat of
 * the logical attempt gets.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    /** Digest of path, body and query: another request under the same key is refused. */
    requestHash: text('request_hash').notNull(),
    /** Null until the call has ended well. */
    answer: jsonb('answer').$type<unknown>(),
    /** Names the call that works on the answer. Whoever takes an outlived claim over puts a name of its own here. */
    claim: uuid('claim'),
    /** Until when nobody else may take the claim over. */
    leasedUntil: instant('leased_until'),
    /** What the transaction gave in which the call acted, committed with it; kept until the answer is there. */
    outcome: text('outcome'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'idempotency_keys_pkey', columns: [t.userId, t.endpoint, t.key] }),
    index('idempotency_keys_age_idx').on(t.createdAt),
    check(
      'idempotency_keys_claim_check',
      sql`(${t.answer} is null) = (${t.claim} is not null)
        and (${t.claim} is null) = (${t.leasedUntil} is null)
        and (${t.outcome} is null or ${t.claim} is not null)`,
    ),
  ],
)

/**
 * Numbers on tabs, kept by triggers: `pending_pilots`, `active_pilots`, `operators`, `cancellations`, `refunds`. The
 * number is the sum over the shards, so that writers rarely wait for each other.
 */
export const serviceCounters = pgTable(
  'service_counters',
  {
    name: text('name').notNull(),
    shard: smallint('shard').notNull(),
    value: bigint('value', { mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ name: 'service_counters_pkey', columns: [t.name, t.shard] })],
)
