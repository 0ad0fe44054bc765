import type { Browser } from 'playwright'
import { open, serve, type Opened } from './browser.ts'
import { buildPage, moduleOf } from './build.ts'
import { median, rounded, type Figure } from './figure.ts'

const mostRatio = 2
const rounds = 7

type Measure = (opened: Opened) => Promise<Record<string, number>>

const compare = (name: string, key: string, few: readonly Record<string, number>[], many: readonly Record<string, number>[]): Figure => {
  const small = median(few.map((round) => round[key] ?? 0))
  const large = median(many.map((round) => round[key] ?? 0))
  const ratio = large / small
  return {
    name: `${name}: ${key}`, fewMs: rounded(small), manyMs: rounded(large), ratio: rounded(ratio), budget: mostRatio,
    isOver: ratio > mostRatio,
  }
}

interface Comparison {
  readonly name: string
  readonly module: string
  readonly few: number
  readonly many: number
  readonly measure: Measure
}

/** Both numbers in turn, each round on a fresh page, so that whatever slows the machine slows both. */
const measureBoth = async (browser: Browser, { name, module, few, many, measure }: Comparison): Promise<Figure[]> => {
  const code = `import '@pilotpair/ui/styles.css'\nimport ${moduleOf(module)}`
  const { origin, server } = await serve(await buildPage('interactions', code))
  const results = new Map<number, Record<string, number>[]>([[few, []], [many, []]])
  for (let round = 0; round < rounds; round += 1) {
    for (const [count, list] of results) {
      const opened = await open(browser, `${origin}/?count=${String(count)}`)
      list.push(await measure(opened))
      await opened.close()
    }
  }
  server.close()
  const small = results.get(few) ?? []
  const large = results.get(many) ?? []
  return Object.keys(small[0] ?? {}).map((key) => compare(name, key, small, large))
}

const picker: Measure = async ({ page, scriptTime }) => {
  const input = page.getByRole('combobox')
  await input.focus()
  const opening = await scriptTime(() => input.press('ArrowDown'))
  await page.getByRole('option').first().waitFor()
  const firstKey = await scriptTime(() => input.press('s'))
  const nextKey = await scriptTime(() => input.press('a'))
  return { 'script to open': opening, 'script to answer the first key': firstKey, 'script to answer the next key': nextKey }
}

const appends = 10

const append: Measure = async ({ page, scriptTime }) => {
  const button = page.getByRole('button', { name: 'Append' })
  const before = Number(await page.locator('output').textContent())
  const total = await scriptTime(async () => {
    for (let at = 0; at < appends; at += 1) await button.dispatchEvent('click')
    await page.getByText(String(before + appends), { exact: true }).waitFor()
  })
  return { 'script to append a message': total / appends }
}

const measureCommits = async (browser: Browser): Promise<Figure> => {
  const code = `import '@pilotpair/ui/styles.css'\nimport ${moduleOf('pages/availability.tsx')}`
  const { origin, server } = await serve(await buildPage('commits', code, { profiling: true }))
  const { page, close } = await open(browser, origin)
  const input = page.getByRole('textbox', { name: 'Wednesday start time 3' })
  await input.focus()
  await page.evaluate(() => performance.clearMarks())
  await input.fill('08:15')
  const marks = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
  const commits = marks.filter((name) => name.startsWith('commit ')).map((name) => name.slice('commit '.length))
  await close()
  server.close()
  const days = commits.filter((id) => id.startsWith('day-'))
  const rows = commits.filter((id) => !id.startsWith('day-'))
  const isRight = days.length === 1 && rows.length === 1
  return {
    name: 'availability editor, one edit in 7 days of 6 rows', commitsOfDays: days.length, commitsOfRows: rows.length, budget: 1,
    isOver: !isRight,
  }
}

/** What people wait for, as ratios within one run. */
export const measureInteractions = async (browser: Browser): Promise<Figure[]> => [
  ...(await measureBoth(browser, {
    name: 'airport picker, 18,000 airports against 1,000', module: 'pages/airports.tsx', few: 1000, many: 18_000, measure: picker,
  })),
  await measureCommits(browser),
  ...(await measureBoth(browser, {
    name: 'message list, 1,000 messages against 50', module: 'pages/messages.tsx', few: 50, many: 1000, measure: append,
  })),
]
