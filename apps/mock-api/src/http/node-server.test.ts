import { once } from 'node:events'
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

test('c59: a body that does not come to its end is answered with 408 in JSON, and its connection ends', async () => {
  const server = createNodeServer(reads, '127.0.0.1', { requestTimeout: 200, headersTimeout: 200, connectionsCheckingInterval: 20 })
  const listening = once(server, 'listening')
  server.listen(0, '127.0.0.1')
  await listening
  const address = server.address()
  const socket = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1')
  socket.write('POST /api/v1/me/profile-picture HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf of it')
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(answer).toMatch(/\r\nConnection: close\r\n/)
  expect(JSON.parse(answer.slice(answer.lastIndexOf('\r\n\r\n') + 4))).toEqual({ detail: 'The request took too long to arrive.' })
  const closed = once(server, 'close')
  server.close()
  await closed
})
