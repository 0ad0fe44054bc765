import { chatEndpoints, endpointUrl, flightTexts, paymentEndpoints, paymentTexts, proposalEndpoints } from '@pilotpair/contract'
import { look } from '../support/look.ts'
import { agreeAtBank, returnFrom } from './bank-return.ts'
import { flightsOf } from './booking-steps.ts'
import { expect, type Person, test } from './fixtures.ts'
import { bankOf, expectToast, NOTHING_LEFT, payButton, type Proposal, proposeFlight } from './payment-steps.ts'
import { keysOf } from './sent-calls.ts'
import { cardWith, toast } from './shared-flight.ts'

/** Kinds of the messages between two pilots, the oldest first. */
const messagesBetween = async (one: Person, other: Person): Promise<string[]> => {
  const { id_conversation: id } = await one.call(chatEndpoints.findOrCreate, { body: { pilot_id: other.id } })
  return (await one.call(chatEndpoints.messages, { params: { id } })).map(({ message_type: type }) => type)
}

/** The flight stands once with both pilots, the invited one has paid a half, and nobody was told anything new. */
const expectPaidOnce = async ({ id, inviter, invitee, read }: Proposal): Promise<void> => {
  expect(await read()).toMatchObject({ status: 'accepted', payment: { state: 'paid', share_cents: 24_750, refunded_cents: 0 } })
  for (const pilot of [inviter, invitee]) {
    expect((await flightsOf(pilot)).map(({ id_flight_proporsal: known }) => known)).toEqual([id])
  }
  expect(await messagesBetween(inviter, invitee)).toEqual(['system_invitation'])
}

test('c12: the provider’s event comes before the page does: accepted and paid once, and told once', async ({ page, people, enter }) => {
  const proposal = await proposeFlight(people)
  const { id, inviter, invitee, read } = proposal
  await people.card(invitee, 'asksAtPayment')
  await enter(invitee)
  await page.goto(`/payment-methods?proposalId=${id}`)
  const sent = keysOf(page, '/accept')
  await payButton(page).click()
  await expect(bankOf(page)).toBeVisible()

  // From here on the page's own word about the payment is slow on its way.
  const held = Promise.withResolvers<undefined>()
  await page.route('**/accept', async (route) => {
    await held.promise
    await route.continue()
  })
  await bankOf(page).getByRole('button', { name: 'Complete' }).click()
  await expect.poll(async () => (await read()).status).toBe('accepted')
  const dialog = page.getByRole('dialog', { name: paymentTexts.confirmHeading })
  await expect(dialog.getByRole('button', { name: paymentTexts.processing })).toBeVisible()
  await expect(toast(page, flightTexts.accepted)).toHaveCount(0)
  await look(page, 'the-event-came-first')

  held.resolve(undefined)
  await expectToast(page, flightTexts.accepted)
  await expect(page).toHaveURL(/\/my-flights$/)
  await expect(cardWith(page, inviter)).toHaveCount(1)
  await expect(toast(page, flightTexts.accepted)).toHaveCount(1)
  expect(sent).toHaveLength(2)
  await expectPaidOnce(proposal)
})

test('c12: back from the bank in two tabs at once, with the accept repeated meanwhile: each tab tells it once, it is paid once', async ({
  page, context, people, enter,
}) => {
  const proposal = await proposeFlight(people)
  const { id, inviter, invitee, read } = proposal
  const idCard = await people.card(invitee, 'asksAtPayment')
  const accept = () => invitee.call(proposalEndpoints.accept, { params: { id }, body: { id_card: idCard } })
  const asked = await accept()
  const { clientSecret: secret } = asked
  if (secret === undefined) throw new Error(`the bank does not ask: ${asked.status}`)
  await enter(invitee)
  const tabs = [page, await context.newPage()]
  await agreeAtBank(invitee, secret)
  const [repeated] = await Promise.all([accept(), ...tabs.map((tab) => tab.goto(returnFrom(secret, id)))])
  expect(repeated).toMatchObject({ status: 'succeeded' })
  for (const tab of tabs) {
    await expectToast(tab, flightTexts.accepted)
    await expect(tab).toHaveURL(/\/my-flights$/)
    await expect(cardWith(tab, inviter)).toHaveCount(1)
    await expect(toast(tab, flightTexts.accepted)).toHaveCount(1)
  }
  await look(page, 'back-in-two-tabs')
  await expect.poll(async () => (await read()).payment.state).toBe('paid')
  await expectPaidOnce(proposal)
  await page.goto(`/payment-methods?proposalId=${id}`)
  await expect(page.getByText(NOTHING_LEFT)).toBeVisible()
})

test('c12: an event that nobody has signed accepts nothing; the bank still asks, and its answer counts', async ({

  page, people, enter,

}) => {
  const proposal = await proposeFlight(people)
  const { id, invitee, read } = proposal
  await people.card(invitee, 'asksAtPayment')
  await enter(invitee)
  await page.goto(`/payment-methods?proposalId=${id}`)
  await payButton(page).click()
  await expect(bankOf(page)).toBeVisible()

  const secret = (await read()).payment_action?.clientSecret ?? ''
  expect(secret).toMatch(/^pi_/)
  const intent = { id: secret.split('_secret_')[0], object: 'payment_intent', status: 'succeeded' }
  const forged = await page.request.post(endpointUrl(paymentEndpoints.webhook, {}), {
    headers: { 'stripe-signature': `t=${String(Math.floor(Date.now() / 1000))},v1=${'0'.repeat(64)}` },
    data: { id: 'evt_forged', object: 'event', type: 'payment_intent.succeeded', data: { object: intent } },
  })
  expect(forged.status()).toBe(400)
  expect(await read()).toMatchObject({ status: 'pending', payment: { state: 'none' } })

  await expect(bankOf(page)).toBeVisible()
  await bankOf(page).getByRole('button', { name: 'Complete' }).click()
  await expectToast(page, flightTexts.accepted)
  await expectPaidOnce(proposal)
})
