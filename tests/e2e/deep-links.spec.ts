import {
  bookingTexts, chatEndpoints, chatTexts, dashboardTexts, flightTexts, guardTexts, navigationTexts, pilotTexts, profileTexts,
  requestTexts,
} from '@pilotpair/contract'
import type { Locator, Page } from '@playwright/test'
import { expect, type People, type Person, test } from './fixtures.ts'
import { logIn } from './log-in.ts'
import { proposeFlight } from './payment-steps.ts'
import { toast } from './shared-flight.ts'

/** Somebody, an address of theirs with all that stands in it, and what is there once it is whole. */
interface Place {
  readonly person: Person
  readonly address: string
  readonly shown: (page: Page) => Locator
}

interface Door {
  /** As the route table writes it (specification §2.1). */
  readonly route: string
  readonly open: (people: People) => Promise<Place>
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name })
const chosenTab = (name: RegExp) => (page: Page) => page.getByRole('tab', { name, selected: true })

const pilotAt = (address: string, shown: Place['shown']) => async (people: People): Promise<Place> => ({
  person: await people.pilot(), address, shown,
})
const adminAt = (address: string, shown: Place['shown']) => async (people: People): Promise<Place> => ({
  person: await people.admin(), address, shown,
})

/** An address that names another pilot, and perhaps an aircraft. */
type PathTo = (coPilot: Person, aircraft: string) => string
const withCoPilot = (path: PathTo, shown: Place['shown']) => async (people: People): Promise<Place> => {
  const aircraft = await people.aircraft(await people.operator())
  const coPilot = await people.pilot()
  return { person: await people.pilot(), address: path(coPilot, aircraft), shown }
}

const withProposal = (path: string, shown: Place['shown']) => async (people: People): Promise<Place> => {
  const { id, invitee } = await proposeFlight(people)
  return { person: invitee, address: `${path}?proposalId=${id}`, shown }
}

const conversation = async (people: People): Promise<Place> => {
  const [person, partner] = [await people.pilot(), await people.pilot()]
  const { id_conversation: id } = await person.call(chatEndpoints.findOrCreate, { body: { pilot_id: partner.id } })
  return { person, address: `/messages/${id}`, shown: heading(partner.name) }
}

const doors: readonly Door[] = [
  { route: '/dashboard', open: pilotAt('/dashboard', heading(dashboardTexts.welcome({ name: 'Paula' }))) },
  { route: '/rentals', open: pilotAt('/rentals?search=palo+alto', (page) => page.getByText('N738PA')) },
  {
    route: '/pilot-explorer',
    open: pilotAt('/pilot-explorer?license_type=PRIVATE&min_flight_hours=100', heading(pilotTexts.explorerHeading)),
  },
  {
    route: '/aircraft-selection/{pilotId}',
    open: withCoPilot(({ id }) => `/aircraft-selection/${id}?search=palo+alto`, heading(pilotTexts.selectAircraft)),
  },
  { route: '/propose-flight/{pilotId}', open: withCoPilot(({ id }) => `/propose-flight/${id}`, heading(pilotTexts.selectAircraft)) },
  {
    route: '/propose-flight/{pilotId}/{aircraftId}',
    open: withCoPilot(
      ({ id }, aircraft) => `/propose-flight/${id}/${aircraft}`,
      (page) => page.getByRole('button', { name: bookingTexts.next }),
    ),
  },
  { route: '/book-solo', open: pilotAt('/book-solo', heading('Book a solo flight (demo)')) },
  { route: '/book-invite', open: pilotAt('/book-invite', heading('Invite a co-pilot (demo)')) },
  { route: '/payment-methods', open: withProposal('/payment-methods', (page) => page.getByText('$247.50')) },
  {
    route: '/payment-methods/new',
    open: withProposal('/payment-methods/new', (page) => page.getByRole('textbox', { name: 'Card number' })),
  },
  {
    route: '/flight-share-requests',
    open: pilotAt('/flight-share-requests?tab=sent', chosenTab(new RegExp(`^${requestTexts.tabSent}`))),
  },
  { route: '/my-flights', open: pilotAt('/my-flights', (page) => page.getByText(flightTexts.noUpcoming)) },
  { route: '/messages', open: pilotAt('/messages', (page) => page.getByText(chatTexts.empty)) },
  { route: '/messages/{conversationId}', open: conversation },
  { route: '/profile', open: pilotAt('/profile', (page) => page.getByRole('button', { name: profileTexts.headingEdit })) },
  {
    route: '/operator',
    open: async (people) => ({
      person: await people.operator(), address: '/operator', shown: heading(navigationTexts.operatorDashboard),
    }),
  },
  { route: '/admin', open: adminAt('/admin?tab=operators', chosenTab(/^Operators/)) },
  { route: '/admin/users', open: adminAt('/admin/users?tab=active_pilots', chosenTab(/^Active Pilots/)) },
]

/** Every address that the page stands at from now on, one after the other. */
const addressesOf = (page: Page): string[] => {
  const seen: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url() !== seen.at(-1)) seen.push(frame.url())
  })
  return seen
}

/** Marks the document should the login form ever be drawn in it, for however short a time. */
const watchForLogin = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('form[aria-label="Log in"]') !== null) document.documentElement.dataset['loginSeen'] = 'yes'
    }).observe(document, { childList: true, subtree: true })
  })

/** The service does not say yet who is logged in. */
const holdSession = async (page: Page): Promise<{ readonly isAsked: Promise<unknown>; readonly release: () => void }> => {
  const held = Promise.withResolvers<undefined>()
  const isAsked = page.waitForRequest('**/api/v1/auth/current_user')
  await page.route('**/api/v1/auth/current_user', async (route) => {
    await held.promise
    await route.continue()
  })
  return { isAsked, release: () => held.resolve(undefined) }
}

for (const { route, open } of doors) {
  test(`c44: ${route} is reached after a login, and a hard load waits in place for the session`, async ({ page, people, origin }) => {
    const { person, address, shown } = await open(people)
    await page.goto(address)
    await expect(page).toHaveURL(`${origin}/login?next=${encodeURIComponent(address)}`)
    await logIn(page, person)
    await expect(shown(page)).toBeVisible()
    await expect(page).toHaveURL(origin + address)

    await watchForLogin(page)
    const seen = addressesOf(page)
    const { isAsked, release } = await holdSession(page)
    await page.reload()
    await isAsked
    await expect(page.locator('#root')).toBeEmpty()
    release()
    await expect(shown(page)).toBeVisible()
    await expect(page).toHaveURL(origin + address)
    expect(seen).toEqual([origin + address])
    await expect(page.locator('html')).not.toHaveAttribute('data-login-seen')
  })
}

test('c44: /pilot-matches, which needs an aircraft, leads on from the login with a word', async ({ page, people, origin }) => {
  const pilot = await people.pilot()
  await page.goto('/pilot-matches')
  await expect(page).toHaveURL(`${origin}/login?next=%2Fpilot-matches`)
  await logIn(page, pilot)
  await expect(toast(page, guardTexts.selectAircraftFirst)).toBeVisible()
  await expect(page).toHaveURL(`${origin}/rentals`)
})

test('c44: a hard load of /profile by an operator shows nothing before the session is known, then leads on once', async ({
  page, people, enter, origin,
}) => {
  await enter(await people.operator())
  await watchForLogin(page)
  const seen = addressesOf(page)
  const { isAsked, release } = await holdSession(page)
  await page.goto('/profile')
  await isAsked
  await expect(page.locator('#root')).toBeEmpty()
  release()
  await expect(page.getByRole('heading', { level: 1, name: navigationTexts.operatorDashboard })).toBeVisible()
  expect(seen).toEqual([`${origin}/profile`, `${origin}/operator`])
  await expect(page.locator('html')).not.toHaveAttribute('data-login-seen')
})

const elsewhere: readonly { readonly who: 'operator' | 'admin' | 'newcomer'; readonly next: string; readonly landing: string }[] = [
  { who: 'operator', next: '/my-flights', landing: '/operator' },
  { who: 'operator', next: '/profile', landing: '/operator' },
  { who: 'operator', next: '/admin/users?tab=operators', landing: '/operator' },
  { who: 'admin', next: '/payment-methods?proposalId=42', landing: '/admin/users' },
  { who: 'newcomer', next: '/rentals?search=R44', landing: '/pending' },
  { who: 'newcomer', next: '/my-flights', landing: '/my-flights' },
]

for (const { who, next, landing } of elsewhere) {
  test(`c44: ${next}, asked for by ${who === 'newcomer' ? 'a' : 'an'} ${who} who then logs in, leads to ${landing}`, async ({
    page, people, origin,
  }) => {
    const person = await people[who]()
    await page.goto(next)
    await expect(page).toHaveURL(`${origin}/login?next=${encodeURIComponent(next)}`)
    await logIn(page, person)
    await expect(page).toHaveURL(origin + landing)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(guardTexts.unauthorized)).toHaveCount(0)
  })
}

test('c44: without a connection nobody is logged out, the address stays, and a retry shows the page', async ({

  page, people, enter, origin,

}) => {
  await enter(await people.pilot())
  const session = '**/api/v1/auth/current_user'
  await page.route(session, (route) => route.abort('internetdisconnected'))
  await page.goto('/flight-share-requests?tab=sent')
  await expect(page.getByRole('alert')).toContainText('You have not been logged out.')
  await expect(page).toHaveURL(`${origin}/flight-share-requests?tab=sent`)
  await page.unroute(session)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: requestTexts.heading })).toBeVisible()
  await expect(page).toHaveURL(`${origin}/flight-share-requests?tab=sent`)
})
