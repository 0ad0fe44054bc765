import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { userAccounts } from './accounts.ts'
import { instant, primaryId } from './columns.ts'
import { flights } from './flights.ts'

/** The customer that stands for a person at a card gateway. One a person and gateway. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'restrict' }),
    gateway: text('gateway', { enum: ['stripe', 'sandbox'] }).notNull(),
    customerId: text('customer_id').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Set when the person is removed: a job then removes the customer with its cards at the gateway, and this row. */
    leavingAt: instant('leaving_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.gateway] }),
    index('payment_customers_leaving_idx').on(t.leavingAt).where(sql`${t.leavingAt} is not null`),
    unique('payment_customers_customer_key').on(t.gateway, t.customerId),
    check('payment_customers_gateway_check', sql`${t.gateway} in ('stripe', 'sandbox')`),
  ],
)

/** The card that a pilot chose for their share of a flight: it cannot be removed while the flight is live. */
export const flightCards = pgTable(
  'flight_cards',
  {
    flightId: uuid('flight_id')
      .notNull()
      .references(() => flights.id, { onDelete: 'cascade' }),
    payerId: uuid('payer_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'restrict' }),
    cardId: text('card_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.flightId, t.payerId] }),
    index('flight_cards_card_idx').on(t.cardId),
    index('flight_cards_payer_idx').on(t.payerId),
  ],
)

/**
 * States of one share. `creating`: nothing can have been charged, or the answer of the gateway was lost;
 * `requires_action`: the bank asks the payer; `authorised`: held on the card; `committed`: the flight stands, so it
 * must be captured; `captured`: charged; `declined`: refused; `voiding`: to be given up by the job; `voided`: given
 * up; `failed`: the capture failed for good.
 */
export const paymentStates = [
  'creating',
  'requires_action',
  'authorised',
  'committed',
  'captured',
  'declined',
  'voiding',
  'voided',
  'failed',
] as const

/**
 * One pilot's share of a flight, one row an attempt. A flight that vanished (a solo booking whose lease ran out)
 * leaves its rows without it. `payments_one_charge`: nobody is charged twice for one flight.
 */
export const payments = pgTable(
  'payments',
  {
    id: primaryId(),
    flightId: uuid('flight_id').references(() => flights.id, { onDelete: 'set null' }),
    payerId: uuid('payer_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'restrict' }),
    attempt: integer('attempt').notNull(),
    amountCents: integer('amount_cents').notNull(),
    cardId: text('card_id').notNull(),
    /** From flight, payer and first attempt: every call to the gateway for this row derives its key from it. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** The gateway's payment intent; null until it is prepared. */
    intentId: text('intent_id'),
    /** For the payer's browser, only while the bank asks. */
    clientSecret: text('client_secret'),
    state: text('state', { enum: paymentStates }).notNull(),
    /** The gateway's text, when it refused. */
    detail: text('detail'),
    /** When the payer confirmed with their bank. */
    confirmedAt: instant('confirmed_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    unique('payments_attempt_key').on(t.flightId, t.payerId, t.attempt),
    unique('payments_idempotency_key').on(t.idempotencyKey),
    unique('payments_intent_key').on(t.intentId),
    uniqueIndex('payments_one_charge')
      .on(t.flightId, t.payerId)
      .where(sql`${t.state} in ('committed', 'captured')`),
    index('payments_payer_idx').on(t.payerId, t.flightId),
    index('payments_open_idx')
      .on(t.updatedAt)
      .where(sql`${t.state} in ('creating', 'requires_action', 'authorised', 'committed', 'voiding', 'failed')`),
    check(
      'payments_state_check',
      sql`${t.state} in ('creating', 'requires_action', 'authorised', 'committed', 'captured', 'declined', 'voiding', 'voided', 'failed')`,
    ),
    check('payments_amount_check', sql`${t.amountCents} > 0`),
    check('payments_attempt_check', sql`${t.attempt} > 0`),
  ],
)

/** Money to give back: written with the status that causes it, settled by the job. At most one a payment. */
export const refunds = pgTable(
  'refunds',
  {
    id: primaryId(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    amountCents: integer('amount_cents').notNull(),
    reason: text('reason').notNull(),
    /** `not_needed`: the payment was never captured. */
    state: text('state', { enum: ['pending', 'succeeded', 'failed', 'not_needed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull(),
    lastError: text('last_error'),
    /** The gateway's refund. */
    refundId: text('refund_id'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
    /** When a refund that succeeded is looked at again; null when nobody waits for it any more. */
    checkAt: instant('check_at'),
  },
  (t) => [
    unique('refunds_payment_key').on(t.paymentId),
    index('refunds_due_idx')
      .on(t.nextTryAt)
      .where(sql`${t.state} = 'pending'`),
    index('refunds_failed_idx')
      .on(t.createdAt, t.id)
      .where(sql`${t.state} = 'failed'`),
    index('refunds_refund_idx').on(t.refundId),
    index('refunds_check_idx')
      .on(t.checkAt)
      .where(sql`${t.checkAt} is not null`),
    check('refunds_state_check', sql`${t.state} in ('pending', 'succeeded', 'failed', 'not_needed')`),
    check('refunds_amount_check', sql`${t.amountCents} > 0`),
    check('refunds_attempts_check', sql`${t.attempts} >= 0`),
    // In SQL only (0092_rules_in_the_schema.sql): the trigger `refunds_within_payment`.
  ],
)

/** Events of the gateway that have been dealt with, by their id. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('payment_events_received_idx').on(t.receivedAt)],
)

/** Cards that are being removed at the gateway, or have just been: none of them backs a flight from then on. */
export const cardRemovals = pgTable('card_removals', {
  cardId: text('card_id').primaryKey(),
  /** By the database's clock. */
  at: instant('at').notNull().defaultNow(),
})

/** Who runs a background job, and when it is due again; by the database's clock. */
export const jobLeases = pgTable('job_leases', {
  name: text('name').primaryKey(),
  /** The run that has the lease; null while nobody runs it. */
  owner: text('owner'),
  leasedUntil: instant('leased_until').notNull(),
  dueAt: instant('due_at').notNull(),
})
