import { API_BASE, paymentEndpoints } from '@pilotpair/contract'
import type { ApiSettings } from '../deps.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Proves by its signature where it comes from. */
const signedPath = `${API_BASE}${paymentEndpoints.webhook.path}`

const isSigned = (request: Request): boolean => new URL(request.url).pathname.replace(/\/+$/, '') === signedPath

const hostOf = (request: Request, settings: ApiSettings): string | null => {
  if (settings.trustedHops > 0) {
    const forwarded = request.headers.get('x-forwarded-host')?.split(',').at(-1)?.trim()
    if (forwarded !== undefined && forwarded !== '') return forwarded
  }
  return request.headers.get('host') ?? new URL(request.url).host
}

const isOwnOrigin = (text: string, request: Request, settings: ApiSettings): boolean => {
  const origin = URL.canParse(text) ? new URL(text) : undefined
  if (!origin) return false
  return settings.publicUrl ? origin.origin === settings.publicUrl.origin : origin.host === hostOf(request, settings)
}

/**
 * Whether a request that changes something comes from our own pages, or from a script: `Origin` is ours or
 * `Sec-Fetch-Site` says same-origin; with both absent no browser is involved.
 */
export const isTrustedWrite = (request: Request, settings: ApiSettings): boolean => {
  if (safeMethods.has(request.method) || isSigned(request)) return true
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if (origin === null && site === null) return true
  return site === 'same-origin' || (origin !== null && isOwnOrigin(origin, request, settings))
}

/**
 * Whether a GET that ends the session was meant: a navigation or a fetch of our own, never an image or frame
 * and never from another site.
 */
export const isDeliberateGet = (request: Request, settings: ApiSettings): boolean => {
  const site = request.headers.get('sec-fetch-site')
  const target = request.headers.get('sec-fetch-dest')
  const from = request.headers.get('origin') ?? request.headers.get('referer')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  if (target !== null && target !== 'document' && target !== 'empty') return false
  return site !== null || from === null || isOwnOrigin(from, request, settings)
}

/**
 * The origin of links in mails: `PUBLIC_URL`, or in demo mode without one the configured listening address.
 * Never a header of the request: who asks for somebody else's reset must not choose where the link leads.
 */
export const publicOrigin = (settings: Pick<ApiSettings, 'publicUrl' | 'listenOrigin'>): string =>
  (settings.publicUrl ?? settings.listenOrigin).origin
