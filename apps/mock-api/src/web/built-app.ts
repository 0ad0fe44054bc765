import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import * as z from 'zod/mini'

/** One file of the built web app, in memory. */
export interface BuiltFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentType: string
  readonly etag: string
  /** Vite puts a content hash into the name: such a file never changes. */
  readonly isImmutable: boolean
  /** The compressed form, made once; undefined when it is not worth it. */
  compressed(coding: Coding): Promise<Uint8Array<ArrayBuffer> | undefined>
}

/** Content codings we make. */
export type Coding = 'br' | 'gzip'

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const isText = (contentType: string): boolean => /^text\/|json|javascript|svg/.test(contentType)

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const compress = async (bytes: Uint8Array<ArrayBuffer>, coding: Coding): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    coding === 'br'
      ? await brotli(bytes, {
          params: {
            [zlib.constants.BROTLI_PARAM_QUALITY]: 10,
            [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
          },
        })
      : await gzip(bytes, { level: 9 }),
  )

const readFile = (folder: string, name: string): BuiltFile =>
  builtFile(name, new Uint8Array(fs.readFileSync(path.join(folder, name))))

const builtFile = (name: string, bytes: Uint8Array<ArrayBuffer>): BuiltFile => {
  const contentType = contentTypes[path.extname(name).toLowerCase()] ?? 'application/octet-stream'
  const made = new Map<Coding, Promise<Uint8Array<ArrayBuffer>>>()
  return {
    bytes,
    contentType,
    etag: `"${crypto.createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    isImmutable: /^assets\/.*-[\w-]{8,}\.\w+$/.test(name),
    async compressed(coding) {
      if (!isText(contentType) || bytes.byteLength < 1024) return undefined
      const ready = made.get(coding) ?? compress(bytes, coding)
      made.set(coding, ready)
      return ready
    },
  }
}

const hashesOf = (html: string, tag: 'script' | 'style'): string[] =>
  Array.from(html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'gi')), ([, content = '']) => content)
    .filter((content) => content !== '')
    .map((content) => crypto.createHash('sha256').update(content).digest('base64'))

/** The built web app. */
export interface BuiltApp {
  /** By path below the root, for example `assets/index-B2x9.js`. */
  readonly files: ReadonlyMap<string, BuiltFile>
  readonly index: BuiltFile
  /** By address without its slashes (`admin/users`): index.html that also names the files of that route's screen. */
  readonly pages: ReadonlyMap<string, BuiltFile>
  /** SHA-256 of the inline scripts and styles in index.html, for its content security policy. */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

const routeLinks = z.record(z.string(), z.array(z.string()))

/** The pages of the routes whose files the build has named, so that a browser fetches them with the first ones. */
const pagesOf = (folder: string, html: string): Map<string, BuiltFile> => {
  const file = path.join(folder, 'route-links.json')
  if (!fs.existsSync(file)) return new Map()
  const links = routeLinks.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
  return new Map(
    Object.entries(links).map(([route, tags]): [string, BuiltFile] => {
      const page = html.replace('</head>', () => `${tags.join('')}</head>`)
      return [route.replace(/^\/+/, ''), builtFile('index.html', new TextEncoder().encode(page))]
    }),
  )
}

/**
 * Makes the brotli copies one after another, so that no visitor waits for them. Files that never change first: they
 * are most of a page.
 *
 * @param isStopping asked before each file
 */
export const compressAhead = async (app: BuiltApp, isStopping: () => boolean = () => false): Promise<void> => {
  const inOrder = [...app.files.values()].toSorted((a, b) => Number(b.isImmutable) - Number(a.isImmutable))
  for (const file of [...inOrder, app.index, ...app.pages.values()]) {
    if (isStopping()) return
    await file.compressed('br')
  }
}

/** Reads the built web app into memory; undefined when it has not been built. */
export const readBuiltApp = (folder: string): BuiltApp | undefined => {
  if (!fs.existsSync(path.join(folder, 'index.html'))) return undefined
  const files = new Map<string, BuiltFile>()
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const name = path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')
    files.set(name, readFile(folder, name))
  }
  const index = readFile(folder, 'index.html')
  const html = new TextDecoder().decode(index.bytes)
  return { files, index, pages: pagesOf(folder, html), scriptHashes: hashesOf(html, 'script'), styleHashes: hashesOf(html, 'style') }
}
