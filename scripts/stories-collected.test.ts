import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const files = globSync('packages/**/src/**/*.stories.tsx', { cwd: root, exclude: ['**/node_modules/**'] })

/**
 * Stories and their tests are found by reading the file, not by running it: what a function or a loop makes looks like a
 * story, and is never played.
 */
describe('every story is one that the runner finds', () => {
  test('there are stories', () => expect(files.length).toBeGreaterThan(100))

  test.each(files)('%s', (file) => {
    const source = readFileSync(path.join(root, file), 'utf8')
    const exported = Array.from(source.matchAll(/^export const (\w+) = ([^\n]*)/gm), ([, name = '', value = '']) => ({ name, value }))
    const unfound = exported.filter(({ value }) => !/^(meta\.story|[A-Z]\w*\.extend)\(/.test(value)).map(({ name }) => name)
    const nested = Array.from(source.matchAll(/^[ \t]+([A-Z]\w*)\.test\(/gm), ([, name]) => name)
    expect({ unfound, nested }).toEqual({ unfound: [], nested: [] })
  })
})

/** Of a mass of equal rows a story leaves out those after the first dozen (`a11y.context.exclude`). */
test('axe reads every story', () => {
  const off = /\btest: ['"](?:off|todo)['"]|\ba11y: \{[^}]*\b(?:disable|manual): true/
  expect(files.filter((file) => off.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})
