import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { createDatabase } from './database.ts'
import { startSlowNetwork } from './slow-network.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** A running service with a data folder of its own. */
export interface Service {
  /** For example `http://127.0.0.1:40123`. */
  readonly origin: string
  /** The newest mail of its outbox to an address, once there is one. */
  mailTo(address: string): Promise<string>
  /** Everything the service printed so far. */
  output(): string
  /** Ends it as an administrator would (SIGTERM) and removes its data. */
  stop(): Promise<void>
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (address === null || typeof address === 'string') throw new Error('no free port on 127.0.0.1')
  return address.port
}

const isHealthy = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/api/v1/health`)).status === 200
  } catch {
    return false
  }
}

const newestMail = async (folder: string, address: string): Promise<string | undefined> => {
  const lines = await readFile(path.join(folder, 'outbox.jsonl'), 'utf8').catch(() => '')
  const mails = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))
  const found = mails.findLast((mail) => JSON.stringify(mail).includes(`"to":"${address}"`))
  return typeof found === 'object' && found !== null && 'text' in found ? String(found.text) : undefined
}

/** Asks again every 100 ms until there is an answer, for at most half a minute. */
const until = async <Value>(ask: () => Promise<Value | undefined>, what: string): Promise<Value> => {
  const deadline = performance.now() + 30_000
  while (performance.now() < deadline) {
    const value = await ask()
    if (value !== undefined) return value
    await new Promise((next) => setTimeout(next, 100))
  }
  throw new Error(`${what} did not come`)
}

const untilReady = async (child: ChildProcess, origin: string, output: () => string): Promise<void> => {
  const deadline = performance.now() + 180_000
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the service ended before it was ready:\n${output()}`)
    if (await isHealthy(origin)) return
    await new Promise((next) => setTimeout(next, 100))
  }
  throw new Error(`the service was not ready within three minutes:\n${output()}`)
}

/**
 * Starts the real service (demo mode, built web app) on a free port: on the embedded database, or on one of its own on
 * the PostgreSQL server of TEST_DATABASE_URL.
 *
 * @param env variables over the defaults, for example `TEST_CLOCK`.
 */
export const startService = async (env: Record<string, string> = {}): Promise<Service> => {
  const port = await freePort()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pilotpair-'))
  const origin = `http://127.0.0.1:${String(port)}`
  const database = await createDatabase()
  const child = spawn(
    process.execPath,
    ['--conditions=@pilotpair/source', path.join(root, 'apps/mock-api/src/server.ts'), '--mode', 'demo'],
    { cwd: root, env: { ...process.env, PORT: String(port), DATA_DIR: folder, ...database?.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const output = () => printed
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    await rm(folder, { recursive: true, force: true })
    await database?.drop()
  }
  try {
    await untilReady(child, origin, output)
  } catch (error) {
    await stop()
    throw error
  }
  const mailTo = (address: string) => until(() => newestMail(folder, address), `a mail to ${address}`)
  const jitter = process.env['E2E_JITTER']
  if (jitter === undefined) return { origin, output, mailTo, stop }
  const network = await startSlowNetwork(origin, jitter)
  const stopBoth = async () => {
    network.close()
    await stop()
  }
  return { origin: network.origin, output, mailTo, stop: stopBoth }
}
