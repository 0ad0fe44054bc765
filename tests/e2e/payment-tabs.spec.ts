import { paymentEndpoints, paymentTexts, requestTexts } from '@pilotpair/contract'
import { look } from '../support/look.ts'
import { expect, test } from './fixtures.ts'
import { bankOf, NOTHING_LEFT, payButton, proposeFlight } from './payment-steps.ts'

for (const answer of ['Complete', 'Fail']) {
  test(`paid in a second tab while the bank asks in the first, which is then answered "${answer}": the truth, and no other card`, async ({ page, context, people, enter }) => {
    const { id, invitee, read } = await proposeFlight(people)
    await people.card(invitee, 'good')
    await people.card(invitee, 'asksAtPayment')
    await enter(invitee)
    await page.goto(`/payment-methods?proposalId=${id}`)
    await page.getByRole('radio', { name: /3220/ }).click()
    await payButton(page).click()
    await expect(bankOf(page)).toBeVisible()

    const other = await context.newPage()
    await other.goto(`/payment-methods?proposalId=${id}`)
    await other.getByRole('radio', { name: /4242/ }).click()
    await payButton(other).click()
    await expect(other).toHaveURL(/\/my-flights$/)

    await bankOf(page).getByRole('button', { name: answer }).click()
    await expect(page.getByText(NOTHING_LEFT)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await look(page, `paid-elsewhere-and-answered-${answer.toLowerCase()}`)
    await expect(page.getByText(paymentTexts.unexpected)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Use another card' })).toHaveCount(0)
    await expect(page.getByText(requestTexts.retrying)).toHaveCount(0)
    await expect(payButton(page)).toHaveCount(0)
    expect(await read()).toMatchObject({ status: 'accepted', payment: { state: 'paid' } })
    expect((await invitee.call(paymentEndpoints.methods, {})).payment_methods).toHaveLength(2)
  })
}
