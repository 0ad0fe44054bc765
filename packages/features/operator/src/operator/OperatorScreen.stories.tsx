import { aircraftEndpoints, aircraftTexts, operatorTexts } from '@pilotpair/contract'
import { buildSampleFleet } from '@pilotpair/contract/testing'
import { failedAnswers, handle, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { connectToaster, type Toast } from '@pilotpair/ui/toast-queue'
import { HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { operatorScenarios } from './OperatorScreen.scenario.ts'
import { OperatorScreen } from './OperatorScreen.tsx'

const meta = preview.meta({
  title: 'Features/Operator/OperatorScreen',
  component: OperatorScreen,
  decorators: [
    (Story) => (
      <PageLayout>
        <Story />
      </PageLayout>
    ),
    withStore,
  ],
})

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...operatorScenarios.loaded),
  play: async ({ canvas, step }) => {
    await step('tiles: all aircraft, and rentals that are 0 as specified', async () => {
      await waitFor(() => expect(canvas.getByText(operatorTexts.totalAircraft).closest('div')).toHaveTextContent(/6$/))
      await expect(canvas.getByText(operatorTexts.activeRentals).closest('div')).toHaveTextContent(/0$/)
      await expect(canvas.queryByText(/pending requests/i)).not.toBeInTheDocument()
    })
    await step('the fleet with its four columns', async () => {
      const table = within(canvas.getByRole('table', { name: 'Fleet' }))
      const headers = table.getAllByRole('columnheader').map((header) => header.textContent)
      await expect(headers).toEqual([
        operatorTexts.columnModel,
        operatorTexts.columnRegistration,
        operatorTexts.columnHomeAirport,
        operatorTexts.columnWetRate,
      ])
      await expect(table.getByRole('row', { name: 'Cessna 172S Skyhawk N738PA Palo Alto (PAO) $165/hr' })).toBeVisible()
      await expect(table.getByRole('row', { name: new RegExp(`Piper PA-28-181 Archer .*${aircraftTexts.dry} ?\\$158/hr`) })).toBeVisible()
    })
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...operatorScenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No aircraft yet' })).toBeVisible()
    await expect(canvas.getByText(operatorTexts.totalAircraft).closest('div')).toHaveTextContent(/0$/)
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...operatorScenarios.loading),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your fleet')).toBeInTheDocument()
    await expect(canvas.queryByText('No aircraft yet')).not.toBeInTheDocument()
  },
})

const toasts: Toast[] = []

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...operatorScenarios.error)
    const disconnect = connectToaster({ show: (toast) => toasts.push(toast), dismiss: () => undefined })
    toasts.length = 0
    return disconnect
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { name: aircraftTexts.fleetLoadFailed })).toBeVisible()
    await waitFor(() => expect(new Set(toasts.map(({ text }) => text))).toEqual(new Set([aircraftTexts.fleetLoadFailed])))
    await expect(canvas.getByText('Not available')).toBeInTheDocument()
    msw.use(...operatorScenarios.loaded)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Cirrus SR22')).toBeVisible()
  },
})

const kinds = Object.values(failedAnswers)
const asked = { times: 0 }

export const EveryFailure = meta.story({
  name: 'c59: every kind of failed answer',
  beforeEach: ({ msw }) => {
    asked.times = 0
    msw.use(handle(aircraftEndpoints.mine, () => kinds[asked.times++]?.() ?? HttpResponse.json(buildSampleFleet())))
  },
  play: async ({ canvas }) => {
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      await waitFor(() => expect(asked.times, kind).toBe(index + 1))
      const again = await canvas.findByRole('button', { name: 'Try again' })
      await expect(canvas.getByRole('alert'), kind).toHaveTextContent(aircraftTexts.fleetLoadFailed)
      await expect(canvas.getByRole('alert'), kind).not.toHaveTextContent(/object Object|Unexpected|SyntaxError|<h1/)
      await userEvent.click(again)
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
    await expect(canvas.getByText(/<img src=x/)).toBeVisible()
    await expect(canvas.getByText('San Martin')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

export const Full = meta.story({
  beforeEach: ({ msw }) => msw.use(...operatorScenarios.full),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Showing 25 of 500 aircraft')).toBeVisible()
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(25)
  },
})

export const LoadsMore = meta.story({
  beforeEach: ({ msw }) => msw.use(...operatorScenarios.morePages),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Showing 25 of 28 aircraft')
    await userEvent.click(canvas.getByText('Load more'))
    await expect(await canvas.findByText('Showing 28 of 28 aircraft')).toBeVisible()
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(28)
    await expect(canvas.queryByText('Load more')).not.toBeInTheDocument()
  },
})
