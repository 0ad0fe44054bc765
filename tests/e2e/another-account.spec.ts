import { bookingTexts, dashboardTexts, flightEndpoints, navigationTexts } from '@pilotpair/contract'
import { expect, test } from './fixtures.ts'

test('c45: a booking that one pilot prepared is not made for another who has logged in meanwhile', async ({
  page, context, people, enter,
}) => {
  const model = `Swap ${String(Date.now() % 100_000)}`
  await people.aircraft(await people.operator(), { model, rate: 100 })
  const [first, second] = [await people.pilot(), await people.pilot()]
  await people.card(first)
  await people.card(second)
  await enter(first)
  await page.goto(`/rentals?search=${encodeURIComponent(model)}`)
  await page.getByRole('button', { name: /^Schedule Flight/ }).click()
  await page.getByRole('button', { name: bookingTexts.onlyForMe }).click()
  const dialog = page.getByRole('dialog', { name: dashboardTexts.confirmSolo })
  await dialog.getByRole('button', { name: 'Next month' }).click()
  await dialog.locator('[data-date]:not([aria-disabled="true"])').first().click()
  await expect(dialog.getByText('$200.00')).toBeVisible()

  // The browser's session becomes another's, and this tab hears nothing of it.
  await context.clearCookies()
  await enter(second)
  await dialog.getByRole('button', { name: 'Confirm' }).click()

  // The page starts afresh for the one who is logged in now.
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('link', { name: navigationTexts.profile }).click()
  await expect(page.getByText(second.email).first()).toBeVisible()
  for (const pilot of [first, second]) {
    const { confirmed, past } = await pilot.call(flightEndpoints.mine, {})
    expect([...confirmed, ...past]).toEqual([])
  }
})
