import { bookingTexts, dashboardTexts, flightEndpoints, flightTexts, proposalEndpoints } from '@pilotpair/contract'
import type { Locator, Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { alertIn } from './booking-steps.ts'
import { expect, type People, type Person, test } from './fixtures.ts'
import { breaksDown, FAULT, keysOf } from './sent-calls.ts'
import { toast } from './shared-flight.ts'

const request = '**/api/v1/flight-proposals/'

/** A pilot with a card at the dashboard, the wizard open on the first bookable day of the next month. */
const openWizard = async (
  { page, people, enter }: { page: Page; people: People; enter: (person: Person) => Promise<void> },
  type: string,
): Promise<{ pilot: Person; wizard: Locator }> => {
  const model = `Dash ${String(Date.now() % 100_000)}`
  await people.aircraft(await people.operator(), { model, rate: 165 })
  const pilot = await people.pilot()
  await people.card(pilot)
  await enter(pilot)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: dashboardTexts.bookFlight }).click()
  const list = page.getByRole('dialog', { name: dashboardTexts.bookFlight })
  await list.getByRole('searchbox', { name: 'Search' }).fill(model)
  await page.keyboard.press('Enter')
  await list.getByRole('button', { name: new RegExp(model) }).click()
  const wizard = page.getByRole('dialog', { name: `Cessna ${model}` })
  await wizard.getByRole('radio', { name: type }).check()
  await wizard.getByRole('button', { name: bookingTexts.next }).click()
  await wizard.getByRole('button', { name: 'Next month' }).click()
  await wizard.locator('[data-date]:not([aria-disabled="true"])').first().click()
  return { pilot, wizard }
}

test('from the dashboard a pilot books a solo flight, and the dashboard knows it', async ({ page, people, enter }) => {
  const { pilot, wizard } = await openWizard({ page, people, enter }, bookingTexts.onlyForMe)
  await expect(wizard.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await wizard.getByRole('button', { name: '10:00' }).click()
  await expect(wizard.getByRole('button', { pressed: true })).toHaveCount(2)
  await look(page, 'solo-hours-chosen')
  await wizard.getByRole('button', { name: 'Confirm' }).click()
  const dialog = page.getByRole('dialog', { name: dashboardTexts.confirmSolo })
  await expect(dialog.getByText('$330.00')).toBeVisible()
  await look(page, 'solo-to-confirm')
  await dialog.getByRole('button', { name: 'Book flight' }).dblclick()
  await expect(toast(page, flightTexts.soloBooked)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Confirmed flights ?1/ })).toBeVisible()
  await look(page, 'solo-on-the-dashboard')
  expect((await pilot.call(flightEndpoints.mine, {})).confirmed).toHaveLength(1)
})

test('from the dashboard a pilot invites a compatible one', async ({ page, people, enter }) => {
  await people.pilot()
  const { pilot, wizard } = await openWizard({ page, people, enter }, bookingTexts.shareCosts)
  for (const hour of ['10:00', '11:00', '12:00']) await wizard.getByRole('button', { name: hour }).click()
  await wizard.getByRole('button', { name: 'Confirm' }).click()
  const dialog = page.getByRole('dialog', { name: dashboardTexts.confirmShared })
  await expect(dialog.getByText('Your share $247.50')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Your co-pilot' }).selectOption({ index: 1 })
  await look(page, 'shared-to-confirm')
  const invited = await dialog.getByRole('combobox', { name: 'Your co-pilot' }).inputValue()
  await dialog.getByRole('button', { name: 'Send flight request' }).dblclick()
  await expect(toast(page, flightTexts.sent)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const sent = await pilot.call(proposalEndpoints.sent, { query: {} })
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ flight_duration: 3, invited_user: { id_user_account: invited }, notes: bookingTexts.defaultNotes })
})

test('from the dashboard: a reload and Back lose nothing; offline, a fault and a repeat are one request', async ({ page, context, people, enter }) => {
  await people.pilot()
  const { pilot, wizard } = await openWizard({ page, people, enter }, bookingTexts.shareCosts)
  for (const hour of ['10:00', '11:00']) await wizard.getByRole('button', { name: hour }).click()
  await wizard.getByRole('button', { name: 'Confirm' }).click()
  const dialog = page.getByRole('dialog', { name: dashboardTexts.confirmShared })
  await dialog.getByRole('combobox', { name: 'Your co-pilot' }).selectOption({ index: 1 })
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Lunch at Half Moon Bay?')

  const opener = page.getByRole('button', { name: dashboardTexts.bookFlight })
  const goOn = async (): Promise<void> => {
    await opener.click()
    await expect(wizard.getByRole('button', { pressed: true })).toHaveCount(2)
    await wizard.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Lunch at Half Moon Bay?')
    await expect(dialog.getByRole('combobox', { name: 'Your co-pilot' })).not.toHaveValue('')
  }
  await page.reload()
  await goOn()
  await page.goto('/rentals')
  await page.goBack()
  await goOn()

  const send = dialog.getByRole('button', { name: 'Send flight request' })
  const sent = keysOf(page, '/flight-proposals/')
  await context.setOffline(true)
  await send.click()
  await expect(toast(page, flightTexts.sendFailed)).toBeVisible()
  await expect(dialog.getByText(/^It may have been sent\./)).toBeVisible()
  await look(page, 'shared-offline')
  await context.setOffline(false)
  await breaksDown(page, request)
  await send.click()
  await expect(alertIn(dialog).filter({ hasText: FAULT })).toBeVisible()
  await page.unroute(request)
  await send.dblclick()
  await expect(toast(page, flightTexts.sent)).toBeVisible()
  expect(new Set(sent).size).toBe(1)
  expect(await pilot.call(proposalEndpoints.sent, { query: {} })).toHaveLength(1)

  // The flight stands: the next one begins anew.
  await opener.click()
  await expect(page.getByRole('dialog', { name: dashboardTexts.bookFlight }).getByRole('searchbox', { name: 'Search' })).toBeVisible()
})
