import { aircraftTexts } from '@pilotpair/contract'
import { withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { expect, fn, userEvent, waitFor as waitBriefly, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { RentalsScreen } from './RentalsScreen.tsx'
import { answersFiltered, fleet } from './RentalsScreen.scenario.ts'
import { RentalsWithAddress, shown } from './RentalsWithAddress.tsx'

/** Queries of the calls that the story's screen has sent. */
const sent: string[] = []

const meta = preview.meta({
  title: 'Features/Aircraft/RentalsFilters',
  component: RentalsScreen,
  args: { search: '', onSearchChange: fn() },
  render: (args) => <RentalsWithAddress {...args} />,
  decorators: [
    withStore,
    (Story) => (
      <PageLayout>
        <Story />
      </PageLayout>
    ),
  ],
  beforeEach: ({ msw }) => {
    sent.length = 0
    msw.use(answersFiltered(fleet, (query) => sent.push(query)))
  },
})

type Canvas = ReturnType<typeof within>

/** Many drawings on a busy machine take their time. */
const waitFor = (check: () => void | Promise<void>) => waitBriefly(check, { timeout: 10_000 })
const cards = (count: number) => waitFor(() => expect(shown()).toHaveLength(count))
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name })
const searchField = (canvas: Canvas) => canvas.getByRole('searchbox', { name: 'Search' })
const rateField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Maximum rate' })
const apply = (canvas: Canvas) => userEvent.click(button(canvas, aircraftTexts.applyFilters))
const address = (canvas: Canvas) => canvas.getByTestId('address').dataset['search']

export const Filtering = meta.story({})

Filtering.test('typing sends nothing; applying sends one call with exactly these filters', async ({ canvas, args }) => {
  await cards(6)
  await expect(sent).toEqual(['?limit=24'])
  await userEvent.type(searchField(canvas), 'skyhawk')
  await userEvent.click(canvas.getByRole('radio', { name: 'Single engine' }))
  await userEvent.type(rateField(canvas), '150')
  await userEvent.click(canvas.getByRole('checkbox', { name: 'GPS' }))
  await expect(sent).toHaveLength(1)
  await apply(canvas)
  await cards(1)
  await expect(canvas.getByRole('heading', { name: 'Cessna 172N Skyhawk' })).toBeVisible()
  await expect(sent).toEqual([
    '?limit=24',
    '?aircraft_type=single_engine&has_gps=true&limit=24&max_rate=150&search=skyhawk',
  ])
  await expect(args.onSearchChange).toHaveBeenCalledOnce()
  await expect(args.onSearchChange).toHaveBeenCalledWith(
    '?aircraft_type=single_engine&has_gps=true&max_rate=150&search=skyhawk',
    { replace: false },
  )
})

Filtering.test('Enter in a field applies too, and the search finds an airport by its code', async ({ canvas }) => {
  await cards(6)
  await userEvent.type(searchField(canvas), 'RHV{Enter}')
  await cards(1)
  await expect(canvas.getByText('Reid-Hillview (RHV)')).toBeVisible()
  await expect(address(canvas)).toBe('?search=RHV')
  await expect(searchField(canvas)).toHaveFocus()
})

Filtering.test('resetting empties the fields and the address', async ({ canvas }) => {
  await cards(6)
  await userEvent.type(searchField(canvas), 'PAO')
  await userEvent.click(canvas.getByRole('checkbox', { name: 'IFR equipped' }))
  await apply(canvas)
  await cards(1)
  await userEvent.click(button(canvas, aircraftTexts.resetFilters))
  await cards(6)
  await expect(address(canvas)).toBe('')
  await expect(searchField(canvas)).toHaveValue('')
  await expect(canvas.getByRole('checkbox', { name: 'IFR equipped' })).not.toBeChecked()
  await expect(canvas.getByRole('radio', { name: 'Any' })).toBeChecked()
})

Filtering.test('Back brings the filters before into the fields and the list', async ({ canvas }) => {
  await cards(6)
  await userEvent.click(canvas.getByRole('radio', { name: 'Helicopter' }))
  await apply(canvas)
  await cards(1)
  canvas.getByTestId('back').click()
  await cards(6)
  await expect(canvas.getByRole('radio', { name: 'Any' })).toBeChecked()
})

Filtering.test('c40: a cleared rate is absent from the call and the address', async ({ canvas }) => {
  await cards(6)
  await userEvent.type(rateField(canvas), '200')
  await apply(canvas)
  await waitFor(() => expect(address(canvas)).toBe('?max_rate=200'))
  await userEvent.clear(rateField(canvas))
  await apply(canvas)
  await waitFor(() => expect(address(canvas)).toBe(''))
  await expect(sent.every((query) => ['?limit=24', '?limit=24&max_rate=200'].includes(query))).toBe(true)
})

Filtering.test('c40: a rate that is none is said at its field, keeps the text and sends nothing', async ({ canvas, args }) => {
  await cards(6)
  for (const [text, message] of [
    ['0', 'Maximum rate must be a positive number'],
    ['-5', 'Maximum rate must be a positive number'],
    ['1e3', 'Enter a number such as 250 or 99.50.'],
    ['12,5', 'Enter a number such as 250 or 99.50.'],
  ] as const) {
    await userEvent.clear(rateField(canvas))
    await userEvent.type(rateField(canvas), text)
    await apply(canvas)
    await expect(rateField(canvas)).toHaveFocus()
    await expect(rateField(canvas)).toHaveValue(text)
    await expect(rateField(canvas)).toBeInvalid()
    await expect(rateField(canvas)).toHaveAccessibleDescription(message)
  }
  await expect(args.onSearchChange).not.toHaveBeenCalled()
  await expect(sent).toEqual(['?limit=24'])
  await userEvent.clear(rateField(canvas))
  await userEvent.type(rateField(canvas), '12.5')
  await expect(rateField(canvas)).toBeValid()
})

Filtering.test('c40: a space is no rate and no fault', async ({ canvas }) => {
  await cards(6)
  await userEvent.type(rateField(canvas), ' ')
  await apply(canvas)
  await expect(rateField(canvas)).toBeValid()
  await expect(address(canvas)).toBe('')
})

export const FromAddress = meta.story({ args: { search: '?aircraft_type=single_engine&max_rate=500&is_ifr_equipped=true&glider=1' } })

FromAddress.test('opens with the filters of the address, and says them when closed', async ({ canvas }) => {
  await waitFor(() => expect(shown()).not.toHaveLength(0))
  await expect(sent).toEqual(['?aircraft_type=single_engine&is_ifr_equipped=true&limit=24&max_rate=500'])
  await expect(rateField(canvas)).toHaveValue('500')
  await expect(canvas.getByRole('radio', { name: 'Single engine' })).toBeChecked()
  await expect(canvas.getByRole('checkbox', { name: 'IFR equipped' })).toBeChecked()
  const header = canvas.getByRole('button', { name: aircraftTexts.advancedSearch })
  await userEvent.click(header)
  await expect(header).toHaveTextContent('Single engine, up to $500/hr, IFR')
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

Phone.test('applying closes the panel to a line that stays in sight and has the focus', async ({ canvas }) => {
  await cards(6)
  await userEvent.click(canvas.getByRole('radio', { name: 'Helicopter' }))
  await apply(canvas)
  await cards(1)
  const header = canvas.getByRole('button', { name: /Advanced Search/ })
  await expect(header).toHaveAttribute('aria-expanded', 'false')
  await expect(header).toHaveTextContent('Helicopter')
  await waitFor(() => expect(header).toHaveFocus())
})

export const EmptyFiltered = meta.story({ args: { search: '?max_rate=20' } })

EmptyFiltered.test('leads back to all aircraft', async ({ canvas }) => {
  await expect(await canvas.findByText('No aircraft match these filters.')).toBeVisible()
  await expect(rateField(canvas)).toHaveValue('20')
  await userEvent.click(button(canvas, 'Show all aircraft'))
  await cards(6)
  await expect(address(canvas)).toBe('')
  await expect(rateField(canvas)).toHaveValue('')
})

export const Overtaken = meta.story({
  name: 'a reset that Back overtakes leaves the fields as the address says',
  args: { search: '?search=PAO' },
  // The address as it is when both have happened before anything was drawn: the same as before.
  render: (args) => <RentalsScreen {...args} />,
  play: async ({ canvas, args }) => {
    await cards(1)
    await userEvent.click(button(canvas, aircraftTexts.resetFilters))
    await expect(args.onSearchChange).toHaveBeenCalledOnce()
    await expect(args.onSearchChange).toHaveBeenCalledWith('', { replace: false })
    await expect(searchField(canvas)).toHaveValue('PAO')
  },
})

export const Unapplied = meta.story({
  name: 'a reset empties fields that were not applied, without another address',
  play: async ({ canvas, args }) => {
    await cards(6)
    await userEvent.type(searchField(canvas), 'PAO')
    await userEvent.click(button(canvas, aircraftTexts.resetFilters))
    await expect(searchField(canvas)).toHaveValue('')
    await expect(args.onSearchChange).not.toHaveBeenCalled()
  },
})
