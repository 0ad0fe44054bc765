import type { ApiSettings } from '../deps.ts'

/** The toaster first puts an empty style element into the page, then its text: both are looked at. */
const EMPTY_STYLE_HASH = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

/** sonner writes one style element at run time; this is the hash of its text (a test compares it). */
export const SONNER_STYLE_HASH = 'StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='

/** Headers of every answer. */
export const commonHeaders = (settings: Pick<ApiSettings, 'publicUrl'>): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  ...(settings.publicUrl?.protocol === 'https:'
    ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
    : {}),
})

/** Policy of JSON answers and pictures: opened directly they may load and run nothing. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

const stripe = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}

/** What a page's policy depends on. */
export interface PagePolicy {
  /** Whether the Stripe gateway is on; the sandbox needs no foreign origin. */
  readonly usesStripe: boolean
  /** Hashes of the inline scripts in index.html. */
  readonly scriptHashes: readonly string[]
  /** Hashes of the inline styles in index.html. */
  readonly styleHashes: readonly string[]
}

/** Policy of the app's page: scripts by origin or hash only. */
export const pagePolicy = ({ usesStripe, scriptHashes, styleHashes }: PagePolicy): string => {
  const foreign = usesStripe ? stripe : { script: [], frame: [], connect: [] }
  const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'sha256-${hash}'`)
  const frames = foreign.frame.length === 0 ? ["'none'"] : foreign.frame
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...quoted(scriptHashes), ...foreign.script].join(' ')}`,
    `style-src ${["'self'", ...quoted([EMPTY_STYLE_HASH, SONNER_STYLE_HASH, ...styleHashes])].join(' ')}`,
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src ${["'self'", ...foreign.connect].join(' ')}`,
    `frame-src ${frames.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
