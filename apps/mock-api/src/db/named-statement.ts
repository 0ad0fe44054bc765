import { types, type Connection, type Pool, type Submittable } from 'pg'
import * as z from 'zod/mini'

type Parse = (text: string) => unknown

const asText: Parse = (text) => text

const { DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ } = types.builtins
/** Lists of a type have a number of their own, which pg does not name. */
const listsOf = { timestamp: 1115, date: 1182, timestamptz: 1185, interval: 1187, numeric: 1231 }
/** Types whose text drizzle decodes itself. */
const leftAsText = new Set<number>([DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ, ...Object.values(listsOf)])

/** pg's own readers of texts, by the number of any type. */
interface Readers {
  getTypeParser(type: number, format: 'text'): Parse
}
const readers: Readers = types

const parserOf = (type: number): Parse => (leftAsText.has(type) ? asText : readers.getTypeParser(type, 'text'))

const description = z.object({ fields: z.array(z.object({ dataTypeID: z.number() })) })

interface RowMessage {
  readonly fields: readonly (string | null)[]
}

/** A value as PostgreSQL reads it from text. */
const toText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return value.toISOString()
  throw new TypeError('a named read takes texts, numbers, truth values and moments')
}

/** A statement that each connection parses once, and whose columns it describes once. */
export class NamedStatement {
  readonly name: string
  readonly text: string
  /** By connection: how the columns of its rows are read from text. */
  readonly described = new WeakMap<Connection, readonly Parse[]>()

  constructor(name: string, text: string) {
    this.name = name
    this.text = text
  }
}

/**
 * One run of a named statement. pg sends Parse, Bind, Describe, Execute and Sync for it and reads the columns anew each
 * time; after the first run on a connection all of that is known, and Bind, Execute and Sync are enough. What a
 * statement's columns are does not change while its connection lives: PostgreSQL refuses it then.
 */
class NamedRun<Row> implements Submittable {
  readonly name: string
  readonly text: string
  readonly values: readonly (string | null)[]
  readonly #statement: NamedStatement
  readonly #toRow: (values: readonly unknown[]) => Row
  readonly #settle: (error: Error | undefined, rows: Row[]) => void
  readonly #rows: Row[] = []
  #parsers: readonly Parse[] = []
  #fault: Error | undefined

  constructor(
    statement: NamedStatement,
    values: readonly unknown[],
    toRow: (values: readonly unknown[]) => Row,
    settle: (error: Error | undefined, rows: Row[]) => void,
  ) {
    this.name = statement.name
    this.text = statement.text
    this.values = values.map(toText)
    this.#statement = statement
    this.#toRow = toRow
    this.#settle = settle
  }

  /** pg takes a query without a callback for one that promises. */
  readonly callback = (): void => {}

  readonly submit = (connection: Connection): void => {
    const known = this.#statement.described.get(connection)
    this.#parsers = known ?? []
    // Corked, all of it goes out in one write.
    connection.stream.cork()
    try {
      if (known === undefined) connection.parse({ name: this.name, text: this.text, types: [] }, true)
      connection.bind({ statement: this.name, values: [...this.values] }, true)
      if (known === undefined) connection.describe({ type: 'P' }, true)
      connection.execute({}, true)
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
  }

  handleRowDescription(message: unknown): void {
    this.#parsers = description.parse(message).fields.map(({ dataTypeID }) => parserOf(dataTypeID))
  }

  handleDataRow({ fields }: RowMessage): void {
    if (this.#fault !== undefined) return
    try {
      const parsers = this.#parsers
      const values: unknown[] = []
      for (let index = 0; index < fields.length; index += 1) {
        const text = fields[index] ?? null
        values.push(text === null ? null : parsers[index]?.(text))
      }
      this.#rows.push(this.#toRow(values))
    } catch (error) {
      this.#fault = error instanceof Error ? error : new Error('a row cannot be read')
    }
  }

  handleCommandComplete(): void {}

  handleEmptyQuery(): void {}

  handlePortalSuspended(): void {}

  handleError(error: Error): void {
    this.#settle(error, [])
  }

  handleReadyForQuery(connection: Connection): void {
    this.#statement.described.set(connection, this.#parsers)
    this.#settle(this.#fault, this.#rows)
  }
}

/**
 * Runs a named statement on a connection of the pool.
 *
 * @throws what the database or the network says; the connection is closed then, as the pool does with its own
 */
export const runNamed = <Row>(
  pool: Pool,
  statement: NamedStatement,
  values: readonly unknown[],
  toRow: (values: readonly unknown[]) => Row,
): Promise<Row[]> =>
  new Promise((resolve, reject) => {
    pool.connect((refusal, client) => {
      if (client === undefined) {
        reject(refusal ?? new Error('the pool gave no connection'))
        return
      }
      const settle = (error: Error | undefined, rows: Row[]): void => {
        client.release(error)
        if (error === undefined) resolve(rows)
        else reject(error)
      }
      try {
        client.query(new NamedRun(statement, values, toRow, settle))
      } catch (error) {
        settle(error instanceof Error ? error : new Error('the statement cannot be sent'), [])
      }
    })
  })
