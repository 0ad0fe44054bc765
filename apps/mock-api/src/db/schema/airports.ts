import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'

/** Real airports, loaded from the committed file; never deleted. Ids are sequential (the list compresses well). */
export const airports = pgTable(
  'airports',
  {
    id: uuid('id').primaryKey(),
    /** The source's own stable identifier (ICAO code, or a local one). */
    ident: text('ident').notNull(),
    name: text('name').notNull(),
    iataCode: text('iata_code'),
    /** Town, as the source names it. */
    location: text('location'),
    /** ISO 3166 country code, two letters. */
    country: text('country').notNull(),
    /** IANA zone, for example `America/New_York`. */
    timezone: text('timezone').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /**
     * Code, ident, name and town without case and accents, written by the loader with `fold_text`. Neither generated
     * nor trigram-indexed: a start would take seconds longer for 18,000 rows that a scan reads in milliseconds.
     */
    searchText: text('search_text').notNull(),
  },
  (t) => [
    unique('airports_ident_key').on(t.ident),
    index('airports_iata_idx').on(t.iataCode),
    index('airports_ident_start_idx').on(sql`lower(${t.ident}) text_pattern_ops`),
    index('airports_iata_start_idx').on(sql`lower(${t.iataCode}) text_pattern_ops`),
    check('airports_iata_check', sql`${t.iataCode} ~ '^[A-Z0-9]{3}$'`),
    check('airports_position_check', sql`${t.latitude} between -90 and 90 and ${t.longitude} between -180 and 180`),
  ],
)
