import { authEndpoints, authTexts, navigationTexts } from '@pilotpair/contract'
import { handle, withStore } from '@pilotpair/feature-core/testing'
import { PageHeader, PageLayout } from '@pilotpair/ui/page'
import { HttpResponse } from 'msw'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Navigation } from './Navigation.tsx'
import { navigationScenarios } from './Navigation.scenario.ts'
import type { ThemeChoice } from './themes.ts'

const onLoggedOut = fn()
const onThemeChange = fn()

const theme: ThemeChoice = 'system'

const meta = preview.meta({
  title: 'Features/Navigation/Navigation',
  component: Navigation,
  decorators: [withStore],
  args: { pathname: '/dashboard', isBuilt: () => true, onLoggedOut, theme, onThemeChange },
  render: (args) => (
    <PageLayout header={<Navigation {...args} />}>
      <PageHeader title="A page" description="Any content." />
    </PageLayout>
  ),
  beforeEach: ({ msw }) => {
    onLoggedOut.mockClear()
    onThemeChange.mockClear()
    msw.use(...navigationScenarios.pilot)
  },
})

const phone = { viewport: { value: 'phone' } }
/** The addresses behind the links within an element, in their order. */
const hrefs = (element: HTMLElement) => within(element).getAllByRole('link').map((link) => link.getAttribute('href'))

const openMenu = async (canvas: ReturnType<typeof within>, name: string): Promise<HTMLElement> => {
  await userEvent.click(await canvas.findByRole('button', { name }))
  const menu = canvas.getByRole('list', { name })
  await waitFor(() => expect(menu).toBeVisible())
  return menu
}

export const Pilot = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'PilotPair home' })).toHaveAttribute('href', '/dashboard')
    await expect(canvas.getByRole('link', { name: navigationTexts.community })).toHaveAttribute('href', '/community')
    await expect(canvas.getByRole('link', { name: navigationTexts.messages })).toHaveAttribute('href', '/messages')
    await expect(canvas.queryByRole('link', { name: navigationTexts.operatorDashboard })).not.toBeInTheDocument()
  },
})

export const FlightsOfAPilot = meta.story({
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas, navigationTexts.flights)
    await expect(hrefs(menu)).toEqual(['/my-flights', '/flight-share-requests', '/pilot-explorer'])
    for (const label of [navigationTexts.myFlights, navigationTexts.flightShareRequests, navigationTexts.pilotExplorer])
      await expect(within(menu).getByRole('link', { name: label })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: navigationTexts.pilotMatches })).not.toBeInTheDocument()
  },
})

export const Administrator = meta.story({
  beforeEach: ({ msw }) => msw.use(...navigationScenarios.admin),
  args: { pathname: '/admin/users' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'PilotPair home' })).toHaveAttribute('href', '/admin/users')
    const menu = await openMenu(canvas, navigationTexts.flights)
    await expect(hrefs(menu)).toEqual(['/my-flights', '/flight-share-requests', '/pilot-explorer', '/pilot-matches'])
    await expect(within(menu).getByRole('link', { name: navigationTexts.pilotMatches })).toBeVisible()
  },
})

export const Operator = meta.story({
  beforeEach: ({ msw }) => msw.use(...navigationScenarios.operator),
  args: { pathname: '/operator' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'PilotPair home' })).toHaveAttribute('href', '/operator')
    await expect(canvas.getByRole('link', { name: navigationTexts.operatorDashboard })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.queryByRole('button', { name: navigationTexts.flights })).not.toBeInTheDocument()
  },
})

export const Account = meta.story({
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas, navigationTexts.myAccount)
    await expect(hrefs(menu)).toEqual(['/profile', '/payment-methods'])
    await expect(within(menu).getByRole('link', { name: navigationTexts.profile })).toBeVisible()
    await expect(within(menu).getByRole('link', { name: navigationTexts.paymentMethods })).toBeVisible()
    await expect(within(menu).getByRole('button', { name: navigationTexts.logOut })).toBeVisible()
  },
})

export const Waiting = meta.story({
  name: 'what waits is counted beside its link, and read out',
  beforeEach: ({ msw }) => msw.use(...navigationScenarios.waiting),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: `${navigationTexts.messages} 2 unread messages` })).toHaveTextContent('2')
    // At the word in the bar too: the menu behind it is closed.
    await userEvent.click(await canvas.findByRole('button', { name: `${navigationTexts.flights} 1 pending request` }))
    const menu = canvas.getByRole('list', { name: navigationTexts.flights })
    await expect(
      await within(menu).findByRole('link', { name: `${navigationTexts.flightShareRequests} 1 pending request` }),
    ).toBeVisible()
  },
})

export const ManyWaiting = meta.story({
  beforeEach: ({ msw }) => msw.use(...navigationScenarios.manyWaiting),
  globals: phone,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Open menu, 3 pending requests, 1200 unread messages' })
    await expect(button.parentElement).toHaveTextContent(/^99\+$/)
    await userEvent.click(button)
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }))
    const messages = await menu.findByRole('link', { name: `${navigationTexts.messages} 1200 unread messages` })
    await expect(within(messages).getByText('99+')).toBeVisible()
    const requests = await menu.findByRole('link', { name: `${navigationTexts.flightShareRequests} 3 pending requests` })
    await expect(requests).toBeVisible()
  },
})

export const PendingPilot = meta.story({
  name: 'for a pilot who waits for approval nothing is asked',
  beforeEach: ({ msw }) => msw.use(...navigationScenarios.pendingPilot),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: navigationTexts.messages })).toBeVisible()
  },
})

export const WaitingFails = meta.story({
  name: 'what cannot be counted has no number, and nothing else is lost',
  beforeEach: ({ msw }) => msw.use(...navigationScenarios.waitingFails),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: navigationTexts.messages })).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

export const LogsOut = meta.story({
  name: 'logs out once, then leads away',
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas, navigationTexts.myAccount)
    await userEvent.click(within(menu).getByRole('button', { name: navigationTexts.logOut }))
    await waitFor(() => expect(onLoggedOut).toHaveBeenCalledOnce())
    await expect(await canvas.findByRole('link', { name: authTexts.loginLink })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: navigationTexts.myAccount })).not.toBeInTheDocument()
  },
})

export const LogoutFails = meta.story({
  name: 'a logout that the service fails is only logged: the user is out all the same',
  beforeEach: ({ msw }) => {
    msw.use(...navigationScenarios.logoutFails)
    spyOn(console, 'error').mockImplementation(() => undefined)
  },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas, navigationTexts.myAccount)
    await userEvent.click(within(menu).getByRole('button', { name: navigationTexts.logOut }))
    await waitFor(() => expect(onLoggedOut).toHaveBeenCalledOnce())
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

export const ByKeyboard = meta.story({
  name: 'c53: menus open, walk and close by keyboard',
  play: async ({ canvas }) => {
    const flights = await canvas.findByRole('button', { name: navigationTexts.flights })
    flights.focus()
    await userEvent.keyboard('{Enter}')
    await expect(flights).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('link', { name: navigationTexts.flightShareRequests })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(flights).toHaveAttribute('aria-expanded', 'false')
    await expect(flights).toHaveFocus()
  },
})

export const MarksThePage = meta.story({
  name: 'marks the page, also from below it',
  args: { pathname: '/messages/7' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(navigationTexts.messages))
  },
})

export const ChoosesATheme = meta.story({
  args: { theme: 'dark' },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas, navigationTexts.myAccount)
    await expect(within(menu).getByRole('button', { pressed: true })).toHaveTextContent('Dark theme')
    await userEvent.click(within(menu).getByRole('button', { name: 'High contrast' }))
    await expect(onThemeChange).toHaveBeenCalledOnce()
    await expect(onThemeChange).toHaveBeenCalledWith('contrast')
  },
})

export const Foundation = meta.story({
  name: 'links to pages that are not built, and menus without links, are not shown',
  args: { isBuilt: () => false },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas, navigationTexts.myAccount)
    await expect(within(menu).queryByRole('link')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: navigationTexts.flights })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: navigationTexts.messages })).not.toBeInTheDocument()
  },
})

export const Anonymous = meta.story({
  args: { pathname: '/community', query: '?category=Q%26A' },
  beforeEach: ({ msw }) => msw.use(...navigationScenarios.anonymous),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: authTexts.loginLink })).toHaveAttribute(
      'href',
      '/login?next=%2Fcommunity%3Fcategory%3DQ%2526A',
    )
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

export const Loading = meta.story({
  name: 'c44: renders nothing while the user loads',
  beforeEach: ({ msw }) => msw.use(...navigationScenarios.loading),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).not.toBeInTheDocument()
  },
})

let asked = 0
export const Fault = meta.story({
  name: 'c44: renders nothing while the service cannot say who is there',
  beforeEach: ({ msw }) => {
    asked = 0
    msw.use(
      handle(authEndpoints.currentUser, () => {
        asked += 1
        return HttpResponse.json({ detail: 'Internal server error' }, { status: 500 })
      }),
    )
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toBe(1))
    await expect(canvas.queryByRole('banner')).not.toBeInTheDocument()
  },
})
export const PhoneClosed = meta.story({ globals: phone })

export const PhoneOpen = meta.story({
  name: 'on a phone one menu repeats the same links',
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }))
    const menu = canvas.getByRole('navigation', { name: 'Main' })
    await expect(hrefs(menu)).toEqual([
      '/my-flights',
      '/flight-share-requests',
      '/pilot-explorer',
      '/community',
      '/messages',
      '/profile',
      '/payment-methods',
    ])
    await expect(within(menu).getByRole('button', { name: navigationTexts.logOut })).toBeVisible()
  },
})

export const PhoneOperator = meta.story({
  globals: phone,
  args: { pathname: '/operator' },
  beforeEach: ({ msw }) => msw.use(...navigationScenarios.operator),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }))
    await expect(canvas.getByRole('link', { name: navigationTexts.operatorDashboard })).toBeVisible()
  },
})

export const PhoneAnonymous = meta.story({
  globals: phone,
  args: { pathname: '/community' },
  beforeEach: ({ msw }) => msw.use(...navigationScenarios.anonymous),
})

export const LongNameLostPicture = meta.story({
  name: 'a picture that fails to load gives way to the initials',
  beforeEach: ({ msw }) => msw.use(...navigationScenarios.edge),
  play: async ({ canvas }) => {
    const account = await canvas.findByRole('button', { name: navigationTexts.myAccount })
    await waitFor(() => expect(account).toHaveTextContent(/^M/))
  },
})
