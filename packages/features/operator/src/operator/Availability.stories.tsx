import { availabilityEndpoints, availabilityTexts } from '@pilotpair/contract'
import { buildAvailabilitySlot, buildWeek, testId } from '@pilotpair/contract/testing'
import { isUnsaved } from '@pilotpair/feature-core'
import { createGate, failedAnswers, handle, neverAnswers, refuses } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { keepsWeek, operatorScenarios, workingWeek } from './OperatorScreen.scenario.ts'
import { OperatorScreen } from './OperatorScreen.tsx'
import { catchToasts, decorators, toastTexts } from './story-setup.tsx'

const meta = preview.meta({ title: 'Features/Operator/Availability', component: OperatorScreen, decorators })

type Canvas = ReturnType<typeof within>

const opener = (canvas: Canvas, registration: string) =>
  canvas.findByRole('button', { name: new RegExp(`Availability .*${registration}`) })

const openEditor = async (canvas: Canvas, registration = 'N738PA') => {
  await userEvent.click(await opener(canvas, registration))
  return within(await canvas.findByRole('form', { name: availabilityTexts.heading }))
}

const field = (editor: Canvas, name: string) => editor.getByRole('textbox', { name })
const setTime = async (editor: Canvas, name: string, time: string) => {
  await userEvent.clear(field(editor, name))
  await userEvent.type(field(editor, name), `${time}{Tab}`)
}
const save = (editor: Canvas) => userEvent.click(editor.getByRole('button', { name: availabilityTexts.saveChanges }))
const question = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.body).findByRole('alertdialog', { name: 'Discard unsaved hours?' })

let service = keepsWeek(workingWeek)
const begins = (week = workingWeek) => {
  service = keepsWeek(week)
  return service.handlers
}

export const Open = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...begins(), ...operatorScenarios.quiet)
    return catchToasts()
  },
})

Open.test('shows the week of the aircraft on its airport\'s clock', async ({ canvas }) => {
  const editor = await openEditor(canvas)
  await expect(editor.getByRole('heading', { name: availabilityTexts.heading })).toBeVisible()
  await expect(editor.getByText('N738PA, hours in Pacific Time at Palo Alto (PAO)')).toBeVisible()
  await expect(editor.getByRole('switch', { name: 'Monday' })).toBeChecked()
  await expect(editor.getByRole('switch', { name: 'Sunday' })).not.toBeChecked()
  await expect(editor.getAllByText(availabilityTexts.closedDay)).toHaveLength(2)
  await expect(editor.getByRole('button', { name: `${availabilityTexts.addHours}, Monday` })).toBeVisible()
  await expect(editor.getByRole('button', { name: `${availabilityTexts.copyToAll}, Monday` })).toBeVisible()
})

Open.test('c03: copying a day leaves it open, fills the other open days only, and nothing is sent before Save', async ({ canvas }) => {
  const editor = await openEditor(canvas)
  await setTime(editor, 'Monday start time 1', '08:00')
  await setTime(editor, 'Monday end time 1', '12:00')
  await userEvent.click(editor.getByRole('button', { name: `${availabilityTexts.addHours}, Monday` }))
  await setTime(editor, 'Monday start time 2', '13:00')
  await setTime(editor, 'Monday end time 2', '18:00')
  await userEvent.click(editor.getByRole('button', { name: `${availabilityTexts.copyToAll}, Monday` }))
  await expect(toastTexts()).toEqual([availabilityTexts.copied({ day: 'Monday' })])
  await expect(service.puts).toHaveLength(0)
  await expect(editor.getByRole('switch', { name: 'Monday' })).toBeChecked()
  await expect(editor.getByRole('switch', { name: 'Saturday' })).not.toBeChecked()
  await setTime(editor, 'Tuesday start time 1', '10:00')
  await userEvent.click(editor.getByRole('button', { name: 'Remove Tuesday hours 2' }))
  await expect(field(editor, 'Monday start time 1')).toHaveValue('08:00')
  await expect(field(editor, 'Monday end time 2')).toHaveValue('18:00')
  await save(editor)
  await waitFor(() => expect(toastTexts()).toContain(availabilityTexts.updated))
  const monday = [
    { day_of_week: 0, start_time: '08:00', end_time: '12:00' },
    { day_of_week: 0, start_time: '13:00', end_time: '18:00' },
  ]
  const others = [2, 3, 4].flatMap((day) => monday.map((slot) => ({ ...slot, day_of_week: day })))
  await expect(service.puts).toEqual([{ slots: [...monday, { day_of_week: 1, start_time: '10:00', end_time: '12:00' }, ...others] }])
  await waitFor(() => expect(isUnsaved()).toBe(false))
})

Open.test('c02: overlapping and reversed rows are flagged and nothing is sent; touching ones are fine', async ({ canvas }) => {
  const editor = await openEditor(canvas)
  await userEvent.click(editor.getByRole('button', { name: `${availabilityTexts.addHours}, Monday` }))
  await setTime(editor, 'Monday start time 2', '10:00')
  await setTime(editor, 'Monday end time 2', '16:00')
  await expect(editor.getByText('10:00–16:00 is in both rows. Change one of them.')).toBeVisible()
  await save(editor)
  await expect(field(editor, 'Monday start time 1')).toHaveFocus()
  await setTime(editor, 'Monday start time 2', '17:00')
  await expect(editor.getByText('The end must be later than the start.')).toBeVisible()
  await setTime(editor, 'Monday end time 2', '25:00')
  await expect(editor.getByText(availabilityTexts.timeInvalid)).toBeVisible()
  await save(editor)
  await expect(service.puts).toHaveLength(0)
  await setTime(editor, 'Monday end time 2', '19:00')
  await save(editor)
  await waitFor(() => expect(service.puts).toHaveLength(1))
})

Open.test('c04: what failed to save stays in the editor, and the retry stores it whole', async ({ canvas, msw }) => {
  const editor = await openEditor(canvas)
  await setTime(editor, 'Monday start time 1', '07:00')
  msw.use(refuses(availabilityEndpoints.replace, 500, 'The service had a fault.'))
  await save(editor)
  await waitFor(() => expect(toastTexts()).toEqual([availabilityTexts.saveFailed]))
  await expect(await editor.findByRole('alert')).toHaveTextContent('The service had a fault.')
  await expect(field(editor, 'Monday start time 1')).toHaveValue('07:00')
  msw.use(handle(availabilityEndpoints.replace, () => HttpResponse.error()))
  await save(editor)
  await waitFor(() => expect(toastTexts()).toEqual([availabilityTexts.saveFailed, availabilityTexts.saveFailed]))
  await expect(await editor.findByRole('alert')).toHaveTextContent(availabilityTexts.createFailed)
  await expect(isUnsaved()).toBe(true)
  msw.use(...service.handlers)
  await save(editor)
  await waitFor(() => expect(toastTexts().at(-1)).toBe(availabilityTexts.updated))
  await expect(service.puts).toHaveLength(1)
  await waitFor(() => expect(editor.queryByText('Unsaved changes')).toBeNull())
})

Open.test('closing every day deletes all hours, and says so when that fails', async ({ canvas, msw }) => {
  const editor = await openEditor(canvas)
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await userEvent.click(editor.getByRole('switch', { name: day }))
  }
  msw.use(handle(availabilityEndpoints.replace, () => HttpResponse.error()))
  await save(editor)
  await expect(await editor.findByRole('alert')).toHaveTextContent(availabilityTexts.deleteFailed)
  msw.use(...service.handlers)
  await save(editor)
  await waitFor(() => expect(service.puts).toEqual([{ slots: [] }]))
})

Open.test('unsaved hours are guarded when another row opens, the row collapses, or the page is left', async ({ canvas, canvasElement }) => {
  const editor = await openEditor(canvas)
  await userEvent.click(editor.getByRole('switch', { name: 'Sunday' }))
  await waitFor(() => expect(isUnsaved()).toBe(true))
  await userEvent.click(await opener(canvas, 'N622SC'))
  await userEvent.click(within(await question(canvasElement)).getByRole('button', { name: 'Keep editing' }))
  await expect(field(editor, 'Sunday start time 1')).toHaveValue('09:00')
  await expect(field(editor, 'Sunday end time 1')).toHaveValue('17:00')
  await userEvent.click(await opener(canvas, 'N738PA'))
  await userEvent.click(within(await question(canvasElement)).getByRole('button', { name: 'Keep editing' }))
  await expect(editor.getByText('Unsaved changes')).toBeVisible()
  await userEvent.click(await opener(canvas, 'N622SC'))
  await userEvent.click(within(await question(canvasElement)).getByRole('button', { name: 'Discard changes' }))
  await expect(await canvas.findByText('N622SC, hours in Pacific Time at San Carlos (SQL)')).toBeVisible()
  await expect(isUnsaved()).toBe(false)
  await expect(service.puts).toHaveLength(0)
})

Open.test('Cancel puts the stored hours back; with nothing changed it closes the row', async ({ canvas }) => {
  const editor = await openEditor(canvas)
  await userEvent.click(editor.getByRole('switch', { name: 'Sunday' }))
  await userEvent.click(editor.getByRole('button', { name: 'Cancel' }))
  await expect(editor.getByRole('switch', { name: 'Sunday' })).not.toBeChecked()
  await userEvent.click(editor.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(canvas.queryByRole('form', { name: availabilityTexts.heading })).toBeNull())
  await expect(await opener(canvas, 'N738PA')).toHaveFocus()
})

Open.test('hours that somebody else saved meanwhile are shown before they are replaced', async ({ canvas }) => {
  const editor = await openEditor(canvas)
  await setTime(editor, 'Monday start time 1', '07:00')
  service.set([buildAvailabilitySlot({ day_of_week: 6, start_time: '10:00', end_time: '12:00' })])
  await save(editor)
  await expect(await canvas.findByText('These hours were changed elsewhere meanwhile.')).toBeVisible()
  await expect(field(editor, 'Monday start time 1')).toHaveValue('07:00')
  await expect(service.puts).toHaveLength(0)
  const button = await editor.findByRole('button', { name: availabilityTexts.saveChanges })
  await expect(editor.getByRole('alert')).toHaveTextContent(/What you edited is kept\./)
  await expect(button).toHaveAccessibleDescription(/changed elsewhere/)
  await expect(button).toHaveFocus()
  // The second press of a double click was meant for the hours as they were before.
  await fireEvent.click(button, { detail: 2 })
  await expect(button).not.toHaveAttribute('aria-disabled')
  await save(editor)
  await waitFor(() => expect(service.puts).toHaveLength(1))
  await waitFor(() => expect(canvas.queryByText('These hours were changed elsewhere meanwhile.')).toBeNull())
})

Open.test('of hours saved elsewhere, Cancel shows the stored ones', async ({ canvas }) => {
  const editor = await openEditor(canvas)
  await setTime(editor, 'Monday start time 1', '07:00')
  service.set([buildAvailabilitySlot({ day_of_week: 6, start_time: '10:00', end_time: '12:00' })])
  await save(editor)
  await canvas.findByText('These hours were changed elsewhere meanwhile.')
  await userEvent.click(editor.getByRole('button', { name: 'Cancel' }))
  await expect(field(editor, 'Sunday start time 1')).toHaveValue('10:00')
  await expect(editor.getByRole('switch', { name: 'Monday' })).not.toBeChecked()
  await expect(service.puts).toHaveLength(0)
})

Open.test('hours that somebody else has stored just so count as saved', async ({ canvas }) => {
  const editor = await openEditor(canvas)
  await userEvent.click(editor.getByRole('switch', { name: 'Friday' }))
  service.set(workingWeek.filter(({ day_of_week: day }) => day !== 4))
  await save(editor)
  await waitFor(() => expect(toastTexts()).toEqual([availabilityTexts.updated]))
  await waitFor(() => expect(editor.queryByText('Unsaved changes')).toBeNull())
  await expect(service.puts).toHaveLength(0)
})

Open.test('while a week is on its way it can be read, and the focus stays', async ({ canvas, msw }) => {
  msw.use(neverAnswers(availabilityEndpoints.replace))
  const editor = await openEditor(canvas)
  const start = field(editor, 'Monday start time 1')
  await userEvent.clear(start)
  await userEvent.type(start, '07:00{Enter}')
  await expect(await editor.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true')
  await expect(start).toHaveFocus()
  await expect(start).toHaveAttribute('readonly')
  await expect(start).toHaveValue('07:00')
})

Open.test('a double press on Save is one call', async ({ canvas }) => {
  const editor = await openEditor(canvas)
  await userEvent.click(editor.getByRole('switch', { name: 'Sunday' }))
  await userEvent.dblClick(editor.getByRole('button', { name: availabilityTexts.saveChanges }))
  await waitFor(() => expect(toastTexts()).toEqual([availabilityTexts.updated]))
  await expect(service.puts).toHaveLength(1)
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(neverAnswers(availabilityEndpoints.list), ...operatorScenarios.quiet),
  play: async ({ canvas }) => {
    await userEvent.click(await opener(canvas, 'N738PA'))
    await expect(await canvas.findByText('Loading availability')).toBeInTheDocument()
  },
})

const kinds = Object.values(failedAnswers)
/** What the service answers now, by its place among the kinds. */
const asked = { kind: 0 }
const gate = createGate()

export const EveryFailure = meta.story({
  name: 'c59: every kind of failed answer when a week is read',
  beforeEach: ({ msw }) => {
    asked.kind = 0
    msw.use(
      handle(availabilityEndpoints.list, async () => {
        await gate.passed()
        return kinds[asked.kind]?.() ?? HttpResponse.json(workingWeek)
      }),
      ...operatorScenarios.quiet,
    )
    return catchToasts()
  },
  play: async ({ canvas }) => {
    await userEvent.click(await opener(canvas, 'N738PA'))
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      const again = await canvas.findByRole('button', { name: 'Try again' })
      await expect(canvas.getByRole('alert'), kind).toHaveTextContent(availabilityTexts.loadFailed)
      asked.kind = index + 1
      await gate.heldDuring(() => userEvent.click(again), () => canvas.findByRole('button', { name: 'Trying again…' }))
    }
    await expect(await canvas.findByRole('form', { name: availabilityTexts.heading })).toBeVisible()
    await expect(new Set(toastTexts())).toEqual(new Set([availabilityTexts.loadFailed]))
  },
})

/** Fourteen rows, and hours to the end of the day. */
export const FullWeek = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...begins([
        ...buildWeek(),
        ...buildWeek().map((slot, index) => ({ ...slot, id_availability: testId('availability', index + 20), start_time: '18:00', end_time: '00:00' })),
      ]),
      ...operatorScenarios.quiet,
    ),
  play: async ({ canvas }) => {
    const editor = await openEditor(canvas)
    await expect(editor.getAllByRole('textbox')).toHaveLength(28)
    await expect(editor.getAllByText('14 h')).toHaveLength(7)
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...begins(), ...operatorScenarios.quiet),
  play: async ({ canvas }) => {
    const editor = await openEditor(canvas)
    await userEvent.click(editor.getByRole('button', { name: 'Hours of Monday' }))
    await expect(field(editor, 'Monday start time 1')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})
