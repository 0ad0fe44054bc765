import type { Airport } from '@pilotpair/contract'
import { isUnchanged } from '../lib/entity-tag.ts'

/** The whole list, serialised and compressed once, with the tag that caches compare. */
export interface PreparedAirports {
  readonly plain: Uint8Array<ArrayBuffer>
  readonly gzip: Uint8Array<ArrayBuffer>
  readonly etag: string
}

const CACHE_SECONDS = 3600

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Serialises and compresses the list: 18,000 airports are too many to do this for each request. */
export const prepareAirports = async (airports: readonly Airport[]): Promise<PreparedAirports> => {
  const plain = new TextEncoder().encode(JSON.stringify(airports))
  const zipped = new Response(plain).body?.pipeThrough(new CompressionStream('gzip'))
  return {
    plain,
    gzip: new Uint8Array(await new Response(zipped ?? null).arrayBuffer()),
    etag: `W/"${hex(await crypto.subtle.digest('SHA-256', plain)).slice(0, 32)}"`,
  }
}

/** Whether an `Accept-Encoding` takes gzip: named (or `*`) and not with weight 0. */
export const acceptsGzip = (header: string | null): boolean => {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [coding, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0
}

/** The answer to one request for the whole list: 304 when the client has it, else compressed where it may be. */
export const answerPrepared = (request: Request, { plain, gzip, etag }: PreparedAirports): Response => {
  const headers = new Headers({
    ETag: etag,
    'Cache-Control': `public, max-age=${CACHE_SECONDS}`,
    Vary: 'Accept-Encoding',
  })
  if (isUnchanged(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  headers.set('Content-Type', 'application/json')
  if (!acceptsGzip(request.headers.get('accept-encoding'))) return new Response(plain, { headers })
  headers.set('Content-Encoding', 'gzip')
  return new Response(gzip, { headers })
}
