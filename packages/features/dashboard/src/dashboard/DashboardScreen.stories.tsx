import {
  communityEndpoints, communityTexts, dashboardTexts, flightEndpoints, flightTexts, profileEndpoints, proposalEndpoints,
} from '@pilotpair/contract'
import { buildMyFlights, buildPilotProfile, TEST_NOW } from '@pilotpair/contract/testing'
import { answers, createGate, failedAnswers, handle, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { connectToaster, type Toast } from '@pilotpair/ui/toast-queue'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { dashboardScenarios, somePosts, someRequests } from './DashboardScreen.scenario.ts'
import { DashboardScreen } from './DashboardScreen.tsx'

const all = (): boolean => true
const nothing = (): boolean => false

const meta = preview.meta({
  title: 'Features/Dashboard/DashboardScreen',
  component: DashboardScreen,
  args: { isBuilt: all, rentalsHref: '/rentals' },
  decorators: [
    (Story) => (
      <UiProvider now={() => new Date(TEST_NOW)} timeZone="America/Los_Angeles">
        <PageLayout>
          <Story />
        </PageLayout>
      </UiProvider>
    ),
    withStore,
  ],
})

const toasts: Toast[] = []
const recordToasts = (): (() => void) => {
  const disconnect = connectToaster({ show: (toast) => toasts.push(toast), dismiss: () => undefined })
  toasts.length = 0
  return disconnect
}

const welcome = (name: string) => ({ name: dashboardTexts.welcome({ name }) })

/** The whole text of an element that is the smallest with it: names are isolated inside their sentence. */
const sentence = (text: string) => (_: string, element: Element | null) =>
  element?.textContent === text && [...element.children].every((child) => child.textContent !== text)

const noSidewaysScroll = (): Promise<void> =>
  waitFor(async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  })

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...dashboardScenarios.loaded),
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1, ...welcome('Maya') })
    await step('tiles: explore, pending (unknown statuses and new times count), confirmed', async () => {
      const explore = canvas.getByRole('link', { name: `${dashboardTexts.explorePilots} ${dashboardTexts.findCoPilot}` })
      await expect(explore).toHaveAttribute('href', '/pilot-explorer')
      const pending = await canvas.findByRole('link', { name: /^Pending invites ?3/ })
      await expect(pending).toHaveAttribute('href', '/flight-share-requests')
      await expect(pending).toHaveTextContent('Oldest: 5 hours ago')
      const confirmed = await canvas.findByRole('link', { name: /^Confirmed flights ?2/ })
      await expect(confirmed).toHaveAttribute('href', '/my-flights')
      await expect(confirmed).toHaveTextContent('Next: Sat 12 Dec, 10:00 PST')
    })
    await step('the first three requests, with their aircraft', async () => {
      const panel = within(canvas.getByRole('region', { name: dashboardTexts.recentNotifications }))
      await expect(panel.getByRole('link', { name: 'See all requests' })).toHaveAttribute('href', '/flight-share-requests')
      const rows = panel.getAllByRole('listitem')
      await expect(rows).toHaveLength(3)
      for (const [index, inviter] of ['Daniel Okafor', 'Priya Raman', 'Tom Hallgren'].entries())
        await expect(rows[index]).toHaveTextContent(dashboardTexts.newRequest({ inviter }))
      await expect(rows[0]).toHaveTextContent('Cessna 172S Skyhawk')
      await expect(rows[0]).toHaveTextContent('$330.30')
      await expect(within(rows[0] ?? document.body).getByRole('link')).toHaveAttribute('href', '/flight-share-requests')
    })
    await step('the first three posts, with who wrote them', async () => {
      const panel = within(canvas.getByRole('region', { name: dashboardTexts.communityHighlights }))
      const rows = await panel.findAllByRole('listitem')
      await expect(rows).toHaveLength(3)
      await expect(rows[0]).toHaveTextContent('Half Moon Bay at sunset, right seat view')
      await expect(rows[0]).toHaveTextContent(dashboardTexts.byAuthor({ author: 'Elena Marchetti' }))
      await expect(rows[2]).toHaveTextContent(dashboardTexts.byAuthor({ author: dashboardTexts.anonymous }))
      await expect(rows[2]).toHaveTextContent('Q&A')
      await expect(within(rows[2] ?? document.body).getByRole('link')).toHaveAttribute('href', '/community')
    })
    await step('the next flight on its airport\'s clock', async () => {
      const next = canvas.getByRole('region', { name: 'Next flight' })
      await expect(next).toHaveTextContent('Sat 12 Dec 10:00–13:00 PST')
      await expect(next).not.toHaveTextContent('on your clock')
      await expect(canvas.getByText('Your next flight is in 9 days.')).toBeVisible()
    })
    await expect(canvas.getByRole('button', { name: dashboardTexts.bookFlight })).toBeEnabled()
    await expect(canvas.getByRole('link', { name: 'See available aircraft' })).toHaveAttribute('href', '/rentals')
  },
})

export const NothingElseBuilt = meta.story({
  args: { isBuilt: nothing },
  beforeEach: ({ msw }) => msw.use(...dashboardScenarios.loaded),
  play: async ({ canvas }) => {
    await canvas.findByText(sentence(dashboardTexts.newRequest({ inviter: 'Daniel Okafor' })))
    await expect(canvas.getByText(dashboardTexts.findCoPilot)).toBeVisible()
    await canvas.findByText('Half Moon Bay at sunset, right seat view')
    await expect(canvas.getAllByRole('link')).toEqual([canvas.getByRole('link', { name: 'See available aircraft' })])
  },
})

export const OnlyFlights = meta.story({
  beforeEach: ({ msw }) => msw.use(...dashboardScenarios.onlyFlights),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(dashboardTexts.noNotifications)).toBeVisible()
    const next = canvas.getByRole('region', { name: 'Next flight' })
    await expect(next).toHaveTextContent('Fri 4 Dec 10:00–13:00 EST')
    await expect(next).toHaveTextContent('Fri 4 Dec, 07:00–10:00 PST on your clock')
    await expect(next).toHaveTextContent(flightTexts.pendingApproval)
    await expect(canvas.getByText('Nothing waiting')).toBeVisible()
    await expect(canvas.getByText('Your next flight is tomorrow.')).toBeVisible()
  },
})

export const OnlyRequests = meta.story({
  beforeEach: ({ msw }) => msw.use(...dashboardScenarios.onlyRequests),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing booked')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Next flight' })).not.toBeInTheDocument()
    await expect(await canvas.findByText(dashboardTexts.noPosts)).toBeVisible()
  },
})

export const OnlyPosts = meta.story({
  beforeEach: ({ msw }) => msw.use(...dashboardScenarios.onlyPosts),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Half Moon Bay at sunset, right seat view')).toBeVisible()
    await expect(canvas.getByText(dashboardTexts.noNotifications)).toBeVisible()
    await expect(canvas.queryByText(dashboardTexts.readyForTakeoff)).not.toBeInTheDocument()
  },
})

export const NoFeed = meta.story({
  name: 'Posts failed',
  beforeEach: ({ msw }) => {
    msw.use(...dashboardScenarios.noFeed)
    return recordToasts()
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText(communityTexts.fetchFailed)).toBeVisible()
    await canvas.findByRole('region', { name: 'Next flight' })
    await expect(toasts).toHaveLength(0)
    msw.use(...dashboardScenarios.loaded)
    await userEvent.click(canvas.getByRole('button', { name: 'Load posts again' }))
    await expect(await canvas.findByText('Half Moon Bay at sunset, right seat view')).toBeVisible()
    // The button has gone with the failure: its own panel keeps the focus.
    await waitFor(() => expect(canvas.getByRole('heading', { name: dashboardTexts.communityHighlights })).toHaveFocus())
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...dashboardScenarios.empty),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, ...welcome(dashboardTexts.fallbackName) })
    await canvas.findByRole('heading', { name: dashboardTexts.readyForTakeoff })
    await expect(canvas.getByRole('link', { name: dashboardTexts.findCoPilot })).toHaveAttribute('href', '/pilot-explorer')
    await expect(canvas.getByRole('link', { name: dashboardTexts.completeProfile })).toHaveAttribute('href', '/profile')
    await expect(canvas.queryByRole('region', { name: dashboardTexts.recentNotifications })).not.toBeInTheDocument()
  },
})

export const EmptyNothingElseBuilt = meta.story({
  args: { isBuilt: nothing },
  beforeEach: ({ msw }) => msw.use(...dashboardScenarios.empty),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: dashboardTexts.readyForTakeoff })
    await expect(canvas.queryByRole('link', { name: dashboardTexts.completeProfile })).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('link', { name: 'See available aircraft' })).toHaveLength(2)
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...dashboardScenarios.loading),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument()
    await expect(canvas.getByText('Loading your requests')).toBeInTheDocument()
    await expect(canvas.queryByText(dashboardTexts.readyForTakeoff)).not.toBeInTheDocument()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...dashboardScenarios.error)
    return recordToasts()
  },
  play: async ({ canvas, msw, step }) => {
    const alert = (await canvas.findByText(flightTexts.loadFailed)).closest('[role="alert"]')
    await expect(alert).toHaveTextContent('The service is being updated.')
    await expect(await canvas.findByText(communityTexts.fetchFailed)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, ...welcome(dashboardTexts.fallbackName) })).toBeVisible()
    await step('one toast, although two parts failed', async () => {
      await waitFor(() => expect(new Set(toasts.map(({ id }) => id)).size).toBe(1))
      await expect(toasts[0]).toMatchObject({ type: 'error', text: flightTexts.loadFailed })
    })
    await step('trying again reads both parts', async () => {
      msw.use(...dashboardScenarios.onlyRequests)
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(await canvas.findByText('Nothing booked')).toBeVisible()
      await waitFor(() => expect(canvas.queryByText(flightTexts.loadFailed)).not.toBeInTheDocument())
    })
  },
})

export const PartlyFailed = meta.story({
  name: 'Partly failed',
  beforeEach: ({ msw }) => msw.use(...dashboardScenarios.partial),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(flightTexts.loadFailed)
    await canvas.findByText(sentence(dashboardTexts.newRequest({ inviter: 'Daniel Okafor' })))
    await expect(canvas.getByRole('link', { name: /^Confirmed flights.*Not available/ })).toBeVisible()
  },
})

const kinds = Object.values(failedAnswers)
const asked = { times: 0 }
const gate = createGate()

export const EveryFailure = meta.story({
  name: 'c59: every kind of failed answer',
  beforeEach: ({ msw }) => {
    asked.times = 0
    msw.use(
      answers(profileEndpoints.get, buildPilotProfile()),
      answers(proposalEndpoints.received, [...someRequests]),
      answers(proposalEndpoints.sent, []),
      answers(communityEndpoints.posts, [...somePosts]),
      handle(flightEndpoints.mine, async () => {
        await gate.passed()
        return kinds[asked.times++]?.() ?? HttpResponse.json(buildMyFlights())
      }),
    )
  },
  play: async ({ canvas }) => {
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      await waitFor(() => expect(asked.times, kind).toBe(index + 1))
      const again = await canvas.findByRole('button', { name: 'Try again' })
      await expect(canvas.getByRole('alert'), kind).toHaveTextContent(flightTexts.loadFailed)
      await expect(canvas.getByRole('alert'), kind).not.toHaveTextContent(/object Object|Unexpected|SyntaxError|<h1/)
      await expect(canvas.getByText(sentence(dashboardTexts.newRequest({ inviter: 'Priya Raman' })))).toBeVisible()
      await gate.heldDuring(() => userEvent.click(again), () => canvas.findByRole('button', { name: 'Trying again…' }))
    }
    await canvas.findByRole('region', { name: 'Next flight' })
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

export const Edge = meta.story({
  name: 'c35: long, unbroken and right-to-left names',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...dashboardScenarios.edge),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, ...welcome('محمد (room-42) 10:30') })
    const rows = await canvas.findAllByRole('listitem')
    await expect(rows[0]?.querySelector('bdi')).toHaveTextContent('יעל (בר-לב)')
    await expect(rows[2]).toHaveTextContent('<img src=x onerror=alert(1)>')
    await expect(rows[0]).toHaveTextContent('$2,399,999.76')
    await noSidewaysScroll()
  },
})

export const Full = meta.story({
  beforeEach: ({ msw }) => msw.use(...dashboardScenarios.full),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Pending invites ?500/ })
    await canvas.findByRole('link', { name: /^Confirmed flights ?500/ })
    await canvas.findByText('Half Moon Bay at sunset, right seat view')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
})
