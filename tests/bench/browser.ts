import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import type { Browser, CDPSession, Page as BrowserPage } from 'playwright'
import type { Page } from './build.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
}

/** Serves a page that was built in memory. */
export const serve = async ({ files }: Page): Promise<{ origin: string; server: Server }> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = pathname === '/' ? 'index.html' : pathname.slice(1)
    const body = files.get(name)
    if (body === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': contentTypes[path.extname(name)] ?? 'application/octet-stream' }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return { origin: `http://127.0.0.1:${String(address.port)}`, server }
}

export interface Opened {
  readonly page: BrowserPage
  /** Milliseconds of script that an action took, until two frames after it. */
  readonly scriptTime: (action: () => Promise<unknown>) => Promise<number>
  readonly close: () => Promise<void>
}

const scriptSeconds = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
}

const settle = (page: BrowserPage): Promise<unknown> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))

/** Script of a page at rest between two looks, in seconds: looking costs some itself. */
const restless = 0.002

/** Waits until what a page does by itself after loading is over. */
const comeToRest = async (page: BrowserPage, session: CDPSession): Promise<void> => {
  let before = await scriptSeconds(session)
  for (;;) {
    for (let frames = 0; frames < 3; frames += 1) await settle(page)
    const now = await scriptSeconds(session)
    if (now - before < restless) return
    before = now
  }
}

/** Opens a page with a clock on its scripts. */
export const open = async (browser: Browser, url: string): Promise<Opened> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url, { waitUntil: 'load' })
  await comeToRest(page, session)
  const scriptTime = async (action: () => Promise<unknown>): Promise<number> => {
    const before = await scriptSeconds(session)
    await action()
    await settle(page)
    return ((await scriptSeconds(session)) - before) * 1000
  }
  return { page, scriptTime, close: () => page.close() }
}
