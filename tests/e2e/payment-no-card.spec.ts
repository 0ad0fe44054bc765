import { bookingTexts, dashboardTexts, flightEndpoints, flightTexts, paymentEndpoints, paymentTexts } from '@pilotpair/contract'
import type { Locator, Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { expect, type Person, test } from './fixtures.ts'
import { bankOf, enterCard, expectToast, numbers, payNow } from './payment-steps.ts'

/** The dialog of a solo flight with this aircraft, on a day that has all its hours. */
const openSolo = async (page: Page, model: string): Promise<Locator> => {
  await page.goto(`/rentals?search=${encodeURIComponent(model)}`)
  await page.getByRole('button', { name: /^Schedule Flight/ }).click()
  await page.getByRole('button', { name: bookingTexts.onlyForMe }).click()
  const dialog = page.getByRole('dialog', { name: dashboardTexts.confirmSolo })
  await dialog.getByRole('button', { name: 'Next month' }).click()
  await dialog.locator('[data-date]:not([aria-disabled="true"])').first().click()
  await expect(dialog.getByText('$330.00')).toBeVisible()
  return dialog
}

const flightsOf = async (pilot: Person) => (await pilot.call(flightEndpoints.mine, {})).confirmed
const cardForm = (page: Page) => page.getByRole('dialog', { name: paymentTexts.addHeading })

/** Bookings that the page sends. */
const bookingsOf = (page: Page): string[] => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/flights/book-solo')) sent.push(request.postData() ?? '')
  })
  return sent
}

test('e: without a card the dialog asks for one, the booking is retried once, and there is one flight', async ({ page, people, enter }) => {
  const model = `NoCard ${String(Date.now() % 100_000)}`
  await people.aircraft(await people.operator(), { model, rate: 165 })
  const pilot = await people.pilot()
  await enter(pilot)
  const sent = bookingsOf(page)

  const dialog = await openSolo(page, model)
  await dialog.getByRole('button', { name: 'Confirm' }).dblclick()
  // "Pay now" books the flight: what it costs, when it is, and what comes back stand beside it.
  await expect(cardForm(page).getByText(/^Solo flight, /)).toBeVisible()
  await expect(cardForm(page).getByText('$330.00')).toBeVisible()
  await expect(cardForm(page).getByText(/^You pay when you book\. .*fees may apply\.$/)).toBeVisible()
  await enterCard(page, numbers.declinedWhenSaved)
  await payNow(page)
  await expect(cardForm(page).getByText('Your card was declined.')).toBeVisible()
  await look(page, 'e-card-declined-in-the-dialog')
  await enterCard(page, numbers.good)
  await payNow(page)
  await expectToast(page, paymentTexts.saved)
  await expectToast(page, flightTexts.soloBooked)
  await expect(page).toHaveURL(/\/my-flights$/)

  await look(page, 'e-booked-with-the-new-card')
  expect(sent).toHaveLength(2)
  const [flight, ...others] = await flightsOf(pilot)
  expect(others).toEqual([])
  expect(flight).toMatchObject({ is_solo: true, total_cents: 33_000, payment: { state: 'paid', share_cents: 33_000 } })
  const { payment_methods: cards } = await pilot.call(paymentEndpoints.methods, {})
  expect(cards).toHaveLength(1)
})

test('e, c51: a new card whose bank asks twice, at saving and at paying, over the dialogs', async ({ page, people, enter }) => {
  const model = `Asking ${String(Date.now() % 100_000)}`
  await people.aircraft(await people.operator(), { model, rate: 165 })
  const pilot = await people.pilot()
  await enter(pilot)
  const dialog = await openSolo(page, model)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await enterCard(page, numbers.asks)
  await payNow(page)
  await bankOf(page).getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByRole('dialog', { name: paymentTexts.confirmHeading })).toBeVisible()
  await expect(bankOf(page)).toBeVisible()
  await look(page, 'e-bank-asks-over-the-dialogs')
  await bankOf(page).getByRole('button', { name: 'Complete' }).click()
  await expectToast(page, flightTexts.soloBooked)
  await expect(page).toHaveURL(/\/my-flights$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await flightsOf(pilot)).toHaveLength(1)
})

test('e: the card dialog closed: nothing is booked, and it can be booked again', async ({ page, people, enter }) => {
  const model = `Closed ${String(Date.now() % 100_000)}`
  await people.aircraft(await people.operator(), { model, rate: 165 })
  const pilot = await people.pilot()
  await enter(pilot)
  const dialog = await openSolo(page, model)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(cardForm(page).getByRole('textbox', { name: 'Card number' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cardForm(page)).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeFocused()
  expect(await flightsOf(pilot)).toEqual([])
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await enterCard(page, numbers.good)
  await payNow(page)
  await expectToast(page, flightTexts.soloBooked)
  expect(await flightsOf(pilot)).toHaveLength(1)
})
