import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preparedRead } from '../lib/prepared.ts'
import { createTestApi, type TestApi } from '../testing/index.ts'
import { tables, type Queryable } from './index.ts'

const { pilotProfiles, userAccounts } = tables

const plain = (db: Queryable) =>
  db
    .select({ account: userAccounts, profile: pilotProfiles, twice: sql<number>`2 * ${pilotProfiles.flightHours}`.mapWith(Number) })
    .from(userAccounts)
    .leftJoin(pilotProfiles, eq(pilotProfiles.userId, userAccounts.id))

const named = preparedRead((db) => plain(db).where(eq(userAccounts.id, sql.placeholder('id'))).prepare('test_person'))

let kit: TestApi
beforeAll(async () => {
  kit = await createTestApi()
})
afterAll(() => kit.close())

test('a named read gives what a plain one does: outside of transactions, within, and outside again', async () => {
  const people = [await kit.user({ role: 'pilot' }), await kit.user({ role: 'operator' })]
  await kit.db.update(pilotProfiles).set({ flightHours: 1234.5, notes: 'Grüße, 日本' })
  for (const { id } of people) {
    const expected = await plain(kit.db).where(eq(userAccounts.id, id))
    expect(expected).toHaveLength(1)
    const read = (db: Queryable) => named(db).execute({ id })
    expect(await read(kit.db)).toEqual(expected)
    expect(await kit.db.transaction((tx) => read(tx))).toEqual(expected)
    expect(await Promise.all(Array.from({ length: 12 }, () => read(kit.db)))).toEqual(Array.from({ length: 12 }, () => expected))
  }
})

test('what the database refuses is an error, and the next read is answered', async () => {
  await expect(named(kit.db).execute({ id: 'no uuid' })).rejects.toThrow('Failed query')
  expect(await named(kit.db).execute({ id: '00000000-0000-4000-8000-000000000001' })).toEqual([])
})
