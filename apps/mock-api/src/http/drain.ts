import type { Server } from 'node:http'

const quietMs = 150
const mostMs = 1_500

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error === null ? count : 0)))

/**
 * Lets clients go before the server closes: every answer says `Connection: close` until no request has come for a
 * moment. Closing at once would cut connections whose next request has been written and not been read yet.
 */
export const drain = async (server: Server): Promise<void> => {
  let requests = 0
  server.prependListener('request', (_request, response) => {
    requests += 1
    response.shouldKeepAlive = false
  })
  const until = performance.now() + mostMs
  while (performance.now() < until && (await connectionsOf(server)) > 0) {
    const before = requests
    await new Promise((resolve) => setTimeout(resolve, quietMs))
    // What could be read by now has been read once the loop has turned.
    await new Promise((resolve) => setImmediate(resolve))
    if (requests === before) return
  }
}
