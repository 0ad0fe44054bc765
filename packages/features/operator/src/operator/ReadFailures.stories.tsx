import { flightTexts, operatorEndpoints, type OperatorFlightGroup, operatorTexts } from '@pilotpair/contract'
import { createFailingRead, type FailingRead, machineWords, saidAt } from '@pilotpair/feature-core/testing'
import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { operatorScenarios } from './OperatorScreen.scenario.ts'
import { OperatorScreen } from './OperatorScreen.tsx'
import { catchToasts, decorators, toastTexts } from './story-setup.tsx'

const meta = preview.meta({ title: 'Features/Operator/Reading in bad weather', component: OperatorScreen, decorators })

type Canvas = ReturnType<typeof within>

/** Whatever comes instead of the flights: their text, a button that asks again, and the fleet stays. */
const failing = (read: FailingRead, text: string) => (canvas: Canvas): Promise<void> =>
  read.through({
    look: async (kind) => {
      await canvas.findByRole('button', { name: 'Try again' })
      const alert = canvas.getByRole('heading', { name: text }).closest('[role=alert]')
      await expect(alert, kind).toHaveTextContent(saidAt(kind, text))
      await expect(alert, kind).not.toHaveTextContent(machineWords)
      await expect(await canvas.findByText('Cirrus SR22'), kind).toBeVisible()
    },
    again: () => userEvent.click(canvas.getByRole('button', { name: 'Try again' })),
    isSeen: () => canvas.findByRole('button', { name: 'Trying again…' }),
  })

/** One text for all of it: the same one again says nothing new. */
const saidOnly = (text: string) => expect(new Set(toastTexts())).toEqual(new Set([text]))

const ofGroup = (group: OperatorFlightGroup) => ({
  concerns: ({ url }: Request) => new URL(url).searchParams.get('group') === group,
})

const pending = createFailingRead(operatorEndpoints.pendingFlights)
const pendingFail = failing(pending, operatorTexts.pendingLoadFailed)

export const Pending = meta.story({
  name: 'c59: every kind of failed answer instead of the pending requests',
  beforeEach: ({ msw }) => {
    msw.use(pending.begin(), ...operatorScenarios.loaded)
    return catchToasts()
  },
  play: async ({ canvas }) => {
    await pendingFail(canvas)
    await expect(await canvas.findByRole('heading', { name: operatorTexts.pendingFlightRequests })).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await saidOnly(operatorTexts.pendingLoadFailed)
  },
})

const waiting = createFailingRead(operatorEndpoints.flights, ofGroup('waiting'))
const waitingFail = failing(waiting, flightTexts.loadFailed)

export const Waiting = meta.story({
  name: 'c59: every kind of failed answer instead of the flights that wait for pilots',
  beforeEach: ({ msw }) => {
    msw.use(waiting.begin(), ...operatorScenarios.loaded)
    return catchToasts()
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Confirmed flights' })
    await waitingFail(canvas)
    const region = within(canvas.getByRole('region', { name: operatorTexts.waitingForPilots }))
    await expect(await region.findAllByRole('button', { name: 'Decline' })).toHaveLength(2)
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await saidOnly(flightTexts.loadFailed)
  },
})

const past = createFailingRead(operatorEndpoints.flights, ofGroup('past'))
const pastFail = failing(past, flightTexts.loadFailed)

export const Past = meta.story({
  name: 'c59: every kind of failed answer instead of the past flights',
  beforeEach: ({ msw }) => {
    msw.use(past.begin(), ...operatorScenarios.loaded)
    return catchToasts()
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Past Flights/ }))
    await pastFail(canvas)
    const table = within(await canvas.findByRole('table', { name: flightTexts.pastHeading }))
    await expect(await table.findByText('Flown')).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await saidOnly(flightTexts.loadFailed)
  },
})
