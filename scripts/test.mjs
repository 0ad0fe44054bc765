// npm test: every gate of the table in CONTRIBUTING, quiet unless something fails, with one closing line of counts.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { stripVTControlCharacters } from 'node:util'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureInstalled, ensureNode, root, runQuiet } from './lib/workspace.mjs'

ensureInstalled()
ensureNode()
const browser = await ensureBrowser()

const reports = path.join(root, '.cache/reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const report = (name) => path.join(reports, `${name}.json`)

/** Counts of a Vitest JSON report, and what failed; a run that wrote none has failed as a whole. */
const vitestCounts = (name) => {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(readFileSync(report(name), 'utf8'))
    const failures = testResults.flatMap(({ name: file, message, assertionResults }) => [
      ...(message ? [{ test: file, why: message }] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({ test: `${file} › ${fullName}`, why: failureMessages.join('\n') })),
    ])
    return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 && numFailedTests === 0 ? numFailedTestSuites : 0), failures }
  } catch {
    return { passed: 0, failed: 1, failures: [] }
  }
}

/** The tests of a suite of Playwright's report, and of the suites in it. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const playwrightCounts = (name) => {
  try {
    const { stats, suites } = JSON.parse(readFileSync(report(name), 'utf8'))
    const failures = suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => ({
        test: `${file}:${line} › ${title}`,
        why: tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors).map(({ message }) => message).join('\n'),
      }))
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures }
  } catch {
    return { passed: 0, failed: 1, failures: [] }
  }
}

const script = (name, ...args) => ({ name, run: () => runQuiet('npm', ['run', '-s', name, '--', ...args]) })

const vitest = (name, project, ...more) => ({
  name,
  run: () => runQuiet('npx', ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`, ...more], { CHROMIUM_PATH: browser }),
  counts: () => vitestCounts(name),
})

const e2e = {
  name: 'test:e2e',
  run: () => runQuiet('npx', ['playwright', 'test', '--reporter=line,json'], { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report('test:e2e'), NODE_OPTIONS: '--conditions=@pilotpair/source', TEST_DATABASE_URL: '' }),
  counts: () => playwrightCounts('test:e2e'),
}

/**
 * Two lanes side by side, one a core: what runs in Node, and what needs the built app and a browser. Alone, neither
 * keeps two cores busy. The stories come last and outlast the other lane: their two pages take both cores then.
 */
const lanes = [
  [script('typecheck'), script('lint'), script('check:texts'), script('api:ui'), vitest('test:unit', 'unit'), vitest('test:api', 'api'), script('fuzz', '--short')],
  [script('build'), script('check:sizes'), e2e, vitest('test:stories', 'storybook', '--maxWorkers=2')],
]

let passed = 0
let failed = 0
const failures = []

const runGate = async (gate) => {
  const result = await gate.run()
  const counts = gate.counts?.() ?? { passed: 0, failed: 0, failures: [] }
  // A gate without a report of its own counts as one check; a failing one always counts.
  if (!gate.counts) counts[result.code === 0 ? 'passed' : 'failed'] = 1
  else if (result.code !== 0 && counts.failed === 0) counts.failed = 1
  passed += counts.passed
  failed += counts.failed
  failures.push(...counts.failures)
  const state = counts.failed === 0 ? 'ok' : 'FAILED'
  console.log(`${gate.name.padEnd(13)} ${state.padEnd(7)} ${result.seconds.toFixed(1).padStart(6)} s  ${counts.passed} passed, ${counts.failed} failed`)
  if (counts.failed > 0) console.log(result.output.trimEnd())
}

const runLane = async (gates) => {
  for (const gate of gates) await runGate(gate)
}

await Promise.all(lanes.map(runLane))

// Again at the end, each in a few lines: of a long record often only the end is read.
for (const { test, why } of failures) {
  console.log(`\nFAILED ${path.isAbsolute(test) ? path.relative(root, test) : test}`)
  console.log(stripVTControlCharacters(why).split('\n').slice(0, 16).map((line) => `  ${line}`).join('\n'))
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
