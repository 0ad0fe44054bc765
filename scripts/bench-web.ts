// npm run bench:web: script of opening every list, and interaction to next paint of slot grids and filters, of the built
// app on the real service with a large world, the processor slowed four times. JSON lines; ends with an error when a
// figure is over its limit. `--built` measures the app as it was built last, `--once` in one round instead of three;
// other words limit it to figures whose name holds one of them.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright'
import { measureInteractions } from '../tests/bench/web/interactions.ts'
import { isShort, limited, type Limited } from '../tests/bench/web/limit.ts'
import { measureLists } from '../tests/bench/web/lists.ts'
import { measureSlowdown } from '../tests/bench/web/slow-page.ts'
import { createWorld, sessionsOf } from '../tests/bench/web/world.ts'
import { chromiumLaunch } from '../tests/support/chromium.ts'

const root = path.resolve(import.meta.dirname, '..')
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isAsked = (name: string): boolean => words.length === 0 || words.some((word) => name.includes(word))

if (!process.argv.includes('--built')) {
  const done = spawnSync('npm', ['run', '-s', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (done.status !== 0) process.exit(1)
}

let short = 0
const print = (figure: Limited): void => {
  if (isShort(figure)) short += 1
  console.log(JSON.stringify(figure))
}

const world = await createWorld()
try {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const cookies = await sessionsOf(world)
    print(limited('the same work on the slowed processor', [await measureSlowdown(browser)], undefined, 'times as long'))
    for await (const figure of measureLists({ browser, world, cookies }, isAsked)) print(figure)
    for await (const figure of measureInteractions({ browser, world, cookies }, isAsked)) print(figure)
  } finally {
    await browser.close()
  }
} finally {
  await world.stop()
}
process.exit(short === 0 ? 0 : 1)
