import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { airports } from './airports.ts'
import { instant, primaryId } from './columns.ts'

/**
 * People who log in. A removed person keeps the row (flights and payments refer to it) with `deletedAt`
 * set and everything personal cleared.
 */
export const userAccounts = pgTable(
  'user_accounts',
  {
    id: primaryId(),
    /** Trimmed and case-folded by `foldEmail`; null only for a removed person. */
    email: text('email'),
    name: text('name').notNull(),
    /** argon2id in PHC form; null only for a removed person. */
    passwordHash: text('password_hash'),
    role: text('role', { enum: ['pilot', 'operator', 'super_admin'] }).notNull(),
    isActivated: boolean('is_activated').notNull().default(true),
    /** Demo accounts: a production start refuses a database that holds one. */
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
    /** Name and address without case and accents. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`public.fold_text("name" || E'\n' || coalesce("email", ''))`),
  },
  (t) => [
    unique('user_accounts_email_key').on(t.email),
    index('user_accounts_role_idx').on(t.role, t.id),
    index('user_accounts_search_idx').using('gin', t.searchText.op('gin_trgm_ops')).where(sql`${t.deletedAt} is null`),
    // In SQL only (0070_bounded_lists.sql): `user_accounts_mailbox_idx`, for parts of addresses.
    index('user_accounts_newest_idx').on(t.createdAt.desc(), t.id.desc()).where(sql`${t.deletedAt} is null`),
    index('user_accounts_role_newest_idx')
      .on(t.role, t.createdAt.desc(), t.id.desc())
      .where(sql`${t.deletedAt} is null`),
    check('user_accounts_role_check', sql`${t.role} in ('pilot', 'operator', 'super_admin')`),
    check('user_accounts_email_folded', sql`${t.email} = lower(btrim(${t.email}) collate "C")`),
    check(
      'user_accounts_deleted_is_anonymous',
      sql`(${t.deletedAt} is null) = (${t.email} is not null) and (${t.deletedAt} is null) = (${t.passwordHash} is not null)`,
    ),
  ],
)

/** What an uploaded picture is for. */
export const imagePurposes = ['profile_picture', 'license_front', 'license_back', 'selfie', 'post'] as const

/** Uploaded pictures: what is known about them, without their bytes. */
export const images = pgTable(
  'images',
  {
    id: primaryId(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: imagePurposes }).notNull(),
    contentType: text('content_type', { enum: ['image/jpeg', 'image/png', 'image/webp'] }).notNull(),
    byteSize: integer('byte_size').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('images_owner_idx').on(t.ownerId, t.purpose),
    check(
      'images_purpose_check',
      sql`${t.purpose} in ('profile_picture', 'license_front', 'license_back', 'selfie', 'post')`,
    ),
    check('images_type_check', sql`${t.contentType} in ('image/jpeg', 'image/png', 'image/webp')`),
    check('images_size_check', sql`${t.byteSize} > 0 and ${t.width} > 0 and ${t.height} > 0`),
  ],
)

/** The person's current picture; kept apart from the account so that neither table refers to the other in a circle. */
export const profilePictures = pgTable('profile_pictures', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => userAccounts.id, { onDelete: 'cascade' }),
  imageId: uuid('image_id')
    .notNull()
    .references(() => images.id, { onDelete: 'cascade' }),
})

/** A pilot's profile (section 3). Created empty at registration; `profile_completed` is computed, not stored. */
export const pilotProfiles = pgTable(
  'pilot_profiles',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    verification: text('verification', { enum: ['pending', 'approved'] }).notNull().default('pending'),
    licenseType: text('license_type', { enum: ['private', 'commercial', 'airline_transport', 'instructor'] }),
    licenseNumber: text('license_number'),
    /** A plain calendar date, never a `Date`. */
    licenseExpiration: date('license_expiration', { mode: 'string' }),
    flightHours: numeric('flight_hours', { precision: 9, scale: 2, mode: 'number' }),
    accessToAircraft: boolean('access_to_aircraft').notNull().default(false),
    minHourlyRateCents: integer('min_hourly_rate_cents'),
    maxHourlyRateCents: integer('max_hourly_rate_cents'),
    homeAirportId: uuid('home_airport_id').references(() => airports.id, { onDelete: 'restrict' }),
    favouriteAirportId: uuid('favourite_airport_id').references(() => airports.id, { onDelete: 'restrict' }),
    notes: text('notes'),
    termsAccepted: boolean('terms_accepted').notNull().default(false),
    licenseFrontId: uuid('license_front_id').references(() => images.id, { onDelete: 'set null' }),
    licenseBackId: uuid('license_back_id').references(() => images.id, { onDelete: 'set null' }),
    selfieId: uuid('selfie_id').references(() => images.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    unique('pilot_profiles_user_key').on(t.userId),
    index('pilot_profiles_home_airport_idx').on(t.homeAirportId),
    index('pilot_profiles_license_idx').on(t.verification, t.licenseType, t.flightHours),
    index('pilot_profiles_newest_idx').on(t.verification, t.createdAt.desc(), t.userId.desc()),
    index('pilot_profiles_hours_idx')
      .on(sql`(coalesce(${t.flightHours}, 0)) desc`, t.userId)
      .where(sql`${t.verification} = 'approved'`),
    index('pilot_profiles_license_hours_idx')
      .on(t.licenseType, sql`(coalesce(${t.flightHours}, 0)) desc`, t.userId)
      .where(sql`${t.verification} = 'approved'`),
    check('pilot_profiles_verification_check', sql`${t.verification} in ('pending', 'approved')`),
    check(
      'pilot_profiles_license_type_check',
      sql`${t.licenseType} in ('private', 'commercial', 'airline_transport', 'instructor')`,
    ),
    check('pilot_profiles_hours_check', sql`${t.flightHours} >= 0`),
    check('pilot_profiles_rates_check', sql`${t.minHourlyRateCents} >= 0 and ${t.maxHourlyRateCents} >= 0`),
    check('pilot_profiles_rate_order', sql`${t.minHourlyRateCents} <= ${t.maxHourlyRateCents}`),
  ],
)

/** `preferred_airports` of a profile, in the order the pilot gave them. */
export const pilotPreferredAirports = pgTable(
  'pilot_preferred_airports',
  {
    profileId: uuid('profile_id')
      .notNull()
      .references(() => pilotProfiles.id, { onDelete: 'cascade' }),
    airportId: uuid('airport_id')
      .notNull()
      .references(() => airports.id, { onDelete: 'restrict' }),
    position: smallint('position').notNull(),
  },
  (t) => [
    primaryKey({ name: 'pilot_preferred_airports_pkey', columns: [t.profileId, t.airportId] }),
    index('pilot_preferred_airports_airport_idx').on(t.airportId),
  ],
)

/**
 * Where a verified pilot flies from: home, favourite and preferred airports, with what the pilot search filters and
 * sorts by. Written by triggers only.
 */
export const pilotAirports = pgTable(
  'pilot_airports',
  {
    airportId: uuid('airport_id')
      .notNull()
      .references(() => airports.id, { onDelete: 'restrict' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => userAccounts.id, { onDelete: 'cascade' }),
    licenseType: text('license_type', { enum: ['private', 'commercial', 'airline_transport', 'instructor'] }),
    flightHours: numeric('flight_hours', { precision: 9, scale: 2, mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'pilot_airports_pkey', columns: [t.userId, t.airportId] }),
    index('pilot_airports_hours_idx').on(t.airportId, t.flightHours.desc(), t.userId),
    index('pilot_airports_license_idx').on(t.airportId, t.licenseType, t.flightHours.desc(), t.userId),
  ],
)
