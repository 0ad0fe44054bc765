import { aircraftEndpoints, flightTexts, operatorEndpoints, operatorTexts } from '@pilotpair/contract'
import { answers, neverAnswers } from '@pilotpair/feature-core/testing'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { confirmedFlights, operatorScenarios, operatorWorld, sampleFleet } from './OperatorScreen.scenario.ts'
import { OperatorScreen } from './OperatorScreen.tsx'
import { catchToasts, decorators } from './story-setup.tsx'

const meta = preview.meta({
  title: 'Features/Operator/Focus',
  component: OperatorScreen,
  decorators,
  beforeEach: ({ msw }) => {
    msw.use(...operatorScenarios.loaded)
    return catchToasts()
  },
})

type Canvas = ReturnType<typeof within>
const region = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }))
const expectAtFigures = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('region', { name: 'Figures' })).toHaveFocus())

const [confirmed] = confirmedFlights
if (confirmed === undefined) throw new Error('the scenario has a confirmed flight')

export const SecondPress = meta.story({
  name: 'the second press of a double click does nothing to the row that has moved up',
  beforeEach: ({ msw }) => msw.use(neverAnswers(operatorEndpoints.approve)),
  play: async ({ canvas }) => {
    const requests = await region(canvas, operatorTexts.pendingFlightRequests)
    const [approve] = requests.getAllByRole('button', { name: operatorTexts.approve })
    if (approve === undefined) throw new Error('a request can be approved')
    await fireEvent.click(approve, { detail: 2 })
    await expect(approve).not.toHaveAttribute('aria-disabled')
    await fireEvent.click(approve, { detail: 1 })
    await expect(approve).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Cancelled = meta.story({
  name: 'a confirmed flight that goes hands the focus to the figures',
  play: async ({ canvas, canvasElement, msw }) => {
    const flights = await region(canvas, 'Confirmed flights')
    const [opener] = flights.getAllByRole('button', { name: flightTexts.cancelFlight })
    if (opener === undefined) throw new Error('a confirmed flight can be cancelled')
    await userEvent.click(opener)
    const body = within(canvasElement.ownerDocument.body)
    const dialog = within(await body.findByRole('dialog', { name: 'Cancel this flight?' }))
    await userEvent.type(dialog.getByLabelText(/Message to the pilots/), 'The runway is closed.')
    msw.use(...operatorWorld({ fleet: sampleFleet }), answers(operatorEndpoints.cancel, { ...confirmed, status: 'cancelled' }))
    await userEvent.click(dialog.getByRole('button', { name: flightTexts.cancelFlight }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Confirmed flights' })).toBeNull())
    await expectAtFigures(canvas)
  },
})

export const Retired = meta.story({
  name: 'a retired aircraft hands the focus to the figures',
  play: async ({ canvas, canvasElement, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Availability .*N738PA/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Retire aircraft N738PA' }))
    const body = within(canvasElement.ownerDocument.body)
    const dialog = within(await body.findByRole('alertdialog', { name: 'Retire N738PA?' }))
    msw.use(answers(aircraftEndpoints.retire, { detail: 'Aircraft retired' }), ...operatorWorld({ fleet: sampleFleet.slice(1) }))
    await userEvent.click(dialog.getByRole('button', { name: 'Retire aircraft' }))
    await expectAtFigures(canvas)
  },
})
