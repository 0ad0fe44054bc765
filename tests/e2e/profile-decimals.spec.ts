import { numberTexts, profileEndpoints, profileTexts } from '@pilotpair/contract'
import type { Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { expect, test } from './fixtures.ts'
import { toast } from './people-support.ts'

const edit = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: profileTexts.headingEdit }).click()
  await expect(page.getByRole('heading', { level: 1, name: profileTexts.headingEdit })).toBeVisible()
}
const save = (page: Page) => page.getByRole('button', { name: 'Save profile' })
const hoursOf = (page: Page) => page.getByLabel('Flight hours')

/** The middle of the field of the hours, in the window. */
const centreOf = async (page: Page): Promise<[x: number, y: number]> => {
  const box = await hoursOf(page).boundingBox()
  if (box === null) throw new Error('the field is not drawn')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

test('c47: hours with a decimal are saved, and stand there unchanged when they are edited again', async ({ page, people, enter }) => {
  const pilot = await people.pilot()
  await enter(pilot)
  await page.goto('/profile')
  for (const [typed, shown, kept] of [['1234.5', '1,234.5', 1234.5], ['0.1', '0.1', 0.1], ['1,234.25', '1,234.25', 1234.25]] as const) {
    await edit(page)
    await hoursOf(page).fill(typed)
    await save(page).click()
    await expect(page.getByRole('tabpanel', { name: profileTexts.tabInformation })).toContainText(shown)
    expect(await pilot.call(profileEndpoints.get, {})).toMatchObject({ flight_hours: kept, verification: 'approved' })
    await edit(page)
    await expect(hoursOf(page)).toHaveValue(String(kept))
    await page.getByRole('button', { name: 'Cancel' }).click()
  }
})

test('c47: a German browser: a decimal comma is refused with a sentence and never becomes another number; the wheel changes nothing', async ({
  browser, origin, people,
}) => {
  const pilot = await people.pilot()
  const context = await browser.newContext({ baseURL: origin, locale: 'de-DE', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' })
  await context.addCookies([...pilot.cookies])
  const page = await context.newPage()
  await page.goto('/profile')
  await edit(page)
  const hours = hoursOf(page)
  const before = await hours.inputValue()
  await hours.focus()
  await page.mouse.move(...(await centreOf(page)))
  await page.mouse.wheel(0, -400)
  await expect(hours).toHaveValue(before)
  for (const [typed, sentence] of [
    ['1234,5', numberTexts.unreadable], ['1.234,5', numberTexts.unreadable], ['1e3', numberTexts.unreadable],
    ['-1', profileTexts.flightHoursPositive], ['', profileTexts.flightHoursPositive],
  ] as const) {
    await hours.fill(typed)
    await save(page).click()
    await expect(hours, typed).toHaveAttribute('aria-invalid', 'true')
    await expect(hours, typed).toHaveAccessibleDescription(sentence)
    await expect(hours, typed).toHaveValue(typed)
    await expect(hours, typed).toBeFocused()
    expect(await pilot.call(profileEndpoints.get, {}), typed).toMatchObject({ flight_hours: Number(before) })
  }
  await look(page, 'no-hours-at-all')
  await context.close()
})

test('c47: a lowest rate above the highest is flagged at once and not saved; put right, both are', async ({ page, people, enter }) => {
  const pilot = await people.pilot()
  await enter(pilot)
  await page.goto('/profile')
  await edit(page)
  const [lowest, highest] = [page.getByLabel('Lowest hourly rate'), page.getByLabel('Highest hourly rate')]
  await lowest.fill('120.50')
  await highest.fill('80')
  await save(page).click()
  await expect(highest).toHaveAccessibleDescription(/The highest rate must not be below the lowest rate/)
  await expect(highest).toBeFocused()
  await look(page, 'rates-the-wrong-way-round')
  const stored = await pilot.call(profileEndpoints.get, {})
  expect([stored?.min_houry_rate ?? null, stored?.max_houry_rate ?? null]).toEqual([null, null])
  await highest.fill('180.25')
  await save(page).click()
  await expect(toast(page, profileTexts.updated)).toBeVisible()
  expect(await pilot.call(profileEndpoints.get, {})).toMatchObject({ min_houry_rate: 120.5, max_houry_rate: 180.25 })
})
