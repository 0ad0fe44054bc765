// npm run check:sizes: what a hard load of each route ships before any interaction, the file of the calendar, and what
// the payment form brings along, measured in a real browser on the production build, in bytes of JavaScript after
// gzip -9. Prints JSON lines; fails above the budgets, and where nothing could be measured.
import { existsSync } from 'node:fs'
import process from 'node:process'
import { gzipSync } from 'node:zlib'
import { bookingTexts, paymentTexts } from '@pilotpair/contract'
import { type Browser, chromium, type Page, type Response } from 'playwright'
import { chromiumLaunch } from '../tests/support/chromium.ts'
import { type DemoAccount, demoSession, type SessionCookie } from '../tests/support/demo-session.ts'
import { startService } from '../tests/support/service.ts'

const kB = 1000
const budgets = { login: 150 * kB, beyondLogin: 40 * kB, calendar: 35 * kB, paymentForm: 15 * kB }

/** A route, and who may open it. */
interface Route {
  /** As the route table writes it. */
  readonly path: string
  /** Where it is opened. @default its path */
  readonly at?: string
  readonly account: DemoAccount
  /** What the tab has kept from other screens. */
  readonly kept?: Readonly<Record<string, string>>
}

const routes: readonly Route[] = [
  { path: '/dashboard', account: 'pilot' },
  { path: '/rentals', account: 'pilot' },
  { path: '/pilot-explorer', account: 'pilot' },
  { path: '/aircraft-selection', account: 'pilot' },
  { path: '/propose-flight', account: 'pilot' },
  { path: '/book-solo', account: 'pilot' },
  { path: '/book-invite', account: 'pilot' },
  { path: '/payment-methods', account: 'pilot' },
  { path: '/payment-methods/new', account: 'pilot' },
  { path: '/payment-complete', account: 'pilot' },
  { path: '/flight-share-requests', account: 'pilot' },
  { path: '/flight-share-requests?tab=sent', account: 'pilot' },
  { path: '/my-flights', account: 'pilot' },
  { path: '/messages', account: 'pilot' },
  { path: '/community', account: 'pilot' },
  { path: '/profile', account: 'pilot' },
  { path: '/profile', account: 'pending' },
  { path: '/pending', account: 'pending' },
  { path: '/operator', account: 'operator' },
  { path: '/operator', account: 'admin' },
  { path: '/admin', account: 'admin' },
  { path: '/admin/users', account: 'admin' },
  { path: '/admin/users?tab=active_pilots', account: 'admin' },
  { path: '/admin/users?tab=operators', account: 'admin' },
  { path: '/admin/users?tab=cancellations', account: 'admin' },
  { path: '/admin/users?tab=create_operator', account: 'admin' },
]

interface Script {
  readonly file: string
  readonly bytes: number
}

interface Visit {
  readonly at: string
  readonly cookies?: readonly SessionCookie[]
  readonly kept?: Readonly<Record<string, string>> | undefined
  /** What is done on the page once it is there. @default nothing */
  readonly act?: (page: Page) => Promise<void>
}

/** The scripts that a visit loads, with an empty cache. */
const scriptsOf = async (browser: Browser, origin: string, visit: Visit): Promise<readonly Script[]> => {
  const { at, cookies = [], kept = {}, act } = visit
  const context = await browser.newContext()
  await context.addCookies([...cookies])
  const page = await context.newPage()
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value)
  }, kept)
  const scripts: Promise<Script>[] = []
  const weigh = (response: Response): void => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    scripts.push(response.body().then((body) => ({ file: pathname, bytes: gzipSync(body, { level: 9 }).length })))
  }
  page.on('response', weigh)
  await page.goto(origin + at, { waitUntil: 'networkidle' })
  // Between two files the network rests, too: a page is there with its heading and its data.
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await page.waitForLoadState('networkidle')
  await act?.(page)
  // What comes from here on could not be read to its end: the page is about to be closed.
  page.off('response', weigh)
  const loaded = await Promise.all(scripts)
  const { pathname } = new URL(page.url())
  await context.close()
  // Without a build the service has no pages: nothing measured is not nothing loaded.
  if (loaded.length === 0) throw new Error(`${at} loaded no script: is the web app built?`)
  if (pathname !== new URL(at, origin).pathname) throw new Error(`${at} led to ${pathname}: what was measured is another page`)
  return loaded
}

const total = (scripts: readonly Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0)

type Cookies = readonly SessionCookie[]

const under = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** The id of the first thing that a list of the service holds, which stands below these keys. */
const firstOf = async (origin: string, cookies: Cookies, path: string, ...keys: readonly string[]): Promise<string> => {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const list: unknown = await (await fetch(`${origin}/api/v1/${path}`, { headers: { cookie } })).json()
  const first: unknown = Array.isArray(list) ? list[0] : undefined
  const id = keys.reduce(under, first)
  if (typeof id !== 'string') throw new Error(`${path} holds nothing with ${keys.join('.')}`)
  return id
}

/** Screens whose address names somebody or something, or that something must have been chosen for. */
const namingRoutes = async (origin: string, cookies: Cookies): Promise<readonly Route[]> => {
  const pilot = await firstOf(origin, cookies, 'pilots/matches', 'user_account', 'id_user_account')
  const aircraft = await firstOf(origin, cookies, 'aircrafts', 'id_aircraft')
  const conversation = await firstOf(origin, cookies, 'conversations/', 'id_conversation')
  const proposal = await firstOf(origin, cookies, 'flight-proposals/received', 'id_flight_proporsal')
  const kept = { 'pilotpair.kept-aircraft': JSON.stringify({ id: aircraft, name: 'Cessna 172', registration: 'N1' }) }
  const account = 'pilot'
  return [
    { path: '/pilot-matches', account, kept },
    { path: '/aircraft-selection/{pilotId}', at: `/aircraft-selection/${pilot}`, account },
    { path: '/propose-flight/{pilotId}', at: `/propose-flight/${pilot}`, account },
    { path: '/propose-flight/{pilotId}/{aircraftId}', at: `/propose-flight/${pilot}/${aircraft}`, account },
    { path: '/payment-methods?proposalId=…', at: `/payment-methods?proposalId=${proposal}`, account },
    { path: '/messages/{conversationId}', at: `/messages/${conversation}`, account },
  ]
}

/** Opens the calendar of a solo flight. */
const openCalendar = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Schedule Flight/ }).first().click()
  await page.getByRole('button', { name: bookingTexts.onlyForMe }).click()
  await page.getByRole('dialog').getByRole('grid').waitFor()
}

const calendarFile = /\/Calendar-[^/]+\.js$/

/** A busy machine may pause on the way: the list has come when its cards are there. */
const openCards = (page: Page): Promise<void> => page.getByRole('list', { name: paymentTexts.heading }).waitFor()

const openForm = (page: Page): Promise<void> => page.getByRole('textbox', { name: 'Card number' }).waitFor()

if (!existsSync(new URL('../apps/web/dist/index.html', import.meta.url))) {
  console.error('There is no production build to measure. Run: npm run build')
  process.exit(1)
}

const service = await startService()
const browser = await chromium.launch(chromiumLaunch())
let over = 0

/** Prints a figure and holds it against its budget. */
const judge = (what: Readonly<Record<string, string | number>>, bytes: number, budget: number): void => {
  if (bytes > budget) over += 1
  console.log(JSON.stringify({ ...what, budget }))
}

try {
  const { origin } = service
  const sessions = new Map<DemoAccount, readonly SessionCookie[]>()
  const sessionOf = async (account: DemoAccount): Promise<readonly SessionCookie[]> => {
    const known = sessions.get(account) ?? (await demoSession(origin, account))
    sessions.set(account, known)
    return known
  }
  const pilot = await sessionOf('pilot')

  const loginBytes = total(await scriptsOf(browser, origin, { at: '/login' }))
  judge({ route: '/login', gzipBytes: loginBytes }, loginBytes, budgets.login)

  for (const { path, at = path, account, kept } of [...routes, ...(await namingRoutes(origin, pilot))]) {
    const gzipBytes = total(await scriptsOf(browser, origin, { at, cookies: await sessionOf(account), kept }))
    const beyondLogin = gzipBytes - loginBytes
    judge({ route: path, account, gzipBytes, beyondLogin }, beyondLogin, budgets.beyondLogin)
  }

  const withCalendar = await scriptsOf(browser, origin, { at: '/rentals', cookies: pilot, act: openCalendar })
  const calendar = withCalendar.filter(({ file }) => calendarFile.test(file))
  if (calendar.length === 0) throw new Error('no file of the calendar came: what is it called now?')
  judge({ part: 'the calendar', gzipBytes: total(calendar) }, total(calendar), budgets.calendar)

  const list = await scriptsOf(browser, origin, { at: '/payment-methods', cookies: pilot, act: openCards })
  const cards = new Set(list.map(({ file }) => file))
  const withForm = await scriptsOf(browser, origin, { at: '/payment-methods/new', cookies: pilot, act: openForm })
  const form = withForm.filter(({ file }) => !cards.has(file))
  if (form.length === 0) throw new Error('the payment form brought nothing along: does the list of cards load it?')
  judge({ part: 'the payment form, beyond the list of cards', gzipBytes: total(form) }, total(form), budgets.paymentForm)
} finally {
  await browser.close()
  await service.stop()
}
process.exit(over === 0 ? 0 : 1)
