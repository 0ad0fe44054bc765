import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { drain } from './drain.ts'

test('a request that comes while the server lets its clients go is answered, as the last of its connection', async () => {
  const server = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const socket = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1')
  await once(socket, 'connect')
  const ask = async (): Promise<string> => {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const [chunk]: unknown[] = await once(socket, 'data')
    return String(chunk)
  }
  expect(await ask()).toMatch(/Connection: keep-alive/)
  const drained = drain(server)
  expect(await ask()).toMatch(/Connection: close/)
  await drained
  server.close()
  await once(server, 'close')
})

test('without connections there is nothing to wait for', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const waits = vi.spyOn(globalThis, 'setTimeout')
  await drain(server)
  expect(waits).not.toHaveBeenCalled()
  waits.mockRestore()
  server.close()
})
