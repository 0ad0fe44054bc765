import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../../..')

/** The real service in a process of its own. */
export interface SpawnedService {
  readonly origin: string
  readonly pid: number
  /** Sends the signal and waits for the end; gives the exit code, null when killed. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
  output(): string
}

const collect = (child: ChildProcess): (() => string) => {
  let printed = ''
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  return () => printed
}

/** How a service is started beside its environment. */
export interface SpawnOptions {
  /** Arguments of the program, for example `['--processes', '4']`. */
  readonly args?: readonly string[]
  /** Arguments of Node, for example a module to load first. */
  readonly nodeArgs?: readonly string[]
}

const launch = (env: Readonly<Record<string, string>>, mode: string, options: SpawnOptions = {}): ChildProcess => {
  const { args = [], nodeArgs = [] } = options
  const { DATABASE_URL: _database, TEST_DATABASE_URL: _test, ...inherited } = process.env
  return spawn(
    process.execPath,
    ['--conditions=@pilotpair/source', ...nodeArgs, path.join(root, 'apps/mock-api/src/server.ts'), '--mode', mode, ...args],
    { cwd: root, env: { ...inherited, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
}

/** Starts the service on a free port and waits until it says that it is ready. */
export const spawnService = async (
  env: Readonly<Record<string, string>>,
  options: SpawnOptions = {},
): Promise<SpawnedService> => {
  const child = launch({ PORT: '0', ...env }, 'demo', options)
  const output = collect(child)
  // Only then is the output whole.
  const ended = once(child, 'close')
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = /ready at http:\/\/localhost:(\d+)/.exec(output())?.[1]
      if (address !== undefined) resolve(`http://127.0.0.1:${address}`)
    })
    child.once('exit', () => reject(new Error(`the service did not start:\n${output()}`)))
  })
  return {
    origin,
    pid: child.pid ?? 0,
    output,
    async end(signal) {
      child.kill(signal)
      await ended
      return child.exitCode
    },
  }
}

/** Starts the service where it must refuse to; gives its exit code and what it printed. */
export const spawnRefused = async (
  env: Readonly<Record<string, string>>,
  mode: 'demo' | 'production' = 'demo',
  options: SpawnOptions = {},
): Promise<{ readonly code: number | null; readonly output: string }> => {
  const child = launch(env, mode, options)
  const output = collect(child)
  await once(child, 'close')
  return { code: child.exitCode, output: output() }
}
