import {
  aircraftEndpoints, aircraftTexts, availabilityTexts, bookingTexts, dashboardTexts, flightEndpoints, flightTexts, paymentTexts,
} from '@pilotpair/contract'
import { buildSoloFlight, TEST_NOW } from '@pilotpair/contract/testing'
import { rentalsScenarios } from '@pilotpair/feature-aircraft/testing'
import { answers, failedAnswers, withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { expect, fn, screen, userEvent, waitFor as waitBriefly, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { answersHours, booked, bookingScenarios, dayButton, freeHours, heard, hoursScenarios, listen, refusal, skyhawk, solo, toasts } from '../booking.scenario.ts'
import { keptAircraft } from '../kept-aircraft.ts'
import { RentalsBookingScreen } from './RentalsBookingScreen.tsx'

const meta = preview.meta({
  title: 'Features/Booking/RentalsBookingScreen',
  component: RentalsBookingScreen,
  args: { search: '', onSearchChange: fn(), onBooked: fn(), onShare: fn() },
  decorators: [
    withStore,
    (Story) => (
      <UiProvider now={() => new Date(TEST_NOW)} timeZone="America/New_York">
        <PageLayout>
          <Story />
        </PageLayout>
      </UiProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(answers(aircraftEndpoints.list, [skyhawk]), ...bookingScenarios.loaded)
    return listen()
  },
})

/** Drawings and lazy parts take their time on a busy machine. */
const patience = { timeout: 10_000 }
const waitFor = (check: () => void | Promise<void>) => waitBriefly(check, patience)

const schedule = () => screen.findByRole('button', { name: `${aircraftTexts.scheduleFlight}, N738PA` }, patience)
const dialogNamed = (name: string) => screen.findByRole('dialog', { name }, patience)
const openSolo = async () => {
  await userEvent.click(await schedule())
  await userEvent.click(await screen.findByRole('button', { name: bookingTexts.onlyForMe }, patience))
  return within(await dialogNamed(dashboardTexts.confirmSolo))
}
const openDay = async (date: string) => {
  const dialog = await openSolo()
  await dialog.findByRole('grid', {}, patience)
  await userEvent.click(dayButton(date))
  return dialog
}
const confirmButton = (dialog: ReturnType<typeof within>) => dialog.getByRole('button', { name: 'Confirm' })
/** The price is read anew with the dialog, and after a failure: only then there is something to confirm. */
const confirm = async (dialog: ReturnType<typeof within>) => {
  await waitFor(() => expect(confirmButton(dialog)).toBeEnabled())
  await userEvent.click(confirmButton(dialog))
}

export const ChooseType = meta.story({})

ChooseType.test('asks for whom, and Cancel gives the focus back to the card', async () => {
  const opener = await schedule()
  await userEvent.click(opener)
  const dialog = within(await dialogNamed('Who is flying?'))
  await expect(dialog.getByText('Palo Alto (PAO)')).toBeVisible()
  await expect(dialog.getByRole('button', { name: bookingTexts.onlyForMe })).toBeVisible()
  await expect(dialog.getByRole('button', { name: bookingTexts.shareCosts })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: bookingTexts.cancel }))
  await waitFor(() => expect(opener).toHaveFocus())
})

ChooseType.test('"Share costs" keeps the aircraft and leads to co-pilots', async ({ args }) => {
  await userEvent.click(await schedule())
  await userEvent.click(await screen.findByRole('button', { name: bookingTexts.shareCosts }, patience))
  await expect(args.onShare).toHaveBeenCalledOnce()
  await expect(keptAircraft()).toEqual({ id: skyhawk.id_aircraft, name: 'Cessna 172S Skyhawk', registration: 'N738PA' })
  await expect(screen.queryByRole('dialog')).toBeNull()
})

ChooseType.test('the details of an aircraft lead on too', async () => {
  await schedule()
  await userEvent.click(screen.getByRole('button', { name: 'About N738PA' }))
  const details = within(await dialogNamed('Cessna 172S Skyhawk'))
  await userEvent.click(details.getByRole('button', { name: aircraftTexts.scheduleFlight }))
  await expect(await dialogNamed('Who is flying?')).toBeVisible()
})

export const Many = meta.story({ beforeEach: ({ msw }) => msw.use(...rentalsScenarios.loaded) })

Many.test('c53: each card has a button of its own name', async () => {
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Schedule Flight, / })).toHaveLength(6))
  const names = screen.getAllByRole('button', { name: /^Schedule Flight, / }).map(({ ariaLabel }) => ariaLabel)
  await expect(new Set(names).size).toBe(6)
})

export const Solo = meta.story({ beforeEach: ({ msw }) => msw.use(solo(booked)) })

Solo.test('shows the two hours, both clocks, the price and the rules, then books once', async ({ args }) => {
  const dialog = await openSolo()
  await dialog.findByRole('grid', {}, patience)
  await expect(confirmButton(dialog)).toBeDisabled()
  await userEvent.click(dayButton('2026-12-12'))
  await expect(await dialog.findByText('Sat 12 Dec, 07:00–09:00 PST')).toBeVisible()
  await expect(dialog.getByText('Your time: Sat 12 Dec, 10:00–12:00 EST')).toBeVisible()
  await expect(dialog.getByText('$330.00')).toBeVisible()
  await expect(dialog.getByText('$165/hr × 2 hours')).toBeVisible()
  await expect(dialog.getByText(/^You pay when you book\./)).toBeInTheDocument()
  await waitFor(() => expect(confirmButton(dialog)).toBeEnabled())
  await userEvent.dblClick(confirmButton(dialog))
  await waitFor(() => expect(args.onBooked).toHaveBeenCalledOnce())
  await expect(heard.map(({ body }) => body)).toEqual([
    { aircraft_id: skyhawk.id_aircraft, flight_date: '2026-12-12T15:00:00.000Z', expected_total_cents: 33_000 },
  ])
  await expect(heard[0]?.key).toMatch(/^[\w-]{8,}$/)
  await expect(toasts).toEqual([`success: ${flightTexts.soloBooked}`])
  // The next page may be long on its way.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

Solo.test('days without hours, before today and after the 60th day cannot be chosen', async () => {
  const dialog = await openSolo()
  await dialog.findByRole('grid', {}, patience)
  for (const date of ['2026-12-02', '2026-12-07', '2026-12-31']) {
    await expect(dayButton(date)).toHaveAttribute('aria-disabled', 'true')
  }
  await expect(dayButton('2026-12-12')).not.toHaveAttribute('aria-disabled', 'true')
})

Solo.test('a day without two hours in a row says so', async () => {
  const dialog = await openDay('2026-12-21')
  await expect(await dialog.findByText(/No two free hours in a row/)).toBeVisible()
  await expect(confirmButton(dialog)).toBeDisabled()
})

Solo.test('by keyboard alone: day by arrows, Confirm by Enter twice, one booking', async ({ args }) => {
  const opener = await schedule()
  opener.focus()
  await userEvent.keyboard('{Enter}')
  const choice = await screen.findByRole('button', { name: bookingTexts.onlyForMe }, patience)
  choice.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await dialogNamed(dashboardTexts.confirmSolo))
  await dialog.findByRole('grid', {}, patience)
  dayButton('2026-12-03').focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect(await dialog.findByText('Fri 4 Dec, 06:00–08:00 PST')).toBeVisible()
  await waitFor(() => expect(confirmButton(dialog)).toBeEnabled())
  confirmButton(dialog).focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await waitFor(() => expect(args.onBooked).toHaveBeenCalledOnce())
  await expect(heard).toHaveLength(1)
})

/** Lets the answer go that is held back. */
let answer = (): void => undefined

export const SoloBusy = meta.story({
  beforeEach: ({ msw }) => {
    const held = new Promise<void>((resolve) => (answer = resolve))
    msw.use(
      solo(async () => {
        await held
        return booked()
      }),
    )
  },
})

SoloBusy.test('says that it books, and nothing closes it meanwhile', async ({ args }) => {
  const dialog = await openDay('2026-12-12')
  await confirm(dialog)
  await expect(await dialog.findByRole('button', { name: 'Booking…' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await expect(dialog.getByText('Sat 12 Dec, 07:00–09:00 PST')).toBeVisible()
  answer()
  await waitFor(() => expect(args.onBooked).toHaveBeenCalledOnce())
})

export const SoloTaken = meta.story({ beforeEach: ({ msw }) => msw.use(solo(refusal(409, bookingTexts.slotTaken), booked)) })

SoloTaken.test('another pilot was faster: says so, and offers the next two hours of the day', async ({ args, msw }) => {
  const dialog = await openDay('2026-12-12')
  msw.use(...answersHours(freeHours.map((row) => (row.start_time === '07:00' ? { ...row, start_time: '09:00' } : row))))
  await confirm(dialog)
  await expect(await dialog.findByRole('alert')).toHaveTextContent(bookingTexts.slotTaken)
  await expect(await dialog.findByText('Sat 12 Dec, 09:00–11:00 PST', {}, patience)).toBeVisible()
  await expect(toasts).toEqual([`error: ${bookingTexts.slotTaken}`])
  await confirm(dialog)
  await waitFor(() => expect(args.onBooked).toHaveBeenCalledOnce())
  await expect(new Set(heard.map(({ key }) => key)).size).toBe(2)
})

export const SoloDeclined = meta.story({ beforeEach: ({ msw }) => msw.use(solo(refusal(402, 'Your card was declined.'))) })

SoloDeclined.test('tells what the card provider said', async ({ args }) => {
  const dialog = await openDay('2026-12-12')
  await confirm(dialog)
  await expect(await dialog.findByRole('alert')).toHaveTextContent('Your card was declined.')
  await expect(toasts).toEqual(['error: Your card was declined.'])
  await expect(args.onBooked).not.toHaveBeenCalled()
})

export const SoloLost = meta.story({ beforeEach: ({ msw }) => msw.use(solo(() => Response.error(), booked)) })

SoloLost.test('after a lost answer a repeat means the same flight, with the same key', async ({ args, msw }) => {
  const dialog = await openDay('2026-12-12')
  msw.use(...answersHours(freeHours.map((row) => (row.start_time === '07:00' ? { ...row, start_time: '09:00' } : row))))
  await confirm(dialog)
  await expect(await dialog.findByRole('alert')).toHaveTextContent(paymentTexts.unexpected)
  await expect(dialog.getByText('Sat 12 Dec, 07:00–09:00 PST')).toBeVisible()
  await confirm(dialog)
  await waitFor(() => expect(args.onBooked).toHaveBeenCalledOnce())
  await expect(heard[0]).toEqual(heard[1])
})

const lostNote = /^It may have been booked\. Look at My Flights before you try again\./
const takenAtSeven = freeHours.map((row) => (row.start_time === '07:00' ? { ...row, start_time: '09:00' } : row))

SoloLost.test('says that it may be booked, offers no other start, and means the same flight when it opens again', async ({ args, msw }) => {
  const dialog = await openDay('2026-12-12')
  msw.use(...answersHours(takenAtSeven))
  await confirm(dialog)
  await expect(await dialog.findByText(lostNote)).toBeVisible()
  await expect(dialog.getByRole('link', { name: flightTexts.heading })).toHaveAttribute('href', '/my-flights')
  await userEvent.click(dayButton('2026-12-13'))
  await expect(dialog.getByText('Sat 12 Dec, 07:00–09:00 PST')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: bookingTexts.cancel }))
  const again = await openSolo()
  await expect(await again.findByText('Sat 12 Dec, 07:00–09:00 PST', {}, patience)).toBeVisible()
  await expect(again.getByText(lostNote)).toBeVisible()
  await confirm(again)
  await waitFor(() => expect(args.onBooked).toHaveBeenCalledOnce())
  await expect(heard[1]).toEqual(heard[0])
})

SoloLost.test('opened again, My Flights settles it: booked', async ({ args, msw }) => {
  const dialog = await openDay('2026-12-12')
  await confirm(dialog)
  await dialog.findByText(lostNote)
  await userEvent.click(dialog.getByRole('button', { name: bookingTexts.cancel }))
  const flight = buildSoloFlight({ flight_date: '2026-12-12T15:00:00Z' })
  msw.use(answers(flightEndpoints.mine, { confirmed: [flight], past: [] }))
  await openSolo()
  await waitFor(() => expect(args.onBooked).toHaveBeenCalledOnce())
  await expect(toasts.at(-1)).toBe(`success: ${flightTexts.soloBooked}`)
  await expect(heard).toHaveLength(1)
})

SoloLost.test('opened again, My Flights and free hours settle it: another day can be chosen', async () => {
  const dialog = await openDay('2026-12-12')
  await confirm(dialog)
  await dialog.findByText(lostNote)
  await userEvent.click(dialog.getByRole('button', { name: bookingTexts.cancel }))
  const again = await openSolo()
  await again.findByRole('grid', {}, patience)
  await waitFor(() => expect(again.queryByText(lostNote)).toBeNull())
  await userEvent.click(dayButton('2026-12-13'))
  await expect(await again.findByText('Sun 13 Dec, 06:00–08:00 PST')).toBeVisible()
})

/** The operator has raised the price since the list was read. */
const dearer = { ...skyhawk, hourly_rate: 200 }

export const SoloDearer = meta.story({ beforeEach: ({ msw }) => msw.use(answers(aircraftEndpoints.get, dearer), solo(booked)) })

SoloDearer.test('shows and confirms the price as it is now, not as the list had it', async ({ args }) => {
  const dialog = await openDay('2026-12-12')
  await expect(await dialog.findByText('$400.00', {}, patience)).toBeVisible()
  await confirm(dialog)
  await waitFor(() => expect(args.onBooked).toHaveBeenCalledOnce())
  await expect(heard[0]?.body).toMatchObject({ expected_total_cents: 40_000 })
})

export const SoloPriceChanged = meta.story({ beforeEach: ({ msw }) => msw.use(solo(refusal(409, bookingTexts.priceChanged), booked)) })

SoloPriceChanged.test('a price that changes meanwhile is shown before it is confirmed again', async ({ args, msw }) => {
  const dialog = await openDay('2026-12-12')
  await expect(await dialog.findByText('$330.00', {}, patience)).toBeVisible()
  // The list has told that price: the dialog reads it anew as it opens.
  await waitFor(() => expect(confirmButton(dialog)).toBeEnabled())
  msw.use(answers(aircraftEndpoints.get, dearer))
  await confirm(dialog)
  await expect(await dialog.findByText('$400.00', {}, patience)).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveTextContent(bookingTexts.priceChanged)
  await confirm(dialog)
  await waitFor(() => expect(args.onBooked).toHaveBeenCalledOnce())
  await expect(heard[1]?.body).toMatchObject({ expected_total_cents: 40_000 })
})

export const SoloFailures = meta.story({})

SoloFailures.test('c59: whatever comes instead of an answer, the day stays and it can be tried again', async ({ msw, args }) => {
  const dialog = await openDay('2026-12-12')
  for (const [kind, response] of Object.entries(failedAnswers)) {
    msw.use(solo(response))
    toasts.length = 0
    await confirm(dialog)
    await waitFor(() => expect(toasts, kind).toHaveLength(1))
    const alert = await dialog.findByRole('alert')
    await expect(`error: ${alert.textContent}`, kind).toBe(toasts[0])
    await expect(toasts[0]).not.toMatch(/object Object|Unexpected token/)
    await waitFor(() => expect(confirmButton(dialog)).toBeEnabled())
    await expect(dialog.getByText('Sat 12 Dec, 07:00–09:00 PST')).toBeVisible()
  }
  await expect(args.onBooked).not.toHaveBeenCalled()
})

export const SoloNoHours = meta.story({ beforeEach: ({ msw }) => msw.use(...hoursScenarios.none) })

SoloNoHours.test('an aircraft without hours says whom to ask', async () => {
  const dialog = await openSolo()
  await expect(await dialog.findByText(bookingTexts.noTimes, {}, patience)).toBeVisible()
  await expect(dialog.getByText(bookingTexts.contactOperator)).toBeVisible()
  await expect(confirmButton(dialog)).toBeDisabled()
})

export const SoloHoursLoading = meta.story({ beforeEach: ({ msw }) => msw.use(...hoursScenarios.loading) })

SoloHoursLoading.test('says what it waits for', async () => {
  const dialog = await openSolo()
  await expect(await dialog.findByText('Loading the available hours')).toBeInTheDocument()
})

export const SoloHoursFailed = meta.story({ beforeEach: ({ msw }) => msw.use(...hoursScenarios.error) })

SoloHoursFailed.test('offers another try', async ({ msw }) => {
  const dialog = await openSolo()
  await expect(await dialog.findByText(availabilityTexts.loadFailed, {}, patience)).toBeVisible()
  msw.use(...hoursScenarios.loaded)
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  await expect(await dialog.findByRole('grid', {}, patience)).toBeVisible()
})

export const SoloPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

SoloPhone.test('fits a phone', async () => {
  await openDay('2026-12-12')
  await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth))
})
