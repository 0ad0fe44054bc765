import { REFRESH_TOKEN_DAYS } from '@pilotpair/contract'

/** Cookies of a session and the paths they are sent to. */
const cookiePaths = { access_token: '/api/v1', refresh_token: '/api/v1/auth' } as const

/** Name of a session cookie. */
export type SessionCookie = keyof typeof cookiePaths

const lifetimeSeconds = REFRESH_TOKEN_DAYS * 24 * 60 * 60

const write = (name: SessionCookie, value: string, maxAge: number, isSecure: boolean): string =>
  `${name}=${value}; Path=${cookiePaths[name]}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

/**
 * A `Set-Cookie` value. The access cookie outlives its content (15 minutes), so that the service can tell an
 * expired session from none. Lax, because the return from the card provider must arrive logged in.
 */
export const sessionCookie = (name: SessionCookie, value: string, isSecure: boolean): string =>
  write(name, value, lifetimeSeconds, isSecure)

/** Clears a session cookie, with the attributes it was set with. */
export const clearedCookie = (name: SessionCookie, isSecure: boolean): string => write(name, '', 0, isSecure)

/** A cookie of a request; undefined when absent or not of a token's form. */
export const readCookie = (header: string | null, name: SessionCookie): string | undefined => {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=')
    if (key === name && /^[A-Za-z0-9_-]{20,100}$/.test(value)) return value
  }
  return undefined
}
