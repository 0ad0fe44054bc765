// npm run bench:api: CPU time a request of an authenticated read, against the least that can answer it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import process from 'node:process'
import { authEndpoints, endpointUrl } from '@pilotpair/contract'
import { spawnService, type TestUser } from '@pilotpair/mock-api/testing'
import autocannon from 'autocannon'
import { collectStatements, type Statement } from '../scale/statements.ts'
import { exitCode, report } from '../support/report.ts'
import { setStage } from '../support/stage.ts'

const isShort = process.argv.includes('--short')
const { pairs, seconds, warmUp } = isShort ? { pairs: 5, seconds: 1, warmUp: 3 } : { pairs: 11, seconds: 4, warmUp: 8 }
const connections = 64
const pool = 16
const least = 0.7
const cpu = path.join(import.meta.dirname, 'cpu.ts')

/** A server whose CPU time can be read. */
interface Measured {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly pid: number
  output(): string
}

const statements = collectStatements()
const stage = await setStage()

const cpuOf = async (server: Measured): Promise<number> => {
  const before = server.output().split('\n').length
  process.kill(server.pid, 'SIGUSR2')
  while (server.output().split('\n').length === before) await new Promise((resolve) => setTimeout(resolve, 5))
  return Number(/cpu (\d+)\n$/.exec(server.output())?.[1])
}

interface Segment {
  readonly microseconds: number
  readonly perSecond: number
  readonly failed: number
}

const load = async (server: Measured, duration: number): Promise<Segment> => {
  const before = await cpuOf(server)
  const result = await autocannon({ url: server.url, connections, duration, headers: { ...server.headers } })
  const used = (await cpuOf(server)) - before
  const answered = result['2xx']
  return { microseconds: used / answered, perSecond: answered / result.duration, failed: result.non2xx + result.errors }
}

const startBare = async (sent: readonly Statement[]): Promise<Measured & { stop(): Promise<void> }> => {
  const settings = JSON.stringify({ url: stage.url, pool, statements: sent.map(({ text, values }) => ({ text, values })) })
  const child = spawn(process.execPath, ['--conditions=@pilotpair/source', '--import', cpu, path.join(import.meta.dirname, 'bare.ts'), settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  while (!printed.includes('ready at')) await once(child.stdout, 'data')
  const port = /localhost:(\d+)/.exec(printed)?.[1] ?? ''
  return {
    url: `http://127.0.0.1:${port}/`,
    headers: {},
    pid: child.pid ?? 0,
    output: () => printed,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const rounded = (value: number): number => Math.round(value * 100) / 100

/** Measures one read of one person, in alternation with the bare server. */
const compare = async (who: string, user: TestUser): Promise<void> => {
  statements.take()
  await user.client.ok(authEndpoints.currentUser)
  const sent = statements.take()
  const bare = await startBare(sent)
  const spawned = await spawnService(
    { DATABASE_URL: stage.url, WEB_DIR: 'none', LOG_LEVEL: 'error', DB_POOL: String(pool) },
    { nodeArgs: ['--import', cpu] },
  )
  const service: Measured = {
    url: `${spawned.origin}${endpointUrl(authEndpoints.currentUser, {})}`,
    headers: { cookie: Array.from(user.client.cookies, ([name, value]) => `${name}=${value}`).join('; ') },
    pid: spawned.pid,
    output: () => spawned.output(),
  }
  try {
    await load(bare, warmUp)
    await load(service, warmUp)
    const ratios: number[] = []
    const ours: Segment[] = []
    const bares: Segment[] = []
    for (let pair = 0; pair < pairs; pair += 1) {
      const one = await load(bare, seconds)
      const other = await load(service, seconds)
      bares.push(one)
      ours.push(other)
      ratios.push(one.microseconds / other.microseconds)
    }
    const failed = [...ours, ...bares].reduce((sum, segment) => sum + segment.failed, 0)
    const ratio = median(ratios)
    report(`GET auth/current_user, ${who}`, ratio >= least && failed === 0, {
      ratio: rounded(ratio),
      least,
      ratios: ratios.map(rounded),
      queries: sent.length,
      named: sent.filter(({ isNamed }) => isNamed).length,
      connections,
      pairs,
      cpuMicroseconds: { bare: rounded(median(bares.map(({ microseconds }) => microseconds))), service: rounded(median(ours.map(({ microseconds }) => microseconds))) },
      requestsASecond: { bare: Math.round(median(bares.map(({ perSecond }) => perSecond))), service: Math.round(median(ours.map(({ perSecond }) => perSecond))) },
      failed,
    })
  } finally {
    await bare.stop()
    await spawned.end('SIGTERM')
  }
}

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
try {
  if (only !== 'pilot') await compare('operator', stage.world.operator)
  if (only !== 'operator') await compare('pilot', stage.world.inviter)
} finally {
  await stage.close()
}
process.exit(exitCode())
