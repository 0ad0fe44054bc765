import { once } from 'node:events'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const answerFrom = (folder: string, prefix: string): RequestListener =>
  (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    if (`${pathname}/` === prefix) {
      response.writeHead(301, { location: prefix + search }).end()
      return
    }
    const file = path.join(folder, pathname.slice(prefix.length) || 'index.html')
    if (!pathname.startsWith(prefix) || !file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': contentTypes[path.extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  }

/** A folder that is served until `close`. */
export interface ServedFolder {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string
  readonly close: () => void
}

/**
 * Serves a folder below a prefix, as a host of static sites does: a folder's address without its slash is redirected.
 *
 * @throws Error when this machine has no free port
 */
export const serveFolder = async (folder: string, prefix: string): Promise<ServedFolder> => {
  const server = createServer(answerFrom(folder, prefix)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return { origin: `http://127.0.0.1:${String(address.port)}`, close: () => void server.close() }
}
