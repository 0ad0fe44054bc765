import { eq, sql } from 'drizzle-orm'
import { tables, type Db } from '../db/index.ts'
import { parseAirportsFile, readAirportsFile } from './file.ts'

const FACT = 'airports_version'

/**
 * Brings the airports of the committed file into the database: every boot calls it, in demo and production alike.
 * Does nothing when this very file was loaded before. Airports are added and updated, never deleted.
 *
 * @returns how many airports were written: 0 when nothing had changed
 */
export const loadAirports = async (db: Db): Promise<number> => {
  const { text, version } = await readAirportsFile()
  const [fact] = await db.select().from(tables.serviceFacts).where(eq(tables.serviceFacts.key, FACT))
  if (fact?.value === version) return 0
  const airports = parseAirportsFile(text)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${FACT}))`)
    await tx.execute(sql`
      insert into airports (id, ident, name, iata_code, location, country, timezone, latitude, longitude, search_text)
      select id, ident, name, "iataCode", nullif(municipality, ''), country, timezone, latitude, longitude,
        fold_text(concat_ws(' ', "iataCode", ident, name, municipality))
      from json_to_recordset(${JSON.stringify(airports)}::json) as file(
        id uuid, ident text, name text, "iataCode" text, municipality text, country text, timezone text,
        latitude float8, longitude float8)
      on conflict (id) do update set
        ident = excluded.ident, name = excluded.name, iata_code = excluded.iata_code, location = excluded.location,
        country = excluded.country, timezone = excluded.timezone, latitude = excluded.latitude,
        longitude = excluded.longitude, search_text = excluded.search_text
      where airports is distinct from excluded`)
    await tx
      .insert(tables.serviceFacts)
      .values({ key: FACT, value: version })
      .onConflictDoUpdate({ target: tables.serviceFacts.key, set: { value: version } })
  })
  return airports.length
}
