import { availabilityEndpoints, availabilityTexts } from '@pilotpair/contract'
import type { Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { expect, type People, type Person, test } from './fixtures.ts'
import { toast } from './shared-flight.ts'

type Row = readonly [day: number, start: string, end: string]

/** An operator with one aircraft that has these weekly hours. */
const fleetWith = async (people: People, rows: readonly Row[]): Promise<{ readonly operator: Person; readonly aircraft: string }> => {
  const operator = await people.operator()
  const aircraft = await people.aircraft(operator)
  const slots = rows.map(([day_of_week, start_time, end_time]) => ({ day_of_week, start_time, end_time }))
  await operator.call(availabilityEndpoints.replace, { params: { id: aircraft }, body: { slots } })
  return { operator, aircraft }
}

/** The weekly hours as the service has them, in order: `0 09:00-17:00`. */
const weekOf = async (person: Person, id: string): Promise<string[]> =>
  (await person.call(availabilityEndpoints.list, { params: { id } }))
    .map(({ day_of_week: day, start_time: start, end_time: end }) => `${String(day)} ${start}-${end}`)
    .toSorted()

const editorOf = (page: Page) => page.getByRole('form', { name: availabilityTexts.heading })
const field = (page: Page, name: string) => editorOf(page).getByRole('textbox', { name })
const save = (page: Page) => editorOf(page).getByRole('button', { name: availabilityTexts.saveChanges })

const openWeek = async (page: Page): Promise<void> => {
  await page.goto('/operator')
  await page.getByRole('button', { name: /^Availability / }).click()
  await expect(editorOf(page)).toBeVisible()
}

/** Types a time into a field of the week and leaves it. */
const setTime = async (page: Page, name: string, time: string): Promise<void> => {
  await field(page, name).fill(time)
  await page.keyboard.press('Tab')
}

/** How often the page has changed weekly hours, or tried to. */
const changesOf = (page: Page): (() => number) => {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes('/availability/') && request.method() !== 'GET') count += 1
  })
  return () => count
}

/** Two windows on each of the seven days. */
const fourteen: readonly Row[] = Array.from({ length: 7 }, (_, day) => [[day, '08:00', '12:00'], [day, '13:00', '17:00']] as const).flat()
const asText = (rows: readonly Row[]): string[] => rows.map(([day, start, end]) => `${String(day)} ${start}-${end}`).toSorted()

test('c03: hours copied from Monday leave Monday as it is, reach open days alone, and what is then edited stays where it is', async ({

  page, people, enter,

}) => {
  const { operator, aircraft } = await fleetWith(people, [[0, '08:00', '12:00'], [0, '13:00', '18:00'], [1, '09:00', '17:00']])
  await enter(operator)
  await openWeek(page)
  const changes = changesOf(page)
  const editor = editorOf(page)
  await editor.getByRole('button', { name: `${availabilityTexts.copyToAll}, Monday` }).click()
  await expect(toast(page, availabilityTexts.copied({ day: 'Monday' }))).toBeVisible()
  await expect(editor.getByRole('switch', { name: 'Monday' })).toBeChecked()
  await expect(field(page, 'Tuesday end time 2')).toHaveValue('18:00')
  await expect(editor.getByText(availabilityTexts.closedDay)).toHaveCount(5)
  await setTime(page, 'Tuesday start time 1', '10:00')
  await editor.getByRole('button', { name: 'Remove Tuesday hours 2' }).click()
  await expect(field(page, 'Tuesday start time 2')).toHaveCount(0)
  await expect(field(page, 'Monday start time 1')).toHaveValue('08:00')
  await expect(field(page, 'Monday end time 2')).toHaveValue('18:00')
  await look(page, 'hours-copied-and-edited')
  expect(changes()).toBe(0)
  expect(await weekOf(operator, aircraft)).toEqual(['0 08:00-12:00', '0 13:00-18:00', '1 09:00-17:00'])

  await save(page).click()
  await expect(toast(page, availabilityTexts.updated)).toBeVisible()
  await openWeek(page)
  await expect(field(page, 'Monday start time 1')).toHaveValue('08:00')
  await expect(field(page, 'Monday start time 2')).toHaveValue('13:00')
  await expect(field(page, 'Tuesday start time 1')).toHaveValue('10:00')
  await expect(editor.getByText(availabilityTexts.closedDay)).toHaveCount(5)
  expect(await weekOf(operator, aircraft)).toEqual(['0 08:00-12:00', '0 13:00-18:00', '1 10:00-12:00'])
})

test('c02: rows that are the same are flagged, and removing one of them removes exactly one', async ({ page, people, enter }) => {
  const { operator, aircraft } = await fleetWith(people, [[0, '09:00', '17:00']])
  await enter(operator)
  await openWeek(page)
  const changes = changesOf(page)
  const editor = editorOf(page)
  for (const row of ['2', '3']) {
    await editor.getByRole('button', { name: `${availabilityTexts.addHours}, Monday` }).click()
    await setTime(page, `Monday start time ${row}`, row === '2' ? '09:00' : '17:00')
    await setTime(page, `Monday end time ${row}`, row === '2' ? '17:00' : '19:00')
  }
  await expect(editor.getByText('09:00–17:00 is in both rows. Change one of them.')).toBeVisible()
  // Save says that it cannot, and leads to what is wrong.
  await save(page).press('Enter')
  await expect(field(page, 'Monday start time 1')).toBeFocused()
  await look(page, 'the-same-hours-twice')
  expect(changes()).toBe(0)
  await editor.getByRole('button', { name: 'Remove Monday hours 2' }).click()
  await expect(editor.getByText(/is in both rows/)).toHaveCount(0)
  await expect(field(page, 'Monday start time 1')).toHaveValue('09:00')
  await expect(field(page, 'Monday start time 2')).toHaveValue('17:00')
  await expect(field(page, 'Monday start time 3')).toHaveCount(0)
  await save(page).click()
  await expect(toast(page, availabilityTexts.updated)).toBeVisible()
  expect(await weekOf(operator, aircraft)).toEqual(['0 09:00-17:00', '0 17:00-19:00'])
})

test('c04: a week of fourteen rows is whole after a fault, without a connection, and after the repeat', async ({

  page, context, people, enter,

}) => {
  const { operator, aircraft } = await fleetWith(people, fourteen)
  await enter(operator)
  await openWeek(page)
  await setTime(page, 'Sunday end time 2', '18:00')
  const address = `**/api/v1/availability/aircraft/${aircraft}`
  await page.route(address, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 500, contentType: 'application/json', body: '{"detail":"Internal server error"}' }),
  )
  await save(page).click()
  await expect(toast(page, availabilityTexts.saveFailed)).toBeVisible()
  await expect(editorOf(page).getByRole('alert')).toContainText('Internal server error')
  expect(await weekOf(operator, aircraft)).toEqual(asText(fourteen))
  await page.unroute(address)

  await context.setOffline(true)
  await save(page).click()
  await expect(editorOf(page).getByRole('alert')).toContainText(availabilityTexts.createFailed)
  await expect(field(page, 'Sunday end time 2')).toHaveValue('18:00')
  await look(page, 'a-week-not-saved')
  await context.setOffline(false)
  expect(await weekOf(operator, aircraft)).toEqual(asText(fourteen))

  await save(page).click()
  await expect(toast(page, availabilityTexts.updated)).toBeVisible()
  const week = await weekOf(operator, aircraft)
  expect(week).toHaveLength(14)
  expect(week).toContain('6 13:00-18:00')
})

test('c04: two tabs that save in the same moment leave the week of one of them, whole', async ({ page, context, people, enter }) => {
  const { operator, aircraft } = await fleetWith(people, fourteen)
  await enter(operator)
  const other = await context.newPage()
  await openWeek(page)
  await openWeek(other)
  await editorOf(page).getByRole('switch', { name: 'Monday' }).click()
  await editorOf(other).getByRole('switch', { name: 'Sunday' }).click()
  await Promise.all([save(page).click(), save(other).click()])
  const isTold = (tab: Page) =>
    toast(tab, availabilityTexts.updated).or(tab.getByText('These hours were changed elsewhere meanwhile.')).first()
  for (const tab of [page, other]) await expect(isTold(tab)).toBeVisible()
  const weeks = [0, 6].map((closed) => asText(fourteen.filter(([day]) => day !== closed)))
  expect(weeks).toContainEqual(await weekOf(operator, aircraft))
})
