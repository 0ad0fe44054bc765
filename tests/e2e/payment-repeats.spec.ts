import { paymentEndpoints, paymentTexts, requestTexts } from '@pilotpair/contract'
import type { Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { expect, type Person, test } from './fixtures.ts'
import { cardsOf, enterCard, expectToast, NOTHING_LEFT, numbers, payButton, payNow, proposeFlight } from './payment-steps.ts'
import { breaksDown, FAULT, holdsAnswer, keysOf } from './sent-calls.ts'

const savedCards = async (pilot: Person) => (await pilot.call(paymentEndpoints.methods, {})).payment_methods

test('c11: Enter pressed twice accepts once; Back and a reload tell the truth and accept nothing again', async ({ page, people, enter }) => {
  const { id, invitee, read } = await proposeFlight(people)
  await people.card(invitee)
  await enter(invitee)
  await page.goto(`/payment-methods?proposalId=${id}`)
  const sent = keysOf(page, '/accept')
  await payButton(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expectToast(page, requestTexts.acceptedNow)
  await expect(page).toHaveURL(/\/my-flights$/)

  await page.goBack()
  await expect(page.getByText(NOTHING_LEFT)).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
  await look(page, 'accepted-and-back')
  await page.reload()
  await expect(page.getByText(NOTHING_LEFT)).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
  expect(sent).toHaveLength(1)
  expect(await read()).toMatchObject({ status: 'accepted', payment: { state: 'paid', share_cents: 24_750 } })
})

test('c11: a fault of the service while accepting: its words, the chosen card stays chosen, and the repeat is the same attempt', async ({ page, people, enter }) => {
  const { id, invitee, read } = await proposeFlight(people)
  await people.card(invitee, 'good')
  await people.card(invitee, 'declinedWhenCharged')
  await enter(invitee)
  await page.goto(`/payment-methods?proposalId=${id}`)
  const sent = keysOf(page, '/accept')
  const chosen = page.getByRole('radio', { name: /4242/ })
  await chosen.click()
  await breaksDown(page, '**/accept')
  await payButton(page).click()
  await expectToast(page, requestTexts.acceptFailed)
  // The toaster says its toast in an alert of its own.
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: requestTexts.acceptFailed })
  await expect(alert).toContainText(FAULT)
  await expect(chosen).toBeChecked()
  await expect(page.getByText('$247.50')).toBeVisible()
  await look(page, 'a-fault-while-accepting')
  expect(await read()).toMatchObject({ status: 'pending', payment: { state: 'none' } })

  await page.unroute('**/accept')
  await payButton(page).dblclick()
  await expectToast(page, requestTexts.acceptedNow)
  await expect(page).toHaveURL(/\/my-flights$/)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toBe(sent[0])
  expect(await read()).toMatchObject({ status: 'accepted', payment: { state: 'paid', share_cents: 24_750 } })
})

test('c11: a reload while it is being accepted: the truth stands there, and nothing is accepted again', async ({ page, people, enter }) => {
  const { id, invitee, read } = await proposeFlight(people)
  await people.card(invitee)
  await enter(invitee)
  await page.goto(`/payment-methods?proposalId=${id}`)
  const sent = keysOf(page, '/accept')
  const letGo = await holdsAnswer(page, '**/accept')
  await payButton(page).click()
  await expect.poll(async () => (await read()).status).toBe('accepted')
  await page.reload()
  letGo()
  await expect(page.getByText(NOTHING_LEFT)).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
  expect(sent).toHaveLength(1)
  expect(await read()).toMatchObject({ status: 'accepted', payment: { state: 'paid', share_cents: 24_750 } })
})

const pressThrice = (page: Page): Promise<void> => page.getByRole('button', { name: paymentTexts.payNow }).click({ clickCount: 3 })

const enterTwice = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'CVC' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
}

for (const { how, press } of [
  { how: 'three presses', press: pressThrice },
  { how: 'Enter twice in its last field', press: enterTwice },
]) {
  test(`a card is saved once by ${how}; Back and a reload save nothing again`, async ({ page, people, enter }) => {
    const pilot = await people.pilot()
    await enter(pilot)
    await page.goto('/payment-methods')
    await page.getByRole('link', { name: paymentTexts.addHeading }).click()
    const sent = keysOf(page, '/payment/sandbox/confirm')
    await enterCard(page, numbers.good)
    await expect(page.getByRole('button', { name: paymentTexts.payNow })).toBeEnabled()
    await press(page)
    await expectToast(page, paymentTexts.added)
    await expect(page).toHaveURL(/\/payment-methods$/)
    await expect(cardsOf(page)).toHaveCount(1)

    await page.goBack()
    await expect(cardsOf(page)).toHaveCount(1)
    await page.reload()
    await expect(cardsOf(page)).toHaveCount(1)
    expect(sent).toHaveLength(1)
    expect(await savedCards(pilot)).toHaveLength(1)
  })
}

test('a card: offline it is said, what was typed stays, and the repeat saves one card', async ({ page, context, people, enter }) => {
  const pilot = await people.pilot()
  await enter(pilot)
  await page.goto('/payment-methods/new')
  await enterCard(page, numbers.good)
  await context.setOffline(true)
  await payNow(page)
  await expect(page.getByText(paymentTexts.unexpected)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4242')
  await expect(page.getByRole('textbox', { name: 'CVC' })).toHaveValue('123')
  await look(page, 'card-offline')
  expect(await savedCards(pilot)).toEqual([])

  await context.setOffline(false)
  await page.getByRole('button', { name: paymentTexts.payNow }).dblclick()
  await expectToast(page, paymentTexts.added)
  await expect(cardsOf(page)).toHaveCount(1)
  expect(await savedCards(pilot)).toHaveLength(1)
})

test('a card that is being typed is asked about before it is left, and stays', async ({ page, people, enter }) => {
  const pilot = await people.pilot()
  await enter(pilot)
  await page.goto('/payment-methods/new')
  await enterCard(page, numbers.good)
  await page.getByRole('link', { name: paymentTexts.heading }).first().click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question).toBeVisible()
  await look(page, 'a-typed-card-asked-about')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4242')
  await payNow(page)
  await expectToast(page, paymentTexts.added)
  await expect(cardsOf(page)).toHaveCount(1)
})
