// Runs in Node, on the package itself: each component as markup, and the page of them that a browser hydrates.
import { parts } from '../../../../packages/ui/src/internal/conformance.fixtures.tsx'
import process from 'node:process'
import { renderToString } from 'react-dom/server'
import { Everything, placeOf, probe } from '../src/Everything.tsx'

const isComponent = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value))

const exportsOf = async (subPath: string): Promise<string[]> => {
  const found: unknown = await import(/* @vite-ignore */ `@pilotpair/ui/${subPath}`)
  return typeof found === 'object' && found !== null ? Object.entries(found).filter(isComponent).map(([name]) => name) : []
}

process.stdout.write(
  JSON.stringify({
    hasWindow: 'window' in globalThis,
    components: (await Promise.all(process.argv.slice(2).map(exportsOf))).flat(),
    parts: parts.map((part) => ({ name: part.name, place: placeOf(part), html: renderToString(part.render(probe, null)) })),
    page: renderToString(<Everything place="page" />),
  }),
)
