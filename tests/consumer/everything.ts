import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { build } from 'vite'
import type { Host } from './install.ts'

const fixtures = path.resolve(import.meta.dirname, '../../packages/ui/src/internal')
const files = ['conformance.fixtures.tsx', 'conformance.basics.tsx', 'conformance.part.ts']
const pages = ['hydrate.html', 'sheet.html']

/** A picture that the fixtures name; a transparent dot. */
const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

/** Gives the host the fixtures of the library's own shared test, which then name the package instead of its sources. */
export const shipFixtures = (folder: string): void => {
  mkdirSync(path.join(folder, 'src/parts'), { recursive: true })
  for (const file of files) {
    const code = readFileSync(path.join(fixtures, file), 'utf8').replaceAll(/'\.\.\/components\/([\w-]+)\/index\.ts'/g, "'@pilotpair/ui/$1'")
    if (code.includes("'../")) throw new Error(`${file} names more of the sources than components`)
    writeFileSync(path.join(folder, 'src/parts', file), code)
  }
  for (const [file, parts] of [['src/Everything.tsx', './parts/'], ['server/render.tsx', '../src/parts/']] as const) {
    const at = path.join(folder, file)
    writeFileSync(at, readFileSync(at, 'utf8').replaceAll("'../../../../packages/ui/src/internal/", `'${parts}`))
  }
  mkdirSync(path.join(folder, 'public'), { recursive: true })
  for (const picture of ['a.png', 'b.png']) writeFileSync(path.join(folder, 'public', picture), dot)
}

interface Rendered {
  readonly hasWindow: boolean
  /** Names of all components that the sub-paths export. */
  readonly components: readonly string[]
  readonly parts: readonly { readonly name: string; readonly place: 'page' | 'portal'; readonly html: string }[]
  readonly page: string
}

const isRendered = (value: unknown): value is Rendered =>
  typeof value === 'object' && value !== null && ['hasWindow', 'components', 'parts', 'page'].every((key) => key in value)

/** A server that has nothing in common with the browser that hydrates: another zone, another language. */
const elsewhere = { TZ: 'Asia/Tokyo', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' }

/**
 * Renders every component of the installed package in Node, without a bundler for the package itself, and puts the page
 * of all of them into the host's pages.
 *
 * @returns how many were rendered
 */
export const renderEverything = async ({ folder, components }: Host): Promise<number> => {
  await build({ root: folder, logLevel: 'error', build: { ssr: 'server/render.tsx', outDir: 'server-built', copyPublicDir: false } })
  const done = spawnSync(process.execPath, ['server-built/render.js', ...components], {
    cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, env: { ...process.env, ...elsewhere, NODE_ENV: 'development' },
  })
  if (done.status !== 0 || done.stderr !== '') throw new Error(`The server was not quiet:\n${done.stderr}`)
  const rendered: unknown = JSON.parse(done.stdout)
  if (!isRendered(rendered)) throw new Error('The server wrote something else')
  if (rendered.hasWindow) throw new Error('The server has a window')
  const names = new Set(['UiProvider', ...rendered.parts.map(({ name }) => /^\w+/.exec(name)?.[0] ?? '')])
  const forgotten = rendered.components.filter((name) => !names.has(name))
  if (forgotten.length > 0) throw new Error(`Not rendered on a server: ${forgotten.join(', ')}`)
  const wrong = rendered.parts.filter(({ place, html }) => (place === 'page' ? !html.includes('data-probe="yes"') : html !== ''))
  if (wrong.length > 0) throw new Error(`Rendered on a server, but not as it should: ${wrong.map(({ name }) => name).join(', ')}`)
  for (const page of pages) {
    const at = path.join(folder, page)
    // A function: the markup may hold what a replacement text would read as a pattern.
    writeFileSync(at, readFileSync(at, 'utf8').replace('<!--markup-->', () => rendered.page))
  }
  return rendered.components.length
}
