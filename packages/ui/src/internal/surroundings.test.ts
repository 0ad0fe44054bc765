import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')

/** The clock, the zone and the language of the machine that happens to draw. */
const reads = /\bnew Date\(\)|\bDate\.now\b|\bIntl\.DateTimeFormat\(\)|\bnavigator\.language|\.toLocale\w*\(\)/u
const isComment = /^\s*(\/?\*|\/\/)/u

test('c35: nothing reads the clock, the zone or the language of the machine by itself', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.(stories|test)\.tsx?$/u.test(file))
  expect(files.length).toBeGreaterThan(200)
  const offences = files.flatMap((file) =>
    readFileSync(path.join(source, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (reads.test(line) && !isComment.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )
  expect(offences).toEqual([])
})
