import { bookingTexts, dashboardTexts } from '@pilotpair/contract'
import { TEST_NOW } from '@pilotpair/contract/testing'
import { rentalsScenarios } from '@pilotpair/feature-aircraft/testing'
import { withStore } from '@pilotpair/feature-core/testing'
import { PageLayout } from '@pilotpair/ui/page'
import { UiProvider } from '@pilotpair/ui/ui-provider'
import { expect, fn, screen, userEvent, waitFor as waitBriefly, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { booked, bookingScenarios, chosenHours, dayButton, heard, listen, refusal, solo } from '../booking.scenario.ts'
import { BookFlight } from './BookFlight.tsx'

const meta = preview.meta({
  title: 'Features/Booking/Hours of Book a flight',
  component: BookFlight,
  args: { profileHref: '/profile', explorerHref: '/pilot-explorer', onDone: fn() },
  decorators: [
    withStore,
    (Story) => (
      <UiProvider now={() => new Date(TEST_NOW)} timeZone="America/Los_Angeles">
        <PageLayout>
          <h1>Dashboard</h1>
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

const patience = { timeout: 10_000 }
const waitFor = (check: () => void | Promise<void>) => waitBriefly(check, patience)
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }, patience))

const openList = async () => {
  await userEvent.click(screen.getByRole('button', { name: dashboardTexts.bookFlight }))
  return dialogNamed(dashboardTexts.bookFlight)
}
const openDay = async () => {
  const list = await openList()
  await userEvent.click(await list.findByRole('button', { name: /N738PA/ }, patience))
  const details = await dialogNamed('Cessna 172S Skyhawk')
  await userEvent.click(details.getByRole('radio', { name: bookingTexts.onlyForMe }))
  await userEvent.click(details.getByRole('button', { name: bookingTexts.next }))
  const dates = await dialogNamed('Cessna 172S Skyhawk')
  await dates.findByRole('grid', {}, patience)
  await userEvent.click(dayButton('2026-12-12'))
  return dates
}
const press = async (dialog: ReturnType<typeof within>, name: string) => {
  await waitFor(() => expect(dialog.getByRole('button', { name })).toBeEnabled())
  await userEvent.click(dialog.getByRole('button', { name }))
}

export const TooShort = meta.story({
  name: 'a start from which two hours do not fit says why',
  play: async () => {
    const dates = await openDay()
    const text = 'No two free hours in a row begin at 13:00. Choose another start.'
    await userEvent.click(await dates.findByRole('button', { name: '13:00, too short for 2 hours' }))
    await expect(await dates.findByText(text)).toBeVisible()
    await expect(dates.getByRole('group', { name: 'Hours' })).toHaveAccessibleDescription(text)
    await expect(chosenHours()).toEqual([])
    await userEvent.click(dates.getByRole('button', { name: '10:00' }))
    await expect(chosenHours()).toEqual(['10:00', '11:00'])
    await expect(dates.queryByText(text)).toBeNull()
  },
})

export const Refused = meta.story({
  name: 'hours that the service has refused are taken on the way back, with the reason, and others can be booked',
  beforeEach: ({ msw }) => msw.use(solo(refusal(409, bookingTexts.slotTaken), booked)),
  play: async ({ args }) => {
    const dates = await openDay()
    await userEvent.click(dates.getByRole('button', { name: '10:00' }))
    await press(dates, 'Confirm')
    const dialog = await dialogNamed(dashboardTexts.confirmSolo)
    await press(dialog, 'Book flight')
    await expect(await dialog.findByRole('alert')).toHaveTextContent(bookingTexts.slotTaken)
    await press(dialog, bookingTexts.previous)
    const again = await dialogNamed('Cessna 172S Skyhawk')
    for (const hour of ['10:00', '11:00']) {
      await expect(await again.findByRole('button', { name: `${hour}, taken` }, patience)).toBeVisible()
    }
    await expect(again.getByText(bookingTexts.slotTaken)).toBeVisible()
    await expect(again.getByRole('button', { name: 'Confirm' })).toBeDisabled()
    await userEvent.click(again.getByRole('button', { name: '12:00' }))
    await press(again, 'Confirm')
    await press(await dialogNamed(dashboardTexts.confirmSolo), 'Book flight')
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    await expect(heard[1]?.body).toMatchObject({ flight_date: '2026-12-12T20:00:00.000Z' })
  },
})

export const LongSearch = meta.story({
  name: 'the search takes as many letters as the service does, and says how many aircraft there are',
  play: async () => {
    const list = await openList()
    await expect(list.getByRole('searchbox', { name: 'Search' })).toHaveAttribute('maxlength', '100')
    await waitFor(() => expect(list.getByRole('status')).toHaveTextContent('6 aircraft'))
  },
})
