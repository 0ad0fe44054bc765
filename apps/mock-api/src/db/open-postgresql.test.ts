import { Client } from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { openPostgresql } from './open-postgresql.ts'

const server = process.env['TEST_DATABASE_URL'] ?? ''
/** Of the opener; the statements of this connection are not cut off. */
const CUT_OFF_MS = 1000

const onDatabase = (name: string, timeout?: number): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  if (timeout !== undefined) url.searchParams.set('statement_timeout', String(timeout))
  return url.href
}

/** Runs `work` on an empty database and a second connection to it. */
const withDatabase = async (work: (name: string, other: Client) => Promise<void>): Promise<void> => {
  const name = `pilotpair_test_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database "${name}"`)
  const other = new Client({ connectionString: onDatabase(name) })
  await other.connect()
  try {
    await work(name, other)
  } finally {
    await other.end()
    await admin.query(`drop database if exists "${name}" with (force)`)
    await admin.end()
  }
}

describe.skipIf(server === '')('processes that start together', () => {
  test('the second one waits for the first one’s migration longer than a statement may take', () =>
    withDatabase(async (name, other) => {
      await other.query('select pg_advisory_lock(727001)')
      const opening = openPostgresql(onDatabase(name, CUT_OFF_MS), { poolSize: 2, onIdleError: () => {} })
      const outcome = opening.then(
        () => 'opened',
        (error: unknown) => error,
      )
      const waited = `select count(*)::int as count from pg_stat_activity where datname = $1 and wait_event = 'advisory'
        and clock_timestamp() - query_start > make_interval(secs => $2)`
      const settled = vi.fn()
      void outcome.then(settled)
      // It has waited for twice the time, or has given up.
      await vi.waitFor(
        async () => {
          const { rows } = await other.query<{ count: number }>(waited, [name, (2 * CUT_OFF_MS) / 1000])
          expect(rows[0]?.count === 1 || settled.mock.calls.length > 0).toBe(true)
        },
        { timeout: 30_000 },
      )
      await other.query('select pg_advisory_unlock(727001)')
      expect(await outcome).toBe('opened')
      const store = await opening
      await store.ping()
      await store.close()
    }))

  test('two at once both open, and statements are cut off from then on', () =>
    withDatabase(async (name) => {
      const url = onDatabase(name, CUT_OFF_MS)
      const options = { poolSize: 1, onIdleError: () => {} }
      const stores = await Promise.all([openPostgresql(url, options), openPostgresql(url, options)])
      for (const { db } of stores) {
        await expect(db.execute('select pg_sleep(5)')).rejects.toMatchObject({ cause: { code: '57014' } })
      }
      for (const store of stores) await store.close()
    }))
})
