export { databaseFault, violates, type DatabaseFault } from './errors.ts'
export { openStore, type StoreSettings } from './open.ts'
export * as tables from './schema/index.ts'
export type { Db, Queryable, Store, Tx } from './types.ts'
