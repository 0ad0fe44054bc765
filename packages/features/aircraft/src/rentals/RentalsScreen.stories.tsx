import { aircraftEndpoints, aircraftTexts } from '@pilotpair/contract'
import { testId } from '@pilotpair/contract/testing'
import { answers, answersPage, breaks, createGate, drawAll, handle, refuses, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor as waitBriefly, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { RentalsScreen } from './RentalsScreen.tsx'
import { answersPages, buildFleet, rentalsScenarios } from './RentalsScreen.scenario.ts'
import { RentalsWithAddress, shown } from './RentalsWithAddress.tsx'

const meta = preview.meta({
  title: 'Features/Aircraft/RentalsScreen',
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
})

type Canvas = ReturnType<typeof within>

/** Many drawings on a busy machine take their time. */
const patience = { timeout: 10_000 }
const waitFor = (check: () => void | Promise<void>) => waitBriefly(check, patience)
/** The cards, once there are so many. Asking for their role again at each change would take longer than the change. */
const cards = async (count: number) => {
  await waitFor(() => {
    drawAll()
    return expect(shown()).toHaveLength(count)
  })
  return shown()
}
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name })
const searchField = (canvas: Canvas) => canvas.getByRole('searchbox', { name: 'Search' })
const apply = (canvas: Canvas) => userEvent.click(button(canvas, aircraftTexts.applyFilters))

export const Loaded = meta.story({ beforeEach: ({ msw }) => msw.use(...rentalsScenarios.loaded) })

Loaded.test('shows the fleet, each with its airport and its rate', async ({ canvas }) => {
  await cards(6)
  await expect(canvas.getByRole('heading', { level: 1, name: aircraftTexts.heading })).toBeVisible()
  await expect(canvas.getByRole('status', { name: '' })).toHaveTextContent('6 aircraft')
  const [skyhawk, archer] = shown()
  if (skyhawk === undefined || archer === undefined) throw new Error('two cards are missing')
  await expect(within(skyhawk).getByRole('heading', { name: 'Cessna 172S Skyhawk' })).toBeVisible()
  await expect(within(skyhawk).getByText('Palo Alto (PAO)')).toBeVisible()
  await expect(within(skyhawk).getByText(aircraftTexts.rate({ rate: 165 }))).toBeVisible()
  await expect(within(skyhawk).getByText(aircraftTexts.wet)).toBeVisible()
  await expect(within(archer).getByText(aircraftTexts.dry)).toBeVisible()
})

Loaded.test('Advanced Search is open at first, and closes to a line', async ({ canvas }) => {
  await cards(6)
  const header = button(canvas, aircraftTexts.advancedSearch)
  await expect(header).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(header)
  await expect(canvas.queryByRole('searchbox')).toBeNull()
  await userEvent.click(header)
  await expect(searchField(canvas)).toBeVisible()
})

Loaded.test('c53: every control has one name of its own', async ({ canvas }) => {
  await cards(6)
  const names = [...canvas.getAllByRole('button'), ...canvas.getAllByRole('checkbox'), ...canvas.getAllByRole('radio')]
    .filter((control) => control.checkVisibility())
    .map((control) => control.ariaLabel ?? control.closest('label')?.textContent ?? control.textContent)
  await expect(new Set(names).size).toBe(names.length)
})

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...rentalsScenarios.empty) })

Empty.test('says so and offers another look', async ({ canvas }) => {
  await expect(await canvas.findByText('No aircraft are available right now.')).toBeVisible()
  await expect(button(canvas, 'Check again')).toBeEnabled()
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...rentalsScenarios.loading) })

Loading.test('says what it waits for', async ({ canvas }) => {
  const status = await canvas.findByText(aircraftTexts.loading)
  await expect(status).toBeVisible()
  await expect(status.closest('output')).not.toBeNull()
})

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...rentalsScenarios.error) })

Failed.test('says so, and a retry brings the aircraft and the focus to them', async ({ canvas, msw }) => {
  const text = aircraftTexts.error({ message: aircraftTexts.loadFailed })
  await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
  msw.use(...rentalsScenarios.loaded)
  await userEvent.click(button(canvas, 'Try again'))
  await cards(6)
  await expect(canvas.queryByText(text)).toBeNull()
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Results' })).toHaveFocus())
})

const list = aircraftEndpoints.list
const says = (body: string, type = 'application/json', status = 200) =>
  handle(list, () => new HttpResponse(body, { status, headers: { 'content-type': type } }))

const failures = {
  '413 with a page': answersPage(list, 413),
  '502 with a page': answersPage(list, 502),
  '500 with an empty body': handle(list, () => new HttpResponse(null, { status: 500 })),
  '500 with a detail': refuses(list, 500, 'relation "aircraft" does not exist'),
  '422 with fields': refuses(list, 422, [{ field: 'max_rate', message: 'Must be positive' }]),
  '200 with a page': answersPage(list, 200),
  '204': handle(list, () => new HttpResponse(null, { status: 204 })),
  'JSON null': says('null'),
  'truncated JSON': says('[{"id_aircraft": "00'),
  'another shape': says('{"items": []}'),
  'no connection': breaks(list),
} as const

const gate = createGate()

export const FailureKinds = meta.story({ beforeEach: ({ msw }) => msw.use(...rentalsScenarios.error) })

FailureKinds.test('c59: whatever comes instead of the list, the text is the one of this screen', async ({ canvas, msw }) => {
  const text = aircraftTexts.error({ message: aircraftTexts.loadFailed })
  await userEvent.type(searchField(canvas), 'Palo')
  for (const [kind, handler] of Object.entries(failures)) {
    await canvas.findByText(text)
    // Holds back what the next handler answers.
    msw.use(handle(list, gate.passed), handler)
    const again = await canvas.findByRole('button', { name: 'Try again' })
    await gate.heldDuring(() => userEvent.click(again), () => canvas.findByRole('button', { name: aircraftTexts.loading }))
    await waitFor(() => expect(button(canvas, 'Try again'), kind).not.toHaveAttribute('aria-disabled'))
    await expect(canvas.getByRole('alert'), kind).toHaveTextContent(text)
    await expect(canvas.queryByText('Piper PA-28-181 Archer'), kind).toBeNull()
  }
  await expect(searchField(canvas)).toHaveValue('Palo')
})

FailureKinds.test('c59: too many requests say how long to wait', async ({ canvas, msw }) => {
  await canvas.findByRole('alert')
  msw.use(refuses(list, 429, 'Slow down', { 'Retry-After': '30' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
  const message = 'Too many attempts. Please try again in 30 seconds.'
  await expect(await canvas.findByText(aircraftTexts.error({ message }))).toBeVisible()
})

export const Edge = meta.story({ beforeEach: ({ msw }) => msw.use(...rentalsScenarios.edge) })

Edge.test('c35: long and right-to-left texts stay inside their cards, markup is text', async ({ canvas }) => {
  const all = await cards(5)
  for (const card of all) await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  const arabic = canvas.getByRole('heading', { name: 'سيسنا 172 (سكاي هوك) 10:30' })
  await expect(getComputedStyle(arabic).direction).toBe('rtl')
  await expect(canvas.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible()
})

Edge.test('a picture that fails gives way to a drawing of the same name', async ({ canvas }) => {
  const picture = async (name: string) => (await canvas.findByRole('img', { name })).tagName.toLowerCase()
  await waitFor(async () => expect(await picture('Piper PA-44 Seminole')).toBe('svg'))
  await expect(await picture('Cessna 182T Skylane')).toBe('img')
})

export const EdgePhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...rentalsScenarios.edge),
})

EdgePhone.test('c35: nothing scrolls the page sideways', async () => {
  await cards(5)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
})

export const Many = meta.story({ beforeEach: ({ msw }) => msw.use(...rentalsScenarios.many) })

export const Paged = meta.story({
  // The same markup in every card: axe reads the first dozen, and the page around them.
  parameters: { a11y: { context: { exclude: ['article:nth-child(n + 13)'] } } },
  beforeEach: ({ msw }) => msw.use(...rentalsScenarios.many),
})

Paged.test('follows the list page after page, and the focus with it', async ({ canvas }) => {
  await cards(24)
  await expect(canvas.getAllByText('Showing the first 24 aircraft')).toHaveLength(2)
  await userEvent.click(canvas.getByText('Load more'))
  await cards(48)
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('About N1024P'))
  await userEvent.click(canvas.getByText('Load more'))
  await cards(60)
  await expect(canvas.queryByText('Load more')).toBeNull()
  await expect(canvas.getByText('60 aircraft')).toBeVisible()
})

Paged.test('keeps what is shown when the next page fails', async ({ canvas, msw }) => {
  await cards(24)
  msw.use(answersPage(list, 502))
  await userEvent.click(canvas.getByText('Load more'))
  await expect(await canvas.findByText(aircraftTexts.error({ message: aircraftTexts.loadFailed }), {}, patience)).toBeVisible()
  await cards(24)
  msw.use(answersPages(buildFleet(60)))
  await userEvent.click(canvas.getByText('Load more'))
  await cards(48)
})

export const Details = meta.story({ beforeEach: ({ msw }) => msw.use(...rentalsScenarios.loaded) })

Details.test('opens by keyboard, tells all, and gives the focus back', async ({ canvas, canvasElement }) => {
  await cards(6)
  const info = button(canvas, 'About N2847R')
  info.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Piper PA-28-181 Archer' }, patience)
  await waitFor(() => expect(dialog).toBeVisible())
  const inside = within(dialog)
  for (const fact of ['Reid-Hillview (RHV)', 'San Jose, CA', 'Single engine', '1998', '4', 'IFR equipped, Traditional gauges']) {
    await expect(inside.getByText(fact)).toBeVisible()
  }
  await expect(inside.getByText('Hourly rate (dry)')).toBeVisible()
  await expect(inside.getByText(aircraftTexts.rate({ rate: 158 }))).toBeVisible()
  await expect(inside.getAllByText('N2847R')).not.toHaveLength(0)
  await expect(inside.queryByRole('button', { name: aircraftTexts.scheduleFlight })).toBeNull()
  await userEvent.tab()
  await expect(inside.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(info).toHaveFocus())
})

Details.test('c56: each story has a store of its own', async ({ canvas, msw }) => {
  await cards(6)
  msw.use(answers(list, []))
  await apply(canvas)
  await expect(await canvas.findByText('No aircraft are available right now.')).toBeVisible()
})

export const Opening = meta.story({
  args: {
    action: { label: aircraftTexts.scheduleFlight, onPress: fn(), openingId: testId('aircraft', 1), onTurnAway: fn() },
  },
  render: (args) => <RentalsScreen {...args} />,
  beforeEach: ({ msw }) => msw.use(...rentalsScenarios.loaded),
})

Opening.test('only the button that waits says so, and another press gives up what it waits for', async ({ canvas, args }) => {
  await cards(6)
  const waiting = button(canvas, 'Opening…, N738PA')
  await expect(waiting).toHaveTextContent('Opening…')
  await expect(waiting).toHaveAttribute('aria-disabled', 'true')
  const other = button(canvas, `${aircraftTexts.scheduleFlight}, N2847R`)
  await expect(other).not.toHaveAttribute('aria-disabled')
  await userEvent.click(other)
  await expect(args.action?.onPress).toHaveBeenCalledOnce()
  await expect(args.action?.onTurnAway).not.toHaveBeenCalled()
  await userEvent.click(button(canvas, 'About N2847R'))
  await expect(args.action?.onTurnAway).toHaveBeenCalledOnce()
})
