import { DrizzleQueryError, fillPlaceholders, type Query } from 'drizzle-orm'
import { PgPreparedQuery, type PgSession, type PreparedQueryConfig, type SelectedFieldsOrdered } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import { NamedStatement, runNamed } from './named-statement.ts'
import { compileRows, type JoinedTables } from './row-mapping.ts'

/** A named read whose parts are made once: the statement on each connection, and the way from values to a row. */
class NamedRead<Config extends PreparedQueryConfig> extends PgPreparedQuery<Config> {
  readonly #pool: Pool
  readonly #fields: SelectedFieldsOrdered
  readonly #statement: NamedStatement
  #toRow: ((values: readonly unknown[]) => unknown) | undefined
  /** drizzle's builder sets it right after the making. */
  declare joinsNotNullableMap: JoinedTables | undefined

  constructor(pool: Pool, query: Query, name: string, fields: SelectedFieldsOrdered) {
    super(query, undefined, undefined)
    this.#pool = pool
    this.#fields = fields
    // A name of its own: in transactions pg itself parses the same read on the same connections, under the given one.
    this.#statement = new NamedStatement(`read_${name}`, query.sql)
  }

  override async execute(values: Record<string, unknown> = {}): Promise<Config['execute']> {
    this.#toRow ??= compileRows(this.#fields, this.joinsNotNullableMap)
    const params = fillPlaceholders(this.query.params, values)
    try {
      return await runNamed(this.#pool, this.#statement, params, this.#toRow)
    } catch (error) {
      throw new DrizzleQueryError(this.query.sql, params, error instanceof Error ? error : undefined)
    }
  }
}

/**
 * Lets the reads that are prepared under a name (`lib/prepared.ts`) run without what pg and drizzle do anew for each of
 * them. Inside a transaction, and without a name, everything stays as it is.
 */
export const speedUpNamedReads = (session: Pick<PgSession, 'prepareQuery'>, pool: Pool): void => {
  const usual = session.prepareQuery.bind(session)
  session.prepareQuery = (query, fields, name, ...rest) =>
    name === undefined || fields === undefined || rest[1] !== undefined
      ? usual(query, fields, name, ...rest)
      : new NamedRead(pool, query, name, fields)
}
