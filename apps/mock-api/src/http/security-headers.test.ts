import crypto from 'node:crypto'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pagePolicy, SONNER_STYLE_HASH } from './security-headers.ts'

const styleOfSonner = (): string => {
  const main = createRequire(path.resolve(import.meta.dirname, '../../../../packages/ui/package.json')).resolve('sonner')
  const source = readFileSync(path.join(path.dirname(main), 'index.mjs'), 'utf8')
  const literal = /^__insertCSS\("((?:[^"\\]|\\.)*)"\);?$/m.exec(source)?.[1]
  const css: unknown = JSON.parse(`"${literal ?? ''}"`)
  return String(css)
}

test('the hash of the style that sonner writes is current', () => {
  const css = styleOfSonner()
  expect(css).toContain('[data-sonner-toaster]')
  expect(crypto.createHash('sha256').update(css).digest('base64')).toBe(SONNER_STYLE_HASH)
})

test('scripts run by origin or hash only; Stripe is let in only with its gateway', () => {
  const plain = pagePolicy({ usesStripe: false, scriptHashes: ['abc='], styleHashes: [] })
  expect(plain).not.toContain('unsafe')
  expect(plain).toContain("script-src 'self' 'sha256-abc=';")
  expect(plain).toContain("img-src 'self' data: blob: https:;")
  expect(plain).not.toContain('stripe')
  expect(pagePolicy({ usesStripe: true, scriptHashes: [], styleHashes: [] })).toContain('https://js.stripe.com')
})
