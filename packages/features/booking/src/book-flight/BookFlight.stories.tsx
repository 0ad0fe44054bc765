import {
  aircraftEndpoints, aircraftTexts, bookingTexts, dashboardTexts, flightTexts, paymentTexts, pilotEndpoints, pilotTexts,
  proposalEndpoints, requestTexts,
} from '@pilotpair/contract'
import { TEST_NOW, testId } from '@pilotpair/contract/testing'
import { answersFiltered, fleet, rentalsScenarios } from '@pilotpair/feature-aircraft/testing'
import { answers, failedAnswers, neverAnswers, refuses, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { expect, fn, screen, userEvent, waitFor as waitBriefly, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { answersHours, booked, bookingScenarios, chosenHours, dayButton, heard, listen, refusal, send, skyhawk, solo, stored, toasts } from '../booking.scenario.ts'
import { BookFlight } from './BookFlight.tsx'

const meta = preview.meta({
  title: 'Features/Booking/BookFlight',
  component: BookFlight,
  args: { profileHref: '/profile', explorerHref: '/pilot-explorer', onDone: fn() },
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
    msw.use(...rentalsScenarios.loaded, ...bookingScenarios.loaded)
    return listen()
  },
})

type Dialog = ReturnType<typeof within>
const patience = { timeout: 10_000 }
const waitFor = (check: () => void | Promise<void>) => waitBriefly(check, patience)
const dialogNamed = async (name: string): Promise<Dialog> => within(await screen.findByRole('dialog', { name }, patience))

const opener = () => screen.getByRole('button', { name: dashboardTexts.bookFlight })
const open = async () => {
  await userEvent.click(opener())
  return dialogNamed(dashboardTexts.bookFlight)
}
const toDetails = async () => {
  const list = await open()
  await userEvent.click(await list.findByRole('button', { name: /N738PA/ }, patience))
  return dialogNamed('Cessna 172S Skyhawk')
}
const toDate = async (type: string) => {
  const details = await toDetails()
  await userEvent.click(details.getByRole('radio', { name: type }))
  await userEvent.click(details.getByRole('button', { name: bookingTexts.next }))
  const dates = await dialogNamed('Cessna 172S Skyhawk')
  await dates.findByRole('grid', {}, patience)
  await userEvent.click(dayButton('2026-12-12'))
  return dates
}
const toConfirm = async (type: 'solo' | 'shared') => {
  const dates = await toDate(type === 'solo' ? bookingTexts.onlyForMe : bookingTexts.shareCosts)
  await userEvent.click(dates.getByRole('button', { name: '10:00' }))
  if (type === 'shared') await userEvent.click(dates.getByRole('button', { name: '11:00' }))
  await userEvent.click(dates.getByRole('button', { name: 'Confirm' }))
  const dialog = await dialogNamed(type === 'solo' ? dashboardTexts.confirmSolo : dashboardTexts.confirmShared)
  if (type === 'solo') await canConfirm(dialog, 'Book flight')
  return dialog
}
/** The price is read anew with the dialog: only then there is something to confirm. */
const canConfirm = (dialog: Dialog, name: string) => waitFor(() => expect(dialog.getByRole('button', { name })).toBeEnabled())
const chooseDaniel = async (dialog: Dialog) => {
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Your co-pilot' }, patience), testId('user', 2))
  await canConfirm(dialog, 'Send flight request')
}

export const Aircraft = meta.story({})

Aircraft.test('lists the aircraft; Cancel gives the focus back', async () => {
  const list = await open()
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(6))
  await expect(list.getByText('$165/hr')).toBeVisible()
  await userEvent.click(list.getByRole('button', { name: bookingTexts.cancel }))
  await waitFor(() => expect(opener()).toHaveFocus())
})

Aircraft.test('another aircraft can be chosen, and another type; Previous returns to step 1', async () => {
  const dates = await toDate(bookingTexts.shareCosts)
  await userEvent.click(dates.getByRole('button', { name: '10:00' }))
  await userEvent.click(dates.getByRole('button', { name: bookingTexts.previous }))
  const details = await dialogNamed('Cessna 172S Skyhawk')
  await expect(details.getByRole('radio', { name: bookingTexts.shareCosts })).toBeChecked()
  await userEvent.click(details.getByRole('button', { name: 'Another aircraft' }))
  await expect(await dialogNamed(dashboardTexts.bookFlight)).toBeDefined()
})

export const Searching = meta.story({ beforeEach: ({ msw }) => msw.use(answersFiltered(fleet, () => undefined)) })

Searching.test('narrows the list by words', async () => {
  const list = await open()
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(6))
  await userEvent.type(list.getByRole('searchbox', { name: 'Search' }), 'Cirrus{Enter}')
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  await userEvent.clear(list.getByRole('searchbox', { name: 'Search' }))
  await userEvent.type(list.getByRole('searchbox', { name: 'Search' }), 'Zeppelin{Enter}')
  await expect(await list.findByText('No aircraft match this search.')).toBeVisible()
})

export const AircraftLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(...rentalsScenarios.loading),
  play: async () => {
    const list = await open()
    await expect(await list.findByText(aircraftTexts.loading)).toBeInTheDocument()
  },
})

export const AircraftFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...rentalsScenarios.error),
  play: async ({ msw }) => {
    const list = await open()
    await expect(await list.findByText(aircraftTexts.error({ message: aircraftTexts.loadFailed }), {}, patience)).toBeVisible()
    msw.use(...rentalsScenarios.loaded)
    await userEvent.click(list.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(6))
  },
})

export const NoAircraft = meta.story({
  beforeEach: ({ msw }) => msw.use(answers(aircraftEndpoints.list, [])),
  play: async () => {
    const list = await open()
    await expect(await list.findByText('No aircraft are available right now.', {}, patience)).toBeVisible()
  },
})

export const ManyAircraft = meta.story({
  beforeEach: ({ msw }) => msw.use(...rentalsScenarios.many),
  play: async () => {
    const list = await open()
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(24))
    await userEvent.click(list.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(48))
  },
})

export const Solo = meta.story({ beforeEach: ({ msw }) => msw.use(solo(booked)) })

Solo.test('a bar of two hours from the pressed one; nothing to confirm before', async () => {
  const dates = await toDate(bookingTexts.onlyForMe)
  await expect(dates.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await userEvent.click(dates.getByRole('button', { name: '10:00' }))
  await expect(chosenHours()).toEqual(['10:00', '11:00'])
  await expect(dates.getByText('$330.00')).toBeVisible()
  await expect(dates.getByRole('button', { name: 'Confirm' })).toBeEnabled()
})

Solo.test('confirms, books once, says so, closes, and begins anew next time', async ({ args }) => {
  const dialog = await toConfirm('solo')
  await expect(dialog.getByText('Sat 12 Dec, 10:00–12:00 PST')).toBeVisible()
  await expect(dialog.getByText(/^You pay when you book\./)).toBeVisible()
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Book flight' }))
  await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
  await expect(args.onDone).toHaveBeenCalledWith('solo')
  await expect(heard.map(({ body }) => body)).toEqual([{ aircraft_id: skyhawk.id_aircraft, flight_date: '2026-12-12T18:00:00.000Z', expected_total_cents: 33_000 }])
  await expect(toasts).toEqual([`success: ${flightTexts.soloBooked}`])
  await expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(opener()).toHaveFocus())
  await expect(await open()).toBeDefined()
})

export const SoloRefused = meta.story({ beforeEach: ({ msw }) => msw.use(solo(refusal(409, bookingTexts.slotTaken), () => Response.error())) })

SoloRefused.test('says why, and keeps the choice', async ({ args }) => {
  const dialog = await toConfirm('solo')
  await userEvent.click(dialog.getByRole('button', { name: 'Book flight' }))
  await expect(await dialog.findByRole('alert')).toHaveTextContent(bookingTexts.slotTaken)
  await userEvent.click(dialog.getByRole('button', { name: 'Book flight' }))
  await waitFor(() => expect(toasts).toEqual([`error: ${bookingTexts.slotTaken}`, `error: ${paymentTexts.unexpected}`]))
  await expect(args.onDone).not.toHaveBeenCalled()
  await expect(await dialog.findByText(/^It may have been booked\./)).toBeVisible()
  await expect(dialog.getByRole('button', { name: bookingTexts.previous })).toBeDisabled()
})

export const SoloLost = meta.story({ beforeEach: ({ msw }) => msw.use(solo(() => Response.error(), booked), ...answersHours([])) })

SoloLost.test('after a lost answer it opens again with the same flight', async ({ args, msw }) => {
  msw.use(...bookingScenarios.loaded)
  const dialog = await toConfirm('solo')
  msw.use(...answersHours([]))
  await userEvent.click(dialog.getByRole('button', { name: 'Book flight' }))
  await dialog.findByText(/^It may have been booked\./)
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await userEvent.click(opener())
  const again = await dialogNamed(dashboardTexts.confirmSolo)
  await expect(await again.findByText('Sat 12 Dec, 10:00–12:00 PST')).toBeVisible()
  await expect(await again.findByText(/^It may have been booked\./)).toBeVisible()
  await waitFor(() => expect(again.getByRole('button', { name: 'Book flight' })).toBeEnabled())
  await userEvent.click(again.getByRole('button', { name: 'Book flight' }))
  await waitFor(() => expect(args.onDone).toHaveBeenLastCalledWith('solo'))
  await expect(args.onDone).toHaveBeenCalledOnce()
  await expect(heard[1]).toEqual(heard[0])
})

export const SharedLost = meta.story({
  beforeEach: ({ msw }) => msw.use(send(() => Response.error(), stored), refuses(proposalEndpoints.sent, 500, '')),
})

SharedLost.test('after a lost answer it opens again with the same request, and nothing of it can be changed', async ({ args }) => {
  const dialog = await toConfirm('shared')
  await chooseDaniel(dialog)
  await userEvent.click(dialog.getByRole('button', { name: 'Send flight request' }))
  await dialog.findByText(/^It may have been sent\./)
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await userEvent.click(opener())
  const again = await dialogNamed(dashboardTexts.confirmShared)
  await expect(await again.findByText('Sat 12 Dec, 10:00–12:00 PST')).toBeVisible()
  await expect(again.getByText(/^It may have been sent\./)).toBeVisible()
  await expect(again.getByRole('button', { name: bookingTexts.previous })).toBeDisabled()
  await expect(again.getByRole('textbox', { name: 'Message' })).toHaveAttribute('readonly')
  const field = await again.findByRole('combobox', { name: 'Your co-pilot' }, patience)
  await expect(field).toBeDisabled()
  await expect(field).toHaveValue(testId('user', 2))
  await userEvent.click(again.getByRole('button', { name: 'Send flight request' }))
  await waitFor(() => expect(args.onDone).toHaveBeenLastCalledWith('shared'))
  await expect(heard[1]).toEqual(heard[0])
})

export const Shared = meta.story({ beforeEach: ({ msw }) => msw.use(send(stored)) })

Shared.test('needs a co-pilot, shows both shares, sends once', async ({ args }) => {
  const dialog = await toConfirm('shared')
  const button = dialog.getByRole('button', { name: 'Send flight request' })
  await expect(button).toBeDisabled()
  await chooseDaniel(dialog)
  await expect(dialog.getByText('$330.00')).toBeVisible()
  await expect(dialog.getByText('$165.00')).toBeVisible()
  await userEvent.dblClick(button)
  await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
  await expect(args.onDone).toHaveBeenCalledWith('shared')
  await expect(heard.map(({ body }) => body)).toEqual([
    {
      aircraft_id: skyhawk.id_aircraft,
      invited_user_id: testId('user', 2),
      flight_date: '2026-12-12T18:00:00.000Z',
      flight_duration: 2,
      notes: bookingTexts.defaultNotes,
      expected_total_cents: 33_000,
    },
  ])
  await expect(toasts).toEqual([`success: ${flightTexts.sent}`])
})

Shared.test('closed and opened again: day, hours, co-pilot and message are as they were left', async () => {
  const dialog = await toConfirm('shared')
  await chooseDaniel(dialog)
  const message = dialog.getByRole('textbox', { name: 'Message' })
  await userEvent.clear(message)
  await userEvent.type(message, 'Lunch at Half Moon Bay?')
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(opener()).toHaveFocus())
  await userEvent.click(opener())
  const dates = await dialogNamed('Cessna 172S Skyhawk')
  await waitFor(() => expect(chosenHours()).toEqual(['10:00', '11:00']))
  await userEvent.click(dates.getByRole('button', { name: 'Confirm' }))
  const again = await dialogNamed(dashboardTexts.confirmShared)
  await expect(again.getByText('Sat 12 Dec, 10:00–12:00 PST')).toBeVisible()
  await expect(again.getByRole('textbox', { name: 'Message' })).toHaveValue('Lunch at Half Moon Bay?')
  await expect(await again.findByRole('combobox', { name: 'Your co-pilot' }, patience)).toHaveValue(testId('user', 2))
})

export const SharedFailures = meta.story({})

SharedFailures.test('c59: the toast is fixed, the detail stands in the dialog, nothing is lost', async ({ msw }) => {
  const dialog = await toConfirm('shared')
  await chooseDaniel(dialog)
  for (const [kind, response] of Object.entries({ ...failedAnswers, taken: refusal(409, bookingTexts.slotTaken) })) {
    msw.use(send(response))
    toasts.length = 0
    await userEvent.click(dialog.getByRole('button', { name: 'Send flight request' }))
    await waitFor(() => expect(toasts, kind).toEqual([`error: ${flightTexts.sendFailed}`]))
    if (kind === 'taken') await expect(await dialog.findByRole('alert')).toHaveTextContent(bookingTexts.slotTaken)
    if (kind === 'no connection') await expect(await dialog.findByRole('alert')).toHaveTextContent(requestTexts.createFailed)
    if (kind === 'no connection') await expect(await dialog.findByText(/^It may have been sent\./)).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Send flight request' })).toBeEnabled())
    await expect(dialog.getByRole('combobox', { name: 'Your co-pilot' })).toHaveValue(testId('user', 2))
  }
})

export const NoMatches = meta.story({
  beforeEach: ({ msw }) => msw.use(answers(pilotEndpoints.matches, [])),
  play: async () => {
    const dialog = await toConfirm('shared')
    await expect(await dialog.findByText('No compatible pilots were found.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: dashboardTexts.completeProfile })).toHaveAttribute('href', '/profile')
  },
})

export const MatchesLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(neverAnswers(pilotEndpoints.matches)),
  play: async () => {
    const dialog = await toConfirm('shared')
    await expect(await dialog.findByText('Loading compatible pilots')).toBeInTheDocument()
  },
})

export const MatchesFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(refuses(pilotEndpoints.matches, 500, '')),
  play: async ({ msw }) => {
    const dialog = await toConfirm('shared')
    await expect(await dialog.findByText(pilotTexts.fetchAllFailed)).toBeVisible()
    msw.use(...bookingScenarios.loaded)
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await expect(await dialog.findByRole('combobox', { name: 'Your co-pilot' }, patience)).toBeVisible()
  },
})
