import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

export interface Bundled {
  /** Components of the package of which code or style has arrived, by the name of their folder. */
  readonly components: readonly string[]
  /** Bytes of JavaScript and of style sheets, each after gzip -9. React is left out. */
  readonly js: number
  readonly css: number
}

const size = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length
const componentOf = /(?:@pilotpair|packages)\/ui\/dist\/components\/([\w-]+)\//

/** Bundles one module of the host as its own build would; React stays outside. */
export const bundle = async (folder: string, code: string): Promise<Bundled> => {
  const entry = path.join(folder, 'single.js')
  writeFileSync(entry, code)
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry, formats: ['es'], cssFileName: 'host' },
      minify: true,
      rolldownOptions: { external: /^react(-dom)?(\/|$)/ },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one): Rolldown.OutputBundle[string][] =>
    'output' in one ? one.output : [],
  )
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const sheets = outputs.filter((output) => output.type === 'asset' && output.fileName.endsWith('.css'))
  const components = new Set<string>()
  for (const [id, { renderedLength }] of chunks.flatMap(({ modules }) => Object.entries(modules))) {
    const [, name] = componentOf.exec(id) ?? []
    // Style sheets have no script of their own: being in the chunk is what brings them.
    if (name !== undefined && (renderedLength > 0 || id.endsWith('.css'))) components.add(name)
  }
  return {
    components: [...components].sort(),
    js: chunks.reduce((sum, { code: text }) => sum + size(text), 0),
    css: sheets.reduce((sum, asset) => sum + (asset.type === 'asset' ? size(asset.source) : 0), 0),
  }
}

/** The components that a component's modules name, themselves and through each other. */
export const closureOf = (folder: string, component: string): string[] => {
  const root = path.join(folder, 'node_modules/@pilotpair/ui/dist')
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const [, relative = ''] of readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+\.js)"/g)) {
      visit(path.resolve(path.dirname(file), relative))
    }
  }
  visit(path.join(root, 'components', component, 'index.js'))
  const names = [...seen].map((file) => path.relative(root, file).split(path.sep)).filter(([first]) => first === 'components')
  return [...new Set(names.map(([, name = '']) => name))].sort()
}
