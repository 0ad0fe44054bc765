import { aircraftTexts, bookingTexts } from '@pilotpair/contract'
import type { Browser, Locator, Page } from 'playwright'
import type { SessionCookie } from '../../support/demo-session.ts'
import { inRounds, type Limited, mostToPaint } from './limit.ts'
import { type Hand, measurePaints, watchInteractions } from './paint.ts'
import { openSlowed } from './slow-page.ts'
import type { Looker, World } from './world.ts'

/** Something that people do at a page, measured as a whole: its longest interaction counts. */
interface Deed {
  readonly name: string
  readonly as: Looker
  readonly path: string
  /** What leads up to it, not measured. */
  readonly prepare?: (page: Page, hand: Hand) => Promise<void>
  readonly act: (page: Page, hand: Hand) => Promise<void>
}

/** So many interactions are the least from which the longest is taken. */
const leastInteractions = 10

/** Days that have hours, those of the next month: all of their hours, whatever the time is now. */
const days = (scope: Page | Locator): Locator => scope.locator('[data-date]:not([aria-disabled="true"])')

/** Days, hours by mouse and by keys, and another day. */
const chooseHours = async (scope: Page | Locator, { press, keys }: Hand): Promise<void> => {
  const hours = scope.getByRole('group', { name: 'Hours' })
  const hour = (time: string): Locator => hours.getByRole('button', { name: new RegExp(`^${time}`) })
  await press(scope.getByRole('button', { name: 'Next month' }))
  await press(days(scope).nth(0))
  await press(hour('10:00'))
  await press(hour('11:00'))
  await press(hour('12:00'))
  await keys('ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Enter', 'ArrowRight', ' ', 'Home', 'End')
  await press(days(scope).nth(1))
  await press(hour('09:00'))
  await keys('ArrowDown', 'ArrowUp', 'Enter')
  await press(days(scope).nth(2))
  await press(scope.getByRole('button', { name: 'Next month' }))
}

/** Days by mouse and by keys: a solo flight takes the first two free hours of its day, no hours are pressed there. */
const chooseDays = async (scope: Page | Locator, { press, keys }: Hand): Promise<void> => {
  await press(scope.getByRole('button', { name: 'Next month' }))
  await press(days(scope).nth(0))
  await keys('ArrowRight', 'ArrowDown', 'Enter', 'ArrowLeft', ' ', 'Home', 'End', 'PageUp', 'PageDown')
  await press(days(scope).nth(1))
  await press(days(scope).nth(2))
  await press(scope.getByRole('button', { name: 'Next month' }))
}

const solo = (): Deed => ({
  name: 'hours of a solo flight, /rentals',
  as: 'pilot',
  path: '/rentals?search=Series+4321',
  prepare: async (page, { press }) => {
    await press(page.getByRole('button', { name: /^Schedule Flight/ }).first())
    await press(page.getByRole('button', { name: bookingTexts.onlyForMe }))
    await page.getByRole('dialog').getByRole('grid').waitFor()
  },
  act: (page, hand) => chooseDays(page.getByRole('dialog'), hand),
})

const wizard = ({ otherPilotId, openAircraftId }: World): Deed => ({
  name: 'hours of a shared flight, /propose-flight',
  as: 'pilot',
  path: `/propose-flight/${otherPilotId}/${openAircraftId}`,
  prepare: async (page, { press }) => {
    await press(page.getByRole('button', { name: bookingTexts.next }))
    await page.getByRole('grid').waitFor()
  },
  act: (page, hand) => chooseHours(page, hand),
})

const rentals = (): Deed => ({
  name: 'filters of /rentals',
  as: 'pilot',
  path: '/rentals',
  act: async (page, { press, keys, type }) => {
    await press(page.getByRole('searchbox', { name: 'Search' }))
    await type('cessna')
    await press(page.getByText('Helicopter', { exact: true }).first())
    await press(page.getByText('Any', { exact: true }).first())
    for (const chip of ['IFR equipped', 'GPS', 'Autopilot']) await press(page.getByText(chip).first())
    await press(page.getByRole('textbox', { name: 'Maximum rate' }))
    await type('400')
    await press(page.getByRole('button', { name: aircraftTexts.applyFilters }))
    await press(page.getByRole('button', { name: aircraftTexts.resetFilters }))
    await press(page.getByRole('searchbox', { name: 'Search' }))
    await type('pip')
    await keys('Enter')
  },
})

const explorer = (): Deed => ({
  name: 'filters of /pilot-explorer',
  as: 'pilot',
  path: '/pilot-explorer',
  act: async (page, { press, keys, type }) => {
    await press(page.getByRole('textbox', { name: 'Minimum flight hours' }))
    await type('1500')
    await press(page.getByRole('button', { name: 'Aircraft models' }))
    const models = page.getByRole('searchbox', { name: 'Find a model' })
    await press(models)
    await type('series 1')
    const chips = page.getByRole('group', { name: 'Aircraft models' }).locator('label')
    await press(chips.nth(0))
    await press(chips.nth(2))
    await press(page.getByRole('button', { name: aircraftTexts.applyFilters }))
    await press(page.getByRole('button', { name: aircraftTexts.resetFilters }))
    await press(page.getByRole('combobox', { name: 'Airport' }).or(page.getByRole('textbox', { name: 'Airport' })))
    await type('san')
    await keys('ArrowDown', 'Enter')
    await press(page.getByRole('button', { name: aircraftTexts.applyFilters }))
  },
})

const community = (): Deed => ({
  name: 'categories of /community',
  as: 'pilot',
  path: '/community',
  act: async (page, { press, keys }) => {
    const categories = page.getByRole('toolbar', { name: 'Category' }).getByRole('button')
    for (const at of [1, 2, 3, 4, 0, 1]) await press(categories.nth(at))
    await keys('ArrowRight', 'Enter', 'ArrowRight', 'Enter', 'ArrowLeft', ' ')
  },
})

const users = (): Deed => ({
  name: 'search of /admin/users',
  as: 'admin',
  path: '/admin/users',
  act: async (page, { press, type }) => {
    await press(page.getByRole('searchbox').first())
    await type('greta garc')
    await press(page.getByRole('tab').nth(1))
    await press(page.getByRole('tab').nth(2))
    await press(page.getByRole('tab').nth(0))
  },
})

const deedsOf = (world: World): readonly Deed[] => [solo(), wizard(world), rentals(), explorer(), community(), users()]

interface Doing {
  readonly browser: Browser
  readonly world: World
  readonly cookies: Readonly<Record<Looker, readonly SessionCookie[]>>
}

const doOnce = async ({ browser, world, cookies }: Doing, { as, path, prepare, act }: Deed): Promise<number> => {
  const slow = await openSlowed(browser, cookies[as])
  await watchInteractions(slow.page)
  await slow.page.goto(world.service.origin + path)
  await slow.atRest()
  if (prepare !== undefined) await measurePaints(slow, (hand) => prepare(slow.page, hand))
  const painted = await measurePaints(slow, (hand) => act(slow.page, hand))
  await slow.close()
  if (painted.count < leastInteractions) throw new Error(`only ${String(painted.count)} interactions`)
  return painted.longest
}

/** Interaction to next paint where people choose: slot grids and filters. */
export async function* measureInteractions(doing: Doing, isAsked: (name: string) => boolean): AsyncGenerator<Limited> {
  for (const deed of deedsOf(doing.world)) {
    const name = `interaction to next paint: ${deed.name}`
    if (isAsked(name)) yield inRounds(name, mostToPaint, 'ms, the longest', () => doOnce(doing, deed))
  }
}
