import { aircraftTexts, authTexts, flightTexts, profileTexts } from '@pilotpair/contract'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { inviteToFly, pageOf } from './shared-flight.ts'

/**
 * Presses something while a field that is wrong has the focus: the button of the mouse goes down, the field is left and
 * says what is wrong, the button comes up again in the same place.
 */
const pressFrom = async (page: Page, field: Locator, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('there is nothing to press')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await page.mouse.up()
}

const links = [
  { from: '/login', field: 'Email', link: authTexts.registerLink, to: /\/register$/ },
  { from: '/login', field: 'Email', link: authTexts.forgotPasswordLink, to: /\/forgot-password$/ },
  { from: '/register', field: 'Full name', link: authTexts.loginLink, to: /\/login$/ },
] as const

for (const { from, field, link, to } of links) {
  test(`c53: "${link}" of ${from} leads on at the first press, though the field that is left says what is missing`, async ({ page }) => {
    await page.goto(from)
    const left = page.getByLabel(field)
    await left.click()
    await pressFrom(page, left, page.getByRole('link', { name: link }))
    await expect(page).toHaveURL(to)
  })
}

const lists = [
  { path: '/pilot-explorer', field: 'Minimum flight hours' },
  { path: '/rentals', field: 'Maximum rate' },
] as const

for (const { path, field } of lists) {
  test(`c40: "${aircraftTexts.applyFilters}" of ${path} leads back to the number that is none at the first press`, async ({ page, people, enter }) => {
    await enter(await people.pilot())
    await page.goto(path)
    const number = page.getByRole('textbox', { name: field })
    await number.fill('-5')
    await pressFrom(page, number, page.getByRole('button', { name: aircraftTexts.applyFilters }))
    await expect(number).toBeFocused()
  })
}

test('c53: a box of the profile is ticked at the first press, though the field that is left says what is wrong', async ({ page, people, enter }) => {
  await enter(await people.pilot())
  await page.goto('/profile')
  await page.getByRole('button', { name: profileTexts.headingEdit }).click()
  const rate = page.getByLabel('Highest hourly rate')
  await rate.fill('much')
  const access = page.getByRole('checkbox', { name: 'I have access to an aircraft' })
  await pressFrom(page, rate, access)
  await expect(access).toBeChecked()
})

test('c40: a list that arrives while something beneath it is pressed waits for the press', async ({ browser, origin, people }) => {
  const flight = await inviteToFly(people)
  await flight.accept()
  await flight.approve()
  const page = await pageOf(browser, origin, flight.operator)
  const come = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/v1/operator/flights?group=confirmed*', async (route) => {
    const response = await route.fetch()
    come.resolve()
    await held.promise
    await route.fulfill({ response })
  })
  await page.goto('/operator')
  const past = page.getByRole('button', { name: flightTexts.pastHeading })
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await come.promise
  await past.hover()
  await page.mouse.down()
  const confirmed = page.waitForResponse((response) => response.url().includes('group=confirmed'))
  held.resolve()
  await (await confirmed).finished()
  // The page has had the time to draw what came.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.mouse.up()
  await expect(past).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('region', { name: 'Confirmed flights' }).getByRole('article')).toHaveCount(1)
  await page.context().close()
})
