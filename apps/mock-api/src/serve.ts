import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import process from 'node:process'
import { createApi } from './app.ts'
import { configWarnings, type Config } from './config.ts'
import type { Store } from './db/index.ts'
import type { Deps } from './deps.ts'
import type { Logger } from './runtime.ts'
import { drain } from './http/drain.ts'
import { markStopping } from './http/health.ts'
import { createNodeServer } from './http/node-server.ts'
import { allJobs } from './jobs/registry.ts'
import { startJobs } from './jobs/runner.ts'
import { localAddress } from './lib/local-address.ts'
import { StartError } from './lib/start-error.ts'
import { DEMO_PASSWORD } from './seed/index.ts'
import { createDeps, openConfiguredStore, prepareData, startSweeping } from './service.ts'
import { compressAhead, readBuiltApp } from './web/built-app.ts'
import { createAppServer } from './web/serve-app.ts'

const stopWithinMs = 2_500

/** What of a connection the service needs. */
interface Connection {
  readonly incoming: {
    readonly url?: string | undefined
    readonly socket: { readonly remoteAddress?: string | undefined }
  }
}

/** Whether a call is one of the API; a plain address needs no parsing. */
const isApiCall = (request: Request, url = ''): boolean => {
  if (url.startsWith('/api/') && !url.includes('..')) return true
  const { pathname } = new URL(request.url)
  return pathname === '/api' || pathname.startsWith('/api/')
}

const listenFault = (error: unknown, config: Config): StartError => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const where = `${config.host}:${config.port}`
  if (code === 'EADDRINUSE') {
    return new StartError(`Port ${config.port} is taken: stop what listens on ${where}, or set PORT to another.`)
  }
  if (code === 'EACCES') return new StartError(`Port ${config.port} may not be opened by this user: set PORT to another.`)
  return new StartError(`Cannot listen on ${where}: ${error instanceof Error ? error.message : String(error)}.`)
}

/** A taken port is found before the database is opened: the answer comes at once. */
export const assertPortFree = async (config: Config): Promise<void> => {
  const probe = createServer()
  try {
    const listening = once(probe, 'listening')
    probe.listen(config.port, config.host)
    await listening
  } catch (error) {
    throw listenFault(error, config)
  }
  const closed = once(probe, 'close')
  probe.close()
  await closed
}

const listen = async (config: Config, deps: Deps): Promise<Server> => {
  const api = createApi(deps)
  const built = readBuiltApp(path.resolve(config.webDir))
  const app = createAppServer({
    app: built,
    publicUrl: config.publicUrl,
    usesStripe: config.payments.kind === 'stripe',
  })
  const fetch = (request: Request, { incoming }: Connection): Response | Promise<Response> => {
    if (!isApiCall(request, incoming.url)) return app(request)
    const remoteAddress = incoming.socket.remoteAddress
    return api.fetch(request, remoteAddress === undefined ? {} : { remoteAddress })
  }
  const server = createNodeServer(fetch, config.host)
  try {
    const listening = once(server, 'listening')
    server.listen(config.port, config.host)
    await listening
  } catch (error) {
    throw listenFault(error, config)
  }
  if (built) deps.background.run('compress the web app', () => compressAhead(built, () => !server.listening))
  return server
}

const close = async (server: Server): Promise<void> => {
  await drain(server)
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), stopWithinMs)
  await closed
  clearTimeout(timer)
}

const portOf = (server: Server): number | undefined => {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : undefined
}

/** Says where the service is, in demo mode who may log in, and what is not set up to the end. */
export const greet = (config: Config, port: number): void => {
  const lines = [`PilotPair is ready at ${(config.publicUrl ?? localAddress(config.host, port)).origin}`]
  if (config.mode === 'demo') {
    lines.push(
      'Demo logins, all with the password ' + DEMO_PASSWORD,
      '  pilot           pilot@demo.pilotpair.test',
      '  operator        operator@demo.pilotpair.test',
      '  administrator   admin@demo.pilotpair.test',
    )
  }
  for (const warning of configWarnings(config)) lines.push(`Warning: ${warning}`)
  process.stdout.write(`${lines.join('\n')}\n`)
}

const stopOnSignal = (server: Server, store: Store, deps: Deps, stopSweeping: () => void): void => {
  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    markStopping(deps)
    stopSweeping()
    await close(server)
    await Promise.race([deps.background.settled(), new Promise((late) => setTimeout(late, 500))])
    await store.close()
  }
  const onSignal = (): void => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

/** How a process serves: alone, or as one of several behind a port that is known to be free. */
export type ProcessRole = 'alone' | 'worker'

/**
 * Serves until a signal ends it: opens the store, prepares the data, listens, runs the jobs.
 *
 * @throws StartError with one clear line when it cannot be
 */
export const startService = async (config: Config, logger: Logger, role: ProcessRole): Promise<void> => {
  if (role === 'alone') await assertPortFree(config)
  const store = await openConfiguredStore(config, logger)
  try {
    const deps = createDeps(config, store, logger)
    await prepareData(deps)
    const server = await listen(config, deps)
    const stops = [startSweeping(deps), startJobs(deps, allJobs())]
    stopOnSignal(server, store, deps, () => stops.forEach((stop) => stop()))
    if (role === 'alone') greet(config, portOf(server) ?? config.port)
  } catch (error) {
    await store.close()
    throw error
  }
}
