import { bookingTexts, dashboardTexts, flightTexts, guardTexts, pilotTexts, requestTexts } from '@pilotpair/contract'
import type { Locator, Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { chooseDay, flightsOf, modelOf, receivedBy } from './booking-steps.ts'
import { expect, test } from './fixtures.ts'
import { toast } from './shared-flight.ts'

const openSolo = async (page: Page, search: string): Promise<Locator> => {
  await page.goto(`/rentals?search=${encodeURIComponent(search)}`)
  await page.getByRole('button', { name: /^Schedule Flight/ }).click()
  await page.getByRole('button', { name: bookingTexts.onlyForMe }).click()
  const dialog = page.getByRole('dialog', { name: dashboardTexts.confirmSolo })
  await dialog.getByRole('grid').waitFor()
  return dialog
}

test('(a) a pilot books a solo flight from the list, pays, and has it once', async ({ page, people, enter }) => {
  const name = modelOf('Solo')
  await people.aircraft(await people.operator(), { model: name, rate: 165 })
  const pilot = await people.pilot()
  await people.card(pilot)
  await enter(pilot)

  const dialog = await openSolo(page, name)
  await chooseDay(dialog)
  await expect(dialog.getByText(/, 00:00–02:00 P[SD]T$/)).toBeVisible()
  await expect(dialog.getByText('$330.00')).toBeVisible()
  await look(page, 'a-solo-day-chosen')
  await dialog.getByRole('button', { name: 'Confirm' }).dblclick()

  await expect(toast(page, flightTexts.soloBooked)).toBeVisible()
  await expect(page).toHaveURL(/\/my-flights$/)
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText(/00:00–02:00 P[SD]T/)
  await look(page, 'a-solo-booked')
  const [flight, ...others] = await flightsOf(pilot)
  expect(others).toEqual([])
  expect(flight).toMatchObject({ is_solo: true, status: 'accepted', flight_duration: 2, total_cents: 33_000, payment: { state: 'paid' } })

  // The hours are gone for the next one, and Back books nothing again.
  await page.goBack()
  const again = await openSolo(page, name)
  await chooseDay(again)
  await expect(again.getByText(/, 02:00–04:00 P[SD]T$/)).toBeVisible()
  expect(await flightsOf(pilot)).toHaveLength(1)
})

test('a shared flight: aircraft for a pilot, hours, message; a reload and a lost connection lose nothing', async ({
  page, context, people, enter,
}) => {
  const name = modelOf('Shared')
  const aircraft = await people.aircraft(await people.operator(), { model: name, rate: 120.5 })
  const pilot = await people.pilot()
  const coPilot = await people.pilot('Bela Bartok')
  await people.card(pilot)
  await enter(pilot)

  await page.goto(`/aircraft-selection/${coPilot.id}?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('heading', { name: pilotTexts.selectAircraft })).toBeVisible()
  await expect(page.getByText('Bela Bartok')).toBeVisible()
  await look(page, 'aircraft-for-a-co-pilot')
  await page.getByRole('button', { name: /^Select, / }).click()
  await expect(page).toHaveURL(`/propose-flight/${coPilot.id}/${aircraft}`)

  await page.getByRole('textbox', { name: 'Message' }).fill('Lunch at Half Moon Bay?')
  await page.getByRole('button', { name: bookingTexts.next }).click()
  await chooseDay(page)
  const hours = page.getByRole('group', { name: 'Hours' })
  for (const hour of ['10:00', '11:00', '12:00']) await hours.getByRole('button', { name: hour }).click()
  await page.reload()
  await expect(hours.getByRole('button', { pressed: true })).toHaveCount(3)
  await expect(page.getByText('$361.50')).toBeVisible()
  await expect(page.getByText('$180.75')).toBeVisible()
  await look(page, 'shared-hours-chosen')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send flight request' }).click()
  await expect(toast(page, requestTexts.sendFailed)).toBeVisible()
  await context.setOffline(false)
  await look(page, 'shared-not-sent')
  await expect(hours.getByRole('button', { pressed: true })).toHaveCount(3)
  expect(await receivedBy(coPilot)).toEqual([])

  await page.getByRole('button', { name: 'Send flight request' }).dblclick()
  await expect(toast(page, requestTexts.requestSent)).toBeVisible()
  await expect(page).toHaveURL(/\/flight-share-requests\?tab=sent$/)
  await expect(page.getByRole('article')).toContainText('Bela Bartok')
  await look(page, 'shared-sent')
  const received = await receivedBy(coPilot)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ status: 'pending', flight_duration: 3, notes: 'Lunch at Half Moon Bay?', total_cents: 36_150 })
})

test('an answer that got lost on its way back: the repeat finds the request there, once', async ({ page, people, enter }) => {
  const aircraft = await people.aircraft(await people.operator())
  const pilot = await people.pilot()
  const coPilot = await people.pilot()
  await people.card(pilot)
  await enter(pilot)
  let isLost = false
  await page.route('**/api/v1/flight-proposals/', async (route) => {
    const answer = await route.fetch()
    if (isLost) return route.fulfill({ response: answer })
    isLost = true
    return route.abort('connectionreset')
  })

  await page.goto(`/propose-flight/${coPilot.id}/${aircraft}`)
  await page.getByRole('button', { name: bookingTexts.next }).click()
  await chooseDay(page)
  await page.getByRole('group', { name: 'Hours' }).getByRole('button', { name: '09:00' }).click()
  await page.getByRole('button', { name: 'Send flight request' }).click()
  await expect(toast(page, requestTexts.sendFailed)).toBeVisible()
  await page.getByRole('button', { name: 'Send flight request' }).click()
  await expect(toast(page, requestTexts.requestSent)).toBeVisible()
  expect(await receivedBy(coPilot)).toHaveLength(1)
})

test('without an aircraft, and with one that is none, the way leads to the rentals', async ({ page, people, enter }) => {
  const pilot = await people.pilot()
  const coPilot = await people.pilot()
  await enter(pilot)
  for (const aircraft of ['00000000-0000-4000-8000-00000000dead', 'not-an-aircraft']) {
    await page.goto(`/propose-flight/${coPilot.id}/${aircraft}`)
    await expect(page).toHaveURL(/\/rentals$/)
    await expect(toast(page, guardTexts.selectAircraftFirst)).toBeVisible()
  }
  await page.goto('/aircraft-selection/00000000-0000-4000-8000-00000000dead')
  await expect(page.getByText(pilotTexts.notFound)).toBeVisible()
  await look(page, 'pilot-not-found')
  await page.goto('/propose-flight')
  await expect(page.getByText(pilotTexts.idMissing)).toBeVisible()
})

test('(h) two pilots take the same hours at the same moment: one has them, the other hears why', async ({ browser, origin, people }) => {
  const name = modelOf('Race')
  await people.aircraft(await people.operator(), { model: name, hours: { start: '09:00', end: '13:00' } })
  const pilots = [await people.pilot(), await people.pilot()]
  const dialogs = []
  for (const pilot of pilots) {
    await people.card(pilot)
    const context = await browser.newContext({ baseURL: origin })
    await context.addCookies([...pilot.cookies])
    const page = await context.newPage()
    const dialog = await openSolo(page, name)
    await chooseDay(dialog)
    await expect(dialog.getByText(/, 09:00–11:00 P[SD]T$/)).toBeVisible()
    dialogs.push({ page, dialog })
  }
  await Promise.all(dialogs.map(({ dialog }) => dialog.getByRole('button', { name: 'Confirm' }).click()))

  const outcome = async ({ page }: { page: Page }): Promise<'booked' | 'refused'> => {
    const refused = toast(page, bookingTexts.slotTaken)
    await expect(toast(page, flightTexts.soloBooked).or(refused)).toBeVisible()
    return (await refused.isVisible()) ? 'refused' : 'booked'
  }
  const outcomes = await Promise.all(dialogs.map(outcome))
  expect(outcomes.toSorted()).toEqual(['booked', 'refused'])
  const counts = await Promise.all(pilots.map(async (pilot) => (await flightsOf(pilot)).length))
  expect(counts).toEqual(outcomes.map((each) => (each === 'booked' ? 1 : 0)))

  // The loser goes on from where they are, with the next two hours of the day.
  const loser = dialogs[outcomes.indexOf('refused')]
  if (loser === undefined) throw new Error('nobody was refused')
  await expect(loser.dialog.getByText(/, 11:00–13:00 P[SD]T$/)).toBeVisible()
  await look(loser.page, 'h-other-hours-after-the-refusal')
  await loser.dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(toast(loser.page, flightTexts.soloBooked)).toBeVisible()
  await Promise.all(dialogs.map(({ page }) => page.context().close()))
})
