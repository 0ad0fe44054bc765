import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const repository = path.resolve(import.meta.dirname, '../..')
const scratch = path.join(repository, '.cache/bench')

export interface Page {
  /** Bytes after gzip -9. */
  readonly js: number
  readonly css: number
  readonly files: ReadonlyMap<string, string | Uint8Array>
}

const gzip = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length
const isOutput = (result: object): result is Rolldown.RolldownOutput => 'output' in result

/**
 * Builds a page of a host, as Vite does by default, from the library as it is published. `profiling` takes the build of
 * React whose profiler works.
 */
export const buildPage = async (name: string, code: string, { profiling = false } = {}): Promise<Page> => {
  const root = path.join(scratch, name)
  mkdirSync(root, { recursive: true })
  writeFileSync(path.join(root, 'main.jsx'), code)
  writeFileSync(
    path.join(root, 'index.html'),
    '<!doctype html><html lang="en"><link rel="icon" href="data:,"><body><script type="module" src="/main.jsx"></script></body></html>',
  )
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: profiling ? { 'react-dom/client': 'react-dom/profiling' } : {} },
    build: { write: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  })
  const outputs = (Array.isArray(result) ? result : [result]).filter(isOutput).flatMap(({ output }) => output)
  const files = new Map(outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]))
  const sizeOf = (extension: string): number =>
    [...files].filter(([file]) => file.endsWith(extension)).reduce((sum, [, text]) => sum + gzip(text), 0)
  return { js: sizeOf('.js'), css: sizeOf('.css'), files }
}

/** Where a bench page's module lies, as an import from the scratch folder. */
export const moduleOf = (file: string): string => JSON.stringify(path.join(import.meta.dirname, file))
