import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Host } from './install.ts'

const source = path.resolve(import.meta.dirname, '../../packages/ui/src')

/** Names for a host's own styles; without rules. */
const withoutRules = new Set(['theme/contract'])

/** Modules that a door of the package reaches, and the style sheets that they bring. */
const sheetsOf = (root: string, door: string): ReadonlySet<string> => {
  const seen = new Set<string>()
  const sheets = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import) "((?:\.|#css\/)[^"]+)"/g)) {
      if (specifier.startsWith('#css/')) sheets.add(specifier.slice('#css/'.length))
      else visit(path.resolve(path.dirname(file), specifier))
    }
  }
  visit(path.join(root, door))
  return sheets
}

/**
 * Style modules of the sources of which the package has no sheet with rules, or whose component does not bring it.
 *
 * @returns what is missing, and how many sheets there are
 */
export const missingSheets = ({ folder, files }: Host): { missing: string[]; count: number } => {
  const root = path.join(folder, 'node_modules/@pilotpair/ui/dist')
  const modules = globSync('**/*.css.ts', { cwd: source })
    .map((file) => file.replaceAll(path.sep, '/').replace(/\.css\.ts$/, ''))
    .filter((name) => !withoutRules.has(name))
  const missing = modules.flatMap((name) => {
    const sheet = `${name}.css`
    if (!files.includes(`dist/${sheet}`)) return [`${sheet} is not in the package`]
    if (!readFileSync(path.join(root, sheet), 'utf8').includes('{')) return [`${sheet} has no rules`]
    const [, component] = /^components\/([\w-]+)\//.exec(name) ?? []
    if (component === undefined) return []
    return sheetsOf(root, `components/${component}/index.js`).has(sheet) ? [] : [`${component} does not bring ${sheet}`]
  })
  return { missing, count: modules.length }
}
