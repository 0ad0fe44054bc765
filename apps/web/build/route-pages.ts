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

interface RouteFiles {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/** The files of these chunks. */
const filesOf = (chunks: Iterable<Chunk>, known: ReadonlySet<Chunk>): RouteFiles => {
  const styles = new Set<string>()
  const scripts: string[] = []
  for (const chunk of chunks) {
    if (known.has(chunk)) continue
    scripts.push(`/${chunk.fileName}`)
    for (const css of chunk.viteMetadata?.importedCss ?? []) styles.add(`/${css}`)
  }
  return { styles: [...styles], scripts }
}

/** The tags by which a page asks for files at once. */
const linksTo = ({ styles, scripts }: RouteFiles): string[] => [
  ...styles.map((css) => `<link rel="stylesheet" crossorigin href="${css}">`),
  ...scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`),
]

/** `/messages/*` as a regular expression in script. */
const patternOf = (route: string): string => `/^${route.replaceAll('/', String.raw`\/`).replaceAll('*', '[^/]+')}\\/?$/`

/**
 * A script of the page that asks for the files of addresses with parts that vary: the service has a page for each
 * address that does not. It stands before everything that it would wait for; so style sheets are only fetched by it,
 * and take their place, behind the first ones, when their screen does.
 */
export const linkingScript = (routes: readonly (readonly [string, RouteFiles])[]): string => {
  const files = [...new Set(routes.flatMap(([, { styles, scripts }]) => [...styles, ...scripts]))]
  const table = routes
    .map(([route, { styles, scripts }]) => `[${patternOf(route)},${JSON.stringify([...styles, ...scripts].map((file) => files.indexOf(file)))}]`)
    .join(',')
  return [
    `for(const[p,n]of[${table}])if(p.test(location.pathname))for(const i of n){`,
    `const h=${JSON.stringify(files)}[i],l=document.createElement('link');`,
    "if(h.endsWith('.css')){l.rel='preload';l.as='style'}else l.rel='modulepreload';",
    "l.crossOrigin='';l.href=h;document.head.append(l)}",
  ].join('')
}

/**
 * Writes `route-links.json`: for each route the tags that its page holds beside those of index.html, so that a hard
 * load fetches the screen's files together with the first ones. The service that serves the pages puts them in. What
 * routes with a `*` need is asked for by a script of index.html itself.
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
    const files = Object.entries(routes).map(([route, modules]): [string, RouteFiles] => {
      const needed = new Set<Chunk>()
      for (const module of modules) withImports(holderOf(module, chunks), bundle, needed)
      return [route, filesOf(needed, initial)]
    })
    const links = files.filter(([route]) => !route.includes('*')).map(([route, each]) => [route, linksTo(each)])
    this.emitFile({ type: 'asset', fileName: 'route-links.json', source: JSON.stringify(Object.fromEntries(links), null, 2) })
    const page = bundle['index.html']
    if (page?.type !== 'asset' || typeof page.source !== 'string') throw new Error('The build has no index.html to write into')
    const script = linkingScript(files.filter(([route]) => route.includes('*')))
    page.source = page.source.replace('<title>', () => `<script>${script}</script>\n    <title>`)
  },
})
