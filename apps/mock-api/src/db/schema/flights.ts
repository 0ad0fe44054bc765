import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { userAccounts } from './accounts.ts'
import { aircrafts } from './aircraft.ts'
import { instant, instantRange, primaryId } from './columns.ts'

/** Statuses as they travel. "Flown", "confirmed" and "offer open" are read from the other columns. */
export const flightStatuses = [
  'pending',
  'accepted',
  'declined',
  'OPERATOR_COUNTER_PROPOSAL',
  'cancellation_requested',
  'cancelled',
  'expired',
] as const

/**
 * Every flight from proposal to rating; `id` is the wire's `id_flight_proporsal`. A solo flight has no invitee.
 * The inviter consents by sending; `inviteeConsentAt` and `operatorConsentAt` are the other two.
 * The `offer…` columns hold an operator's counter proposal or a change offered on a confirmed flight.
 *
 * In SQL only (0092_rules_in_the_schema.sql): the trigger `flights_rate_fixed`, and `flights_keep_their_time`, which at
 * the end of a transaction refuses a flight whose rows in `flight_slots` do not follow from where it stands.
 */
export const flights = pgTable(
  'flights',
  {
    id: primaryId(),
    aircraftId: uuid('aircraft_id')
      .notNull()
      .references(() => aircrafts.id, { onDelete: 'restrict' }),
    inviterId: uuid('inviter_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'restrict' }),
    inviteeId: uuid('invitee_id').references(() => userAccounts.id, { onDelete: 'restrict' }),
    /** The aircraft's operator, filled in by the trigger `flights_operator` for the operators' lists; never null. */
    operatorId: uuid('operator_id').references(() => userAccounts.id, { onDelete: 'restrict' }),
    status: text('status', { enum: flightStatuses }).notNull(),
    /** The 48 hours of the clock run from here. */
    statusChangedAt: instant('status_changed_at').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    during: instantRange('during').generatedAlwaysAs(sql`tstzrange("starts_at", "ends_at", '[)')`),
    durationHours: smallint('duration_hours').notNull(),
    /** The aircraft's rate when the flight was sent, US cents an hour; later edits never change it. */
    rateCents: integer('rate_cents').notNull(),
    /** Rate × hours, US cents. */
    totalCents: integer('total_cents').generatedAlwaysAs(sql`"rate_cents" * "duration_hours"`),
    notes: text('notes'),
    inviteeConsentAt: instant('invitee_consent_at'),
    operatorConsentAt: instant('operator_consent_at'),
    operatorMessage: text('operator_message'),
    offerStartsAt: instant('offer_starts_at'),
    offerMadeAt: instant('offer_made_at'),
    offerInviterAcceptedAt: instant('offer_inviter_accepted_at'),
    offerInviteeAcceptedAt: instant('offer_invitee_accepted_at'),
    /** While a payment runs, nobody else may act on the flight. */
    leasedUntil: instant('leased_until'),
    /** Counts the attempts to pay; the gateway's keys derive from flight, payer and this. */
    paymentAttempt: smallint('payment_attempt').notNull().default(0),
    cancellationRequestedAt: instant('cancellation_requested_at'),
    cancellationFeeCents: integer('cancellation_fee_cents'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('flights_inviter_idx').on(t.inviterId, t.startsAt, t.id),
    index('flights_invitee_idx').on(t.inviteeId, t.startsAt, t.id),
    index('flights_aircraft_idx').on(t.aircraftId, t.startsAt, t.id),
    index('flights_open_idx')
      .on(t.statusChangedAt)
      .where(sql`${t.status} in ('pending', 'accepted', 'OPERATOR_COUNTER_PROPOSAL')`),
    // In SQL only (0030_flight_rules.sql): unique `flights_live_key` (inviter, aircraft, start, invitee) among live ones.
    index('flights_sent_idx')
      .on(t.inviterId, t.createdAt.desc(), t.id.desc())
      .where(sql`${t.inviteeId} is not null`),
    index('flights_received_idx').on(t.inviteeId, t.createdAt.desc(), t.id.desc()),
    index('flights_operator_idx').on(t.operatorId, t.startsAt, t.id),
    index('flights_waiting_idx')
      .on(t.operatorId, t.startsAt, t.id)
      .where(sql`${t.operatorConsentAt} is null and ${t.status} in ('pending', 'accepted')`),
    index('flights_all_waiting_idx')
      .on(t.startsAt, t.id)
      .where(sql`${t.operatorConsentAt} is null and ${t.status} in ('pending', 'accepted')`),
    index('flights_offered_to_pilots_idx')
      .on(t.operatorId, t.startsAt, t.id)
      .where(sql`${t.status} = 'OPERATOR_COUNTER_PROPOSAL' or (${t.status} = 'pending' and ${t.operatorConsentAt} is not null)`),
    index('flights_all_offered_to_pilots_idx')
      .on(t.startsAt, t.id)
      .where(sql`${t.status} = 'OPERATOR_COUNTER_PROPOSAL' or (${t.status} = 'pending' and ${t.operatorConsentAt} is not null)`),
    index('flights_standing_inviter_idx')
      .on(t.inviterId, t.startsAt, t.id)
      .where(sql`${t.status} in ('accepted', 'cancellation_requested')`),
    index('flights_standing_invitee_idx')
      .on(t.inviteeId, t.startsAt, t.id)
      .where(sql`${t.status} in ('accepted', 'cancellation_requested')`),
    index('flights_closed_solo_idx')
      .on(t.inviterId, t.startsAt, t.id)
      .where(sql`${t.inviteeId} is null and ${t.status} in ('declined', 'cancelled', 'expired')`),
    index('flights_countered_solo_idx')
      .on(t.inviterId, t.startsAt, t.id)
      .where(sql`${t.inviteeId} is null and ${t.status} = 'OPERATOR_COUNTER_PROPOSAL'`),
    index('flights_next_idx')
      .on(t.durationHours, t.startsAt, t.id)
      .where(sql`${t.status} in ('accepted', 'cancellation_requested')`),
    index('flights_operator_next_idx')
      .on(t.operatorId, t.durationHours, t.startsAt, t.id)
      .where(sql`${t.status} in ('accepted', 'cancellation_requested')`),
    index('flights_starts_idx').on(t.startsAt, t.id),
    index('flights_leased_idx').on(t.leasedUntil).where(sql`${t.leasedUntil} is not null`),
    index('flights_offered_idx')
      .on(t.offerMadeAt)
      .where(sql`${t.status} = 'accepted' and ${t.offerStartsAt} is not null`),
    index('flights_cancellations_idx')
      .on(t.cancellationRequestedAt, t.id)
      .where(sql`${t.status} = 'cancellation_requested'`),
    check(
      'flights_status_check',
      sql`${t.status} in ('pending', 'accepted', 'declined', 'OPERATOR_COUNTER_PROPOSAL', 'cancellation_requested', 'cancelled', 'expired')`,
    ),
    check('flights_two_people', sql`${t.inviterId} <> ${t.inviteeId}`),
    check('flights_duration_check', sql`${t.durationHours} between 1 and 24`),
    check('flights_end_check', sql`${t.endsAt} = ${t.startsAt} + make_interval(hours => ${t.durationHours}::int)`),
    check('flights_rate_check', sql`${t.rateCents} > 0`),
    check('flights_offer_check', sql`(${t.offerStartsAt} is null) = (${t.offerMadeAt} is null)`),
    check(
      'flights_counter_has_offer',
      sql`${t.status} <> 'OPERATOR_COUNTER_PROPOSAL' or ${t.offerStartsAt} is not null`,
    ),
    check('flights_fee_check', sql`${t.cancellationFeeCents} >= 0`),
    check('flights_solo_hours', sql`${t.inviteeId} is not null or ${t.durationHours} = 2`),
    check(
      'flights_booking_is_leased',
      sql`${t.status} <> 'pending' or ${t.inviteeId} is not null or ${t.leasedUntil} is not null`,
    ),
    check(
      'flights_closed_is_unleased',
      sql`${t.leasedUntil} is null or ${t.status} not in ('declined', 'cancelled', 'expired')`,
    ),
    check('flights_attempt_check', sql`${t.paymentAttempt} >= 0`),
    check(
      'flights_invitee_consent',
      sql`case when ${t.inviteeId} is null or ${t.status} = 'pending' then ${t.inviteeConsentAt} is null
        when ${t.status} in ('accepted', 'cancellation_requested') then ${t.inviteeConsentAt} is not null else true end`,
    ),
    check(
      'flights_cancellation_check',
      sql`case when ${t.status} = 'cancellation_requested' then ${t.cancellationRequestedAt} is not null and ${t.operatorConsentAt} is not null
        when ${t.status} in ('pending', 'accepted', 'expired') then ${t.cancellationRequestedAt} is null else true end`,
    ),
    check(
      'flights_fee_of_cancelled',
      sql`${t.cancellationFeeCents} is null or (${t.status} = 'cancelled' and ${t.cancellationRequestedAt} is not null)`,
    ),
    check(
      'flights_fee_within_share',
      sql`${t.cancellationFeeCents} <= case when ${t.inviteeId} is null then ${t.rateCents} * ${t.durationHours} else (${t.rateCents} * ${t.durationHours} + 1) / 2 end`,
    ),
    check(
      'flights_offer_accepted',
      sql`${t.offerStartsAt} is not null or (${t.offerInviterAcceptedAt} is null and ${t.offerInviteeAcceptedAt} is null)`,
    ),
    check('flights_offer_by_invitee', sql`${t.inviteeId} is not null or ${t.offerInviteeAcceptedAt} is null`),
    check('flights_texts_check', sql`public.says_something(${t.notes}) and public.says_something(${t.operatorMessage})`),
  ],
)

/**
 * Time that an aircraft or a pilot is not free, taken for good or held while a flight is open. One party a row.
 * Exclusion constraints `flight_slots_aircraft_free` and `flight_slots_pilot_free` refuse overlaps between flights;
 * a flight may overlap itself (old and offered time).
 */
export const flightSlots = pgTable(
  'flight_slots',
  {
    id: primaryId(),
    flightId: uuid('flight_id')
      .notNull()
      .references(() => flights.id, { onDelete: 'cascade' }),
    aircraftId: uuid('aircraft_id').references(() => aircrafts.id, { onDelete: 'restrict' }),
    pilotId: uuid('pilot_id').references(() => userAccounts.id, { onDelete: 'restrict' }),
    during: instantRange('during').notNull(),
    kind: text('kind', { enum: ['taken', 'held'] }).notNull(),
  },
  (t) => [
    index('flight_slots_flight_idx').on(t.flightId),
    index('flight_slots_aircraft_idx')
      .on(t.aircraftId, sql`lower(${t.during})`, sql`upper(${t.during})`)
      .where(sql`${t.aircraftId} is not null`),
    check('flight_slots_one_party', sql`num_nonnulls(${t.aircraftId}, ${t.pilotId}) = 1`),
    check('flight_slots_kind_check', sql`${t.kind} in ('taken', 'held')`),
    check('flight_slots_not_empty', sql`not isempty(${t.during})`),
  ],
)

/** The owner's rating of a flown flight, once; by nobody else and not before (trigger `flight_ratings_by_owner`). */
export const flightRatings = pgTable(
  'flight_ratings',
  {
    flightId: uuid('flight_id')
      .primaryKey()
      .references(() => flights.id, { onDelete: 'cascade' }),
    raterId: uuid('rater_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'restrict' }),
    rating: smallint('rating').notNull(),
    comment: text('comment'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check('flight_ratings_range', sql`${t.rating} between 1 and 5`),
    check('flight_ratings_comment_check', sql`public.says_something(${t.comment})`),
  ],
)
