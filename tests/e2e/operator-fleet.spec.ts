import {
  aircraftEndpoints, aircraftTexts, availabilityEndpoints, availabilityTexts, bookingTexts, dashboardTexts, operatorEndpoints,
  operatorTexts,
} from '@pilotpair/contract'
import type { Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './people-support.ts'
import { pageOf } from './shared-flight.ts'

/** What passes by in the corner; its live region says the same once more. */
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

const rowButton = (page: Page, registration: string) => page.getByRole('button', { name: new RegExp(`^Availability .*${registration}`) })
const editorOf = (page: Page) => page.getByRole('form', { name: availabilityTexts.heading })

/** Types a time into a field of the week editor and leaves it. */
const setTime = async (page: Page, field: string, time: string): Promise<void> => {
  await editorOf(page).getByRole('textbox', { name: field }).fill(time)
  await page.keyboard.press('Tab')
}

test('an operator adds an aircraft, sets its week, copies a day to all, saves: pilots see exactly those hours', async ({ browser, origin, page, people, enter }) => {
  const operator = await people.operator()
  const pilot = await people.pilot()
  await enter(operator)
  await page.goto('/operator')
  await expect(page.getByText('No aircraft yet')).toBeVisible()

  await look(page, 'an-empty-fleet')
  await page.getByRole('button', { name: 'Add your first aircraft' }).click()
  const dialog = page.getByRole('dialog', { name: operatorTexts.addAircraft })
  await dialog.getByRole('button', { name: operatorTexts.addAircraft }).click()
  await expect(dialog.getByText(aircraftTexts.manufacturerRequired)).toBeVisible()
  await expect(dialog.getByText(aircraftTexts.airportInvalid)).toBeVisible()
  await look(page, 'an-aircraft-without-its-fields')
  await dialog.getByLabel('Manufacturer').fill('Mooney')
  await dialog.getByRole('textbox', { name: /^Model(?! year)/ }).fill('M20 Journey')
  await dialog.getByLabel('Registration').fill('N20JRN')
  await dialog.getByLabel('Model year').fill('2014')
  await dialog.getByLabel('Maximum passengers').fill('3')
  await dialog.getByLabel('Wet hourly rate').fill('172.50')
  await dialog.getByRole('textbox', { name: /Home airport/ }).or(dialog.getByRole('combobox', { name: /Home airport/ })).click()
  await dialog.getByRole('combobox', { name: /Home airport/ }).fill('pao')
  await page.getByRole('option', { name: /\(PAO\)/ }).click()
  await dialog.getByRole('checkbox', { name: 'GPS' }).check()
  await dialog.getByRole('button', { name: operatorTexts.addAircraft }).click()
  await expect(toast(page, aircraftTexts.added)).toBeVisible()
  await expect(page.getByRole('row', { name: /Mooney M20 Journey/ })).toContainText('$172.50/hr')
  // The button that was pressed is gone with the empty fleet.
  await expect(page.getByRole('region', { name: 'Figures' })).toBeFocused()

  await rowButton(page, 'N20JRN').click()
  const editor = editorOf(page)
  for (const day of ['Monday', 'Wednesday', 'Sunday']) await editor.getByRole('switch', { name: day }).click()
  await setTime(page, 'Monday start time 1', '08:00')
  await setTime(page, 'Monday end time 1', '11:00')
  await editor.getByRole('button', { name: `${availabilityTexts.addHours}, Monday` }).click()
  await setTime(page, 'Monday end time 2', '12:30')
  await editor.getByRole('button', { name: `${availabilityTexts.copyToAll}, Monday` }).click()
  await expect(toast(page, availabilityTexts.copied({ day: 'Monday' }))).toBeVisible()
  await editor.getByRole('button', { name: availabilityTexts.saveChanges }).click()
  await expect(toast(page, availabilityTexts.updated)).toBeVisible()
  await expect(editor.getByText('Unsaved changes')).toBeHidden()
  await look(page, 'a-week-saved')

  const listed = await pilot.call(aircraftEndpoints.list, { query: { search: 'N20JRN' } })
  const [aircraft] = listed
  if (aircraft === undefined) throw new Error('pilots do not find the aircraft')
  expect(aircraft).toMatchObject({ hourly_rate: 172.5, max_wet_hourly_rate: 172.5, has_gps: true })
  const week = await pilot.call(availabilityEndpoints.list, { params: { id: aircraft.id_aircraft } })
  const hours = week.map(({ day_of_week: day, start_time: start, end_time: end }) => `${String(day)} ${start}-${end}`).toSorted()
  expect(hours).toEqual([0, 2, 6].flatMap((day) => [`${String(day)} 08:00-11:00`, `${String(day)} 11:00-12:30`]))

  // Only whole hours are offered: 11:00 to 12:00 is one, what is left of 12:00 to 12:30 is none.
  const theirs = await pageOf(browser, origin, pilot)
  await theirs.goto('/rentals?search=N20JRN')
  await theirs.getByRole('button', { name: /^Schedule Flight/ }).click()
  await theirs.getByRole('button', { name: bookingTexts.onlyForMe }).click()
  const days = theirs.getByRole('dialog', { name: dashboardTexts.confirmSolo })
  await days.getByRole('button', { name: 'Next month' }).click()
  const offered = days.locator('[data-date]')
  await expect(offered.first()).toBeVisible()
  const openDays = await days.locator('[data-date]:not([aria-disabled="true"])').evaluateAll((cells) =>
    cells.map((cell) => new Date(`${cell.getAttribute('data-date') ?? ''}T12:00:00Z`).getUTCDay()),
  )
  expect(new Set(openDays)).toEqual(new Set([0, 1, 3]))
  await days.locator('[data-date]:not([aria-disabled="true"])').first().click()
  await expect(days.getByText(/, 08:00–10:00 P[SD]T$/)).toBeVisible()
  await look(theirs, 'the-week-as-a-pilot-sees-it')
  await theirs.context().close()

  await page.reload()
  await rowButton(page, 'N20JRN').click()
  await expect(editorOf(page).getByRole('textbox', { name: 'Sunday end time 2' })).toHaveValue('12:30')
  await expect(editorOf(page).getByRole('switch', { name: 'Tuesday' })).not.toBeChecked()
})

test('c02 and c04: what cannot be stored is flagged, and hours that a failed save kept are stored whole by the next', async ({ page, people, enter }) => {
  const operator = await people.operator()
  const id = await people.aircraft(operator, { model: 'Weekly', hours: { start: '09:00', end: '17:00' } })
  await enter(operator)
  await page.goto('/operator')
  await rowButton(page, '').first().click()
  const editor = editorOf(page)
  await editor.getByRole('button', { name: `${availabilityTexts.addHours}, Monday` }).click()
  await setTime(page, 'Monday start time 2', '10:00')
  await setTime(page, 'Monday end time 2', '16:00')
  await expect(editor.getByText('10:00–16:00 is in both rows. Change one of them.')).toBeVisible()
  await look(page, 'hours-that-overlap')
  await setTime(page, 'Monday start time 2', '17:00')
  await setTime(page, 'Monday end time 2', '19:00')

  await page.route(`**/api/v1/availability/aircraft/${id}`, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()))
  await editor.getByRole('button', { name: availabilityTexts.saveChanges }).click()
  await expect(toast(page, availabilityTexts.saveFailed)).toBeVisible()
  await expect(editor.getByText(availabilityTexts.createFailed)).toBeVisible()
  await look(page, 'hours-that-failed-to-save')
  const before = await operator.call(availabilityEndpoints.list, { params: { id } })
  expect(before).toHaveLength(7)
  await page.unroute(`**/api/v1/availability/aircraft/${id}`)
  await editor.getByRole('button', { name: availabilityTexts.saveChanges }).click()
  await expect(toast(page, availabilityTexts.updated)).toBeVisible()
  const after = await operator.call(availabilityEndpoints.list, { params: { id } })
  expect(after).toHaveLength(8)
})

test('c04: two tabs that save one after the other see each other\'s hours first', async ({ page, context, people, enter }) => {
  const operator = await people.operator()
  const id = await people.aircraft(operator, { hours: { start: '09:00', end: '17:00' } })
  await enter(operator)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/operator')
    await rowButton(tab, '').first().click()
    await expect(editorOf(tab)).toBeVisible()
  }
  await editorOf(page).getByRole('switch', { name: 'Sunday' }).click()
  await editorOf(page).getByRole('button', { name: availabilityTexts.saveChanges }).click()
  await expect(toast(page, availabilityTexts.updated)).toBeVisible()

  await editorOf(other).getByRole('switch', { name: 'Monday' }).click()
  await editorOf(other).getByRole('button', { name: availabilityTexts.saveChanges }).click()
  await expect(other.getByText('These hours were changed elsewhere meanwhile.')).toBeVisible()
  await look(other, 'hours-changed-elsewhere')
  expect(await operator.call(availabilityEndpoints.list, { params: { id } })).toHaveLength(6)
  await editorOf(other).getByRole('button', { name: availabilityTexts.saveChanges }).click()
  await expect(toast(other, availabilityTexts.updated)).toBeVisible()
  const week = await operator.call(availabilityEndpoints.list, { params: { id } })
  expect(week.map(({ day_of_week: day }) => day).toSorted((one, next) => one - next)).toEqual([1, 2, 3, 4, 5, 6])
})

test('by keyboard alone: open a row, close a day, set hours, save; unsaved hours are asked about', async ({ page, people, enter }) => {
  const operator = await people.operator()
  const id = await people.aircraft(operator, { hours: { start: '09:00', end: '17:00' } })
  await enter(operator)
  await page.goto('/operator')
  const opener = rowButton(page, '').first()
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const editor = editorOf(page)
  await expect(editor).toBeVisible()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Edit aircraft/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Retire aircraft/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(editor.getByRole('switch', { name: 'Monday' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(editor.getByText(availabilityTexts.closedDay)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(editor.getByRole('switch', { name: 'Tuesday' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(editor.getByRole('textbox', { name: 'Tuesday start time 1' })).toBeFocused()
  await page.keyboard.type('1030')
  // A second row of hours, its end written, and taken away again.
  await tabTo(page, editor.getByRole('button', { name: `${availabilityTexts.addHours}, Tuesday` }))
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('textbox', { name: 'Tuesday start time 2' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(editor.getByRole('textbox', { name: 'Tuesday end time 2' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('textbox', { name: 'Tuesday start time 2' })).toBeHidden()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)

  // Leaving the row asks, and the safe answer is at hand.
  await tabTo(page, opener, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Discard unsaved hours?' })
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await tabTo(page, editor.getByRole('button', { name: availabilityTexts.saveChanges }))
  await page.keyboard.press('Enter')
  await expect(toast(page, availabilityTexts.updated)).toBeVisible()
  const week = await operator.call(availabilityEndpoints.list, { params: { id } })
  expect(week.map(({ day_of_week: day, start_time: start }) => `${String(day)} ${start}`).toSorted()).toEqual([
    '1 10:30', '2 09:00', '3 09:00', '4 09:00', '5 09:00', '6 09:00',
  ])
})

test('an aircraft is edited, and retired', async ({ page, people, enter }) => {
  const operator = await people.operator()
  const id = await people.aircraft(operator, { manufacturer: 'Grumman', model: 'Tiger', rate: 130 })
  await enter(operator)
  await page.goto('/operator')
  await rowButton(page, '').first().click()
  await page.getByRole('button', { name: /^Edit aircraft/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Edit / })
  await dialog.getByLabel('Wet hourly rate').fill('145.25')
  await dialog.getByRole('button', { name: 'Save aircraft' }).click()
  await expect(page.getByRole('row', { name: /Grumman Tiger/ })).toContainText('$145.25/hr')
  await look(page, 'an-aircraft-edited')
  expect(await operator.call(aircraftEndpoints.get, { params: { id } })).toMatchObject({ hourly_rate: 145.25, max_wet_hourly_rate: 145.25 })

  await page.getByRole('button', { name: /^Retire aircraft/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retire aircraft' }).click()
  await expect(toast(page, 'Aircraft retired.')).toBeVisible()
  await expect(page.getByText('No aircraft yet')).toBeVisible()
  expect(await operator.call(operatorEndpoints.aircrafts, {})).toEqual([])
})
