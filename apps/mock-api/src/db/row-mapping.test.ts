import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { compileRows } from './row-mapping.ts'
import { airports, pilotProfiles, userAccounts } from './schema/index.ts'

test('each column goes where it was selected, by its own decoder', () => {
  const toRow = compileRows(
    [
      { path: ['name'], field: userAccounts.name },
      { path: ['profile', 'id'], field: pilotProfiles.id },
      { path: ['profile', 'createdAt'], field: pilotProfiles.createdAt },
      { path: ['total'], field: sql<number>`count(*)`.mapWith(Number) },
    ],
    { user_accounts: true, pilot_profiles: true },
  )
  expect(toRow(['Ada', 'p', '2027-01-13 12:00:00+00', '7'])).toEqual({
    name: 'Ada',
    profile: { id: 'p', createdAt: new Date('2027-01-13T12:00:00Z') },
    total: 7,
  })
})

test('an object of a table that was not found is null; of one that is always there it has nulls', () => {
  const fields = [
    { path: ['airport', 'id'], field: airports.id },
    { path: ['airport', 'name'], field: airports.name },
  ]
  expect(compileRows(fields, { airports: false })([null, null])).toEqual({ airport: null })
  expect(compileRows(fields, { airports: true })([null, null])).toEqual({ airport: { id: null, name: null } })
  expect(compileRows(fields, { airports: false })(['a', null])).toEqual({ airport: { id: 'a', name: null } })
})
