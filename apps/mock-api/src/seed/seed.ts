import { eq, inArray } from 'drizzle-orm'
import { tables, type Db, type Tx } from '../db/index.ts'
import type { Clock } from '../runtime.ts'
import type { ImageStorage } from '../images/port.ts'
import { DEMO_PASSWORD } from './people.ts'
import {
  accountRows,
  aircraftRows,
  availabilityRows,
  demoAirportIdents,
  demoPeople,
  flightRows,
  flightSlotRows,
  modelRows,
  preferredAirportRows,
  profileRows,
  ratingRows,
  type FindAirport,
} from './rows.ts'
import { insertDemoPayments } from './seed-payments.ts'
import { insertDemoSocial, writeDemoPictures } from './seed-social.ts'

const FACT = 'demo_seeded'

/** What seeding needs. */
export interface SeedDeps {
  /** A database whose airports are loaded. */
  readonly db: Db
  readonly clock: Clock
  /** Takes the pictures of posts and licences. */
  readonly images: ImageStorage
  /** Hashes one password, each time with a new salt. */
  readonly hashPassword: (password: string) => Promise<string>
}

const isSeeded = async (db: Db | Tx): Promise<boolean> => {
  const facts = await db.select().from(tables.serviceFacts).where(eq(tables.serviceFacts.key, FACT))
  return facts.length > 0
}

const airportFinder = async (tx: Tx): Promise<FindAirport> => {
  const rows = await tx
    .select({ ident: tables.airports.ident, id: tables.airports.id, timezone: tables.airports.timezone })
    .from(tables.airports)
    .where(inArray(tables.airports.ident, demoAirportIdents()))
  const byIdent = new Map(rows.map((row) => [row.ident, row]))
  return (ident) => {
    const airport = byIdent.get(ident)
    if (airport === undefined) throw new Error(`Airport ${ident} is not loaded: call loadAirports before seedDemo`)
    return airport
  }
}

/**
 * Creates the demo world once: three operators with fleets and weekly hours, twelve pilots in every verification
 * state, an administrator, and flights, conversations and posts around `pilot@demo.pilotpair.test`, all dated relative
 * to the clock.
 * Does nothing in a database that has been seeded before.
 *
 * @returns whether the world was created now
 */
export const seedDemo = async ({ db, clock, images, hashPassword }: SeedDeps): Promise<boolean> => {
  if (await isSeeded(db)) return false
  const now = clock.now()
  const [pictures, hashes] = await Promise.all([
    writeDemoPictures(images),
    Promise.all(demoPeople.map(() => hashPassword(DEMO_PASSWORD))),
  ])
  return db.transaction(async (tx) => {
    const claimed = await tx
      .insert(tables.serviceFacts)
      .values({ key: FACT, value: now.toISOString() })
      .onConflictDoNothing()
      .returning()
    if (claimed.length === 0) return false
    const airport = await airportFinder(tx)
    await tx.insert(tables.userAccounts).values(accountRows(now, hashes))
    await tx.insert(tables.pilotProfiles).values(profileRows(now, airport))
    await tx.insert(tables.pilotPreferredAirports).values(preferredAirportRows(airport))
    await tx.insert(tables.aircraftModels).values(modelRows())
    await tx.insert(tables.aircrafts).values(aircraftRows(now, airport))
    await tx.insert(tables.availabilitySlots).values(availabilityRows())
    await tx.insert(tables.flights).values(flightRows(now, airport))
    await tx.insert(tables.flightSlots).values(flightSlotRows(now, airport))
    await tx.insert(tables.flightRatings).values(ratingRows(now))
    await insertDemoPayments(tx, now)
    await insertDemoSocial(tx, { now, airport, pictures })
    return true
  })
}
