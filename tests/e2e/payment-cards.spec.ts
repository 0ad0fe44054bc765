import { flightTexts, guardTexts, paymentEndpoints, paymentTexts, proposalEndpoints, requestTexts } from '@pilotpair/contract'
import { look } from '../support/look.ts'
import { demoPassword, expect, test } from './fixtures.ts'
import { bankOf, cardsOf, enterCard, expectToast, numbers, payButton, payNow, proposeFlight } from './payment-steps.ts'

test('d: the first card is declined when saved, the next when charged, the last passes with the bank’s question', async ({ page, people, enter }) => {
  const { id, invitee, read } = await proposeFlight(people)
  await enter(invitee)
  await page.goto('/flight-share-requests')
  await page.getByRole('link', { name: 'Accept' }).click()
  await expect(page).toHaveURL(new RegExp(`/payment-methods\\?proposalId=${id}$`))
  await expect(page.getByText('$247.50')).toBeVisible()
  await expect(page.getByText(paymentTexts.empty)).toBeVisible()

  await page.getByRole('link', { name: paymentTexts.addHeading }).click()
  await enterCard(page, numbers.declinedWhenSaved)
  await payNow(page)
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveValue('4000 0000 0000 0002')
  await look(page, 'd-declined-when-saved')

  await enterCard(page, numbers.declinedWhenCharged)
  await payNow(page)
  await expect(page.getByText(paymentTexts.succeededRedirecting)).toBeVisible()
  await expectToast(page, paymentTexts.added)
  await expect(page).toHaveURL(new RegExp(`/payment-methods\\?proposalId=${id}$`))

  await payButton(page).click()
  await expect(page.getByRole('alert').getByText('Your card was declined.')).toBeVisible()
  await look(page, 'd-declined-when-charged')
  await expectToast(page, requestTexts.acceptFailed)
  expect(await read()).toMatchObject({ status: 'pending', payment: { state: 'none' } })

  await page.getByRole('link', { name: paymentTexts.addHeading }).click()
  await enterCard(page, numbers.asks)
  await payNow(page)
  await bankOf(page).getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByRole('radio', { name: /3220/ })).toBeChecked()
  await payButton(page).click()
  await bankOf(page).getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByText(paymentTexts.succeededRedirecting)).toBeVisible()
  await expectToast(page, flightTexts.accepted)
  await expect(page).toHaveURL(/\/my-flights$/)
  await look(page, 'd-paid')
  expect(await read()).toMatchObject({ status: 'accepted', payment: { state: 'paid', share_cents: 24_750 } })
})

test('the bank refuses: its words, and another card accepts without a reload', async ({ page, people, enter }) => {
  const { id, invitee, read } = await proposeFlight(people)
  await people.card(invitee, 'asksAtPayment')
  await enter(invitee)
  await page.goto(`/payment-methods?proposalId=${id}`)
  await payButton(page).click()
  await expect(bankOf(page)).toBeVisible()
  await look(page, 'bank-asks')
  await bankOf(page).getByRole('button', { name: 'Fail' }).click()
  await expect(page.getByText(/We are unable to authenticate your payment method/)).toBeVisible()
  await look(page, 'bank-refuses')
  await page.getByRole('button', { name: 'Use another card' }).click()
  await enterCard(page, numbers.good)
  await payNow(page)
  await expectToast(page, flightTexts.accepted)
  await expect(page).toHaveURL(/\/my-flights$/)
  expect(await read()).toMatchObject({ status: 'accepted', payment: { state: 'paid' } })
})

test('a card that pays for a flight cannot be removed; another can', async ({ page, people, enter }) => {
  const { inviter } = await proposeFlight(people, 'good')
  await people.card(inviter, 'declinedWhenCharged')
  await enter(inviter)
  await page.goto('/payment-methods')
  const remove = async (card: string): Promise<void> => {
    await page.getByRole('button', { name: `Remove Visa ending in ${card}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove card' }).click()
  }
  await remove('4242')
  await expect(page.getByText('This card pays for a flight that is not over yet.')).toBeVisible()
  await look(page, 'card-cannot-be-removed')
  await page.getByRole('button', { name: 'Keep card' }).click()
  await remove('0341')
  await expect(page.getByText('Visa ending in 0341 was removed.')).toBeVisible()
  await expect(cardsOf(page)).toHaveCount(1)
  const { payment_methods: cards } = await inviter.call(paymentEndpoints.methods, {})
  expect(cards.map(({ card }) => card.last4)).toEqual(['4242'])
})

test('c13: a forged return changes nothing, says so once, and leads back to the cards', async ({ page, people, enter }) => {
  const { id, invitee, read } = await proposeFlight(people)
  await people.card(invitee)
  await enter(invitee)
  for (const status of ['failed', 'succeeded']) {
    await page.goto(`/my-flights?setup_intent=seti_x&setup_intent_client_secret=seti_x_secret_y&redirect_status=${status}&proposalId=${id}`)
    await expect(page.getByText(/Your bank did not confirm/)).toBeVisible()
    await expect(page).toHaveURL(/\/my-flights$/)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  }
  await look(page, 'bank-did-not-confirm')
  await page.getByRole('link', { name: paymentTexts.heading, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/payment-methods\\?proposalId=${id}$`))
  await expect(payButton(page)).toBeEnabled()
  await page.goBack()
  await page.reload()
  await expect(page.getByRole('heading', { name: flightTexts.heading })).toBeVisible()
  await expect(page.getByText(/Your bank did not confirm/)).toHaveCount(0)

  await page.goto('/payment-complete?payment_intent=pi_x&redirect_status=failed')
  await expect(page.getByText(guardTexts.paymentComplete)).toBeVisible()
  expect(await read()).toMatchObject({ status: 'pending', payment: { state: 'none' } })
})

test('c15: who comes back from another site is still logged in', async ({ page, people, enter, origin }) => {
  await enter(await people.pilot())
  const elsewhere = 'http://bank.pilotpair.test'
  await page.route(`${elsewhere}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${origin}/my-flights?redirect_status=succeeded">Back to the shop</a>` }),
  )
  await page.goto(`${elsewhere}/confirm`)
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(page.getByRole('heading', { name: flightTexts.heading })).toBeVisible()
  await expect(page).toHaveURL(`${origin}/my-flights`)
})

test('c44: who must log in first finds the proposal afterwards', async ({ page, people }) => {
  const { id, invitee } = await proposeFlight(people)
  await page.goto(`/payment-methods?proposalId=${id}`)
  await page.getByLabel('Email').fill(invitee.email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(new RegExp(`/payment-methods\\?proposalId=${id}$`))
  await expect(page.getByText('$247.50')).toBeVisible()
})

test('k: the inviter’s bank asks: the dashboard opens its question, then the invited pilot can accept', async ({ page, people, enter, browser, origin }) => {
  const { id, inviter, invitee, read } = await proposeFlight(people, 'asksAlways')
  await people.card(invitee)
  await enter(invitee)
  await page.goto(`/payment-methods?proposalId=${id}`)
  await payButton(page).click()
  await expect(page.getByText(paymentTexts.coPilotMustConfirm)).toBeVisible()
  await look(page, 'k-co-pilot-must-confirm')
  expect(await read()).toMatchObject({ status: 'pending', payment: { state: 'none' } })

  const context = await browser.newContext({ baseURL: origin })
  await context.addCookies([...inviter.cookies])
  const theirs = await context.newPage()
  await theirs.goto('/dashboard')
  const dialog = theirs.getByRole('dialog', { name: paymentTexts.confirmHeading })
  await expect(dialog.getByRole('button', { name: paymentTexts.payNow })).toBeEnabled()
  await look(theirs, 'k-dashboard-asks')
  await dialog.getByRole('button', { name: paymentTexts.payNow }).click()
  await bankOf(theirs).getByRole('button', { name: 'Complete' }).click()
  await expectToast(theirs, paymentTexts.succeeded)
  await expect(dialog).toHaveCount(0)
  const [copy] = await inviter.call(proposalEndpoints.sent, {})
  expect(copy?.status).toBe('pending')
  await context.close()

  await payButton(page).click()
  await expectToast(page, requestTexts.acceptedNow)
  expect(await read()).toMatchObject({ status: 'accepted', payment: { state: 'paid' } })
})
