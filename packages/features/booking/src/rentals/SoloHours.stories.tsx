import { availabilityEndpoints, bookingTexts, dashboardTexts, flightEndpoints } from '@pilotpair/contract'
import { buildConfirmedFlight, TEST_NOW, testId } from '@pilotpair/contract/testing'
import { answers, handle, neverAnswers, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { HttpResponse } from 'msw'
import { expect, fn, screen, userEvent, waitFor as waitBriefly, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { booked, bookingScenarios, dayButton, freeHours, heard, hoursScenarios, listen, refusal, skyhawk, solo } from '../booking.scenario.ts'
import { keepOpen } from '../open-booking.ts'
import { SoloDialog } from './SoloDialog.tsx'

const meta = preview.meta({
  title: 'Features/Booking/Hours of a solo flight',
  component: SoloDialog,
  args: { aircraft: skyhawk, onClose: fn(), onBooked: fn() },
  decorators: [
    withStore,
    (Story) => (
      <UiProvider now={() => new Date(TEST_NOW)} timeZone="America/Los_Angeles">
        <PageLayout>
          <h1>Available Aircraft</h1>
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
const dialogOf = async () => within(await screen.findByRole('dialog', { name: dashboardTexts.confirmSolo }, patience))
const openDay = async () => {
  const dialog = await dialogOf()
  await dialog.findByRole('grid', {}, patience)
  await userEvent.click(dayButton('2026-12-12'))
  return dialog
}
const confirm = async (dialog: ReturnType<typeof within>) => {
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled())
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
}
const ownNote = 'You have another flight on this day. Its hours count as taken.'
const first = 'Sat 12 Dec, 07:00–09:00 PST'
const next = 'Sat 12 Dec, 09:00–11:00 PST'

/** From 07:00 to 09:00 at Palo Alto. */
const ownFlight = buildConfirmedFlight({ flight_date: '2026-12-12T15:00:00.000Z', flight_duration: 2 })

export const OwnFlight = meta.story({
  name: 'hours of an own flight are not offered, and the dialog says why',
  beforeEach: ({ msw }) => msw.use(answers(flightEndpoints.mine, { confirmed: [ownFlight], past: [] })),
  play: async () => {
    const dialog = await openDay()
    await expect(await dialog.findByText(next, {}, patience)).toBeVisible()
    await expect(dialog.getByText(ownNote)).toBeVisible()
    await userEvent.click(dayButton('2026-12-13'))
    await waitFor(() => expect(dialog.queryByText(ownNote)).toBeNull())
  },
})

export const OwnFlightsUnknown = meta.story({
  name: 'own flights that are not known yet block nothing',
  beforeEach: ({ msw }) => msw.use(neverAnswers(flightEndpoints.mine)),
  play: async () => {
    const dialog = await openDay()
    await expect(await dialog.findByText(first)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled())
  },
})

/** All day, on the day after. */
const nextDay = buildConfirmedFlight({
  id_flight_proporsal: testId('flight', 8),
  flight_date: '2026-12-13T14:00:00.000Z',
  flight_duration: 12,
})

export const Booked = meta.story({
  name: 'the flight that has just been booked is not called another one',
  beforeEach: ({ msw }) =>
    msw.use(
      handle(flightEndpoints.mine, () =>
        HttpResponse.json({ confirmed: heard.length === 0 ? [] : [ownFlight, nextDay], past: [] }),
      ),
      solo(booked),
    ),
  play: async ({ args }) => {
    const dialog = await openDay()
    await confirm(dialog)
    await waitFor(() => expect(args.onBooked).toHaveBeenCalledOnce())
    await waitFor(() => expect(dayButton('2026-12-13')).toHaveAttribute('aria-disabled', 'true'))
    await expect(dialog.getByText(first)).toBeVisible()
    await expect(dialog.queryByText(ownNote)).toBeNull()
  },
})

let readings = 0

export const RefusedThoughFree = meta.story({
  name: 'what the service has refused is not offered again at once, though the hours are read as free',
  beforeEach: ({ msw }) => {
    readings = 0
    msw.use(
      handle(availabilityEndpoints.projected, () => {
        readings += 1
        return HttpResponse.json([...freeHours])
      }),
      solo(refusal(409, bookingTexts.slotTaken), booked),
    )
  },
  play: async ({ args }) => {
    const dialog = await openDay()
    await expect(await dialog.findByText(first)).toBeVisible()
    const before = readings
    await confirm(dialog)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(bookingTexts.slotTaken)
    await waitFor(() => expect(readings).toBeGreaterThan(before))
    await expect(await dialog.findByText(next)).toBeVisible()
    await confirm(dialog)
    await waitFor(() => expect(args.onBooked).toHaveBeenCalledOnce())
    await expect(heard.map(({ body }) => body)).toMatchObject([
      { flight_date: '2026-12-12T15:00:00.000Z' },
      { flight_date: '2026-12-12T17:00:00.000Z' },
    ])
  },
})

export const LostWithoutHours = meta.story({
  name: 'a repeat after a lost answer shows time, price and rules before the hours are there',
  beforeEach: ({ msw }) => {
    keepOpen({
      type: 'solo',
      aircraft: skyhawk,
      body: { aircraft_id: skyhawk.id_aircraft, flight_date: '2026-12-12T15:00:00.000Z', expected_total_cents: 33_000 },
      idempotencyKey: 'a-key-of-before',
    })
    msw.use(...hoursScenarios.loading)
  },
  play: async () => {
    const dialog = await dialogOf()
    await expect(dialog.getByText(first)).toBeVisible()
    await expect(dialog.getByText('$330.00')).toBeVisible()
    await expect(dialog.getByText('$165/hr × 2 hours')).toBeVisible()
    await expect(dialog.getByText(/^You pay when you book\./)).toBeVisible()
    await expect(dialog.getByText(/^It may have been booked\./)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled())
  },
})
