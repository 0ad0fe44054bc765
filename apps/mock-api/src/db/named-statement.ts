import { types, type Connection, type Pool, type Submittable } from 'pg'
import * as z from 'zod/mini'

type Parse = (text: string) => unknown

const asText: Parse = (text) => text

/** Types whose text drizzle decodes itself: moments, days and intervals, and lists of them. */
const { DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ } = types.builtins
const leftAsText = new Set<number>([DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ, 1115, 1182, 1185, 1187, 1231])

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

const executeAndSync = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x53, 0, 0, 0, 4])

/** Bind of the unnamed portal, everything as text, then Execute and Sync: one piece, and so one write. */
const bindAndExecute = (statement: string, values: readonly (string | null)[]): Buffer => {
  const nameLength = Buffer.byteLength(statement)
  const lengths = values.map((value) => (value === null ? -1 : Buffer.byteLength(value)))
  const bindLength = 4 + 1 + nameLength + 1 + 2 + 2 + lengths.reduce((sum, length) => sum + 4 + Math.max(0, length), 0) + 2
  const message = Buffer.allocUnsafe(1 + bindLength + executeAndSync.length)
  message[0] = 0x42
  let at = message.writeInt32BE(bindLength, 1)
  at = message.writeUInt8(0, at)
  at += message.write(statement, at)
  at = message.writeUInt8(0, at)
  at = message.writeInt16BE(0, at)
  at = message.writeInt16BE(values.length, at)
  values.forEach((value, index) => {
    at = message.writeInt32BE(lengths[index] ?? -1, at)
    if (value !== null) at += message.write(value, at)
  })
  at = message.writeInt16BE(0, at)
  executeAndSync.copy(message, at)
  return message
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
 * time; after the first run on a connection all of that is known, and Bind, Execute and Sync go out in one write. What a
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
    if (known === undefined) {
      this.#submitFirst(connection)
      return
    }
    this.#parsers = known
    if (connection.stream.writable) connection.stream.write(bindAndExecute(this.name, this.values))
  }

  #submitFirst(connection: Connection): void {
    connection.stream.cork()
    try {
      connection.parse({ name: this.name, text: this.text, types: [] }, true)
      connection.bind({ statement: this.name, values: [...this.values] }, true)
      connection.describe({ type: 'P' }, true)
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
