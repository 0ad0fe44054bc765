import { bookingTexts, dashboardTexts, flightEndpoints, flightTexts, paymentTexts, proposalEndpoints, requestTexts } from '@pilotpair/contract'
import type { Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { chooseDay } from './booking-steps.ts'
import { expect, test } from './fixtures.ts'
import { toast } from './shared-flight.ts'

/** The service does it, and its answer is lost on the way back. */
const losesAnswers = (page: Page, address: string): Promise<unknown> =>
  page.route(address, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })

const solo = (page: Page) => page.getByRole('dialog', { name: dashboardTexts.confirmSolo })
const openSolo = async (page: Page, search: string): Promise<void> => {
  await page.goto(`/rentals?search=${encodeURIComponent(search)}`)
  await page.getByRole('button', { name: /^Schedule Flight/ }).click()
  await page.getByRole('button', { name: bookingTexts.onlyForMe }).click()
}

test('a solo flight whose answer was lost: after a reload it is found booked, and is not booked twice', async ({ page, people, enter }) => {
  const name = `Lost ${String(Date.now() % 100_000)}`
  await people.aircraft(await people.operator(), { model: name, rate: 165 })
  const pilot = await people.pilot()
  await people.card(pilot)
  await enter(pilot)
  await losesAnswers(page, '**/api/v1/flights/book-solo')
  await openSolo(page, name)
  await chooseDay(solo(page))
  await solo(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(toast(page, paymentTexts.unexpected)).toBeVisible()
  await page.reload()
  await openSolo(page, name)
  await expect(toast(page, flightTexts.soloBooked)).toBeVisible()
  await expect(page).toHaveURL(/\/my-flights$/)
  expect((await pilot.call(flightEndpoints.mine, {})).confirmed).toHaveLength(1)
})

test('a solo flight whose call was lost: until that is known a reload offers the same, with the same key', async ({ page, people, enter }) => {
  const name = `Gone ${String(Date.now() % 100_000)}`
  await people.aircraft(await people.operator(), { model: name, rate: 165 })
  const pilot = await people.pilot()
  await people.card(pilot)
  await enter(pilot)
  const sent: (string | null)[] = []
  await page.route('**/api/v1/flights/book-solo', async (route) => {
    sent.push(`${route.request().headers()['idempotency-key'] ?? ''} ${route.request().postData() ?? ''}`)
    if (sent.length === 1) await route.abort('connectionreset')
    else await route.fallback()
  })
  await openSolo(page, name)
  await chooseDay(solo(page))
  await solo(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(toast(page, paymentTexts.unexpected)).toBeVisible()
  await page.route('**/api/v1/flights/my-flights', (route) => route.abort())
  await openSolo(page, name)
  await expect(solo(page).getByText(/^It may have been booked\./)).toBeVisible()
  await look(page, 'solo-perhaps-booked')
  await solo(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(toast(page, flightTexts.soloBooked)).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toBe(sent[0])
  expect((await pilot.call(flightEndpoints.mine, {})).confirmed).toHaveLength(1)
})

test('a request whose answer was lost: after a reload it is found sent, and is not sent twice', async ({ page, people, enter }) => {
  const aircraft = await people.aircraft(await people.operator())
  const pilot = await people.pilot()
  const coPilot = await people.pilot()
  await people.card(pilot)
  await enter(pilot)
  await losesAnswers(page, '**/api/v1/flight-proposals/')
  await page.goto(`/propose-flight/${coPilot.id}/${aircraft}`)
  await page.getByRole('button', { name: bookingTexts.next }).click()
  await chooseDay(page)
  const hours = page.getByRole('group', { name: 'Hours' })
  await hours.getByRole('button', { name: '09:00' }).click()
  await page.getByRole('button', { name: 'Send flight request' }).click()
  await expect(toast(page, requestTexts.sendFailed)).toBeVisible()
  await expect(hours.getByRole('button')).toHaveCount(1)
  await look(page, 'request-perhaps-sent')
  await page.reload()
  await expect(toast(page, requestTexts.requestSent)).toBeVisible()
  await expect(page).toHaveURL(/\/flight-share-requests\?tab=sent$/)
  expect(await coPilot.call(proposalEndpoints.received, { query: {} })).toHaveLength(1)
})
