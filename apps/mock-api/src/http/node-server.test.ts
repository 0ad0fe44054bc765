import { once } from 'node:events'
import type { ServerOptions } from 'node:http'
import { connect } from 'node:net'
import { UPLOAD_PATIENCE_MS } from '@pilotpair/contract'
import { expect, test } from 'vitest'
import { createNodeServer } from './node-server.ts'

/** Reads a body to its end; who sends none to the end is not answered by it. */
const reads = (request: Request): Promise<Response> =>
  request.text().then(
    (text) => new Response(text),
    () => new Response(null, { status: 400 }),
  )

test('a request may take as long as a screen waits for its upload, and ten seconds more', () => {
  const server = createNodeServer(reads, '127.0.0.1')
  expect(server.requestTimeout).toBe(UPLOAD_PATIENCE_MS + 10_000)
  expect(server.headersTimeout).toBe(10_000)
})

const listen = async (options?: ServerOptions): Promise<{ ask: (text: string) => Promise<string>; close: () => Promise<void> }> => {
  const server = createNodeServer(reads, '127.0.0.1', options)
  const listening = once(server, 'listening')
  server.listen(0, '127.0.0.1')
  await listening
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    ask: async (text) => {
      const socket = connect(port, '127.0.0.1')
      socket.write(text)
      let answer = ''
      for await (const chunk of socket) answer += String(chunk)
      return answer
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      await closed
    },
  }
}

const detailOf = (answer: string): unknown => JSON.parse(answer.slice(answer.lastIndexOf('\r\n\r\n') + 4))

test('c59: a body that does not come to its end is answered with 408 in JSON, and its connection ends', async () => {
  const server = await listen({ requestTimeout: 200, headersTimeout: 200, connectionsCheckingInterval: 20 })
  const answer = await server.ask('POST /api/v1/me/profile-picture HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf of it')
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(answer).toMatch(/\r\nConnection: close\r\n/)
  expect(detailOf(answer)).toEqual({ detail: 'The request took too long to arrive.' })
  await server.close()
})

test('c59: a request that names no host is refused in JSON; before HTTP/1.1 nobody had to', async () => {
  const server = await listen()
  const answer = await server.ask('GET /api/v1/aircrafts HTTP/1.1\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(detailOf(answer)).toEqual({ detail: 'The request has no Host header.' })
  expect(await server.ask('GET /api/v1/health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  await server.close()
})
