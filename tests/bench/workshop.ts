import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { rounded, type Figure } from './figure.ts'

const root = path.resolve(import.meta.dirname, '../..')
const reports = path.join(root, '.cache/reports')

/** Seconds, on two cores. The fixed ones are what a run takes before its first story. */
const budgets = { build: 30, fixed: 25, eachStory: 0.7 }

/** What builds in this process leave behind would make the stories' React another one than it is in their tests. */
const environment = (): NodeJS.ProcessEnv => {
  const { NODE_ENV: _builds, ...rest } = process.env
  return rest
}

const run = (command: string, args: readonly string[]): number => {
  const began = performance.now()
  const done = spawnSync(command, args, { cwd: root, env: environment(), stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' })
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
  return (performance.now() - began) / 1000
}

/** `build-storybook` into a folder of its own. The better of two runs: the first may find cold files. */
export const measureStorybookBuild = (): Figure => {
  const once = (): number => run('npm', ['run', '-s', 'build-storybook', '--', '-o', '.cache/bench/storybook'])
  const first = once()
  const seconds = first > budgets.build ? Math.min(first, once()) : first
  return { name: 'build-storybook', seconds: rounded(seconds), budget: budgets.build, isOver: seconds > budgets.build }
}

interface Report {
  readonly startTime: number
  readonly numTotalTests: number
  readonly testResults: readonly { readonly endTime: number }[]
}

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' && value !== null && 'startTime' in value && 'numTotalTests' in value && 'testResults' in value && Array.isArray(value.testResults)

/** What a run of the stories took for each of them, from its JSON report. */
const judge = (report: Report, from: string): Figure => {
  const seconds = (Math.max(...report.testResults.map(({ endTime }) => endTime)) - report.startTime) / 1000
  const each = Math.max(0, seconds - budgets.fixed) / report.numTotalTests
  return {
    name: `story tests, each beyond ${String(budgets.fixed)} s`,
    seconds: rounded(each),
    budget: budgets.eachStory,
    isOver: each > budgets.eachStory,
    tests: report.numTotalTests,
    wholeSeconds: rounded(seconds),
    from,
  }
}

/** Whether nothing that stories are made of has changed since the run began that a report tells of. */
const isFresh = (file: string): boolean => {
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  if (!isReport(report)) return false
  const sources = globSync(['packages/**/src/**/*.{ts,tsx}', '.storybook/**', 'vitest.config.ts', 'package-lock.json'], {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  })
  return sources.every((source) => statSync(path.join(root, source)).mtimeMs < report.startTime)
}

/**
 * What the stories' tests take, by the report of the last `npm test`; where there is none, or one of older sources, they
 * run now.
 *
 * @param isMeasured whether to run them now in any case
 */
export const measureStories = (isMeasured: boolean): Figure => {
  const reported = path.join(reports, 'test:stories.json')
  const isReported = !isMeasured && isFresh(reported)
  const file = isReported ? reported : path.join(reports, 'bench:stories.json')
  if (!isReported) {
    mkdirSync(reports, { recursive: true })
    run('npx', ['vitest', 'run', '--project', 'storybook', '--maxWorkers', '2', '--reporter=json', `--outputFile.json=${file}`])
  }
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isReport(report) || report.numTotalTests === 0) throw new Error(`${file} is no report of a run`)
  return judge(report, `${isReported ? 'npm test' : 'this run'}, begun ${new Date(report.startTime).toISOString()}`)
}
