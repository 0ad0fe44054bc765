import { openPglite } from './open-pglite.ts'
import { openPostgresql } from './open-postgresql.ts'
import type { Store } from './types.ts'

/** Where the data lives: PostgreSQL when `databaseUrl` is set, otherwise PGlite in `dataDir`. */
export interface StoreSettings {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  readonly poolSize: number
  readonly onIdleError: (error: Error) => void
}

/**
 * Opens and migrates the store.
 *
 * @throws StartError with one clear line: folder in use, server unreachable or too old
 */
export const openStore = async (settings: StoreSettings): Promise<Store> =>
  settings.databaseUrl === undefined
    ? openPglite(settings.dataDir)
    : openPostgresql(settings.databaseUrl, settings)
