import { aircraftEndpoints, aircraftTexts } from '@pilotpair/contract'
import { sampleAirports, testId } from '@pilotpair/contract/testing'
import { handle, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor as waitBriefly, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ExplorerWithAddress } from './ExplorerWithAddress.tsx'
import { answersModels, answersSearch, buildModels, explorerScenarios, models, pilots } from './PilotExplorerScreen.scenario.ts'
import { PilotExplorerScreen } from './PilotExplorerScreen.tsx'

const meta = preview.meta({
  title: 'Features/Pilots/PilotFilters',
  component: PilotExplorerScreen,
  args: {
    search: '', onSearchChange: fn(), onConversation: fn(), proposeHref: (pilotId: string) => `/propose-flight/${pilotId}`,
  },
  render: (args) => <ExplorerWithAddress {...args} />,
  decorators: [
    withStore,
    (Story) => (
      <PageLayout>
        <Story />
      </PageLayout>
    ),
  ],
})

type Canvas = ReturnType<typeof within>

const waitFor = (check: () => void | Promise<void>) => waitBriefly(check, { timeout: 10_000 })
const shown = () => [...document.querySelectorAll('article')]
const cards = async (count: number) => {
  await waitFor(() => expect(shown()).toHaveLength(count))
  return shown()
}
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name })
const hoursField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Minimum flight hours' })
const apply = (canvas: Canvas) => userEvent.click(button(canvas, aircraftTexts.applyFilters))
const address = (canvas: Canvas) => canvas.getByTestId('address').dataset['search']

const sent: string[] = []

export const Filtering = meta.story({
  name: 'c39: filters are sent when applied, a list as a repeated key, and stand in the address',
  beforeEach: ({ msw }) => {
    sent.length = 0
    msw.use(answersSearch(pilots, (query) => sent.push(query)), ...explorerScenarios.loaded)
  },
  play: async ({ canvas, args, step }) => {
    await cards(6)
    const [first, second] = models.map(({ id_aircraft_model: id }) => id)
    await step('typing sends nothing', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'License type' }), 'Private')
      await userEvent.type(hoursField(canvas), '100')
      await userEvent.click(canvas.getByRole('button', { name: /^Aircraft models/ }))
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Cessna 172S Skyhawk' }))
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Piper PA-28-181 Archer' }))
      await expect(sent).toEqual(['?limit=24'])
    })
    await step('one call with exactly these', async () => {
      await apply(canvas)
      await cards(1)
      const filters = `aircraft_model_ids=${first ?? ''}&aircraft_model_ids=${second ?? ''}&license_type=PRIVATE`
      await expect(address(canvas)).toBe(`?${filters}&min_flight_hours=100`)
      await expect(sent).toEqual([
        '?limit=24',
        `?aircraft_model_ids=${first ?? ''}&aircraft_model_ids=${second ?? ''}&license_type=PRIVATE&limit=24&min_flight_hours=100`,
      ])
      await expect(args.onSearchChange).toHaveBeenCalledOnce()
    })
    await step('Back brings what was before', async () => {
      canvas.getByTestId('back').click()
      await cards(6)
      await expect(canvas.getByRole('combobox', { name: 'License type' })).toHaveValue('ANY')
      await expect(hoursField(canvas)).toHaveValue('')
    })
  },
})

export const Resetting = meta.story({
  name: 'c39: resetting empties the fields and the address',
  args: { search: '?license_type=PRIVATE&min_flight_hours=100' },
  beforeEach: ({ msw }) => msw.use(...explorerScenarios.loaded),
  play: async ({ canvas }) => {
    await cards(1)
    await userEvent.click(button(canvas, aircraftTexts.resetFilters))
    await cards(6)
    await expect(address(canvas)).toBe('')
    await expect(hoursField(canvas)).toHaveValue('')
    await expect(canvas.getByRole('combobox', { name: 'License type' })).toHaveValue('ANY')
  },
})

export const Overtaken = meta.story({
  name: 'a reset that Back overtakes leaves the fields as the address says',
  args: { search: '?license_type=PRIVATE&min_flight_hours=100' },
  // The address as it is when both have happened before anything was drawn: the same as before.
  render: (args) => <PilotExplorerScreen {...args} />,
  beforeEach: ({ msw }) => msw.use(...explorerScenarios.loaded),
  play: async ({ canvas, args }) => {
    await cards(1)
    await userEvent.click(button(canvas, aircraftTexts.resetFilters))
    await expect(args.onSearchChange).toHaveBeenCalledOnce()
    await expect(args.onSearchChange).toHaveBeenCalledWith('', { replace: false })
    await expect(hoursField(canvas)).toHaveValue('100')
  },
})

export const WrongHours = meta.story({
  name: 'c40: hours that are none are said at their field, and nothing is sent',
  beforeEach: ({ msw }) => msw.use(...explorerScenarios.loaded),
  play: async ({ canvas, args }) => {
    await cards(6)
    await userEvent.type(hoursField(canvas), '-5{Enter}')
    await expect(hoursField(canvas)).toHaveFocus()
    await expect(hoursField(canvas)).toHaveAccessibleDescription(/Must be a number of at least 0/)
    await expect(args.onSearchChange).not.toHaveBeenCalled()
    await userEvent.clear(hoursField(canvas))
    await userEvent.type(hoursField(canvas), '500{Enter}')
    await cards(4)
  },
})

export const ByAirport = meta.story({
  name: 'an airport in the address is named in its field',
  args: { search: `?airport=${sampleAirports.PAO.id_airport}` },
  beforeEach: ({ msw }) => msw.use(...explorerScenarios.loaded),
  play: async ({ canvas }) => {
    await cards(6)
    await waitFor(() => expect(canvas.getByLabelText('Airport', { selector: 'input' })).toHaveValue('Palo Alto (PAO)'))
    await userEvent.click(canvas.getByLabelText('Airport', { selector: 'input' }))
    const picker = await canvas.findByRole('combobox', { name: 'Airport' })
    await waitFor(() => expect(picker).toHaveFocus())
    await expect(picker).toHaveValue('Palo Alto (PAO)')
  },
})

/** The same markup in every card and chip: axe reads the first dozen of each, and the page around them. */
const firstOfMany = { a11y: { context: { exclude: ['article:nth-child(n + 13)', 'fieldset > label:nth-of-type(n + 13)'] } } }

export const ManyModels = meta.story({
  name: 'among many models one is found by its name; what is chosen stays in sight',
  beforeEach: ({ msw }) => msw.use(...explorerScenarios.many),
  parameters: firstOfMany,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Aircraft models/ }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Cessna Model 7' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a model' }), 'model 42')
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(2))
    await expect(canvas.getByRole('checkbox', { name: 'Cessna Model 7' })).toBeChecked()
  },
})

const chips = () => document.querySelectorAll('fieldset input[type="checkbox"]')
const findModel = (canvas: Canvas) => canvas.getByRole('searchbox', { name: 'Find a model' })
let asked = 0

export const PagesOfModels = meta.story({
  name: 'of hundreds of models the first are drawn; each is found by its name, on whatever page it is',
  parameters: firstOfMany,
  beforeEach: ({ msw }) => {
    asked = 0
    msw.use(answersModels(buildModels(450), () => (asked += 1)), ...explorerScenarios.loaded)
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Aircraft models/ }))
    await step('sixty of them, and a word that there are more', async () => {
      await waitFor(() => expect(chips()).toHaveLength(60))
      await expect(canvas.getByText('Showing the first 60 models. Type a name to find others.')).toBeVisible()
      await expect(asked).toBe(1)
      await expect(findModel(canvas)).toHaveAttribute('maxlength', '100')
    })
    await step('a name of the last page', async () => {
      await userEvent.type(findModel(canvas), 'model 431')
      await waitFor(() => expect(chips()).toHaveLength(1))
      await expect(await canvas.findByRole('checkbox', { name: 'Cessna Model 431' })).not.toBeChecked()
      await waitFor(() => expect(canvas.queryByText(/^Showing the first/)).toBeNull())
      await expect(asked).toBe(3)
    })
    await step('a name that none has', async () => {
      await userEvent.clear(findModel(canvas))
      await userEvent.type(findModel(canvas), 'zeppelin')
      await expect(await canvas.findByText('No model is called so.')).toBeVisible()
    })
  },
})

export const ChosenOfALaterPage = meta.story({
  name: 'a model of the address is read, on whatever page it is; a page that does not come can be had again',
  parameters: firstOfMany,
  args: { search: `?aircraft_model_ids=${testId('model', 431)}` },
  beforeEach: ({ msw }) => {
    asked = 0
    msw.use(
      handle(aircraftEndpoints.models, () => {
        asked += 1
        return asked === 2 ? HttpResponse.error() : undefined
      }),
      answersModels(buildModels(450)),
      ...explorerScenarios.loaded,
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('checkbox', { name: 'Cessna Model 431' })).toBeChecked()
    await expect(chips()).toHaveLength(60)
    await expect(asked).toBe(4)
  },
})
