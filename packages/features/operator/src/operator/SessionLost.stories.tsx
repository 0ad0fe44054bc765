import { aircraftEndpoints, airportEndpoints, availabilityEndpoints, availabilityTexts, operatorEndpoints, operatorTexts } from '@pilotpair/contract'
import { sampleAirportList } from '@pilotpair/contract/testing'
import { forgetTab, isUnsaved, TYPED_IS_BACK } from '@pilotpair/feature-core'
import { answers, drawAll, refuses, SessionDoor } from '@pilotpair/feature-core/testing'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { typedHours } from '../typed-hours.ts'
import { buildOperatorFleet, operatorScenarios, operatorWorld, workingWeek } from './OperatorScreen.scenario.ts'
import { OperatorScreen } from './OperatorScreen.tsx'
import { catchToasts, decorators } from './story-setup.tsx'

const meta = preview.meta({
  title: 'Features/Operator/SessionLost',
  component: OperatorScreen,
  render: (args) => (
    <SessionDoor>
      <OperatorScreen {...args} />
    </SessionDoor>
  ),
  decorators,
  beforeEach: ({ msw }) => {
    forgetTab()
    msw.use(
      answers(airportEndpoints.list, [...sampleAirportList]),
      refuses(aircraftEndpoints.update, 401, 'Not authenticated'),
      refuses(availabilityEndpoints.replace, 401, 'Not authenticated'),
      ...operatorScenarios.quiet,
    )
    return catchToasts()
  },
})

const body = within(document.body)
const patience = { timeout: 10_000 }
const openRow = async (canvas: ReturnType<typeof within>) =>
  userEvent.click(await canvas.findByRole('button', { name: /Availability .*N738PA/ }, patience))

export const Editing = meta.story({
  name: 'the session is lost while an aircraft is edited: the form opens again with what was typed',
  play: async ({ canvas }) => {
    await openRow(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit aircraft/ }, patience))
    const dialog = within(await body.findByRole('dialog', { name: /^Edit / }, patience))
    const model = dialog.getByRole('textbox', { name: /^Model\b(?! year)/ })
    await userEvent.clear(model)
    await userEvent.type(model, 'Skyhawk SP')
    await userEvent.click(dialog.getByRole('button', { name: 'Save aircraft' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in again' }, patience))
    const again = within(await body.findByRole('dialog', { name: /^Edit / }, patience))
    await expect(again.getByRole('textbox', { name: /^Model\b(?! year)/ })).toHaveValue('Skyhawk SP')
    await expect(again.getByText(TYPED_IS_BACK)).toBeVisible()
    await expect(body.queryByRole('dialog', { name: operatorTexts.addAircraft })).toBeNull()
  },
})

export const Hours = meta.story({
  name: 'the session is lost while weekly hours are edited: the row opens again with what was edited',
  play: async ({ canvas }) => {
    await openRow(canvas)
    const editor = () => canvas.findByRole('form', { name: availabilityTexts.heading }, patience).then(within)
    await userEvent.click((await editor()).getByRole('switch', { name: 'Monday' }))
    await userEvent.click((await editor()).getByRole('button', { name: availabilityTexts.saveChanges }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in again' }, patience))
    await expect(await canvas.findByText(TYPED_IS_BACK, {}, patience)).toBeVisible()
    await expect((await editor()).getByRole('switch', { name: 'Monday' })).not.toBeChecked()
    await expect((await editor()).getByRole('switch', { name: 'Tuesday' })).toBeChecked()
  },
})

/** Presses a button of the first request; its dialog. */
const openDialog = async (canvas: ReturnType<typeof within>, button: string, dialogName: string) => {
  const requests = within(await canvas.findByRole('region', { name: operatorTexts.pendingFlightRequests }, patience))
  const [row] = await requests.findAllByRole('article', {}, patience)
  if (row === undefined) throw new Error('there is no request')
  await userEvent.click(within(row).getByRole('button', { name: button }))
  return within(await body.findByRole('dialog', { name: dialogName }, patience))
}

export const Message = meta.story({
  name: 'the session is lost while a flight is declined: the words to the pilots stand in its dialog again',
  beforeEach: ({ msw }) => msw.use(refuses(operatorEndpoints.decline, 401, 'Not authenticated'), ...operatorScenarios.loaded),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Decline', 'Decline this flight?')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Message to the pilots/ }), 'In maintenance that day.')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in again' }, patience))
    const again = await openDialog(canvas, 'Decline', 'Decline this flight?')
    await expect(again.getByRole('textbox', { name: /^Message to the pilots/ })).toHaveValue('In maintenance that day.')
    await expect(again.getByText(TYPED_IS_BACK)).toBeVisible()
  },
})

export const NewTime = meta.story({
  name: 'the session is lost while another time is proposed: time and words stand in its dialog again',
  beforeEach: ({ msw }) =>
    msw.use(refuses(operatorEndpoints.proposeNewTime, 401, 'Not authenticated'), ...operatorScenarios.loaded),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, operatorTexts.proposeNewTime, operatorTexts.proposeHeading)
    await userEvent.type(dialog.getByLabelText(/New date and time/), '2026-12-12T13:00')
    await userEvent.type(dialog.getByLabelText(/Message to the pilots/), '50-hour check until noon.')
    await userEvent.click(dialog.getByRole('button', { name: operatorTexts.proposeNewTime }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in again' }, patience))
    const again = await openDialog(canvas, operatorTexts.proposeNewTime, operatorTexts.proposeHeading)
    await expect(again.getByLabelText(/New date and time/)).toHaveValue('2026-12-12T13:00')
    await expect(again.getByLabelText(/Message to the pilots/)).toHaveValue('50-hour check until noon.')
    await expect(again.getByText(TYPED_IS_BACK)).toBeVisible()
    await waitFor(() => expect(isUnsaved()).toBe(true))
  },
})

export const HoursFarDown = meta.story({
  name: 'the hours of an aircraft far down a large fleet: its row is found, opened again and guarded',
  beforeEach: ({ msw }) => {
    const fleet = buildOperatorFleet(230)
    const far = fleet.at(215)
    if (far !== undefined) typedHours.set(far.id_aircraft, [{ day: 0, start: '10:00', end: '12:00' }])
    msw.use(...operatorWorld({ fleet, week: workingWeek }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(TYPED_IS_BACK, {}, patience)).toBeVisible()
    const editor = within(canvas.getByRole('form', { name: availabilityTexts.heading }))
    await expect(editor.getByText(/^N316PP, hours in/)).toBeVisible()
    await expect(editor.getByRole('textbox', { name: 'Monday start time 1' })).toHaveValue('10:00')
    await waitFor(() => expect(isUnsaved()).toBe(true))
    // The rows in between are not drawn for it.
    drawAll()
    await expect(await canvas.findByText('Showing 26 of 230 aircraft')).toBeVisible()
  },
})
