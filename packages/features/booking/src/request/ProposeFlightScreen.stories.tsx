import { aircraftEndpoints, aircraftTexts, bookingTexts, guardTexts, pilotEndpoints, pilotTexts } from '@pilotpair/contract'
import { buildAircraft, buildAirport, buildPilotPublic, buildUserPublic, TEST_NOW } from '@pilotpair/contract/testing'
import { answers, breaks, createGate, failedAnswers, handle, neverAnswers, refuses, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { expect, fn, screen, userEvent, waitFor as waitBriefly } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { bookingScenarios, daniel, listen, skyhawk, toasts } from '../booking.scenario.ts'
import { keepAircraft, keptAircraft } from '../kept-aircraft.ts'
import { ProposeFlightScreen } from './ProposeFlightScreen.tsx'

const meta = preview.meta({
  title: 'Features/Booking/ProposeFlightScreen',
  component: ProposeFlightScreen,
  args: {
    pilotId: daniel.user_account.id_user_account,
    aircraftId: skyhawk.id_aircraft,
    onNoAircraft: fn(),
    onSent: fn(),
    onCancel: fn(),
    explorerHref: '/pilot-explorer',
  },
  decorators: [
    withStore,
    (Story) => (
      <UiProvider now={() => new Date(TEST_NOW)} timeZone="America/Los_Angeles">
        <PageLayout>
          <Story />
        </PageLayout>
      </UiProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(...bookingScenarios.loaded)
    return listen()
  },
})

const patience = { timeout: 10_000 }
const waitFor = (check: () => void | Promise<void>) => waitBriefly(check, patience)

export const Loaded = meta.story({})

Loaded.test('shows what is booked, with whom and at what price before anything is chosen', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: bookingTexts.reviewHeading })).toBeVisible()
  await expect(await canvas.findByText('Daniel Okafor')).toBeVisible()
  await expect(canvas.getByText('Cessna 172S Skyhawk')).toBeVisible()
  await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(bookingTexts.defaultNotes)
  await expect(canvas.getByText('Your share').closest('div')).toHaveTextContent('$165.00')
  await expect(canvas.getByText(/Each pilot pays half/)).toBeVisible()
  await expect(canvas.getByText(/^You are charged only when Daniel accepts\./)).toBeVisible()
})

Loaded.test('Cancel leads away', async ({ canvas, args }) => {
  await userEvent.click(await canvas.findByRole('button', { name: bookingTexts.cancel }))
  await expect(args.onCancel).toHaveBeenCalledOnce()
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(neverAnswers(aircraftEndpoints.get)) })

Loading.test('says what it waits for', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading the flight request')).toBeInTheDocument()
})

export const NoAircraft = meta.story({ args: { aircraftId: undefined } })

NoAircraft.test('without an aircraft it leads to the rentals, and says why once', async ({ args }) => {
  await waitFor(() => expect(args.onNoAircraft).toHaveBeenCalled())
  await expect(new Set(toasts)).toEqual(new Set([`info: ${guardTexts.selectAircraftFirst}`]))
})

export const UnknownAircraft = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(refuses(aircraftEndpoints.get, 404, 'Aircraft not found'))
    keepAircraft({ id: skyhawk.id_aircraft, name: 'Cessna 172S Skyhawk', registration: 'N738PA' })
  },
})

UnknownAircraft.test('an aircraft that is gone is forgotten too', async ({ args }) => {
  await waitFor(() => expect(args.onNoAircraft).toHaveBeenCalled())
  await expect(toasts).toContain(`info: ${guardTexts.selectAircraftFirst}`)
  await expect(keptAircraft()).toBeUndefined()
})

export const NoPilot = meta.story({ args: { pilotId: ' ' } })

NoPilot.test('without a pilot it says so', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(pilotTexts.pilotOrAircraftMissing)
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '/pilot-explorer')
})

export const UnknownPilot = meta.story({
  beforeEach: ({ msw }) => msw.use(refuses(pilotEndpoints.get, 404, 'Pilot not found.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(pilotTexts.notFound)
  },
})

const gate = createGate()

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(refuses(aircraftEndpoints.get, 500, '')) })

Failed.test('c59: one of the two did not come, whatever came instead; another try brings it', async ({ canvas, msw }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent(pilotTexts.requestDetailsFailed)
  for (const [kind, response] of Object.entries(failedAnswers)) {
    const asked = fn(response)
    msw.use(
      handle(aircraftEndpoints.get, async () => {
        await gate.passed()
        return asked()
      }),
    )
    const again = await canvas.findByRole('button', { name: 'Try again' }, patience)
    await gate.heldDuring(() => userEvent.click(again), () => canvas.findByRole('button', { name: 'Trying again…' }, patience))
    // The words of the try before stand until this one has ended: only then does the button offer another.
    await canvas.findByRole('button', { name: 'Try again' }, patience)
    await expect(asked, kind).toHaveBeenCalledOnce()
    await expect(canvas.getByText(pilotTexts.requestDetailsFailed), kind).toBeVisible()
  }
  msw.use(answers(aircraftEndpoints.get, skyhawk))
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, patience))
  await expect(await canvas.findByText('Cessna 172S Skyhawk', {}, patience)).toBeVisible()
})

export const AircraftFailed = meta.story({ beforeEach: ({ msw }) => msw.use(refuses(aircraftEndpoints.get, 503, 'The service is being updated.')) })

AircraftFailed.test('an aircraft that is answered with an error says with which; a lost connection says what to do', async ({ canvas, msw }) => {
  const text = aircraftTexts.fetchFailed({ status: '503', statusText: 'Service Unavailable' })
  await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
  msw.use(breaks(aircraftEndpoints.get))
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Check your connection, then try again.'))
})

export const LongNamesOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      answers(pilotEndpoints.get, buildPilotPublic({ user_account: buildUserPublic({ name: 'Ω'.repeat(100) }), first_name: 'Ω'.repeat(60) })),
      answers(
        aircraftEndpoints.get,
        buildAircraft({ airport: buildAirport({ name: 'c'.repeat(200) }), registration: 'N'.repeat(20), hourly_rate: 99_999.99 }),
      ),
    ),
  play: async () => {
    await screen.findByText('Ω'.repeat(100), {}, patience)
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth))
  },
})
