import { proposalEndpoints, requestTexts } from '@pilotpair/contract'
import { TEST_NOW } from '@pilotpair/contract/testing'
import { createAppStore, watchConnection } from '@pilotpair/feature-core'
import { handle, StoreProvider, withStore } from '@pilotpair/feature-core/testing'
import type { RequestSide } from '@pilotpair/ui/flight-request-card'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { answersInPages, createFlightWorld, received, sent, someReceived } from '../Flights.scenario.ts'
import { RequestsScreen, type RequestsScreenProps } from './RequestsScreen.tsx'

/** Keeps the tab as the shell's address does. */
const WithAddress = (props: RequestsScreenProps) => {
  const [tab, setTab] = useState<RequestSide>(props.tab)
  return <RequestsScreen {...props} tab={tab} onTabChange={setTab} />
}

const meta = preview.meta({
  title: 'Features/Flights/Many requests',
  component: RequestsScreen,
  // The same markup in every card: axe reads the first dozen, and the page around them.
  parameters: { a11y: { context: { exclude: ['li:nth-child(n + 13)'] } } },
  args: {
    tab: 'received' as const,
    onTabChange: () => undefined,
    acceptHref: (id: string) => `/payment-methods?proposalId=${id}`,
    explorerHref: '/pilot-explorer',
    canCommit: true,
  },
  render: (args) => <WithAddress {...args} />,
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

type Canvas = ReturnType<typeof within>

const patience = { timeout: 10_000 }
const manyReceived = Array.from({ length: 60 }, (_, index) => received(index + 1, `Inviter ${String(index + 1)}`))
const manySent = Array.from({ length: 30 }, (_, index) => sent(index + 1, `Invited ${String(index + 1)}`))
/** The first cards are drawn, and others as they come near; who searches the page has all of them. */
const stand = (count: number) =>
  waitFor(async () => {
    await userEvent.keyboard('{Control>}f{/Control}')
    await expect(document.querySelectorAll('article')).toHaveLength(count)
  }, patience)
const more = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Load more' }, patience))
const toTab = async (canvas: Canvas, name: RegExp) => userEvent.click(await canvas.findByRole('tab', { name }))

export const OwnPlaces = meta.story({
  name: 'Each tab keeps its own place, and no number says less than there is',
  beforeEach: ({ msw }) =>
    msw.use(answersInPages(proposalEndpoints.received, manyReceived), answersInPages(proposalEndpoints.sent, manySent)),
  play: async ({ canvas }) => {
    await stand(25)
    await expect(canvas.getByRole('tab', { name: `${requestTexts.tabReceived} (50+)` })).toBeVisible()
    await expect(canvas.getByText('Showing 25 of 50+ requests')).toBeVisible()
    await more(canvas)
    await stand(50)
    await toTab(canvas, /^Sent/)
    await stand(25)
    await expect(canvas.getByRole('tab', { name: `${requestTexts.tabSent} (30)` })).toBeVisible()
    await expect(canvas.getByText('Showing 25 of 30 requests')).toBeVisible()
    await more(canvas)
    await stand(30)
    await toTab(canvas, /^Received/)
    await stand(50)
    await more(canvas)
    await stand(60)
    await expect(await canvas.findByRole('tab', { name: `${requestTexts.tabReceived} (60)` })).toBeVisible()
    await toTab(canvas, /^Sent/)
    await stand(30)
  },
})

const isNextPage = (request: Request): boolean => new URL(request.url).searchParams.has('cursor')

export const MoreFails = meta.story({
  name: 'The next requests that do not come: said where they were asked for, and still while it is tried again',
  beforeEach: ({ msw }) =>
    msw.use(
      handle(proposalEndpoints.received, ({ request }) =>
        isNextPage(request) ? HttpResponse.json({ detail: 'The service is being updated.' }, { status: 503 }) : undefined,
      ),
      answersInPages(proposalEndpoints.received, manyReceived),
      answersInPages(proposalEndpoints.sent, []),
    ),
  play: async ({ canvas, msw }) => {
    await stand(25)
    await more(canvas)
    await stand(50)
    await more(canvas)
    const problem = await canvas.findByText('The service is being updated.')
    await expect(problem.closest('[role="alert"]')).not.toBeNull()
    await expect(document.querySelectorAll('article')).toHaveLength(50)
    const held = Promise.withResolvers<void>()
    msw.use(
      handle(proposalEndpoints.received, async ({ request }) => {
        if (!isNextPage(request)) return undefined
        await held.promise
        return HttpResponse.json(manyReceived.slice(50))
      }),
    )
    await more(canvas)
    await expect(await canvas.findByRole('button', { name: 'Loading…' })).toHaveFocus()
    await expect(problem).toBeVisible()
    held.resolve()
    await stand(60)
    await waitFor(() => expect(canvas.queryByText('The service is being updated.')).toBeNull())
    await waitFor(() => expect(canvas.getByText('All 60 requests')).toHaveFocus())
  },
})

const watchedStore = createAppStore()
let world = createFlightWorld({})

export const SeenAgain = meta.story({
  name: 'What became of a request elsewhere is seen when the window is seen again',
  decorators: [
    (Story) => (
      <StoreProvider store={watchedStore}>
        <Story />
      </StoreProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    world = createFlightWorld({ received: someReceived.slice(0, 1) })
    msw.use(...world.handlers)
    return watchConnection(watchedStore)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: requestTexts.decline })).toBeEnabled()
    world.change(someReceived[0]?.id_flight_proporsal ?? '', (flight) => ({ ...flight, status: 'cancelled' }))
    window.dispatchEvent(new Event('focus'))
    await expect(await canvas.findByRole('button', { name: 'Cancelled' })).toBeDisabled()
  },
})
