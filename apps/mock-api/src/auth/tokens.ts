import { hash } from 'node:crypto'
import type { Random } from '../runtime.ts'

const encoder = new TextEncoder()

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A new opaque token of 256 random bits. */
export const newToken = (random: Random): string => toBase64Url(random.bytes(32))

/** SHA-256 in hex: how a token is stored. Enough for a random token; passwords go through argon2id. */
export const sha256 = (text: string): string => hash('sha256', text, 'hex')

/**
 * The token that succeeds `token`: the same for the same salt, so that both sides of a refresh race get one
 * answer. Who reads the database has the salt but not `token`, who steals `token` has no salt.
 */
export const deriveToken = async (token: string, salt: string, kind: 'access' | 'refresh'): Promise<string> => {
  const key = await crypto.subtle.importKey('raw', encoder.encode(token), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(`${kind}:${salt}`))))
}
