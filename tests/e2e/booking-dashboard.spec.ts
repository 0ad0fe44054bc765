import { bookingTexts, dashboardTexts, flightEndpoints, flightTexts, proposalEndpoints } from '@pilotpair/contract'
import type { Locator, Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { toast } from './shared-flight.ts'
import { expect, type People, type Person, test } from './fixtures.ts'

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
