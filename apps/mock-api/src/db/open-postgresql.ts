import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool, type PoolClient } from 'pg'
import { StartError } from '../lib/start-error.ts'
import { migrationsFolder } from './migrate.ts'
import { speedUpNamedReads } from './named-reads.ts'
import * as schema from './schema/index.ts'
import { guardTransactions } from './transaction-guard.ts'
import type { Store } from './types.ts'

const migrationLock = 727_001
const oldestSupported = 150_000

/** The database's address without user and password. */
const addressOf = (url: string): string => {
  try {
    const { host, pathname } = new URL(url)
    return `${host === '' ? 'the local socket' : host}${pathname}`
  } catch {
    return 'DATABASE_URL'
  }
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return error.message === '' ? (code ?? 'no reason given') : error.message
}

const connect = async (pool: Pool, url: string): Promise<PoolClient> => {
  try {
    return await pool.connect()
  } catch (error) {
    throw new StartError(`Cannot reach the database at ${addressOf(url)}: ${reasonOf(error)}.`)
  }
}

/** drizzle's migrator takes no lock: processes that boot together would run the same migration twice. */
const prepare = async (client: PoolClient, url: string): Promise<void> => {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`)
  if (Number(rows[0]?.version) < oldestSupported) {
    throw new StartError(`The database at ${addressOf(url)} is older than PostgreSQL 15.`)
  }
  // Before the lock: whoever waits for another one's migration waits as long as it takes.
  await client.query('set statement_timeout = 0')
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    try {
      await migrate(drizzle(client), { migrationsFolder })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
    }
  } finally {
    await client.query('reset statement_timeout')
  }
}

/**
 * Opens PostgreSQL 15 or newer.
 *
 * @param options.poolSize most connections at a time
 * @param options.onIdleError told when an idle connection breaks (a restart of the server); the pool replaces it
 * @throws StartError when the server cannot be reached or is too old
 */
export const openPostgresql = async (
  url: string,
  options: { readonly poolSize: number; readonly onIdleError: (error: Error) => void },
): Promise<Store> => {
  const pool = new Pool({
    connectionString: url,
    max: options.poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'pilotpair',
  })
  pool.on('error', options.onIdleError)
  // The pool listens to idle connections only. One that breaks inside a transaction tells its statement and then emits
  // the error besides, which without a listener would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    const client = await connect(pool, url)
    try {
      await prepare(client, url)
    } finally {
      client.release()
    }
  } catch (error) {
    await pool.end()
    throw error
  }
  const db = drizzle(pool, { schema })
  speedUpNamedReads(db._.session, pool)
  return {
    db: guardTransactions(db),
    kind: 'postgresql',
    async ping() {
      await pool.query('select 1')
    },
    async close() {
      await pool.end()
    },
  }
}
