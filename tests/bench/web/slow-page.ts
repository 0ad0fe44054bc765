import type { Browser, CDPSession, Page, Request } from 'playwright'
import type { SessionCookie } from '../../support/demo-session.ts'

/** How many times slower the processor is than the machine's. */
export const slowdown = 4

/** A page of the built app in a browser context of its own (an empty cache), its processor slowed. */
export interface SlowPage {
  readonly page: Page
  /** Waits until nothing is on its way and the scripts have come to rest, without running a script itself. */
  readonly atRest: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Milliseconds between two looks, and looks without script before a page counts as at rest. */
const lookEvery = 100
const quietLooks = 5
/** Script between two looks of a page that does nothing, in seconds. */
const restless = 0.001
/** Whoever never rests within this is measured as it is then. */
const patience = 60_000

const scriptSeconds = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
}

const countRequests = (page: Page): (() => number) => {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => open.size
}

/** Opens an empty page for somebody. */
export const openSlowed = async (browser: Browser, cookies: readonly SessionCookie[]): Promise<SlowPage> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addCookies([...cookies])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const underWay = countRequests(page)
  const atRest = async (): Promise<void> => {
    const deadline = performance.now() + patience
    let before = await scriptSeconds(session)
    for (let quiet = 0; quiet < quietLooks && performance.now() < deadline; ) {
      await new Promise((next) => setTimeout(next, lookEvery))
      const now = await scriptSeconds(session)
      quiet = underWay() === 0 && now - before < restless ? quiet + 1 : 0
      before = now
    }
  }
  return { page, atRest, close: () => context.close() }
}

/** Work that takes a while, timed by the page itself. */
const countUp = (): number => {
  const started = performance.now()
  let sum = 0
  for (let at = 0; at < 20_000_000; at += 1) sum += Math.sqrt(at)
  return sum < 0 ? 0 : performance.now() - started
}

/** How many times longer the same work takes on a slowed page: what the slowing is worth on this machine. */
export const measureSlowdown = async (browser: Browser): Promise<number> => {
  const { page, close } = await openSlowed(browser, [])
  const plain = await browser.newPage()
  await plain.evaluate(countUp)
  const fast = await plain.evaluate(countUp)
  await page.evaluate(countUp)
  const slow = await page.evaluate(countUp)
  await close()
  await plain.close()
  return slow / fast
}
