import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.(stories|test)\.tsx?$/u.test(file))
const isComment = /^\s*(\/?\*|\/\/)/u
const codeOf = (text: string): string => text.split('\n').filter((line) => !isComment.test(line)).join('\n')

/** What loads or stores, under whatever name it is reached: lint knows the plain ways only. */
const reaches =
  /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|localStorage|sessionStorage|indexedDB|cookieStore|serviceWorker)\b|\bdocument\s*\??\.?\s*(?:\[|\bcookie\b)|\{[^}]*\bcookie\b[^}]*\}\s*=\s*document\b/gu

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const manifest: unknown = JSON.parse(readFileSync(path.join(source, '../package.json'), 'utf8'))
const namesOf = (field: string): string[] => (isRecord(manifest) && isRecord(manifest[field]) ? Object.keys(manifest[field]) : [])
const published = new Set(['dependencies', 'peerDependencies'].flatMap(namesOf))
/** Packages that are gone once the style files, and the one helper that only they use, are compiled. */
const forStyles = new Set(['@vanilla-extract/css', '@vanilla-extract/sprinkles'])
const isForStyles = (file: string): boolean => file.endsWith('.css.ts') || file === path.join('internal', 'layered.ts')

const packageOf = (specifier: string): string => specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/')

const isOurs = (file: string, specifier: string): boolean => {
  if (specifier.startsWith('.')) return !path.relative(source, path.resolve(source, path.dirname(file), specifier)).startsWith('..')
  const name = packageOf(specifier)
  return published.has(name) || (isForStyles(file) && forStyles.has(name))
}

const strangersIn = (file: string, code: string): string[] =>
  Array.from(code.matchAll(/\b(?:from\s*|import\s*|(?:import|require)\s*\(\s*)['"]([^'"]+)['"]/gu), ([, specifier = '']) => specifier).filter(
    (specifier) => !isOurs(file, specifier),
  )

describe('purely presentational', () => {
  test.each([
    'globalThis.fetch(url)', "window['localStorage']", 'const { sessionStorage } = globalThis', 'self.indexedDB.open(name)',
    'new XMLHttpRequest()', 'document.cookie', "document['cookie']", 'const { cookie } = document', 'navigator.sendBeacon(url)',
  ])('%j is found', (code) => {
    expect(code.match(reaches)).not.toBeNull()
  })

  test.each([
    "import { store } from 'redux'", "import '@reduxjs/toolkit'", "await import('react-router-dom')", "import type { Pilot } from '@pilotpair/contract'",
    "export * from '../../../../contract/src/index.ts'", "import { x } from '../../../../features/core/src/index.ts'", "require('axios')",
    "import { style } from '@vanilla-extract/css'",
  ])('%j is found', (code) => {
    expect(strangersIn('components/button/Button.tsx', code)).toHaveLength(1)
  })

  test('nothing loads or stores', () => {
    expect(files.length).toBeGreaterThan(200)
    const offences = files.flatMap((file) => (codeOf(readFileSync(path.join(source, file), 'utf8')).match(reaches) ?? []).map((what) => `${file}: ${what}`))
    expect(offences).toEqual([])
  })

  test('the package declares what it imports', () => expect([...published]).toContain('react'))

  test('nothing is imported but what the package declares, and nothing from outside its own folder', () => {
    const offences = files.flatMap((file) => strangersIn(file, codeOf(readFileSync(path.join(source, file), 'utf8'))).map((specifier) => `${file}: ${specifier}`))
    expect(offences).toEqual([])
  })
})
