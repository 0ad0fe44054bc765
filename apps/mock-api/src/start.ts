import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import process from 'node:process'
import { serve } from '@hono/node-server'
import { createApi } from './app.ts'
import { readConfig, readMode, type Config } from './config.ts'
import type { Store } from './db/index.ts'
import type { Deps, Logger } from './deps.ts'
import { answerClientErrors } from './http/client-error.ts'
import { createLogger } from './lib/logger.ts'
import { StartError } from './lib/start-error.ts'
import { DEMO_PASSWORD } from './seed/index.ts'
import { createDeps, openConfiguredStore, prepareData, startSweeping } from './service.ts'
import { compressAhead, readBuiltApp } from './web/built-app.ts'
import { createAppServer } from './web/serve-app.ts'

const stopWithinMs = 4_000

/** What of a connection the service needs. */
interface Connection {
  readonly incoming: { readonly socket: { readonly remoteAddress?: string | undefined } }
}

const isHttpServer = (server: object): server is Server => 'closeIdleConnections' in server

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
const assertPortFree = async (config: Config): Promise<void> => {
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
    const { pathname } = new URL(request.url)
    if (pathname !== '/api' && !pathname.startsWith('/api/')) return app(request)
    const remoteAddress = incoming.socket.remoteAddress
    return api.fetch(request, remoteAddress === undefined ? {} : { remoteAddress })
  }
  const server = serve({
    fetch,
    port: config.port,
    hostname: config.host,
    serverOptions: { requestTimeout: 60_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 },
  })
  if (!isHttpServer(server)) throw new Error('an HTTP/1 server was expected')
  answerClientErrors(server)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw listenFault(error, config)
  }
  if (built) deps.background.run('compress the web app', () => compressAhead(built, () => !server.listening))
  return server
}

const close = async (server: Server): Promise<void> => {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), stopWithinMs)
  await closed
  clearTimeout(timer)
}

const greet = (config: Config, server: Server): void => {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  const host = config.host === '127.0.0.1' || config.host === '::1' ? 'localhost' : config.host
  const lines = [`PilotPair is ready at ${config.publicUrl?.origin ?? `http://${host}:${port}`}`]
  if (config.mode === 'demo') {
    lines.push(
      'Demo logins, all with the password ' + DEMO_PASSWORD,
      '  pilot           pilot@demo.pilotpair.test',
      '  operator        operator@demo.pilotpair.test',
      '  administrator   admin@demo.pilotpair.test',
    )
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}

const stopOnSignal = (server: Server, store: Store, deps: Deps, stopSweeping: () => void): void => {
  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
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

const start = async (config: Config, logger: Logger): Promise<void> => {
  await assertPortFree(config)
  const store = await openConfiguredStore(config, logger)
  try {
    const deps = createDeps(config, store, logger)
    await prepareData(deps)
    const server = await listen(config, deps)
    stopOnSignal(server, store, deps, startSweeping(deps))
    greet(config, server)
  } catch (error) {
    await store.close()
    throw error
  }
}

try {
  const config = readConfig(process.env, readMode(process.argv.slice(2)))
  await start(config, createLogger(config.logLevel))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
