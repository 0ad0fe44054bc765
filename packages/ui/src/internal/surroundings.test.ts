import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')

/** The clock, the zone and the language of the machine that happens to draw. */
const reads = new RegExp(
  [
    /\bDate\(\)|\bDate\.now\b|\bperformance\.now\b/,
    // The browser's own formatting, with a locale of nobody.
    /\bIntl\.\w+\(\s*(?:\)|undefined\b|\[\s*\])/,
    /\.toLocale\w*\(\s*(?:\)|undefined\b|\[\s*\])/,
    /\.localeCompare\([^,]*?\)/,
    /\bnavigator\.languages?\b/,
    // What the libraries for dates and for accessibility read by themselves.
    /\btoday\(|\bgetLocalTimeZone\b|\bisToday\(|\buse(?:Locale|DateFormatter|NumberFormatter|Collator|Filter)\b/,
    /\bimport\s*\{[^}]*\b(?:now|today)\b[^}]*\}\s*from '@internationalized\/date'/,
  ]
    .map((pattern) => pattern.source)
    .join('|'),
  'gu',
)
const isComment = /^\s*(\/?\*|\/\/)/u

/** The source with an empty line for each comment. */
const codeOf = (text: string): string => text.split('\n').map((line) => (isComment.test(line) ? '' : line)).join('\n')

const found = (code: string): string[] =>
  Array.from(code.matchAll(reads), ({ index, 0: what }) => `${code.slice(0, index).split('\n').length} ${what}`)

test.each([
  'new Date()', 'Date()', 'Date.now()', 'performance.now()', 'Intl.DateTimeFormat()', 'new Intl.NumberFormat()',
  "new Intl.Segmenter(undefined, { granularity: 'word' })", 'new Intl.Collator(\n  undefined)', 'new Intl.PluralRules([])',
  'date.toLocaleString()', "date.toLocaleDateString(undefined, { month: 'short' })", 'a.localeCompare(b)',
  'navigator.language', 'navigator.languages', 'today(zone)', 'getLocalTimeZone()', 'isToday(day, zone)', 'useLocale()',
  "import { now } from '@internationalized/date'",
])('%j is found', (code) => {
  expect(found(code)).toHaveLength(1)
})

test.each([
  'new Date(at)', 'ui.now()', 'Intl.DateTimeFormat(locale)', 'count.toLocaleString(locale)', 'a.localeCompare(b, locale)',
  'const today = props.today', 'todayIn(zone, ui.now())', "import { toZoned } from '@internationalized/date'",
])('%j is allowed', (code) => {
  expect(found(code)).toEqual([])
})

test('c35: nothing reads the clock, the zone or the language of the machine by itself', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.(stories|test)\.tsx?$/u.test(file))
  expect(files.length).toBeGreaterThan(200)
  const offences = files.flatMap((file) => found(codeOf(readFileSync(path.join(source, file), 'utf8'))).map((where) => `${file}:${where}`))
  expect(offences).toEqual([])
})
