import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')

const physical =
  /\b(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\w*\b|\bborder(Top|Bottom)(Left|Right)Radius\b|(^|[\s{,])(left|right|float)\s*:|textAlign: '(left|right)'/u

/** Lines of the styles that a pattern finds. */
const linesWith = (pattern: RegExp): string[] => {
  const files = globSync('**/*.css.ts', { cwd: source })
  expect(files.length).toBeGreaterThan(40)
  return files.flatMap((file) =>
    readFileSync(path.join(source, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )
}

test('c35: no style names left or right, so that everything turns with the direction of writing', () => {
  expect(linesWith(physical)).toEqual([])
})

test('no minus stands before a token: browsers drop "-var(…)" without a word', () => {
  expect(linesWith(/-\$\{(vars|space|size)[.[]/u)).toEqual([])
})
