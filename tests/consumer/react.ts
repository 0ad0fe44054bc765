import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Host } from './install.ts'

/** What React's own modules say, and nothing that only uses them does: each assigns one of these once. */
const assignments = [
  ['react', /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/g],
  ['react-dom', /\.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/g],
  ['react/jsx-runtime', /\.jsxs\s*=(?!=)/g],
] as const

/** What no module of the package may hold: pieces of any React, old or new. */
const internals = /__(?:CLIENT|DOM)_INTERNALS_|__SECRET_INTERNALS_|react\.(?:transitional\.)?element|ReactCurrentOwner|ReactSharedInternals/

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const packageOf = (specifier: string): string => specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/')

/** Modules of the installed package that hold a piece of React, or bring what the package does not declare. */
export const reactInPackage = ({ folder, files }: Host): string[] => {
  const root = path.join(folder, 'node_modules/@pilotpair/ui')
  const manifest: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  if (!isRecord(manifest)) return ['package.json']
  const { dependencies, peerDependencies } = manifest
  const declared = [dependencies, peerDependencies].flatMap((names) => (isRecord(names) ? Object.keys(names) : []))
  return files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      // Without its comments, which show how to import it.
      const code = readFileSync(path.join(root, file), 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '')
      const specifiers = Array.from(code.matchAll(/(?:from|import|import\()\s*["']([^."'#][^"']*)["']/g), ([, specifier = '']) => specifier)
      const undeclared = specifiers.filter((specifier) => !declared.includes(packageOf(specifier)))
      return [...(internals.test(code) ? [`${file} holds a piece of React`] : []), ...undeclared.map((specifier) => `${file} brings ${specifier}`)]
    })
}

/** What the host's bundle holds more than once, or not at all, of React's modules. */
export const reactInBundle = (folder: string): string[] => {
  const code = globSync('dist/**/*.js', { cwd: folder }).map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n')
  return assignments.flatMap(([module, assigns]) => {
    const count = Array.from(code.matchAll(assigns)).length
    return count === 1 ? [] : [`${module} is there ${String(count)} times`]
  })
}
