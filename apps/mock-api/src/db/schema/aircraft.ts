import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { userAccounts } from './accounts.ts'
import { airports } from './airports.ts'
import { instant, primaryId } from './columns.ts'

/** Manufacturer and model, once each. */
export const aircraftModels = pgTable(
  'aircraft_models',
  {
    id: primaryId(),
    manufacturer: text('manufacturer').notNull(),
    model: text('model').notNull(),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`public.fold_text("manufacturer" || ' ' || "model")`),
  },
  (t) => [
    uniqueIndex('aircraft_models_name_key').on(sql`lower(${t.manufacturer})`, sql`lower(${t.model})`),
    index('aircraft_models_listing_idx').on(t.manufacturer, t.model, t.id),
  ],
)

/**
 * Aircraft for rent. A retired one stays for its flights and is listed nowhere. Rates are US cents an hour.
 *
 * In SQL only (0070_bounded_lists.sql), because only the search reads it: `listing_text`, kept by triggers, with a
 * trigram index.
 */
export const aircrafts = pgTable(
  'aircrafts',
  {
    id: primaryId(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'restrict' }),
    modelId: uuid('model_id')
      .notNull()
      .references(() => aircraftModels.id, { onDelete: 'restrict' }),
    airportId: uuid('airport_id')
      .notNull()
      .references(() => airports.id, { onDelete: 'restrict' }),
    registration: text('registration').notNull(),
    hourlyRateCents: integer('hourly_rate_cents').notNull(),
    maxWetHourlyRateCents: integer('max_wet_hourly_rate_cents'),
    aircraftType: text('aircraft_type', { enum: ['single_engine', 'multi_engine', 'helicopter'] }),
    isIfrEquipped: boolean('is_ifr_equipped').notNull().default(false),
    isGlassCockpit: boolean('is_glass_cockpit').notNull().default(false),
    isTraditionalGauges: boolean('is_traditional_gauges').notNull().default(false),
    hasAutopilot: boolean('has_autopilot').notNull().default(false),
    hasGps: boolean('has_gps').notNull().default(false),
    modelYear: smallint('model_year').notNull(),
    maxPassengers: smallint('max_passengers').notNull(),
    imageUrl: text('image_url'),
    createdAt: instant('created_at').notNull(),
    retiredAt: instant('retired_at'),
    searchText: text('search_text').notNull().generatedAlwaysAs(sql`public.fold_text("registration")`),
  },
  (t) => [
    uniqueIndex('aircrafts_registration_key').on(sql`upper(${t.registration})`).where(sql`${t.retiredAt} is null`),
    index('aircrafts_live_idx').on(t.id).where(sql`${t.retiredAt} is null`),
    index('aircrafts_operator_idx').on(t.operatorId, t.id),
    index('aircrafts_airport_idx').on(t.airportId, t.id),
    index('aircrafts_model_idx').on(t.modelId),
    index('aircrafts_registration_start_idx').on(t.searchText.op('text_pattern_ops')).where(sql`${t.retiredAt} is null`),
    index('aircrafts_rate_idx').on(t.hourlyRateCents, t.id).where(sql`${t.retiredAt} is null`),
    check('aircrafts_rate_check', sql`${t.hourlyRateCents} > 0 and ${t.maxWetHourlyRateCents} > 0`),
    check('aircrafts_type_check', sql`${t.aircraftType} in ('single_engine', 'multi_engine', 'helicopter')`),
    check('aircrafts_year_check', sql`${t.modelYear} >= 1900`),
    check('aircrafts_passengers_check', sql`${t.maxPassengers} >= 1`),
    check('aircrafts_image_url_check', sql`${t.imageUrl} ~* '^https?://'`),
  ],
)

/**
 * Weekly opening hours in the wall clock of the aircraft's airport, in minutes after midnight; 1440 is the end
 * of the day. Day 0 is Monday. Two rows of a day never overlap (exclusion constraint `availability_slots_no_overlap`).
 */
export const availabilitySlots = pgTable(
  'availability_slots',
  {
    id: primaryId(),
    aircraftId: uuid('aircraft_id')
      .notNull()
      .references(() => aircrafts.id, { onDelete: 'cascade' }),
    dayOfWeek: smallint('day_of_week').notNull(),
    startMinute: smallint('start_minute').notNull(),
    endMinute: smallint('end_minute').notNull(),
  },
  (t) => [
    index('availability_slots_aircraft_idx').on(t.aircraftId, t.dayOfWeek, t.startMinute),
    check('availability_slots_day_check', sql`${t.dayOfWeek} between 0 and 6`),
    check(
      'availability_slots_minutes_check',
      sql`${t.startMinute} >= 0 and ${t.startMinute} < ${t.endMinute} and ${t.endMinute} <= 1440`,
    ),
  ],
)
