// npm run bench:ui: what the library costs a host's page, how it answers, and what its workshop takes to build and to
// test, as JSON lines. Ends with an error when a figure is over its budget. `--built` measures the package as it was
// built last; `--stories` runs the stories' tests even where the report of the last `npm test` tells what they take.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright'
import type { Figure } from '../tests/bench/figure.ts'
import { measureInteractions } from '../tests/bench/interactions.ts'
import { measureSizes } from '../tests/bench/sizes.ts'
import { measureStories, measureStorybookBuild } from '../tests/bench/workshop.ts'
import { chromiumLaunch } from '../tests/support/chromium.ts'

const root = path.resolve(import.meta.dirname, '..')

if (!process.argv.includes('--built')) {
  const done = spawnSync('npm', ['run', '-s', 'build', '-w', '@pilotpair/ui'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (done.status !== 0) process.exit(1)
}

let over = 0
const print = (figures: readonly Figure[]): void => {
  for (const figure of figures) {
    if (figure['isOver'] === true) over += 1
    console.log(JSON.stringify(figure))
  }
}

print(await measureSizes())
const browser = await chromium.launch(chromiumLaunch())
try {
  print(await measureInteractions(browser))
} finally {
  await browser.close()
}
print([measureStorybookBuild(), measureStories(process.argv.includes('--stories'))])
process.exit(over === 0 ? 0 : 1)
