import { flightTexts, paymentEndpoints, paymentTexts, proposalEndpoints, sandboxEndpoints } from '@pilotpair/contract'
import type { Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { toast } from '../support/toasts.ts'
import { agreeAtBank, returnFrom } from './bank-return.ts'
import { expect, type Person, test, testCards } from './fixtures.ts'
import { bankOf, cardsOf, expectToast, NOTHING_LEFT, payButton, proposeFlight } from './payment-steps.ts'

const ASKING = 'Asking the card provider how it ended…'

/** A card that is saved at the bank's own page. @returns the secret of what was confirmed there */
const saveAtBank = async (pilot: Person): Promise<string> => {
  const { clientSecret } = await pilot.call(paymentEndpoints.setupIntent, {})
  const card = { number: testCards.asksAtPayment, exp_month: 12, exp_year: 2031, cvc: '123' }
  const { intent } = await pilot.call(sandboxEndpoints.confirm, { body: { client_secret: clientSecret, card } })
  if (intent.status === 'requires_action') await agreeAtBank(pilot, clientSecret)
  return clientSecret
}

/** My Flights, with nothing to tell of a bank. */
const expectQuietFlights = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/my-flights$/)
  await expect(page.getByRole('heading', { name: flightTexts.heading })).toBeVisible()
  await expect(page.getByText(ASKING)).toHaveCount(0)
  await expect(page.getByText(/Your bank did not confirm/)).toHaveCount(0)
}

test('c13: back from the bank with a card: told once, whatever is reloaded and gone back to, and the card pays', async ({ page, people, enter }) => {
  const { id, invitee, read } = await proposeFlight(people)
  await enter(invitee)
  await page.goto(`/payment-methods/new?proposalId=${id}`)
  const secret = await saveAtBank(invitee)
  await page.goto(returnFrom(secret, id))
  await expectToast(page, paymentTexts.added)
  await expect(page).toHaveURL(new RegExp(`/payment-methods\\?proposalId=${id}$`))
  await expect(cardsOf(page)).toHaveCount(1)
  await look(page, 'back-with-a-card')

  await page.reload()
  await expect(payButton(page)).toBeEnabled()
  await expect(cardsOf(page)).toHaveCount(1)
  await expect(toast(page, paymentTexts.added)).toHaveCount(0)
  await page.goBack()
  await expectQuietFlights(page)
  await expect(toast(page, paymentTexts.added)).toHaveCount(0)
  expect(await read()).toMatchObject({ status: 'pending', payment: { state: 'none' } })

  await page.goForward()
  await payButton(page).click()
  await bankOf(page).getByRole('button', { name: 'Complete' }).click()
  await expectToast(page, flightTexts.accepted)
  await expect(page).toHaveURL(/\/my-flights$/)
  expect(await read()).toMatchObject({ status: 'accepted', payment: { state: 'paid' } })
  expect((await invitee.call(paymentEndpoints.methods, {})).payment_methods).toHaveLength(1)
})

test('c13: back from the bank with a payment: told once, whatever is reloaded and gone back to, and charged once', async ({ page, people, enter }) => {
  const { id, invitee, read } = await proposeFlight(people)
  const idCard = await people.card(invitee, 'asksAtPayment')
  const asked = await invitee.call(proposalEndpoints.accept, { params: { id }, body: { id_card: idCard } })
  const { clientSecret: secret } = asked
  if (secret === undefined) throw new Error(`the bank does not ask: ${asked.status}`)
  await agreeAtBank(invitee, secret)
  await expect.poll(async () => (await read()).status).toBe('accepted')
  await enter(invitee)
  await page.goto(`/payment-methods?proposalId=${id}`)
  await expect(page.getByText(NOTHING_LEFT)).toBeVisible()
  await page.goto(returnFrom(secret, id))
  await expectToast(page, flightTexts.accepted)
  await expectQuietFlights(page)
  await look(page, 'back-with-a-payment')

  await page.reload()
  await expectQuietFlights(page)
  await expect(toast(page, flightTexts.accepted)).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText(NOTHING_LEFT)).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
  await page.goForward()
  await expectQuietFlights(page)
  await expect(toast(page, flightTexts.accepted)).toHaveCount(0)
  expect(await read()).toMatchObject({ status: 'accepted', payment: { state: 'paid', share_cents: 24_750 } })
})

test('c13: a reload while the provider is asked how it ended: nothing is claimed, and the card is there once', async ({ page, people, enter }) => {
  const { id, invitee, read } = await proposeFlight(people)
  await enter(invitee)
  const secret = await saveAtBank(invitee)
  const held = Promise.withResolvers<undefined>()
  await page.route('**/payment/sandbox/retrieve', async (route) => {
    await held.promise
    // Whoever asked may have gone.
    await route.continue().catch(() => undefined)
  })
  await page.goto(returnFrom(secret, id))
  await expect(page.getByText(ASKING)).toBeVisible()
  await expect(page).toHaveURL(/\/my-flights$/)
  await look(page, 'the-provider-is-asked')
  await page.reload()
  held.resolve(undefined)
  await expectQuietFlights(page)
  await page.goto(`/payment-methods?proposalId=${id}`)
  await expect(payButton(page)).toBeEnabled()
  await expect(cardsOf(page)).toHaveCount(1)
  expect(await read()).toMatchObject({ status: 'pending', payment: { state: 'none' } })
})

test('c11: a reload while the bank asks: it asks again, the payment is the same, and Back pays nothing again', async ({ page, people, enter }) => {
  const { id, invitee, read } = await proposeFlight(people)
  await people.card(invitee, 'asksAtPayment')
  await enter(invitee)
  await page.goto(`/payment-methods?proposalId=${id}`)
  await payButton(page).click()
  await expect(bankOf(page)).toBeVisible()
  await page.reload()
  await expect(bankOf(page)).toHaveCount(0)
  await payButton(page).click()
  await bankOf(page).getByRole('button', { name: 'Complete' }).click()
  await expectToast(page, flightTexts.accepted)
  await expect(page).toHaveURL(/\/my-flights$/)

  await page.goBack()
  await expect(page.getByText(NOTHING_LEFT)).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
  await expect(bankOf(page)).toHaveCount(0)
  expect(await read()).toMatchObject({ status: 'accepted', payment: { state: 'paid', share_cents: 24_750 } })
})
