import { commonHeaders, pagePolicy } from '../http/security-headers.ts'
import type { BuiltApp, BuiltFile, Coding } from './built-app.ts'

/** What serving the pages depends on. */
export interface AppServing {
  readonly app: BuiltApp | undefined
  readonly publicUrl: URL | undefined
  readonly usesStripe: boolean
}

const weightOf = (header: string, coding: string): number => {
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    if (name !== coding && name !== '*') continue
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return weight === undefined ? 1 : Number(weight.slice(2))
  }
  return 0
}

const codingFor = (request: Request): Coding | undefined => {
  const header = request.headers.get('accept-encoding') ?? ''
  if (weightOf(header, 'br') > 0) return 'br'
  return weightOf(header, 'gzip') > 0 ? 'gzip' : undefined
}

const isUnchanged = (request: Request, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

const serveFile = async (request: Request, file: BuiltFile, headers: Headers): Promise<Response> => {
  headers.set('ETag', file.etag)
  headers.set('Vary', 'Accept-Encoding')
  headers.set('Cache-Control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (isUnchanged(request, file.etag)) return new Response(null, { status: 304, headers })
  headers.set('Content-Type', file.contentType)
  const coding = codingFor(request)
  const compressed = coding === undefined ? undefined : await file.compressed(coding)
  if (coding !== undefined && compressed) headers.set('Content-Encoding', coding)
  const bytes = compressed ?? file.bytes
  headers.set('Content-Length', String(bytes.byteLength))
  return new Response(request.method === 'HEAD' ? null : bytes, { headers })
}

const plain = (status: number, text: string, headers: Headers): Response => {
  headers.set('Content-Type', 'text/plain; charset=utf-8')
  headers.set('Cache-Control', 'no-store')
  return new Response(`${text}\n`, { status, headers })
}

const nameOf = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname).replace(/^\/+/, '')
  } catch {
    return undefined
  }
}

const wantsPage = (request: Request): boolean => (request.headers.get('accept') ?? '').includes('text/html')

/**
 * Serves the built web app: hashed files for ever, everything else revalidated, compressed, and index.html for
 * navigations to any other address (never for a missing file, never below /api).
 */
export const createAppServer = ({ app, publicUrl, usesStripe }: AppServing): ((request: Request) => Promise<Response>) => {
  const policy = pagePolicy({
    usesStripe,
    scriptHashes: app?.scriptHashes ?? [],
    styleHashes: app?.styleHashes ?? [],
  })
  return async (request) => {
    const headers = new Headers(commonHeaders({ publicUrl }))
    headers.set('Content-Security-Policy', policy)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      headers.set('Allow', 'GET, HEAD')
      return plain(405, 'This method is not allowed here.', headers)
    }
    if (!app) return plain(503, 'The web app is not built: run "npm run build".', headers)
    const name = nameOf(new URL(request.url).pathname)
    if (name === undefined) return plain(400, 'The address is malformed.', headers)
    const file = name === '' ? app.index : app.files.get(name)
    if (file) return serveFile(request, file, headers)
    if (wantsPage(request) && !name.startsWith('assets/')) return serveFile(request, app.pages.get(name) ?? app.index, headers)
    return plain(404, 'Not found.', headers)
  }
}
