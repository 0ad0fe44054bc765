import fs from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockFolder } from './folder-lock.ts'
import { migrationsFolder } from './migrate.ts'
import { keepPreparedArchive, readPreparedArchive } from './prepared-archive.ts'
import * as schema from './schema/index.ts'
import { guardTransactions } from './transaction-guard.ts'
import type { Store } from './types.ts'

const extensions = { btree_gist, pg_trgm, unaccent }

const boot = async (dataDir: string | undefined, archive: Blob | undefined): Promise<PGlite> =>
  PGlite.create({
    extensions,
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(archive === undefined ? {} : { loadDataDir: archive }),
  })

/** Boots a new, empty database from the prepared archive when there is one, and prepares it otherwise. */
const bootNew = async (dataDir: string | undefined): Promise<PGlite> => {
  const archive = readPreparedArchive()
  if (archive) {
    try {
      return await boot(dataDir, archive)
    } catch {
      if (dataDir !== undefined) fs.rmSync(dataDir, { recursive: true, force: true })
    }
  }
  const lite = await boot(dataDir, undefined)
  await migrate(drizzle(lite), { migrationsFolder })
  await keepPreparedArchive(await lite.dumpDataDir('none'))
  return lite
}

const asStore = (lite: PGlite, free: () => void): Store => ({
  db: guardTransactions(drizzle(lite, { schema })),
  kind: 'pglite',
  async ping() {
    await lite.query('select 1')
  },
  async close() {
    try {
      if (!lite.closed) await lite.close()
    } finally {
      free()
    }
  },
})

/**
 * Opens the embedded database in `folder` (`memory://`: nowhere). One process at a time. A first boot that was
 * killed half-way leaves no finished marker and starts over.
 *
 * @throws StartError when the folder is locked or cannot be written
 */
export const openPglite = async (folder: string): Promise<Store> => {
  if (folder === 'memory://') return asStore(await bootNew(undefined), () => {})
  const free = lockFolder(folder)
  try {
    const dataDir = path.join(folder, 'pg')
    const marker = path.join(folder, 'pg.ready')
    if (!fs.existsSync(marker)) {
      fs.rmSync(dataDir, { recursive: true, force: true })
      const fresh = await bootNew(dataDir)
      fs.writeFileSync(marker, '')
      await migrate(drizzle(fresh), { migrationsFolder })
      return asStore(fresh, free)
    }
    const lite = await boot(dataDir, undefined)
    await migrate(drizzle(lite), { migrationsFolder })
    return asStore(lite, free)
  } catch (error) {
    free()
    throw error
  }
}
