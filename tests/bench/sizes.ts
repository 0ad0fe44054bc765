import { globSync } from 'node:fs'
import path from 'node:path'
import { buildPage, moduleOf } from './build.ts'
import type { Figure } from './figure.ts'

const kB = 1000
const budgets = { js: 70 * kB, css: 14 * kB }

/** The parts of the page: one a file. */
const parts = globSync('parts/*.tsx', { cwd: import.meta.dirname }).sort()

const pageOf = (files: readonly string[]): string =>
  [
    `import { createElement } from 'react'`,
    `import { createRoot } from 'react-dom/client'`,
    ...files.map((file, at) => `import { Part as Part${String(at)} } from ${moduleOf(file)}`),
    `const parts = [${files.map((_file, at) => `Part${String(at)}`).join(', ')}]`,
    `createRoot(document.body).render(createElement('div', null, parts.map((Part, at) => createElement(Part, { key: at }))))`,
  ].join('\n')

/** What the parts cost over React, alone and together, and the style sheet of everything. */
export const measureSizes = async (): Promise<Figure[]> => {
  const react = await buildPage('react', pageOf([]))
  const figures: Figure[] = [{ name: 'React alone', gzipBytes: react.js }]
  for (const file of parts) {
    const page = await buildPage('part', pageOf([file]))
    figures.push({ name: `part: ${path.basename(file, '.tsx')}`, gzipBytes: page.js - react.js, cssGzipBytes: page.css })
  }
  const together = await buildPage('parts', pageOf(parts))
  figures.push({
    name: `${String(parts.length)} parts over React, script`,
    gzipBytes: together.js - react.js,
    budget: budgets.js,
    isOver: together.js - react.js > budgets.js,
  })
  const sheet = await buildPage('sheet', `import '@pilotpair/ui/styles.css'`)
  figures.push({ name: 'style sheet of the whole package', gzipBytes: sheet.css, budget: budgets.css, isOver: sheet.css > budgets.css })
  return figures
}
