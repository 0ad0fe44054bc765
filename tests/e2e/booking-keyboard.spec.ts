import { bookingTexts, dashboardTexts, flightEndpoints, flightTexts } from '@pilotpair/contract'
import type { Locator, Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { expect, test } from './fixtures.ts'
import { toast } from './shared-flight.ts'

/** Presses a key until something has the focus; as many times as a page has stops. */
const pressUntil = async (page: Page, key: string, wanted: Locator): Promise<void> => {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press(key)
  }
  await expect(wanted).toBeFocused()
}

test('a solo flight is booked by keys alone', async ({ page, people, enter }) => {
  const model = `Keys ${String(Date.now() % 100_000)}`
  await people.aircraft(await people.operator(), { model })
  const pilot = await people.pilot()
  await people.card(pilot)
  await enter(pilot)
  await page.goto(`/rentals?search=${encodeURIComponent(model)}`)

  const schedule = page.getByRole('button', { name: /^Schedule Flight/ })
  await schedule.waitFor()
  await pressUntil(page, 'Tab', schedule)
  await page.keyboard.press('Enter')

  const onlyForMe = page.getByRole('button', { name: bookingTexts.onlyForMe })
  await onlyForMe.waitFor()
  // Escape closes, and the focus is back where it was.
  await page.keyboard.press('Escape')
  await expect(schedule).toBeFocused()
  await page.keyboard.press('Enter')
  await onlyForMe.waitFor()
  await pressUntil(page, 'Tab', onlyForMe)
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: dashboardTexts.confirmSolo })
  await dialog.getByRole('grid').waitFor()
  const today = dialog.locator('[data-date][tabindex="0"]')
  await pressUntil(page, 'Tab', today)
  await page.keyboard.press('PageDown')
  const day = dialog.locator('[data-date][tabindex="0"]')
  await expect(day).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/, 00:00–02:00 P[SD]T$/)).toBeVisible()
  await expect(day).toBeFocused()
  const confirm = dialog.getByRole('button', { name: 'Confirm' })
  // It takes no focus while the price is still being read.
  await expect(confirm).toBeEnabled()
  await pressUntil(page, 'Tab', confirm)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')

  await expect(toast(page, flightTexts.soloBooked)).toBeVisible()
  await expect(page).toHaveURL(/\/my-flights$/)
  await expect(page.getByRole('article')).toContainText(model)
  await look(page, 'solo-booked-by-keys')
  expect((await pilot.call(flightEndpoints.mine, {})).confirmed).toHaveLength(1)
})
