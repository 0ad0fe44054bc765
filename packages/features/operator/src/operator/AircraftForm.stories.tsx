import { aircraftEndpoints, aircraftTexts, airportEndpoints, numberTexts, operatorTexts } from '@pilotpair/contract'
import { buildAircraft, sampleAirportList, sampleAirports } from '@pilotpair/contract/testing'
import { answers, failedAnswers, handle, refuses } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { answered, buildOperatorFleet, operatorScenarios, operatorWorld, recordsCreation, sampleFleet } from './OperatorScreen.scenario.ts'
import { OperatorScreen } from './OperatorScreen.tsx'
import { catchToasts, decorators, toastTexts } from './story-setup.tsx'

const meta = preview.meta({ title: 'Features/Operator/Aircraft', component: OperatorScreen, decorators })

const airports = answers(airportEndpoints.list, [...sampleAirportList])
const archer = sampleFleet[1]
if (archer === undefined) throw new Error('the sample fleet has an Archer')

type Canvas = ReturnType<typeof within>
const body = (element: HTMLElement) => within(element.ownerDocument.body)

/** Asks the top dialog to go, as the browser does at Escape. */
const escape = (canvasElement: HTMLElement): void => {
  const dialogs = canvasElement.ownerDocument.querySelectorAll('dialog')
  dialogs[dialogs.length - 1]?.dispatchEvent(new Event('cancel', { cancelable: true }))
}

const openForm = async (canvas: Canvas, canvasElement: HTMLElement) => {
  await userEvent.click(await canvas.findByRole('button', { name: operatorTexts.addAircraft }))
  return within(await body(canvasElement).findByRole('dialog', { name: operatorTexts.addAircraft }))
}

const text = (dialog: Canvas, name: string | RegExp) => dialog.getByRole('textbox', { name })
/** A plain field until the picker's code is there. */
const airportField = (dialog: Canvas) =>
  dialog.queryByRole('textbox', { name: /Home airport/ }) ?? dialog.getByRole('combobox', { name: /Home airport/ })
const submit = (dialog: Canvas) => userEvent.click(dialog.getByRole('button', { name: operatorTexts.addAircraft }))

const fill = async (dialog: Canvas) => {
  await userEvent.type(text(dialog, /Manufacturer/), 'Cessna')
  await userEvent.type(text(dialog, /^Model\b(?! year)/), '182T Skylane')
  await userEvent.type(text(dialog, /Registration/), 'N51984')
  await userEvent.type(text(dialog, /Model year/), '2015')
  await userEvent.type(text(dialog, /Maximum passengers/), '3')
  await userEvent.type(text(dialog, /Wet hourly rate/), '172.50')
  await userEvent.click(airportField(dialog))
  const picker = await dialog.findByRole('combobox', { name: /Home airport/ })
  await userEvent.type(picker, 'pao')
  await userEvent.click(await dialog.findByRole('option', { name: /Palo Alto \(PAO\)/ }))
}

export const Adding = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(airports, ...operatorScenarios.quiet)
    return catchToasts()
  },
})

Adding.test('c53: says at each field what is wrong, and keeps what was typed', async ({ canvas, canvasElement }) => {
  const dialog = await openForm(canvas, canvasElement)
  await submit(dialog)
  for (const message of [
    aircraftTexts.manufacturerRequired, aircraftTexts.modelRequired, aircraftTexts.registrationRequired, aircraftTexts.passengersTooFew,
    aircraftTexts.wetRatePositive, aircraftTexts.airportInvalid, aircraftTexts.yearTooEarly,
  ]) {
    await expect(await dialog.findByText(message)).toBeVisible()
  }
  await expect(text(dialog, /Manufacturer/)).toHaveFocus()
  for (const [name, message] of [
    [/Manufacturer/, aircraftTexts.manufacturerRequired], [/^Model\b(?! year)/, aircraftTexts.modelRequired],
    [/Registration/, aircraftTexts.registrationRequired], [/Model year/, aircraftTexts.yearTooEarly],
    [/Maximum passengers/, aircraftTexts.passengersTooFew], [/Wet hourly rate/, aircraftTexts.wetRatePositive],
  ] as const) {
    await expect(text(dialog, name)).toBeInvalid()
    await expect(text(dialog, name)).toHaveAccessibleDescription(expect.stringContaining(message))
  }
  await expect(airportField(dialog)).toHaveAccessibleDescription(expect.stringContaining(aircraftTexts.airportInvalid))
  await userEvent.type(text(dialog, /Model year/), '1889')
  await userEvent.tab()
  await expect(dialog.getByText(aircraftTexts.yearTooEarly)).toBeVisible()
  await userEvent.clear(text(dialog, /Model year/))
  await userEvent.type(text(dialog, /Model year/), '2028')
  await expect(await dialog.findByText(aircraftTexts.yearTooLate)).toBeVisible()
  await userEvent.type(text(dialog, /Wet hourly rate/), '-5')
  await expect(await dialog.findByText(aircraftTexts.wetRatePositive)).toBeVisible()
  await userEvent.clear(text(dialog, /Wet hourly rate/))
  await userEvent.type(text(dialog, /Wet hourly rate/), '10,50')
  await expect(await dialog.findByText(numberTexts.unreadable)).toBeVisible()
  await userEvent.clear(text(dialog, /Wet hourly rate/))
  await userEvent.type(text(dialog, /Wet hourly rate/), '1,200')
  await expect(text(dialog, /Wet hourly rate/)).toBeValid()
  await userEvent.type(text(dialog, /Maximum passengers/), '0')
  await expect(await dialog.findByText(aircraftTexts.passengersTooFew)).toBeVisible()
  await userEvent.type(text(dialog, /Image address/), 'javascript:alert(1)')
  await userEvent.tab()
  await expect(await dialog.findByText(aircraftTexts.imageUrlInvalid)).toBeVisible()
  await expect(text(dialog, /Model year/)).toHaveValue('2028')
})

Adding.test('sends both rates as the wet rate, once, and the fleet is read again', async ({ canvas, canvasElement, msw }) => {
  const { bodies, handler } = recordsCreation()
  msw.use(handler)
  const dialog = await openForm(canvas, canvasElement)
  await fill(dialog)
  await userEvent.click(dialog.getByRole('checkbox', { name: 'GPS' }))
  msw.use(...operatorWorld({ fleet: sampleFleet.slice(0, 3) }), handler)
  await userEvent.dblClick(dialog.getByRole('button', { name: operatorTexts.addAircraft }))
  await waitFor(() => expect(toastTexts()).toEqual([aircraftTexts.added]))
  await expect(bodies).toEqual([
    {
      manufacturer: 'Cessna', model: '182T Skylane', registration: 'N51984', model_year: 2015, max_passengers: 3,
      hourly_rate: 172.5, max_wet_hourly_rate: 172.5, id_airport: sampleAirports.PAO.id_airport, aircraft_type: 'single_engine',
      is_ifr_equipped: false, is_glass_cockpit: false, is_traditional_gauges: false, has_autopilot: false, has_gps: true,
    },
  ])
  await waitFor(() => expect(canvas.getByText(operatorTexts.totalAircraft).closest('div')).toHaveTextContent(/3$/))
  await waitFor(() => expect(canvas.getByRole('button', { name: operatorTexts.addAircraft })).toHaveFocus())
})

Adding.test('at the end of a large fleet the new aircraft is brought into sight, and told', async ({ canvas, canvasElement, msw }) => {
  const fleet = buildOperatorFleet(230)
  const added = fleet.at(-1)
  if (added === undefined) throw new Error('the fleet has aircraft')
  const dialog = await openForm(canvas, canvasElement)
  await fill(dialog)
  msw.use(
    answers(aircraftEndpoints.create, buildAircraft({ id_aircraft: added.id_aircraft })),
    ...operatorWorld({ fleet }),
  )
  await submit(dialog)
  await expect(await canvas.findByText('Cessna 172 no. 230 N330PP is in the fleet.')).toBeInTheDocument()
  const row = canvas.getByRole('row', { name: /N330PP/ })
  await waitFor(() => expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  await expect(row.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  await expect(canvas.getByText('Showing 26 of 230 aircraft')).toBeVisible()
  await expect(canvas.getByRole('button', { name: operatorTexts.addAircraft })).toHaveFocus()
})

Adding.test('the service\'s words stand at their field, or in the form', async ({ canvas, canvasElement, msw }) => {
  msw.use(refuses(aircraftEndpoints.create, 422, [{ field: 'registration', message: 'This registration is taken.' }]))
  const dialog = await openForm(canvas, canvasElement)
  await fill(dialog)
  await submit(dialog)
  await waitFor(() => expect(text(dialog, /Registration/)).toHaveAccessibleDescription('This registration is taken.'))
  await expect(text(dialog, /Registration/)).toHaveFocus()
  await expect(toastTexts()).toEqual([aircraftTexts.createFailedRetry])
  msw.use(refuses(aircraftEndpoints.create, 409, 'An aircraft with this registration exists.'))
  await submit(dialog)
  const alert = (await dialog.findByText(aircraftTexts.createFailed)).closest('[role="alert"]')
  await expect(alert).toHaveTextContent('An aircraft with this registration exists.')
  await waitFor(() => expect(toastTexts().at(-1)).toBe('An aircraft with this registration exists.'))
  await expect(text(dialog, /Registration/)).toHaveValue('N51984')
})

Adding.test('Escape, the cross and Cancel ask before they lose what was typed', async ({ canvas, canvasElement }) => {
  const dialog = await openForm(canvas, canvasElement)
  await userEvent.type(text(dialog, /Manufacturer/), 'Cessna')
  const asksFirst = async (close: () => unknown) => {
    await close()
    const question = within(await body(canvasElement).findByRole('alertdialog', { name: 'Discard your changes?' }))
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(body(canvasElement).queryByRole('alertdialog')).toBeNull())
    await expect(text(dialog, /Manufacturer/)).toHaveValue('Cessna')
  }
  await asksFirst(() => escape(canvasElement))
  await asksFirst(() => userEvent.click(dialog.getByRole('button', { name: 'Close' })))
  await asksFirst(() => userEvent.click(dialog.getByRole('button', { name: 'Cancel' })))
  escape(canvasElement)
  await userEvent.click(await body(canvasElement).findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(canvasElement.ownerDocument.querySelector('dialog')).toBeNull())
  const again = await openForm(canvas, canvasElement)
  await expect(text(again, /Manufacturer/)).toHaveValue('')
  escape(canvasElement)
  await waitFor(() => expect(canvasElement.ownerDocument.querySelector('dialog')).toBeNull())
})

const kinds = Object.values(failedAnswers)
const asked = { times: 0 }

export const EveryFailure = meta.story({
  name: 'c59: every kind of failed answer when an aircraft is added',
  beforeEach: ({ msw }) => {
    asked.times = 0
    msw.use(
      handle(aircraftEndpoints.create, () => kinds[asked.times++]?.() ?? HttpResponse.json(answered(archer), { status: 201 })),
      airports,
      ...operatorScenarios.quiet,
    )
    return catchToasts()
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openForm(canvas, canvasElement)
    await fill(dialog)
    for (const [index, kind] of Object.keys(failedAnswers).entries()) {
      await submit(dialog)
      await waitFor(() => expect(toastTexts(), kind).toHaveLength(index + 1))
      await expect(toastTexts()[index], kind).toMatch(/^(Could not create aircraft\. Please try again\.|The upload is too large\.|Too many attempts)/)
      await expect(await dialog.findByText(aircraftTexts.createFailed), kind).toBeVisible()
      await expect(text(dialog, /Manufacturer/), kind).toHaveValue('Cessna')
    }
    await expect(toastTexts()).toContain(aircraftTexts.createFailedRetry)
    await submit(dialog)
    await waitFor(() => expect(toastTexts().at(-1)).toBe(aircraftTexts.added))
  },
})

const openRow = async (canvas: Canvas, registration: string) =>
  userEvent.click(await canvas.findByRole('button', { name: new RegExp(`Availability .*${registration}`) }))

export const Editing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(airports, ...operatorScenarios.quiet)
    return catchToasts()
  },
})

Editing.test('sends only what has changed: a dry rate that nobody touched stays dry', async ({ canvas, canvasElement, msw }) => {
  const patches: unknown[] = []
  msw.use(
    handle(aircraftEndpoints.update, async ({ request }) => {
      patches.push(await request.json())
      return HttpResponse.json(answered(archer))
    }),
  )
  await openRow(canvas, archer.registration)
  await userEvent.click(await canvas.findByRole('button', { name: `Edit aircraft ${archer.registration}` }))
  const dialog = within(await body(canvasElement).findByRole('dialog', { name: `Edit ${archer.registration}` }))
  await expect(text(dialog, /Wet hourly rate/)).toHaveAccessibleDescription(/Listed as a dry rate so far/)
  await expect(airportField(dialog)).toHaveValue('Reid-Hillview (RHV)')
  await userEvent.clear(text(dialog, /Maximum passengers/))
  await userEvent.type(text(dialog, /Maximum passengers/), '3')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Autopilot' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save aircraft' }))
  await waitFor(() => expect(toastTexts()).toEqual(['Aircraft saved.']))
  await expect(patches).toEqual([{ max_passengers: 3, has_autopilot: true }])
})

export const Retiring = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...operatorScenarios.quiet)
    return catchToasts()
  },
})

Retiring.test('names the flights in the way, and closes them only on request', async ({ canvas, canvasElement, msw }) => {
  const queries: string[] = []
  const named = 'The aircraft cannot be retired: 1 flight is still open: N172PA on Sat, Dec 12, 2026, 10:00 PST (x).'
  msw.use(
    handle(aircraftEndpoints.retire, ({ request }) => {
      const { search } = new URL(request.url)
      queries.push(search)
      return search === '' ? HttpResponse.json({ detail: named }, { status: 409 }) : HttpResponse.json({ detail: 'Aircraft retired' })
    }),
  )
  await openRow(canvas, archer.registration)
  await userEvent.click(await canvas.findByRole('button', { name: `Retire aircraft ${archer.registration}` }))
  const dialog = within(await body(canvasElement).findByRole('alertdialog', { name: `Retire ${archer.registration}?` }))
  await expect(dialog.getByRole('button', { name: 'Keep aircraft' })).toHaveFocus()
  await userEvent.click(dialog.getByRole('button', { name: 'Retire aircraft' }))
  await body(canvasElement).findByText(/full refund/)
  const second = within(body(canvasElement).getByRole('alertdialog'))
  await expect(second.getByText(named)).toBeVisible()
  await waitFor(() => expect(second.getByRole('button', { name: 'Keep aircraft' })).toHaveFocus())
  const yes = second.getByRole('button', { name: 'Close these flights and retire' })
  // The second press of a double click closes no flights, whenever it comes.
  await fireEvent.click(yes, { detail: 2 })
  await waitFor(() => expect(yes).not.toHaveAttribute('aria-disabled'))
  await expect(queries).toEqual([''])
  await expect(toastTexts()).toEqual([])
  msw.use(...operatorWorld({ fleet: sampleFleet.filter(({ registration }) => registration !== archer.registration) }))
  await userEvent.click(yes)
  await waitFor(() => expect(toastTexts()).toEqual(['Aircraft retired.']))
  await expect(queries).toEqual(['', '?cascade=true'])
  await waitFor(() => expect(canvas.queryByText(archer.registration)).toBeNull())
})
