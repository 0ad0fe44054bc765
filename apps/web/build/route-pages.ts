import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const isChunk = (output: Bundle[string]): output is Chunk => output.type === 'chunk'

const slashes = (id: string): string => id.replaceAll('\\', '/')

const withImports = (first: Chunk, bundle: Bundle, found: Set<Chunk>): Set<Chunk> => {
  if (found.has(first)) return found
  found.add(first)
  for (const name of first.imports) {
    const next = bundle[name]
    if (next && isChunk(next)) withImports(next, bundle, found)
  }
  return found
}

const holderOf = (module: string, chunks: readonly Chunk[]): Chunk => {
  const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => slashes(id).endsWith(`/${module}`)))
  if (!holder) throw new Error(`${module} is named as a part of a route, but no file of the build holds it`)
  return holder
}

/** The tags by which a page asks for the files of these chunks at once. */
const linksTo = (chunks: Iterable<Chunk>, known: ReadonlySet<Chunk>): string[] => {
  const styles = new Set<string>()
  const scripts: string[] = []
  for (const chunk of chunks) {
    if (known.has(chunk)) continue
    scripts.push(`<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`)
    for (const css of chunk.viteMetadata?.importedCss ?? []) styles.add(css)
  }
  return [...Array.from(styles, (css) => `<link rel="stylesheet" crossorigin href="/${css}">`), ...scripts]
}

/**
 * Writes `route-links.json`: for each route the tags that its page holds beside those of index.html, so that a hard
 * load fetches the screen's files together with the first ones. The service that serves the pages puts them in.
 */
export const routePages = (routes: Readonly<Record<string, readonly string[]>>): Plugin => ({
  name: 'pilotpair-route-pages',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(isChunk)
    const entry = chunks.find((chunk) => chunk.isEntry)
    if (!entry) return
    const initial = withImports(entry, bundle, new Set())
    const links = Object.entries(routes).map(([route, modules]): [string, string[]] => {
      const needed = new Set<Chunk>()
      for (const module of modules) withImports(holderOf(module, chunks), bundle, needed)
      return [route, linksTo(needed, initial)]
    })
    this.emitFile({ type: 'asset', fileName: 'route-links.json', source: JSON.stringify(Object.fromEntries(links), null, 2) })
  },
})
