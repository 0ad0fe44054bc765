import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const components = path.join(import.meta.dirname, '../components')
const folders = [...new Set(globSync('*/*.stories.tsx', { cwd: components }).map((file) => path.dirname(file)))].sort()

const read = (folder: string, pattern: string): string =>
  globSync(`${folder}/${pattern}`, { cwd: components })
    .map((file) => readFileSync(path.join(components, file), 'utf8'))
    .join('\n')

/** Components that a folder gives to others: what its door names in capitals, types left out. */
const exportedBy = (folder: string): string[] =>
  Array.from(read(folder, 'index.ts').matchAll(/^export \{([^}]*)\}/gm), ([, names = '']) => names.split(','))
    .flat()
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name))

/** What nobody sees has no picture. */
const unseen = new Set(['visually-hidden', 'ui-provider'])
/** Icons stand on their sheet by their table, not by name. */
const byTable = new Set(['icons'])

describe('pictures are taken of sheets', () => {
  test('there are sheets', () => expect(folders.length).toBeGreaterThan(70))

  test.each(folders.filter((folder) => !unseen.has(folder)))('%s has a sheet', (folder) => {
    expect(read(folder, '*.stories.tsx')).toContain('export const Sheet = meta.story(')
  })

  test.each(folders.filter((folder) => !byTable.has(folder)))('%s: every component of it is in its stories', (folder) => {
    const stories = read(folder, '*.stories.tsx')
    const isShown = (name: string): boolean => new RegExp(`<${name}[\\s/<>]|component: ${name}\\b`).test(stories)
    expect(exportedBy(folder).filter((name) => !isShown(name))).toEqual([])
  })

  const answering = folders.filter((folder) => /:(hover|active|focus-visible)\b/.test(read(folder, '*.css.ts')))

  test.each(answering)('%s: what answers a pointer or the keyboard is held still on its sheet', (folder) => {
    expect(read(folder, '*.stories.tsx')).toMatch(/data-state=|<Held\b|\bheld=|data-held|dataset\['held'\]/)
  })
})
