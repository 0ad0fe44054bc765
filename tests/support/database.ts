import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { Client } from 'pg'

/** A database that belongs to one service of the tests. */
export interface OwnDatabase {
  /** Variables that lead the service to it. */
  readonly env: Readonly<Record<'DATABASE_URL', string>>
  readonly drop: () => Promise<void>
}

const onServer = async (server: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A new database on the server of TEST_DATABASE_URL; undefined without one: the embedded database serves then. */
export const createDatabase = async (): Promise<OwnDatabase | undefined> => {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined || server === '') return undefined
  const name = `journeys_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { env: { DATABASE_URL: url.href }, drop: () => onServer(server, `drop database if exists ${name} with (force)`) }
}
