import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
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

/** Serves a folder below a prefix, as a host of static sites does: a folder's address without its slash is redirected. */
export const serveFolder = (folder: string, prefix: string): Server =>
  createServer((request, response) => {
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
  })
