import { numberTexts, profileEndpoints, profileTexts } from '@pilotpair/contract'
import { buildPilotProfile, sampleAirports } from '@pilotpair/contract/testing'
import { failedAnswers, handle, refuses } from '@pilotpair/feature-core/testing'
import { HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { profileScenarios } from '../ProfileScreen.scenario.ts'
import { ProfileScreen } from '../ProfileScreen.tsx'
import { toastTexts, watchToasts, withPage } from '../story-kit.tsx'

const { update } = profileEndpoints

const meta = preview.meta({
  title: 'Features/Profile/ProfileEditor',
  component: ProfileScreen,
  decorators: withPage,
  beforeEach: watchToasts,
})

type Canvas = ReturnType<typeof within>
/** The form's file may still be on its way. */
const patience = { timeout: 10_000 }
const field = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name })
const save = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save profile' })
const edit = async (canvas: Canvas): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: profileTexts.headingEdit }))
  await canvas.findByRole('heading', { level: 1, name: profileTexts.headingEdit }, patience)
}

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.loaded()),
  play: async ({ canvas }) => edit(canvas),
})

export const Complete = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.empty()),
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: profileTexts.headingNew }, patience)).toBeVisible()
    await step('c53: what is missing is said at its field, the first has the focus', async () => {
      await userEvent.click(save(canvas))
      // What was entered is looked at a moment after the press.
      const type = canvas.getByRole('combobox', { name: 'License type' })
      await waitFor(() => expect(type).toHaveFocus())
      await waitFor(() => expect(type).toHaveAccessibleDescription(profileTexts.licenseTypeRequired))
      await expect(await field(canvas, 'License number')).toHaveAccessibleDescription(profileTexts.licenseNumberRequired)
      await expect(await field(canvas, 'Flight hours')).toHaveAccessibleDescription(profileTexts.flightHoursPositive)
      await expect(canvas.getByRole('checkbox', { name: /terms of service/ })).toHaveAccessibleDescription(profileTexts.termsRequired)
    })
    await step('what is required is enough', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'License type' }), 'Commercial')
      await userEvent.type(await field(canvas, 'License number'), 'C-1')
      await userEvent.type(await field(canvas, 'Flight hours'), '0')
      await userEvent.click(canvas.getByRole('checkbox', { name: /terms of service/ }))
      await userEvent.click(save(canvas))
      await expect(await canvas.findByRole('tab', { name: profileTexts.tabInformation })).toBeVisible()
      await expect(canvas.getByText('Commercial')).toBeVisible()
      await expect(toastTexts()).toEqual([profileTexts.updated])
    })
  },
})

let bodies: unknown[] = []

export const Saving = meta.story({
  name: 'c47: decimals are saved and shown again unchanged; two presses are one call',
  beforeEach: ({ msw }) => {
    bodies = []
    msw.use(
      handle(update, async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json(buildPilotProfile({ flight_hours: 1234.5 }))
      }),
      ...profileScenarios.loaded(),
    )
  },
  play: async ({ canvas }) => {
    await edit(canvas)
    const hours = await field(canvas, 'Flight hours')
    await userEvent.clear(hours)
    await userEvent.type(hours, '-1')
    await userEvent.tab()
    await waitFor(() => expect(hours).toHaveAccessibleDescription(profileTexts.flightHoursPositive))
    await userEvent.clear(hours)
    await userEvent.type(hours, '1234,5')
    await userEvent.tab()
    await waitFor(() => expect(hours).toHaveAccessibleDescription(numberTexts.unreadable))
    await userEvent.click(save(canvas))
    await waitFor(() => expect(hours).toHaveFocus())
    await expect(hours).toBeInvalid()
    await expect(bodies).toEqual([])
    await userEvent.clear(hours)
    await userEvent.type(hours, '1,234.5{Enter}{Enter}')
    await expect(await canvas.findByText('1,234.5')).toBeVisible()
    await expect(bodies).toHaveLength(1)
    await expect(bodies[0]).toMatchObject({
      flight_hours: 1234.5, license_expiration: '2028-03-03', home_airport: sampleAirports.PAO.id_airport,
      preferred_airports: sampleAirports.SQL.id_airport, min_houry_rate: 100,
    })
  },
})

export const Rates = meta.story({
  name: 'c47: min above max is flagged at once',
  beforeEach: ({ msw }) => msw.use(...profileScenarios.loaded()),
  play: async ({ canvas }) => {
    await edit(canvas)
    const highest = await field(canvas, 'Highest hourly rate')
    await userEvent.clear(highest)
    await userEvent.type(highest, '50')
    await userEvent.tab()
    await waitFor(() => expect(highest).toHaveAccessibleDescription('The highest rate must not be below the lowest rate'))
    const lowest = await field(canvas, 'Lowest hourly rate')
    await userEvent.clear(lowest)
    await userEvent.type(lowest, '40')
    await userEvent.tab()
    await waitFor(() => expect(highest).toBeValid())
  },
})

export const Airports = meta.story({
  name: 'preferred airports are added and taken away by keyboard',
  beforeEach: ({ msw }) => {
    bodies = []
    msw.use(
      handle(update, async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json(buildPilotProfile())
      }),
      ...profileScenarios.loaded(),
    )
  },
  play: async ({ canvas }) => {
    await edit(canvas)
    const chips = within(canvas.getByRole('list', { name: 'Chosen preferred airports' }))
    await expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Remove San Carlos (SQL)'])
    const picker = () => canvas.findByRole('combobox', { name: /^Preferred airports/ })
    await userEvent.click(await picker())
    await canvas.findByRole('option', { name: /Hayward/ })
    await userEvent.keyboard('hwd{Enter}')
    await waitFor(async () => expect(await picker()).toHaveFocus())
    await expect(await picker()).toHaveValue('')
    await userEvent.keyboard('lhr{Enter}')
    await waitFor(() => expect(chips.getAllByRole('button')).toHaveLength(3))
    await userEvent.click(chips.getByRole('button', { name: 'Remove San Carlos (SQL)' }))
    await userEvent.click(save(canvas))
    await waitFor(() => expect(bodies).toHaveLength(1))
    await expect(bodies[0]).toMatchObject({ preferred_airports: `${sampleAirports.HWD.id_airport},${sampleAirports.LHR.id_airport}` })
  },
})

export const Warning = meta.story({
  name: 'a changed license says before saving that verification starts again',
  beforeEach: ({ msw }) => msw.use(...profileScenarios.loaded()),
  play: async ({ canvas }) => {
    await edit(canvas)
    const warning = 'Saving this sends your license back to verification.'
    const number = await field(canvas, 'License number')
    await expect(canvas.queryByText(warning)).not.toBeInTheDocument()
    await userEvent.type(number, '9')
    await expect(await canvas.findByText(warning)).toBeVisible()
    await userEvent.type(number, '{Backspace}')
    await waitFor(() => expect(canvas.queryByText(warning)).not.toBeInTheDocument())
  },
})

export const ServerErrors = meta.story({
  name: 'errors of the service stand at their fields, and as pairs joined by commas',
  beforeEach: ({ msw }) =>
    msw.use(
      refuses(update, 422, [
        { field: 'license_number', message: 'is known already' },
        { field: 'notes', message: 'too rude' },
      ]),
      ...profileScenarios.loaded(),
    ),
  play: async ({ canvas }) => {
    await edit(canvas)
    await userEvent.type(await field(canvas, 'First name'), 'x')
    await userEvent.click(save(canvas))
    await expect(await canvas.findByText('license_number: is known already, notes: too rude')).toBeVisible()
    const number = await field(canvas, 'License number')
    await expect(number).toHaveAccessibleDescription('is known already')
    await waitFor(() => expect(number).toHaveFocus())
    await expect(await field(canvas, 'First name')).toHaveValue('Mayax')
    await expect(toastTexts()).toEqual([])
  },
})

const kinds = Object.entries(failedAnswers)
const asked = { times: 0 }

export const EveryFailure = meta.story({
  name: 'c59: every kind of failed answer leaves all that was typed, and a retry',
  beforeEach: ({ msw }) => {
    asked.times = 0
    msw.use(
      handle(update, () => kinds[asked.times++]?.[1]() ?? HttpResponse.json(buildPilotProfile({ first_name: 'Mayax' }))),
      ...profileScenarios.loaded(),
    )
  },
  play: async ({ canvas }) => {
    await edit(canvas)
    await userEvent.type(await field(canvas, 'First name'), 'x')
    for (const [index, [kind]] of kinds.entries()) {
      await userEvent.click(save(canvas))
      await waitFor(() => expect(asked.times, kind).toBe(index + 1))
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Save profile' })).not.toHaveAttribute('aria-disabled'))
      const expected = kind === 'too many attempts' ? /in 30 seconds/ : kind.includes('too large') ? /too large/ : new RegExp(profileTexts.unexpected)
      await expect(canvas.getByText(expected), kind).toBeVisible()
      await expect(await field(canvas, 'First name')).toHaveValue('Mayax')
    }
    await userEvent.click(save(canvas))
    await expect(await canvas.findByRole('tab', { name: profileTexts.tabInformation })).toBeVisible()
    await expect(toastTexts()).toEqual([profileTexts.updated])
  },
})

export const Cancelling = meta.story({
  name: 'cancelling asks only when something is lost',
  beforeEach: ({ msw }) => msw.use(...profileScenarios.loaded()),
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await edit(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await edit(canvas)
    await userEvent.type(await field(canvas, 'First name'), 'x')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await body.findByRole('button', { name: 'Keep editing' }))
    await expect(await field(canvas, 'First name')).toHaveValue('Mayax')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await body.findByRole('button', { name: 'Discard' }))
    await expect(await canvas.findByRole('tab', { name: profileTexts.tabInformation })).toBeVisible()
    await edit(canvas)
    await expect(await field(canvas, 'First name')).toHaveValue('Maya')
  },
})
