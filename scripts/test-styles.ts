// npm run test:styles: every sticker sheet of the library with its sources and with its package, whose style sheets are
// packed tighter. Each element has to have the same computed style in both. Builds the package and both workshops first.
//   --built   takes what is built already
//   --all     all stories, not the sticker sheets only
//   <words>   only stories whose id holds one of them
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright'
import { comparePages, compareTokens, openPair } from '../tests/consumer/workshop/compare.ts'
import { serveFolder } from '../tests/published-storybook/folder-server.ts'
import { chromiumLaunch } from '../tests/support/chromium.ts'
import { readIndex } from '../tests/visual/pictured.ts'

const root = path.resolve(import.meta.dirname, '..')
const folders = { source: path.join(root, '.cache/styles/source'), published: path.join(root, '.cache/styles/published') }
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isAll = process.argv.includes('--all')

const run = (command: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}): void => {
  const done = spawnSync(command, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...variables } })
  if (done.status !== 0) throw new Error(done.stdout + done.stderr)
}

if (!process.argv.includes('--built')) {
  run('npm', ['run', '-s', 'build', '-w', '@pilotpair/ui'])
  for (const [modules, folder] of Object.entries(folders)) {
    run('npx', ['storybook', 'build', '-c', 'tests/consumer/workshop', '-o', folder, '--quiet'], { UI_MODULES: modules })
  }
}

const source = await serveFolder(folders.source, '/')
const published = await serveFolder(folders.published, '/')
const browser = await chromium.launch(chromiumLaunch())
const began = performance.now()
let compared = 0
const problems: string[] = []
const stories = readIndex(folders.source)
  .filter(({ type, subtype = 'story', exportName }) => type === 'story' && subtype === 'story' && (isAll || exportName === 'Sheet'))
  .map(({ id }) => id)
  .filter((id) => words.length === 0 || words.some((word) => id.includes(word)))
try {
  const pair = await openPair(browser, source.origin, published.origin)
  for (const [at, id] of stories.entries()) {
    const found = await comparePages(pair, id)
    const passed = ((performance.now() - began) / 1000).toFixed(0)
    console.error(`${String(at + 1)} of ${String(stories.length)}, ${passed} s: ${id}, ${String(found.problems.length)} differ`)
    compared += found.compared
    problems.push(...found.problems)
    if (at === 0) problems.push(...(await compareTokens(pair)))
  }
} finally {
  await browser.close()
  source.close()
  published.close()
}
for (const problem of problems.slice(0, 40)) console.error(problem)
const seconds = ((performance.now() - began) / 1000).toFixed(0)
console.log(`${String(stories.length)} stories, ${String(compared)} computed styles, ${String(problems.length)} differ, ${seconds} s`)
process.exitCode = problems.length === 0 ? 0 : 1
