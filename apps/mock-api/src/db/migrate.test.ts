import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { migrationsFolder } from './migrate.ts'

const journalShape = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string(), idx: z.number(), when: z.number() })) })
const journal = journalShape.parse(JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')))

/** The migrations of an earlier version: all before `tag`. */
const earlier = mkdtempSync(path.join(os.tmpdir(), 'pilotpair-migrations-'))
const until = (tag: string): string => {
  const entries = journal.entries.slice(0, journal.entries.findIndex((entry) => entry.tag === tag))
  cpSync(migrationsFolder, earlier, { recursive: true })
  writeFileSync(path.join(earlier, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  return earlier
}

let pglite: PGlite
beforeAll(async () => {
  pglite = await PGlite.create({ extensions: { btree_gist, pg_trgm, unaccent } })
})
afterAll(async () => {
  await pglite.close()
  rmSync(earlier, { recursive: true })
})

test('migrations stand in the order in which they are run', () => {
  const { entries } = journal
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, index) => index))
  expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).sort((a, b) => a - b))
  expect(entries.map(({ tag }) => tag)).toEqual(entries.map(({ tag }) => tag).sort())
})

test('what an earlier version has stored is found by the search, and the cards of removed people are to leave', async () => {
  await migrate(drizzle(pglite), { migrationsFolder: until('0070_bounded_lists') })
  await pglite.exec(`
    insert into user_accounts (id, email, name, password_hash, role, is_activated, created_at, deleted_at) values
      ('01930000-0000-7000-8000-000000000001', 'o@example.test', 'O', 'x', 'operator', true, now(), null),
      ('01930000-0000-7000-8000-000000000002', null, 'Deleted user', null, 'pilot', false, now(), now());
    insert into payment_customers (user_id, gateway, customer_id, created_at) values
      ('01930000-0000-7000-8000-000000000002', 'stripe', 'cus_1', now());
    insert into airports (id, ident, name, iata_code, country, timezone, latitude, longitude, search_text) values
      ('01930000-0000-7000-8000-000000000003', 'KPAO', 'Palo Alto Airport', 'PAO', 'US', 'America/Los_Angeles', 1, 1, 'pao kpao palo alto airport');
    insert into aircraft_models (id, manufacturer, model) values ('01930000-0000-7000-8000-000000000004', 'Cessna', '172S');
    insert into aircrafts (id, operator_id, model_id, airport_id, registration, hourly_rate_cents, model_year, max_passengers, created_at) values
      ('01930000-0000-7000-8000-000000000005', '01930000-0000-7000-8000-000000000001', '01930000-0000-7000-8000-000000000004',
       '01930000-0000-7000-8000-000000000003', 'N738PA', 100, 2000, 3, now());`)
  await migrate(drizzle(pglite), { migrationsFolder })
  const { rows } = await pglite.query('select listing_text from aircrafts')
  expect(rows).toEqual([
    { listing_text: 'n738pa\ncessna 172s\npao kpao palo alto airport' },
  ])
  expect((await pglite.query('select leaving_at is not null as leaves from payment_customers')).rows).toEqual([{ leaves: true }])
})

test('the texts of the search follow the airport and the model', async () => {
  await pglite.exec(`update airports set iata_code = null, search_text = 'kpao palo alto field'; update aircraft_models set model = '182'`)
  const { rows } = await pglite.query('select listing_text from aircrafts')
  expect(rows).toEqual([{ listing_text: 'n738pa\ncessna 182\nkpao palo alto field' }])
})
