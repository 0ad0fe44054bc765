import type { Browser, Page } from 'playwright'
import type { SessionCookie } from '../../support/demo-session.ts'
import { inRounds, type Limited, mostScript } from './limit.ts'
import { scriptTime } from './script-time.ts'
import { openSlowed, type SlowPage } from './slow-page.ts'
import type { Looker, World } from './world.ts'

/** A list, who looks at it, and by what one sees that it stands. */
interface List {
  readonly name: string
  readonly as: Looker
  readonly path: string
  /**
   * What there is of each row, by a selector; at least so many of them: those that a window holds. Others are drawn as
   * one scrolls.
   */
  readonly row: string
  readonly least: number
  /** What the tab has kept from other screens. */
  readonly kept?: Readonly<Record<string, string>>
}

/** The aircraft that somebody chose for a shared flight on the way to the list of co-pilots. */
const keptAircraft = (id: string) => ({
  'pilotpair.kept-aircraft': JSON.stringify({ id, name: 'Cessna Series 4321', registration: 'N4321' }),
})

/** Every list of the app. */
const listsOf = ({ thread, otherPilotId, openAircraftId }: World): readonly List[] => [
  { name: '/dashboard', as: 'pilot', path: '/dashboard', row: 'main li', least: 5 },
  { name: '/rentals', as: 'pilot', path: '/rentals', row: 'main article', least: 9 },
  { name: '/pilot-explorer', as: 'pilot', path: '/pilot-explorer', row: 'main article', least: 15 },
  { name: '/pilot-matches', as: 'pilot', path: '/pilot-matches', row: 'main article', least: 10, kept: keptAircraft(openAircraftId) },
  { name: '/aircraft-selection/{pilot}', as: 'pilot', path: `/aircraft-selection/${otherPilotId}`, row: 'main article', least: 9 },
  { name: '/flight-share-requests received', as: 'busyPilot', path: '/flight-share-requests', row: 'main li article', least: 5 },
  { name: '/flight-share-requests sent', as: 'busyPilot', path: '/flight-share-requests?tab=sent', row: 'main li article', least: 5 },
  // Somebody of 200 flights; the busy one would have a third of the world's.
  { name: '/my-flights', as: 'pilot', path: '/my-flights', row: 'main li article', least: 5 },
  { name: '/payment-methods', as: 'pilot', path: '/payment-methods', row: 'main li', least: 8 },
  { name: '/messages', as: 'busyPilot', path: '/messages', row: 'main li a', least: 10 },
  { name: '/messages/{thread of 1,000}', as: 'busyPilot', path: `/messages/${thread.id}`, row: '[data-message]', least: 20 },
  { name: '/community', as: 'pilot', path: '/community', row: 'main article', least: 6 },
  { name: '/operator', as: 'busyOperator', path: '/operator', row: 'main tbody tr', least: 4 },
  { name: '/operator of an administrator', as: 'admin', path: '/operator', row: 'main tbody tr', least: 4 },
  { name: '/admin/users pending pilots', as: 'admin', path: '/admin/users', row: 'main tbody tr', least: 10 },
  { name: '/admin/users active pilots', as: 'admin', path: '/admin/users?tab=active_pilots', row: 'main tbody tr', least: 10 },
  { name: '/admin/users operators', as: 'admin', path: '/admin/users?tab=operators', row: 'main tbody tr', least: 10 },
  { name: '/admin/users cancellations', as: 'admin', path: '/admin/users?tab=cancellations', row: 'main tbody tr', least: 10 },
]

/** A page that holds no list, from which each is opened. */
const quietPath = '/unauthorized'

/** As the browser's Back and Forward do: the app opens another of its addresses. */
const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)

const expectRows = async ({ page }: SlowPage, { name, row, least }: Pick<List, 'name' | 'row' | 'least'>): Promise<void> => {
  const count = await page.locator(row).count()
  if (count < least) throw new Error(`${name} shows ${String(count)} rows at ${page.url()}, not ${String(least)}`)
}

/** An empty page, its tab with what it has kept. */
const openFor = async (browser: Browser, cookies: readonly SessionCookie[], { kept = {} }: Pick<List, 'kept'>): Promise<SlowPage> => {
  const slow = await openSlowed(browser, cookies)
  await slow.page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value)
  }, kept)
  return slow
}

interface Looking {
  readonly browser: Browser
  readonly world: World
  readonly cookies: Readonly<Record<Looker, readonly SessionCookie[]>>
}

const openWithin = async ({ browser, world, cookies }: Looking, list: List): Promise<number> => {
  const slow = await openFor(browser, cookies[list.as], list)
  await slow.page.goto(world.service.origin + quietPath)
  await slow.atRest()
  const taken = await scriptTime(browser, slow.page, async () => {
    await goWithin(slow.page, list.path)
    await slow.atRest()
  })
  await expectRows(slow, list)
  await slow.close()
  return taken
}

const loadWhole = async ({ browser, world, cookies }: Looking, list: List): Promise<number> => {
  const slow = await openFor(browser, cookies[list.as], list)
  const taken = await scriptTime(browser, slow.page, async () => {
    await slow.page.goto(world.service.origin + list.path)
    await slow.atRest()
  })
  await expectRows(slow, list)
  await slow.close()
  return taken
}

/** The list of airports in the editor of the profile: its field entered for the first time, and a letter typed. */
const openAirports = async ({ browser, world, cookies }: Looking): Promise<number> => {
  const slow = await openSlowed(browser, cookies.pilot)
  const { page } = slow
  await page.goto(`${world.service.origin}/profile`)
  await page.getByRole('button', { name: 'Edit Profile' }).first().click()
  await slow.atRest()
  const field = page.getByLabel('Home airport').first()
  await field.scrollIntoViewIfNeeded()
  const box = await field.boundingBox()
  if (box === null) throw new Error('the field of the home airport is not in sight')
  const taken = await scriptTime(browser, page, async () => {
    await page.mouse.click(box.x + 60, box.y + box.height / 2)
    await slow.atRest()
    // The pilot has one already: the letter takes the place of its name.
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('s')
    await slow.atRest()
  })
  await expectRows(slow, { name: 'the list of airports', row: '[role=option]', least: 5 })
  await slow.close()
  return taken
}

/**
 * Script of opening each list: within the app, which has been started (its screen's code is fetched and run, its data
 * read, its rows drawn), and by loading its address into an empty browser, the start of the app included. Only the
 * first has a limit. The second is told beside it without one: most of it is the start of the app, which is the same
 * for every address and is judged by its sizes and by Lighthouse.
 */
export async function* measureLists(looking: Looking, isAsked: (name: string) => boolean): AsyncGenerator<Limited> {
  const unit = 'ms of script'
  for (const list of listsOf(looking.world)) {
    const names = { within: `open ${list.name}`, whole: `load ${list.name}` }
    if (isAsked(names.within)) yield inRounds(names.within, mostScript, unit, () => openWithin(looking, list))
    if (isAsked(names.whole)) yield inRounds(names.whole, undefined, unit, () => loadWhole(looking, list))
  }
  const airports = 'open the airports of /profile'
  if (isAsked(airports)) yield inRounds(airports, mostScript, unit, () => openAirports(looking))
}
