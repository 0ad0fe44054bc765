import { Client } from 'pg'
import { openPglite } from '../db/open-pglite.ts'
import { openPostgresql } from '../db/open-postgresql.ts'
import { migrationsFingerprint } from '../db/migrate.ts'
import type { Store } from '../db/index.ts'

const templateLock = 727_002

const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

const options = { poolSize: 5, onIdleError: () => {} }

/** Creates the migrated template once for all test files; an advisory lock keeps parallel files apart. */
const ensureTemplate = async (admin: Client, url: string, template: string): Promise<void> => {
  await admin.query('select pg_advisory_lock($1)', [templateLock])
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount === 1) return
    const draft = `${template}_draft`
    await admin.query(`drop database if exists "${draft}" with (force)`)
    await admin.query(`create database "${draft}"`)
    const store = await openPostgresql(withDatabase(url, draft), options)
    await store.close()
    await admin.query(`alter database "${draft}" rename to "${template}"`)
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [templateLock])
  }
}

const withAdmin = async <Result>(url: string, work: (admin: Client) => Promise<Result>): Promise<Result> => {
  const admin = new Client({ connectionString: url })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

const openOnServer = async (url: string): Promise<Store> => {
  const template = `pilotpair_template_${migrationsFingerprint()}`
  const name = `pilotpair_test_${crypto.randomUUID().replaceAll('-', '')}`
  await withAdmin(url, async (admin) => {
    await ensureTemplate(admin, url, template)
    await admin.query(`create database "${name}" template "${template}"`)
  })
  const store = await openPostgresql(withDatabase(url, name), options)
  return {
    ...store,
    async close() {
      await store.close()
      await withAdmin(url, (admin) => admin.query(`drop database if exists "${name}" with (force)`))
    },
  }
}

/**
 * The database of that name on the server of `TEST_DATABASE_URL`, migrated, created when it is not there. It stays when
 * it is closed: for benches whose filling takes minutes.
 */
export const openKeptStore = async (name: string): Promise<{ readonly store: Store; readonly isNew: boolean }> => {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined || url === '') throw new Error('TEST_DATABASE_URL is not set')
  const isNew = await withAdmin(url, async (admin) => {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 1) return false
    await admin.query(`create database "${name}"`)
    return true
  })
  return { store: await openPostgresql(withDatabase(url, name), options), isNew }
}

/**
 * A fresh, migrated, empty database: PGlite in memory, or a copy of a template on the server of
 * `TEST_DATABASE_URL`, dropped when closed.
 */
export const openTestStore = async (): Promise<Store> => {
  const url = process.env['TEST_DATABASE_URL']
  return url === undefined || url === '' ? openPglite('memory://') : openOnServer(url)
}
