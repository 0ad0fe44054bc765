// npm run lighthouse: Lighthouse (mobile preset) on the production build, the median of five runs a route, as JSON
// lines. Fails below the targets. Routes behind a login are opened with a demo session's cookies. Words after it limit it
// to those routes.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../tests/support/chromium.ts'
import { type DemoAccount, demoSession } from '../tests/support/demo-session.ts'
import { startService } from '../tests/support/service.ts'

const runs = 5
const targets = { performance: 95, accessibility: 100 }
const routes: readonly { path: string; account?: DemoAccount }[] = [
  { path: '/login' },
  { path: '/dashboard', account: 'pilot' },
  { path: '/rentals', account: 'pilot' },
  { path: '/community', account: 'pilot' },
  { path: '/messages', account: 'pilot' },
]

const asked = process.argv.slice(2)

const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const measure = async (url: string, port: number) => {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
    disableStorageReset: true,
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { categories, audits } = result.lhr
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
  const ms = (id: string) => Math.round(audits[id]?.numericValue ?? 0)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    fcp: ms('first-contentful-paint'),
    lcp: ms('largest-contentful-paint'),
    tbt: ms('total-blocking-time'),
    cls: Math.round((audits['cumulative-layout-shift']?.numericValue ?? 0) * 1000) / 1000,
  }
}

const service = await startService()
let short = 0
try {
  for (const { path: route, account } of routes.filter(({ path: one }) => asked.length === 0 || asked.includes(one))) {
    const results: Awaited<ReturnType<typeof measure>>[] = []
    for (let run = 0; run < runs; run += 1) {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'pilotpair-lighthouse-'))
      const port = await freePort()
      const launch = chromiumLaunch()
      const context = await chromium.launchPersistentContext(folder, {
        ...launch,
        args: [...launch.args, `--remote-debugging-port=${String(port)}`],
        viewport: null,
      })
      if (account) await context.addCookies([...(await demoSession(service.origin, account))])
      results.push(await measure(service.origin + route, port))
      await context.close()
      await rm(folder, { recursive: true, force: true })
    }
    const line = {
      route,
      performance: median(results.map((result) => result.performance)),
      accessibility: median(results.map((result) => result.accessibility)),
      fcp: median(results.map((result) => result.fcp)),
      lcp: median(results.map((result) => result.lcp)),
      tbt: median(results.map((result) => result.tbt)),
      cls: median(results.map((result) => result.cls)),
      runs: results.map((result) => result.performance),
    }
    console.log(JSON.stringify(line))
    if (line.performance < targets.performance || line.accessibility < targets.accessibility) short += 1
  }
} finally {
  await service.stop()
}
process.exit(short === 0 ? 0 : 1)
