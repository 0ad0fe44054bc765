import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { slownessFrom } from './slowness.ts'

/** A stand-in for the way between a browser and a service. */
export interface SlowNetwork {
  readonly origin: string
  close(): void
}

const isBrowserCall = ({ url = '', headers }: IncomingMessage): boolean =>
  url.startsWith('/api/v1/') && (headers['user-agent'] ?? '').includes('Mozilla')

/** Passes all on to a service, but lets each call of a browser take its own time: up to 100 ms there and 300 ms back. */
export const startSlowNetwork = async (target: string, seed: string): Promise<SlowNetwork> => {
  const slownessOf = slownessFrom(seed)
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', headers } = incoming
    const { there, back } = isBrowserCall(incoming) ? slownessOf(`${method} ${url}`) : { there: 0, back: 0 }
    const bring = async (answer: IncomingMessage): Promise<void> => {
      await pause(300 * back)
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    }
    await pause(100 * there)
    const passed = request(target + url, { method, headers })
    passed.on('error', () => outgoing.destroy())
    passed.on('response', (answer) => void bring(answer))
    incoming.on('error', () => passed.destroy())
    incoming.pipe(passed)
  }
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no free port on 127.0.0.1')
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${String(address.port)}`, close }
}
