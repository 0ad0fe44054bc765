import { aircraftTexts, operatorEndpoints, operatorTexts } from '@pilotpair/contract'
import { createGate, drawAll, failedAnswers, handle } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { operatorScenarios, operatorWorld, sampleFleet } from './OperatorScreen.scenario.ts'
import { OperatorScreen } from './OperatorScreen.tsx'
import { catchToasts, decorators, toastTexts } from './story-setup.tsx'

const meta = preview.meta({ title: 'Features/Operator/OperatorScreen', component: OperatorScreen, decorators })

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...operatorScenarios.loaded),
  play: async ({ canvas, step }) => {
    await step('tiles: all aircraft, rentals that are 0 as specified, what waits', async () => {
      await waitFor(() => expect(canvas.getByText(operatorTexts.totalAircraft).closest('div')).toHaveTextContent(/6$/))
      await expect(canvas.getByText(operatorTexts.activeRentals).closest('div')).toHaveTextContent(/0$/)
      await waitFor(() => expect(canvas.getByText(operatorTexts.pendingRequests).closest('div')).toHaveTextContent(/3$/))
    })
    await step('requests with their answer, and whether the co-pilot has paid', async () => {
      const requests = within(canvas.getByRole('region', { name: operatorTexts.pendingFlightRequests }))
      await expect(requests.getAllByRole('article')).toHaveLength(3)
      await expect(requests.getByText('Co-pilot paid')).toBeVisible()
      await expect(requests.getByText('Co-pilot has not paid')).toBeVisible()
      await expect(requests.getAllByRole('button', { name: operatorTexts.approve })).toHaveLength(3)
      await expect(requests.getAllByRole('button', { name: operatorTexts.proposeNewTime })).toHaveLength(3)
      await expect(requests.getByText(/Sat 12 Dec, 10:00–13:00 PST/)).toBeVisible()
      await expect(requests.getAllByText(/Your time .*19:00/)[0]).toBeVisible()
    })
    await step('what waits for pilots, and what is confirmed', async () => {
      const waiting = within(await canvas.findByRole('region', { name: operatorTexts.waitingForPilots }))
      await expect(waiting.getAllByRole('button', { name: 'Decline' })).toHaveLength(2)
      await expect(waiting.getAllByRole('button', { name: operatorTexts.proposeNewTime })).toHaveLength(1)
      const confirmed = within(await canvas.findByRole('region', { name: 'Confirmed flights' }))
      await expect(confirmed.getByText('Cancellation requested')).toBeVisible()
      await expect(confirmed.getAllByRole('button', { name: 'Cancel Flight' })).toHaveLength(2)
      await expect(confirmed.getAllByRole('button', { name: operatorTexts.proposeNewTime })).toHaveLength(1)
    })
    await step('the fleet with its five columns', async () => {
      const table = within(canvas.getByRole('table', { name: 'Fleet' }))
      const headers = table.getAllByRole('columnheader').map((header) => header.textContent)
      await expect(headers).toEqual([
        operatorTexts.columnModel,
        operatorTexts.columnRegistration,
        operatorTexts.columnHomeAirport,
        operatorTexts.columnWetRate,
        operatorTexts.columnActions,
      ])
      await expect(table.getByRole('row', { name: /Cessna 172S Skyhawk N738PA .*Palo Alto \(PAO\) \$165\/hr/ })).toBeVisible()
      await expect(table.getByRole('row', { name: new RegExp(`Piper PA-28-181 Archer .*${aircraftTexts.dry} ?\\$158/hr`) })).toBeVisible()
    })
  },
})

Loaded.test('past flights are read when they are opened', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Past Flights/ }))
  const past = within(await canvas.findByRole('table', { name: 'Past Flights' }))
  await expect(await past.findByText('Flown')).toBeVisible()
  await expect(past.getByText('Declined')).toBeVisible()
  await expect(past.getByText('Tom Hallgren and Aiko Tanabe')).toBeVisible()
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...operatorScenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No aircraft yet' })).toBeVisible()
    await expect(canvas.getByText(operatorTexts.totalAircraft).closest('div')).toHaveTextContent(/0$/)
    await expect(canvas.queryByRole('region', { name: operatorTexts.pendingFlightRequests })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('region', { name: operatorTexts.waitingForPilots })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: operatorTexts.addAircraft })).toBeVisible()
  },
})

/** A fleet and nothing asked of it. */
export const Quiet = meta.story({
  beforeEach: ({ msw }) => msw.use(...operatorScenarios.quiet),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cirrus SR22')).toBeVisible()
    await waitFor(() => expect(canvas.getByText(operatorTexts.pendingRequests).closest('div')).toHaveTextContent(/0$/))
    await expect(canvas.queryByRole('heading', { name: operatorTexts.pendingFlightRequests })).not.toBeInTheDocument()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...operatorScenarios.loading),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your fleet')).toBeInTheDocument()
    await expect(canvas.queryByText('No aircraft yet')).not.toBeInTheDocument()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...operatorScenarios.error)
    return catchToasts()
  },
  play: async ({ canvas, msw }) => {
    const heading = await canvas.findByRole('heading', { name: operatorTexts.dashboardLoadFailed })
    await expect(heading.closest('[role="alert"]')).toHaveTextContent('The service is being updated.')
    await waitFor(() => expect(toastTexts()).toContain(operatorTexts.dashboardLoadFailed))
    await expect(toastTexts()).not.toContain(aircraftTexts.fleetLoadFailed)
    msw.use(...operatorScenarios.loaded)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Cirrus SR22')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: operatorTexts.pendingFlightRequests })).toBeVisible()
  },
})

export const FleetFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...operatorScenarios.fleetError)
    return catchToasts()
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { name: aircraftTexts.fleetLoadFailed })).toBeVisible()
    await waitFor(() => expect(new Set(toastTexts())).toEqual(new Set([aircraftTexts.fleetLoadFailed])))
    await expect(canvas.getByText('Not available')).toBeInTheDocument()
    await expect(await canvas.findByRole('heading', { name: operatorTexts.pendingFlightRequests })).toBeVisible()
    msw.use(...operatorScenarios.loaded)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Cirrus SR22')).toBeVisible()
  },
})

export const PendingFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...operatorScenarios.pendingError)
    return catchToasts()
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { name: operatorTexts.pendingLoadFailed })).toBeVisible()
    await waitFor(() => expect(new Set(toastTexts())).toEqual(new Set([operatorTexts.pendingLoadFailed])))
    await expect(await canvas.findByText('Cirrus SR22')).toBeVisible()
    msw.use(...operatorScenarios.loaded)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: operatorTexts.pendingFlightRequests })).toBeVisible()
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
      handle(operatorEndpoints.aircrafts, async () => {
        await gate.passed()
        return kinds[asked.times++]?.() ?? HttpResponse.json(sampleFleet)
      }),
      ...operatorWorld(),
    )
    return catchToasts()
  },
  play: async ({ canvas }) => {
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      await waitFor(() => expect(asked.times, kind).toBe(index + 1))
      const again = await canvas.findByRole('button', { name: 'Try again' })
      await expect(canvas.getByRole('alert'), kind).toHaveTextContent(aircraftTexts.fleetLoadFailed)
      await expect(canvas.getByRole('alert'), kind).not.toHaveTextContent(/object Object|Unexpected|SyntaxError|<h1/)
      await gate.heldDuring(() => userEvent.click(again), () => canvas.findByRole('button', { name: 'Trying again…' }))
    }
    await expect(await canvas.findByText('Cirrus SR22')).toBeVisible()
  },
})

export const Edge = meta.story({
  name: 'c35: long, unbroken and right-to-left names',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...operatorScenarios.edge),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('سيسنا 172 (room-42)')).toHaveAttribute('dir', 'auto')
    await expect((await canvas.findAllByText(/<img src=x/))[0]).toBeVisible()
    await expect(canvas.getByText('San Martin')).toBeVisible()
    await expect(await canvas.findByText(/الساعة 10:30/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

/** Scrolls to the end of a list, as often as it grows there, until it says so many. */
const scrolledTo = (list: ReturnType<typeof within>, text: string): Promise<void> =>
  waitFor(async () => {
    list.getByText(/^Showing /).scrollIntoView({ block: 'center' })
    await expect(list.getByText(text)).toBeVisible()
  })

export const Full = meta.story({
  // The same markup in every row: axe reads the first dozen, and the page around them.
  parameters: { a11y: { context: { exclude: ['tbody > tr:nth-child(n + 13)', 'section li:nth-child(n + 13)'] } } },
  beforeEach: ({ msw }) => msw.use(...operatorScenarios.many),
  play: async ({ canvas, canvasElement }) => {
    const fleet = within(await canvas.findByRole('region', { name: 'Fleet' }))
    const inFleet = (rows: number): Promise<void> =>
      waitFor(() => {
        drawAll()
        return expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(rows)
      })
    await inFleet(25)
    await expect(fleet.getByText('Showing 25 of 200+ aircraft')).toBeVisible()
    await expect(canvas.getByText(operatorTexts.totalAircraft).closest('div')).toHaveTextContent(/200\+$/)
    for (let rows = 50; rows <= 225; rows += 25) {
      await userEvent.click(fleet.getByText('Load more'))
      await inFleet(rows)
    }
    await userEvent.click(await fleet.findByText('Load more'))
    await expect(await fleet.findByText('Showing 230 of 230 aircraft')).toBeVisible()
    await expect(fleet.queryByText('Load more')).not.toBeInTheDocument()
    const part = async (name: string) => within(await canvas.findByRole('region', { name }))
    const requests = await part(operatorTexts.pendingFlightRequests)
    await scrolledTo(requests, 'Showing 25 of 60 requests')
    await expect(requests.getAllByRole('article')).toHaveLength(25)
    await userEvent.click(requests.getByText('Load more'))
    await expect(await requests.findByText('Showing 50 of 60 requests')).toBeVisible()
    const confirmed = await part('Confirmed flights')
    await scrolledTo(confirmed, 'Showing 20 of 20+ flights')
    await userEvent.click(confirmed.getByText('Load more'))
    await expect(await confirmed.findByText('Showing 40 of 40+ flights')).toBeVisible()
    await expect(confirmed.getAllByRole('article')).toHaveLength(40)
  },
})

export const Capped = meta.story({
  name: 'as many requests as an answer holds: the figure says that there may be more, and no item is empty',
  beforeEach: ({ msw }) => msw.use(...operatorScenarios.capped),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(operatorTexts.pendingRequests).closest('div')).toHaveTextContent(/500\+$/))
    const requests = within(await canvas.findByRole('region', { name: operatorTexts.pendingFlightRequests }))
    const rows = () => requests.getAllByRole('article')
    const before = rows().length
    await expect(before).toBeLessThanOrEqual(25)
    await userEvent.click(requests.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(rows().length).toBeGreaterThanOrEqual(before + 25))
    await expect(rows()[0]?.closest('ul')?.children).toHaveLength(rows().length)
    await expect(requests.getByText(`Showing ${String(rows().length)} of 500+ requests`)).toBeVisible()
  },
})

export const AllOperators = meta.story({
  args: { showsOperator: true },
  beforeEach: ({ msw }) => msw.use(...operatorScenarios.allOperators),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Fleet' }))
    await table.findAllByText('Coast Flyers')
    drawAll()
    await expect(table.getAllByText('Coast Flyers')).toHaveLength(3)
    await expect(table.getAllByText('Golden Bay Aviation')).toHaveLength(3)
    await expect(await canvas.findByText(/Operator Coast Flyers/)).toBeVisible()
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...operatorScenarios.loaded),
  play: async ({ canvas }) => {
    await canvas.findByText('Cirrus SR22')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})
