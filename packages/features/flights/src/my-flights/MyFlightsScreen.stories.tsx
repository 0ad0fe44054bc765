import { aircraftTexts, flightEndpoints, flightTexts, requestTexts } from '@pilotpair/contract'
import { buildMyFlights, TEST_NOW } from '@pilotpair/contract/testing'
import { createGate, drawAll, failedAnswers, handle, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { myFlightsScenarios, recordToasts, toasts } from '../Flights.scenario.ts'
import { MyFlightsScreen } from './MyFlightsScreen.tsx'

const meta = preview.meta({
  title: 'Features/Flights/MyFlightsScreen',
  component: MyFlightsScreen,
  args: { rentalsHref: '/rentals', canCommit: true },
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

const sectionOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }))
/** All cards of a section, in their order. */
const cardsOf = async (canvas: Canvas, name: string) => {
  const section = await sectionOf(canvas, name)
  drawAll()
  return section.getAllByRole('article').map((card) => within(card))
}

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...myFlightsScenarios.loaded),
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: flightTexts.heading })).toBeVisible()
    await expect(canvas.getByRole('link', { name: aircraftTexts.scheduleFlight })).toHaveAttribute('href', '/rentals')
    const [confirmed, changing, solo, cancelling, invited] = await cardsOf(canvas, flightTexts.confirmedHeading)
    await step('confirmed: who flies, what it costs, and it can be cancelled', async () => {
      await expect(confirmed?.getByText('Confirmed')).toBeVisible()
      await expect(confirmed?.getByText('Daniel Okafor')).toBeVisible()
      await expect(confirmed?.getByText('N738PA')).toBeVisible()
      await expect(confirmed?.getByText('$247.50')).toBeVisible()
      await expect(confirmed?.getByText('paid')).toBeVisible()
      await expect(confirmed?.getByRole('button', { name: flightTexts.cancelFlight })).toBeEnabled()
    })
    await step('an offer of another time stands beside the old one, which holds', async () => {
      await expect(changing?.getByRole('deletion')).toHaveTextContent('Sun 20 Dec, 11:00–14:00')
      await expect(changing?.getByRole('insertion')).toHaveTextContent('Sun 20 Dec, 14:00–17:00 PST')
      await expect(changing?.getByText('The old time holds until both of you accept.')).toBeVisible()
      await expect(changing?.getByRole('button', { name: requestTexts.acceptNewTime })).toBeEnabled()
    })
    await step('what waits for the operator says so', async () => {
      await expect(solo?.getByText(flightTexts.pendingApproval)).toBeVisible()
      await expect(solo?.getByText('Solo flight')).toBeVisible()
    })
    await step('a requested cancellation can be taken back', async () => {
      await expect(cancelling?.getByText('Waits for an administrator')).toBeVisible()
      await expect(cancelling?.getByRole('button', { name: 'Keep flight' })).toBeEnabled()
    })
    await step('only the owner cancels', async () => {
      await expect(invited?.queryByRole('button')).not.toBeInTheDocument()
    })
  },
})

Loaded.test('past flights: to rate, rated, not one’s own, and what became of the money', async ({ canvas }) => {
  const [toRate, rated, invited, cancelled] = await cardsOf(canvas, flightTexts.pastHeading)
  await expect(toRate?.getByRole('button', { name: flightTexts.rateFlight })).toBeEnabled()
  await expect(toRate?.getByText('flew with you')).toBeVisible()
  await expect(rated?.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
  await expect(rated?.getByText('You rated this flight')).toBeVisible()
  await expect(invited?.queryByRole('button')).not.toBeInTheDocument()
  await expect(cancelled?.getByRole('button', { name: 'Cancelled' })).toBeDisabled()
  await expect(cancelled?.getByText('Refunded $290.00, fee $40.00')).toBeVisible()
})

export const NotApproved = meta.story({
  name: 'Not approved: leaving stays, a new time is not accepted',
  args: { canCommit: false },
  beforeEach: ({ msw }) => msw.use(...myFlightsScenarios.loaded),
  play: async ({ canvas }) => {
    const [confirmed, changing] = await cardsOf(canvas, flightTexts.confirmedHeading)
    await expect(confirmed?.getByRole('button', { name: flightTexts.cancelFlight })).toBeEnabled()
    await expect(changing?.getByRole('button', { name: requestTexts.declineNewTime })).toBeEnabled()
    await expect(changing?.queryByRole('button', { name: requestTexts.acceptNewTime })).not.toBeInTheDocument()
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...myFlightsScenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(flightTexts.noUpcoming)).toBeVisible()
    await expect(canvas.getByText(flightTexts.noPast)).toBeVisible()
    await expect(canvas.getByRole('link', { name: aircraftTexts.scheduleFlight })).toBeVisible()
  },
})

export const OnlyPast = meta.story({
  beforeEach: ({ msw }) => msw.use(...myFlightsScenarios.onlyPast),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(flightTexts.noUpcoming)).toBeVisible()
    await expect(await cardsOf(canvas, flightTexts.pastHeading)).toHaveLength(4)
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...myFlightsScenarios.loading),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your flights')).toBeInTheDocument()
    await expect(canvas.queryByText(flightTexts.noUpcoming)).not.toBeInTheDocument()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...myFlightsScenarios.error)
    return recordToasts()
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(flightTexts.loadFailed)
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual([flightTexts.loadFailed]))
    msw.use(...myFlightsScenarios.loaded)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await cardsOf(canvas, flightTexts.confirmedHeading)).toHaveLength(5)
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
      await gate.heldDuring(() => userEvent.click(again), () => canvas.findByRole('button', { name: 'Trying again…' }))
    }
    await expect(await cardsOf(canvas, flightTexts.pastHeading)).toHaveLength(1)
  },
})

export const Edge = meta.story({
  name: 'c35: long, unbroken and right-to-left texts; a flight in another zone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...myFlightsScenarios.edge),
  play: async ({ canvas }) => {
    const [first, solo, unknown] = await cardsOf(canvas, flightTexts.confirmedHeading)
    await expect(first?.getByText(/^Your time .*10:00/)).toBeVisible()
    await expect(solo?.getByRole('button', { name: requestTexts.declineNewTime })).toBeEnabled()
    await expect(unknown?.getByRole('button', { name: 'Held by customs' })).toBeDisabled()
    await waitFor(async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    })
    for (const card of document.querySelectorAll('article')) await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
})

export const Full = meta.story({
  name: 'Very full: 300 ahead and 300 behind',
  // The same markup in every card: axe reads the first dozen, and the page around them.
  parameters: { a11y: { context: { exclude: ['li:nth-child(n + 13)'] } } },
  beforeEach: ({ msw }) => msw.use(...myFlightsScenarios.full),
  play: async ({ canvas }) => {
    const past = await sectionOf(canvas, flightTexts.pastHeading)
    // Below five that are ahead, which fill the window, three are enough; others come as one scrolls.
    await waitFor(() => expect(past.getAllByRole('article')).toHaveLength(3))
    const ahead = await sectionOf(canvas, flightTexts.confirmedHeading)
    await expect(ahead.getAllByRole('article')).toHaveLength(5)
    await waitFor(() => {
      ahead.getAllByRole('article').at(-1)?.scrollIntoView()
      past.getAllByRole('article').at(-1)?.scrollIntoView()
      return expect(past.getByText('Showing 20 of 300 flights')).toBeVisible()
    })
    await expect(past.getAllByRole('article')).toHaveLength(20)
    await userEvent.click(past.getByRole('button', { name: 'Load more' }))
    await waitFor(() => {
      past.getAllByRole('article').at(-1)?.scrollIntoView()
      return expect(past.getAllByRole('article')).toHaveLength(40)
    })
    await waitFor(() => {
      ahead.getAllByRole('article').at(-1)?.scrollIntoView()
      return expect(ahead.getAllByRole('article')).toHaveLength(20)
    })
  },
})
