// npm run check:sizes: what a hard load of each route ships before any interaction, measured in a real browser on the
// production build, in bytes of JavaScript after gzip -9. Prints JSON lines; fails above the budgets.
import process from 'node:process'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright'
import { chromiumLaunch } from '../tests/support/chromium.ts'
import { demoSession, type SessionCookie } from '../tests/support/demo-session.ts'
import { startService } from '../tests/support/service.ts'

const kB = 1000
const budgets = { login: 150 * kB, beyondLogin: 40 * kB }

/** Each route with the demo account that may open it. */
const routes = [
  { path: '/dashboard', account: 'pilot' },
  { path: '/rentals', account: 'pilot' },
  { path: '/payment-methods', account: 'pilot' },
  { path: '/payment-methods/new', account: 'pilot' },
  { path: '/flight-share-requests', account: 'pilot' },
  { path: '/my-flights', account: 'pilot' },
  { path: '/pilot-explorer', account: 'pilot' },
  { path: '/messages', account: 'pilot' },
  { path: '/profile', account: 'pilot' },
  { path: '/profile', account: 'pending' },
  { path: '/aircraft-selection', account: 'pilot' },
  { path: '/book-solo', account: 'pilot' },
  { path: '/book-invite', account: 'pilot' },
  { path: '/community', account: 'pilot' },
  { path: '/operator', account: 'operator' },
  { path: '/admin/users', account: 'admin' },
] as const

interface Script {
  readonly file: string
  readonly bytes: number
}

const scriptsOf = async (browser: Browser, url: string, cookies: readonly SessionCookie[] = []): Promise<Script[]> => {
  const context = await browser.newContext()
  await context.addCookies([...cookies])
  const page = await context.newPage()
  const scripts: Promise<Script>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    scripts.push(response.body().then((body) => ({ file: pathname, bytes: gzipSync(body, { level: 9 }).length })))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const loaded = await Promise.all(scripts)
  await context.close()
  // Without a build the service has no pages: nothing measured is not nothing loaded.
  if (loaded.length === 0) throw new Error(`${url} loaded no script: is the web app built?`)
  return loaded
}

const total = (scripts: readonly Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0)

/** The first thing that a list of the service holds for an account. */
const firstOf = async (origin: string, path: string, idName: string): Promise<string> => {
  const cookie = (await demoSession(origin, 'pilot')).map(({ name, value }) => `${name}=${value}`).join('; ')
  const list: unknown = await (await fetch(`${origin}/api/v1/${path}`, { headers: { cookie } })).json()
  const first: unknown = Array.isArray(list) ? list[0] : undefined
  const id: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, idName) : undefined
  if (typeof id !== 'string') throw new Error(`${path} holds nothing with ${idName}`)
  return id
}

/** Screens whose address names somebody or something. */
const namingRoutes = async (origin: string): Promise<readonly { readonly path: string; readonly at: string }[]> => {
  const pilot = await firstOf(origin, 'pilots/matches', 'id_pilot_profile')
  const aircraft = await firstOf(origin, 'aircrafts', 'id_aircraft')
  const conversation = await firstOf(origin, 'conversations/', 'id_conversation')
  return [
    { path: '/aircraft-selection/{pilotId}', at: `/aircraft-selection/${pilot}` },
    { path: '/propose-flight/{pilotId}/{aircraftId}', at: `/propose-flight/${pilot}/${aircraft}` },
    { path: '/messages/{conversationId}', at: `/messages/${conversation}` },
  ]
}

const service = await startService()
const browser = await chromium.launch(chromiumLaunch())
let over = 0
try {
  const login = await scriptsOf(browser, `${service.origin}/login`)
  const loginBytes = total(login)
  over += loginBytes > budgets.login ? 1 : 0
  console.log(JSON.stringify({ route: '/login', gzipBytes: loginBytes, budget: budgets.login }))
  const named = (await namingRoutes(service.origin)).map((route) => ({ ...route, account: 'pilot' as const }))
  for (const { path, at, account } of [...routes.map((route) => ({ ...route, at: route.path })), ...named]) {
    const loaded = await scriptsOf(browser, service.origin + at, await demoSession(service.origin, account))
    const beyondLogin = total(loaded) - loginBytes
    over += beyondLogin > budgets.beyondLogin ? 1 : 0
    console.log(JSON.stringify({ route: path, gzipBytes: total(loaded), beyondLogin, budget: budgets.beyondLogin }))
  }
} finally {
  await browser.close()
  await service.stop()
}
process.exit(over === 0 ? 0 : 1)
