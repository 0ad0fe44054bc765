import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type * as schema from './schema/index.ts'

type Schema = typeof schema
type Relations = ExtractTablesWithRelations<Schema>

/** The open database. Inside `db.transaction(tx => …)` only `tx` may be used; using `Db` there throws. */
export type Db = PgDatabase<PgQueryResultHKT, Schema, Relations>

/** One running transaction: what a function takes that must not run outside of one. */
export type Tx = PgTransaction<PgQueryResultHKT, Schema, Relations>

/** Either: what a query takes that does not care. Always an explicit argument. */
export type Queryable = Db | Tx

/** An open store and how to close it. */
export interface Store {
  readonly db: Db
  readonly kind: 'pglite' | 'postgresql'
  /** Resolves when a statement ran; used by the health check. */
  ping(): Promise<void>
  /** Waits for running statements, then frees the folder or the connections. */
  close(): Promise<void>
}
