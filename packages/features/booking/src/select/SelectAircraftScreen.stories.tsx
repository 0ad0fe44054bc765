import { aircraftTexts, pilotEndpoints, pilotTexts } from '@pilotpair/contract'
import { buildPilotPublic, buildUserPublic, testId } from '@pilotpair/contract/testing'
import { rentalsScenarios } from '@pilotpair/feature-aircraft/testing'
import { answers, createGate, failedAnswers, handle, neverAnswers, refuses, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { expect, fn, screen, userEvent, waitFor as waitBriefly } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { daniel, listen, toasts } from '../booking.scenario.ts'
import { SelectAircraftScreen } from './SelectAircraftScreen.tsx'

const meta = preview.meta({
  title: 'Features/Booking/SelectAircraftScreen',
  component: SelectAircraftScreen,
  args: {
    pilotId: daniel.user_account.id_user_account,
    search: '',
    onSearchChange: fn(),
    onSelect: fn(),
    explorerHref: '/pilot-explorer',
  },
  decorators: [
    withStore,
    (Story) => (
      <PageLayout>
        <Story />
      </PageLayout>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(...rentalsScenarios.loaded, answers(pilotEndpoints.get, daniel))
    return listen()
  },
})

const patience = { timeout: 10_000 }
const waitFor = (check: () => void | Promise<void>) => waitBriefly(check, patience)
const select = () => screen.findByRole('button', { name: 'Select, N738PA' }, patience)

export const Loaded = meta.story({})

Loaded.test('names the pilot, lists aircraft with filters, and leads on with the chosen one', async ({ canvas, args }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: pilotTexts.selectAircraft })).toBeVisible()
  await expect(await canvas.findByText('Daniel Okafor')).toBeVisible()
  await expect(canvas.getByText('Commercial, 640 flight hours')).toBeVisible()
  await expect(canvas.getByRole('button', { name: aircraftTexts.advancedSearch })).toBeVisible()
  await userEvent.click(await select())
  await expect(args.onSelect).toHaveBeenCalledOnce()
  await expect(args.onSelect).toHaveBeenCalledWith(testId('aircraft', 1))
  await expect(toasts).toEqual([])
})

Loaded.test('pressed twice it leads on once: Back needs one press', async ({ canvas, args }) => {
  await canvas.findByText('Daniel Okafor')
  await userEvent.dblClick(await select())
  await expect(args.onSelect).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Select, N2847R' }))
  await expect(args.onSelect).toHaveBeenCalledTimes(2)
})

Loaded.test('the filters live in the address', async ({ canvas, args }) => {
  await select()
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'PAO')
  await userEvent.click(canvas.getByRole('button', { name: aircraftTexts.applyFilters }))
  await expect(args.onSearchChange).toHaveBeenCalledWith('?search=PAO', { replace: false })
})

export const NoPilotId = meta.story({ args: { pilotId: undefined } })

NoPilotId.test('says that the address names nobody, and where pilots are', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(pilotTexts.idMissing)
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '/pilot-explorer')
})

export const UnknownPilot = meta.story({
  beforeEach: ({ msw }) => msw.use(refuses(pilotEndpoints.get, 404, 'Pilot not found.')),
})

UnknownPilot.test('says so instead of a list that leads nowhere', async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent(pilotTexts.notFound)
  await expect(canvas.queryByRole('article')).toBeNull()
})

export const BrokenPilotId = meta.story({
  beforeEach: ({ msw }) => msw.use(refuses(pilotEndpoints.get, 422, [{ field: 'id', message: 'Must be a valid UUID' }])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(pilotTexts.notFound)
  },
})

export const PilotLoading = meta.story({ beforeEach: ({ msw }) => msw.use(neverAnswers(pilotEndpoints.get)) })

PilotLoading.test('without the pilot no aircraft leads on', async ({ args }) => {
  await userEvent.click(await select())
  await expect(toasts).toEqual([`error: ${pilotTexts.dataMissing}`])
  await expect(args.onSelect).not.toHaveBeenCalled()
})

const gate = createGate()

export const PilotFailed = meta.story({ beforeEach: ({ msw }) => msw.use(refuses(pilotEndpoints.get, 500, '')) })

PilotFailed.test('c59: says so whatever came, and another try brings the pilot', async ({ canvas, args, msw }) => {
  await expect(await canvas.findByText(pilotTexts.fetchFailed)).toBeVisible()
  for (const [kind, response] of Object.entries(failedAnswers)) {
    const asked = fn(response)
    msw.use(
      handle(pilotEndpoints.get, async () => {
        await gate.passed()
        return asked()
      }),
    )
    const again = await canvas.findByRole('button', { name: 'Try again' }, patience)
    await gate.heldDuring(() => userEvent.click(again), () => canvas.findByRole('button', { name: 'Trying again…' }, patience))
    // The words of the try before stand until this one has ended: only then does the button offer another.
    await canvas.findByRole('button', { name: 'Try again' }, patience)
    await expect(asked, kind).toHaveBeenCalledOnce()
    await expect(canvas.getByText(pilotTexts.fetchFailed), kind).toBeVisible()
  }
  await userEvent.click(await select())
  await expect(args.onSelect).not.toHaveBeenCalled()
  msw.use(answers(pilotEndpoints.get, daniel))
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, patience))
  await expect(await canvas.findByText('Daniel Okafor', {}, patience)).toBeVisible()
})

export const NoAircraft = meta.story({
  beforeEach: ({ msw }) => msw.use(...rentalsScenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No aircraft are available right now.', {}, patience)).toBeVisible()
  },
})

export const Many = meta.story({ beforeEach: ({ msw }) => msw.use(...rentalsScenarios.many) })

export const LongNamesOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...rentalsScenarios.edge,
      answers(pilotEndpoints.get, buildPilotPublic({ user_account: buildUserPublic({ name: 'x'.repeat(100) }) })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('x'.repeat(100), {}, patience)
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth))
  },
})
