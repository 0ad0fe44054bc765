import type { Server, ServerOptions } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { UPLOAD_PATIENCE_MS } from '@pilotpair/contract'
import { answerClientErrors } from './client-error.ts'

/** What answers the requests, in the terms of the web platform. */
type Answering = Parameters<typeof createAdaptorServer>[0]['fetch']

/** Milliseconds that a server waits for its clients. */
export const serverTimeouts = {
  // By then a screen has given up its upload: a body that still trickles in is for nobody.
  requestTimeout: UPLOAD_PATIENCE_MS + 10_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 65_000,
} as const

/** Node refuses a request that names no host with an empty answer; every other refusal is JSON. */
const withHostAsked = (fetch: Answering): Answering => (request, env) =>
  env.incoming.httpVersion === '1.1' && env.incoming.headers.host === undefined
    ? Response.json({ detail: 'The request has no Host header.' }, { status: 400, headers: { 'Cache-Control': 'no-store', Connection: 'close' } })
    : fetch(request, env)

const isHttpServer = (server: object): server is Server => 'closeIdleConnections' in server

/**
 * Makes the HTTP server around what answers, not listening yet. A request that takes too long to arrive is answered
 * with 408 and its connection closed.
 *
 * @param host the address that it will listen on
 * @param options how long it waits, and how often it looks. @default {@link serverTimeouts}
 */
export const createNodeServer = (fetch: Answering, host: string, options: ServerOptions = serverTimeouts): Server => {
  const server = createAdaptorServer({ fetch: withHostAsked(fetch), hostname: host, serverOptions: { ...options, requireHostHeader: false } })
  if (!isHttpServer(server)) throw new Error('an HTTP/1 server was expected')
  answerClientErrors(server)
  return server
}
