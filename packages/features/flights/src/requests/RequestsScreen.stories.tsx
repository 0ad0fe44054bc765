import { flightTexts, proposalEndpoints, requestTexts } from '@pilotpair/contract'
import { TEST_NOW } from '@pilotpair/contract/testing'
import { createGate, failedAnswers, handle, refuses, withStore } from '@pilotpair/feature-core/testing'
import type { RequestSide } from '@pilotpair/ui/flight-request-card'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { createFlightWorld, recordToasts, requestsScenarios, someReceived, toasts, unbroken } from '../Flights.scenario.ts'
import { RequestsScreen, type RequestsScreenProps } from './RequestsScreen.tsx'

/** Keeps the tab as the shell's address does. */
const WithAddress = ({ tab: first, onTabChange, ...rest }: RequestsScreenProps) => {
  const [tab, setTab] = useState<RequestSide>(first)
  return (
    <RequestsScreen
      {...rest}
      tab={tab}
      onTabChange={(next) => {
        setTab(next)
        onTabChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Features/Flights/RequestsScreen',
  component: RequestsScreen,
  args: {
    tab: 'received' as const,
    onTabChange: fn(),
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

/** The card of the other pilot. */
const cardOf = async (canvas: Canvas, name: string) => {
  const person = await canvas.findByText(name)
  const card = person.closest('article')
  if (card === null) throw new Error(`${name} stands in no card`)
  return within(card)
}

const group = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }))

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...requestsScenarios.loaded),
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: requestTexts.heading })).toBeVisible()
    await step('groups: unknown statuses and new times wait with the pending ones', async () => {
      await expect((await group(canvas, requestTexts.groupPending)).getAllByRole('article')).toHaveLength(3)
      await expect((await group(canvas, requestTexts.groupAccepted)).getAllByRole('article')).toHaveLength(2)
      await expect((await group(canvas, requestTexts.groupDeclined)).getAllByRole('article')).toHaveLength(2)
      await expect(await canvas.findByRole('tab', { name: `${requestTexts.tabReceived} (3)` })).toHaveAttribute('aria-selected', 'true')
    })
    await step('pending: Accept leads to the choice of a card, Decline is offered', async () => {
      const daniel = await cardOf(canvas, 'Daniel Okafor')
      const { id_flight_proporsal: id } = someReceived[0] ?? { id_flight_proporsal: '' }
      await expect(daniel.getByRole('link', { name: requestTexts.accept })).toHaveAttribute('href', `/payment-methods?proposalId=${id}`)
      await expect(daniel.getByRole('button', { name: requestTexts.decline })).toBeEnabled()
      await expect(daniel.getByText('$495.00')).toBeVisible()
      await expect(daniel.getByText('$247.50')).toBeVisible()
      await expect(daniel.getByText('$165/hr × 3 hours')).toBeVisible()
      await expect(daniel.getByText(`Distance ${requestTexts.distance}`)).toBeVisible()
      await expect(daniel.getByText(`Route ${requestTexts.route}`)).toBeVisible()
      await expect(daniel.getByText('invited you 5 hours ago')).toBeVisible()
      await expect(document.getElementById(`flight-${id}`)).toHaveAccessibleDescription(
        /Let's fly together!.*Answer by Sat 5 Dec, 05:00 PST\./,
      )
    })
    await step('a new time: both times and both answers', async () => {
      const priya = await cardOf(canvas, 'Priya Raman')
      await expect(priya.getByRole('deletion')).toHaveTextContent('Sat 12 Dec, 10:00–12:00')
      await expect(priya.getByRole('insertion')).toHaveTextContent('Sat 12 Dec, 13:00–15:00 PST')
      await expect(priya.getByRole('button', { name: requestTexts.acceptNewTime })).toBeEnabled()
      await expect(priya.getByRole('button', { name: requestTexts.declineNewTime })).toBeEnabled()
    })
    await step('c53: unknown and closed statuses are a disabled button', async () => {
      await expect((await cardOf(canvas, 'Tom Hallgren')).getByRole('button', { name: 'Weather hold' })).toBeDisabled()
      await expect((await cardOf(canvas, 'Luis Carranza')).getByRole('button', { name: 'Declined' })).toBeDisabled()
      await expect((await cardOf(canvas, 'Hannah Voss')).getByRole('button', { name: 'Expired' })).toBeDisabled()
    })
    await step('a confirmed flight with an offer is answered too, and not left by the invited pilot', async () => {
      const elena = await cardOf(canvas, 'Elena Marchetti')
      await expect(elena.getByRole('button', { name: requestTexts.acceptNewTime })).toBeEnabled()
      await expect(elena.queryByRole('button', { name: flightTexts.cancelFlight })).not.toBeInTheDocument()
    })
    await step('the tab of what was sent', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: `${requestTexts.tabSent} (2)` }))
      await expect(args.onTabChange).toHaveBeenLastCalledWith('sent')
      await expect((await cardOf(canvas, 'Aiko Tanabe')).getByRole('button', { name: requestTexts.cancelProposal })).toBeEnabled()
    })
  },
})

export const Sent = meta.story({
  args: { tab: 'sent' },
  beforeEach: ({ msw }) => msw.use(...requestsScenarios.loaded),
  play: async ({ canvas }) => {
    const aiko = await cardOf(canvas, 'Aiko Tanabe')
    await expect(aiko.getByText('you invited them 4 hours ago')).toBeVisible()
    await expect(aiko.queryByRole('link', { name: requestTexts.accept })).not.toBeInTheDocument()
    const priya = await cardOf(canvas, 'Priya Raman')
    await expect(priya.getByText(/Your co-pilot has to accept it too/)).toBeVisible()
    await expect(priya.getByRole('button', { name: requestTexts.cancelProposal })).toBeEnabled()
    const sam = await cardOf(canvas, 'Sam Whitfield')
    await expect(sam.getByText('Waits for the operator’s approval')).toBeVisible()
    await expect(sam.getByText('paid')).toBeVisible()
    await expect(sam.queryByRole('button')).not.toBeInTheDocument()
    const daniel = await cardOf(canvas, 'Daniel Okafor')
    await expect(daniel.getByRole('button', { name: 'Cancelled' })).toBeDisabled()
    await expect(daniel.getByText('Refunded $197.50, fee $50.00')).toBeVisible()
  },
})

export const NotApproved = meta.story({
  name: 'Not approved: nothing new is promised, declining and leaving stay',
  args: { canCommit: false },
  beforeEach: ({ msw }) => msw.use(...requestsScenarios.loaded),
  play: async ({ canvas }) => {
    const daniel = await cardOf(canvas, 'Daniel Okafor')
    await expect(daniel.queryByRole('link', { name: requestTexts.accept })).not.toBeInTheDocument()
    await expect(daniel.getByRole('button', { name: requestTexts.decline })).toBeEnabled()
    const priya = await cardOf(canvas, 'Priya Raman')
    await expect(priya.queryByRole('button', { name: requestTexts.acceptNewTime })).not.toBeInTheDocument()
    await expect(priya.getByRole('button', { name: requestTexts.declineNewTime })).toBeEnabled()
    await expect((await cardOf(canvas, 'Sam Whitfield')).getByRole('button', { name: flightTexts.cancelFlight })).toBeEnabled()
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...requestsScenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(requestTexts.empty)).toBeVisible()
    await expect(canvas.getByRole('link', { name: requestTexts.searchCoPilots })).toHaveAttribute('href', '/pilot-explorer')
    await userEvent.click(await canvas.findByRole('tab', { name: `${requestTexts.tabSent} (0)` }))
    await expect(canvas.getByText(requestTexts.empty)).toBeVisible()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...requestsScenarios.loading),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your requests')).toBeInTheDocument()
    await expect(canvas.getByRole('tab', { name: requestTexts.tabReceived })).toBeVisible()
    await expect(canvas.queryByText(requestTexts.empty)).not.toBeInTheDocument()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...requestsScenarios.error)
    return recordToasts()
  },
  play: async ({ canvas, msw }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(flightTexts.loadFailed)
    await expect(alert).toHaveTextContent('The service is being updated.')
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual([flightTexts.loadFailed]))
    msw.use(...requestsScenarios.loaded)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await cardOf(canvas, 'Daniel Okafor')
    await expect(canvas.queryByText(flightTexts.loadFailed)).not.toBeInTheDocument()
  },
})

export const PartlyFailed = meta.story({
  name: 'Partly failed',
  beforeEach: ({ msw }) => msw.use(...requestsScenarios.partial),
  play: async ({ canvas }) => {
    await cardOf(canvas, 'Daniel Okafor')
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('tab', { name: requestTexts.tabSent }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(flightTexts.loadFailed)
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
      handle(proposalEndpoints.received, async () => {
        await gate.passed()
        return kinds[asked.times++]?.() ?? HttpResponse.json([...someReceived])
      }),
      ...requestsScenarios.loaded,
    )
  },
  play: async ({ canvas }) => {
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      await waitFor(() => expect(asked.times, kind).toBe(index + 1))
      const again = await canvas.findByRole('button', { name: 'Try again' })
      await expect(canvas.getByRole('alert'), kind).toHaveTextContent(flightTexts.loadFailed)
      await expect(canvas.getByRole('alert'), kind).not.toHaveTextContent(/object Object|Unexpected|SyntaxError|<h1/)
      await gate.heldDuring(() => userEvent.click(again), () => canvas.findByRole('button', { name: 'Trying again…' }))
    }
    await cardOf(canvas, 'Daniel Okafor')
  },
})

export const ReadAgainFails = meta.story({
  name: 'What was read stays when reading it again fails',
  beforeEach: ({ msw }) => msw.use(...createFlightWorld({ received: someReceived }).handlers),
  play: async ({ canvas, msw, step }) => {
    const daniel = await cardOf(canvas, 'Daniel Okafor')
    msw.use(
      refuses(proposalEndpoints.decline, 409, 'This flight has been cancelled.'),
      refuses(proposalEndpoints.received, 503, 'The service is being updated.'),
    )
    await userEvent.click(daniel.getByRole('button', { name: requestTexts.decline }))
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: requestTexts.decline }))
    await step('the lists are read again and say why they could not be', async () => {
      await expect(await canvas.findByText('The service is being updated.')).toBeVisible()
      await expect(canvas.getByText('Daniel Okafor')).toBeVisible()
    })
    await step('a retry mends it', async () => {
      msw.use(...requestsScenarios.loaded)
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(canvas.queryByText('The service is being updated.')).not.toBeInTheDocument())
      await waitFor(() => expect(canvas.getByRole('heading', { name: requestTexts.groupPending })).toHaveFocus())
    })
  },
})

export const Edge = meta.story({
  name: 'c35: long, unbroken and right-to-left texts',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...requestsScenarios.edge),
  play: async ({ canvas }) => {
    await canvas.findByText('<img src=x onerror=alert(1)> 👨‍👩‍👧‍👦')
    await expect(canvas.getByText('$2,399,999.76')).toBeVisible()
    await expect(canvas.getByRole('button', { name: new RegExp(unbroken, 'i') })).toBeDisabled()
    await waitFor(async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    })
    for (const card of document.querySelectorAll('article')) await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
})

export const Full = meta.story({
  name: 'Very full: page after page',
  // The same markup in every card: axe reads the first dozen, and the page around them.
  parameters: { a11y: { context: { exclude: ['li:nth-child(n + 13)'] } } },
  beforeEach: ({ msw }) => msw.use(...requestsScenarios.full),
  play: async ({ canvas }) => {
    const patience = { timeout: 10_000 }
    // The first cards are drawn, and others as they come near; who searches the page has all of them.
    const stand = (count: number) =>
      waitFor(async () => {
        await userEvent.keyboard('{Control>}f{/Control}')
        await expect(document.querySelectorAll('article')).toHaveLength(count)
      }, patience)
    await stand(25)
    await expect(canvas.getByText('Showing 25 of 50+ requests')).toBeVisible()
    for (const count of [50, 75, 100, 120]) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }, patience))
      await stand(count)
    }
    await expect(await canvas.findByText('All 120 requests')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('tab', { name: `${requestTexts.tabReceived} (40)` })).toBeVisible()
  },
})
