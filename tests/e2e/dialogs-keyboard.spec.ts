import { bookingTexts, dashboardTexts, flightTexts, operatorTexts, paymentEndpoints, paymentTexts } from '@pilotpair/contract'
import type { Locator, Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { flightsOf, modelOf } from './booking-steps.ts'
import { expect, test } from './fixtures.ts'
import { cardsOf, numbers } from './payment-steps.ts'
import { tabTo } from './people-support.ts'
import { cardWith, inviteToFly, toast } from './shared-flight.ts'

/** The element, or something in it, has the focus. */
const expectFocusWithin = (place: Locator): Promise<void> =>
  expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true)

/** A question: the safe answer has the focus at first, and Escape gives the focus back to what asked. */
const expectSafe = async (page: Page, question: Locator, opener: Locator, safe: string): Promise<void> => {
  await page.keyboard.press('Enter')
  await expect(question.getByRole('button', { name: safe })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question.getByRole('button', { name: safe })).toBeFocused()
  // Enter on the safe answer does nothing either.
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question.getByRole('button', { name: safe })).toBeFocused()
}

test('c51: a card is removed by keys alone', async ({ page, people, enter }) => {
  const pilot = await people.pilot()
  await people.card(pilot)
  await enter(pilot)
  await page.goto('/payment-methods')
  const remove = page.getByRole('button', { name: 'Remove Visa ending in 4242' })
  await tabTo(page, remove)
  const question = page.getByRole('alertdialog', { name: 'Remove this card?' })
  await expectSafe(page, question, remove, 'Keep card')
  await look(page, 'removal-asked-by-keys')
  await expect(cardsOf(page)).toHaveCount(1)
  await tabTo(page, question.getByRole('button', { name: 'Remove card' }))
  await page.keyboard.press('Enter')
  const removed = page.getByText('Visa ending in 4242 was removed.')
  await expect(removed).toBeVisible()
  // The button that had the focus has gone with its card.
  await expect(page.locator(':focus').filter({ has: removed })).toBeVisible()
  expect((await pilot.call(paymentEndpoints.methods, {})).payment_methods).toEqual([])
})

test('c51: a flight is asked to be cancelled by keys alone', async ({ page, people, enter }) => {
  const flight = await inviteToFly(people)
  await flight.accept()
  await flight.approve()
  await enter(flight.inviter)
  await page.goto('/my-flights')
  const card = cardWith(page, flight.invitee)
  const cancel = card.getByRole('button', { name: flightTexts.cancelFlight })
  await tabTo(page, cancel)
  const question = page.getByRole('alertdialog', { name: 'Cancel this flight?' })
  await expectSafe(page, question, cancel, 'Keep flight')
  await look(page, 'cancelling-asked-by-keys')
  await expect(card).toContainText('Confirmed')
  await tabTo(page, question.getByRole('button', { name: flightTexts.cancelFlight }))
  await page.keyboard.press('Enter')
  await expect(toast(page, flightTexts.cancellationRequested)).toBeVisible()
  await expect(card).toContainText('Waits for an administrator')
  await expect(question).toHaveCount(0)
  await expectFocusWithin(card)
})

test('c51: a solo flight is booked with a new card by keys alone', async ({ page, people, enter }) => {
  const model = modelOf('KeyCard')
  await people.aircraft(await people.operator(), { model, rate: 165 })
  const pilot = await people.pilot()
  await enter(pilot)
  await page.goto(`/rentals?search=${encodeURIComponent(model)}`)
  await tabTo(page, page.getByRole('button', { name: /^Schedule Flight/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: bookingTexts.onlyForMe }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: dashboardTexts.confirmSolo })
  await dialog.getByRole('grid').waitFor()
  const day = dialog.locator('[data-date][tabindex="0"]')
  await tabTo(page, day)
  await page.keyboard.press('PageDown')
  await expect(day).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('$330.00')).toBeVisible()
  const confirm = dialog.getByRole('button', { name: 'Confirm' })
  // It takes no focus while the price is still being read.
  await expect(confirm).toBeEnabled()
  await tabTo(page, confirm)
  await page.keyboard.press('Enter')

  const form = page.getByRole('dialog', { name: paymentTexts.addHeading })
  const number = form.getByRole('textbox', { name: 'Card number' })
  await expect(number).toBeVisible()
  await expectFocusWithin(form)
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(confirm).toBeFocused()
  expect(await flightsOf(pilot)).toEqual([])

  await page.keyboard.press('Enter')
  await tabTo(page, number)
  await page.keyboard.type(numbers.asks)
  await page.keyboard.press('Tab')
  await expect(form.getByRole('textbox', { name: 'Expiry' })).toBeFocused()
  await page.keyboard.type('1231')
  await page.keyboard.press('Tab')
  await expect(form.getByRole('textbox', { name: 'CVC' })).toBeFocused()
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')

  // The bank asks twice: when the card is saved, and when it pays.
  for (const what of ['saving', 'paying']) {
    const bank = page.getByRole('dialog', { name: /Your bank asks/ })
    await expect(bank, what).toBeFocused()
    await look(page, `bank-asks-while-${what}-by-keys`)
    await page.keyboard.press('Tab')
    await expect(bank.getByRole('button', { name: 'Fail' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(bank.getByRole('button', { name: 'Complete' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(toast(page, flightTexts.soloBooked)).toBeVisible()
  await expect(page).toHaveURL(/\/my-flights$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await flightsOf(pilot)).toHaveLength(1)
})

test('c51: the choice of an aircraft at the dashboard opens and closes by keys', async ({ page, people, enter }) => {
  await enter(await people.pilot())
  await page.goto('/dashboard')
  const opener = page.getByRole('button', { name: dashboardTexts.bookFlight })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: dashboardTexts.bookFlight })
  await expect(list).toBeVisible()
  await expectFocusWithin(list)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('c51: Escape again and again asks each time, and loses nothing that was typed', async ({ page, people, enter }) => {
  await enter(await people.operator())
  await page.goto('/operator')
  await page.getByRole('button', { name: 'Add your first aircraft' }).click()
  const form = page.getByRole('dialog', { name: operatorTexts.addAircraft })
  const registration = form.getByLabel('Registration')
  await registration.click()
  await page.keyboard.type('N51984')
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  // Chromium lets a page keep a dialog open at the first Escape after a press or a key, at no later one.
  for (const round of ['first', 'second', 'third']) {
    await page.keyboard.press('Escape')
    await expect(question.getByRole('button', { name: 'Keep editing' }), round).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question, round).toHaveCount(0)
    await expect(registration, round).toBeFocused()
    await expect(registration, round).toHaveValue('N51984')
  }
  await look(page, 'typed-text-after-six-times-escape')
  await page.keyboard.press('Escape')
  await tabTo(page, question.getByRole('button', { name: 'Discard changes' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Add your first aircraft' })).toBeFocused()
})
