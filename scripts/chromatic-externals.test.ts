import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string')

const externals = (): string[] => {
  const config: unknown = JSON.parse(readFileSync(path.join(root, 'chromatic.config.json'), 'utf8'))
  if (typeof config !== 'object' || config === null || !('externals' in config) || !isTexts(config.externals)) throw new Error('There are no externals')
  return config.externals
}

const styleFiles = globSync('{packages,apps}/**/src/**/*.css.ts', { cwd: root, exclude: ['**/node_modules/**'] })

/** Where a module's import leads inside the repository; of packages, style files use the theme alone. */
const target = (file: string, specifier: string): string[] => {
  if (specifier.startsWith('.')) return [path.join(path.dirname(file), specifier)]
  if (specifier === '@pilotpair/ui/theme') return ['packages/ui/src/theme/index.ts']
  if (specifier.startsWith('@pilotpair/')) throw new Error(`${file}: ${specifier} is unknown to this test`)
  return []
}

/** Modules that a file names, without those of which it takes types only. */
const importsOf = (file: string): string[] =>
  Array.from(
    readFileSync(path.join(root, file), 'utf8').matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'"]*?\bfrom\s+)?'([^']+)'/gm),
    ([, specifier = '']) => target(file, specifier),
  ).flat()

/**
 * Style files are run while they are compiled: what they import never enters Vite's graph, by which Chromatic decides
 * which stories a change reaches. Such a file has to count as one that reaches all of them.
 */
test('every file that style files import is an external of Chromatic', () => {
  const imported = new Set<string>()
  const visit = (file: string): void => {
    for (const next of importsOf(file)) {
      if (imported.has(next)) continue
      imported.add(next)
      visit(next)
    }
  }
  styleFiles.forEach(visit)
  const covered = new Set(globSync(externals(), { cwd: root }).map((file) => file.replaceAll(path.sep, '/')))
  expect(imported.size).toBeGreaterThan(15)
  expect([...imported].map((file) => file.replaceAll(path.sep, '/')).filter((file) => !covered.has(file))).toEqual([])
})

test('every external of Chromatic is there', () => {
  expect(externals().filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([])
})
