import cluster, { type Worker } from 'node:cluster'
import process from 'node:process'
import type { Config } from './config.ts'
import type { Logger } from './runtime.ts'
import { StartError } from './lib/start-error.ts'
import { assertPortFree, greet } from './serve.ts'
import { createDeps, openConfiguredStore, prepareData } from './service.ts'

const mostProcesses = 64
const stopWithinMs = 4_700
/** A process that ends sooner than this is not started anew at once. */
const pauseMs = 1_000

/**
 * Reads `--processes N` from the command line; undefined without it: one process, alone.
 *
 * @throws StartError unless it is a whole number from 1 to 64
 */
export const readProcesses = (args: readonly string[]): number | undefined => {
  const index = args.indexOf('--processes')
  if (index === -1) return undefined
  const count = Number(args[index + 1])
  if (Number.isInteger(count) && count >= 1 && count <= mostProcesses) return count
  throw new StartError(`--processes takes a whole number from 1 to ${mostProcesses}.`)
}

/** Migrations, airports and the demo world, once and before anybody serves. */
const prepareOnce = async (config: Config, logger: Logger): Promise<void> => {
  const store = await openConfiguredStore(config, logger)
  try {
    const deps = createDeps(config, store, logger)
    await prepareData(deps)
    await deps.background.settled()
  } finally {
    await store.close()
  }
}

const living = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

const stopAll = (): Promise<void> =>
  new Promise((resolve) => {
    const left = new Set(living().map(({ id }) => id))
    if (left.size === 0) resolve()
    cluster.on('exit', ({ id }) => {
      left.delete(id)
      if (left.size === 0) resolve()
    })
    for (const worker of living()) worker.process.kill('SIGTERM')
    setTimeout(() => living().forEach((worker) => worker.process.kill('SIGKILL')), stopWithinMs).unref()
  })

/**
 * Keeps `processes` of this program running behind one port, each with connections of its own to one PostgreSQL; one
 * that dies is replaced. Nothing is kept in a process, so any of them answers any call, and each background job runs
 * in whichever takes its lease. SIGTERM and SIGINT end them all within 5 seconds, open requests answered.
 *
 * @throws StartError with one clear line: the embedded database, a taken port, a database that cannot be reached
 */
export const startCluster = async (config: Config, logger: Logger, processes: number): Promise<void> => {
  if (config.databaseUrl === undefined) {
    throw new StartError('Several processes need PostgreSQL: set DATABASE_URL (the embedded database serves one process).')
  }
  await assertPortFree(config)
  await prepareOnce(config, logger)
  let isStopping = false
  let isReady = false
  const serving = new Set<number>()
  cluster.on('listening', ({ id }, { port }) => {
    serving.add(id)
    if (isReady || serving.size < processes) return
    isReady = true
    greet(config, port)
  })
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping) return
    if (!isReady) {
      isStopping = true
      stopAll().then(() => process.exit(1), () => process.exit(1))
      return
    }
    logger.error({ pid: worker.process.pid, code, signal }, 'a process ended and is replaced')
    const start = (): void => {
      if (!isStopping) cluster.fork()
    }
    if (serving.delete(worker.id)) start()
    else setTimeout(start, pauseMs)
  })
  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    stopAll().then(() => process.exit(0), () => process.exit(1))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  for (let count = 0; count < processes; count += 1) cluster.fork()
}
