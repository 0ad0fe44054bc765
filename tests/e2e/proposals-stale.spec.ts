import { flightTexts, operatorEndpoints, proposalEndpoints, requestTexts } from '@pilotpair/contract'
import { look } from '../support/look.ts'
import { expect, test } from './fixtures.ts'
import { expectToast, payButton } from './payment-steps.ts'
import { cardWith, daysAhead, inviteToFly, type SharedFlight, toast } from './shared-flight.ts'

const CANCELLED = 'This flight has been cancelled.'
const COUNTERED = 'The operator has offered another time for this flight.'

/** The operator offers another time, some days ahead. */
const offer = ({ id, operator }: SharedFlight, days: number) =>
  operator.call(operatorEndpoints.proposeNewTime, { params: { id }, body: { new_date: daysAhead(days, 22) } })

/** The request as its invited pilot has it. */
const readBy = async ({ id, invitee }: SharedFlight) => {
  const found = (await invitee.call(proposalEndpoints.received, {})).find(({ id_flight_proporsal: known }) => known === id)
  if (found === undefined) throw new Error('the request was not received')
  return found
}

test('c16: "Accept" in a list from before the proposal was cancelled leads to no payment, and back to how it stands', async ({

  page, people, enter,

}) => {
  const flight = await inviteToFly(people)
  const { id, inviter, invitee } = flight
  await people.card(invitee)
  await enter(invitee)
  await page.goto('/flight-share-requests')
  const accept = cardWith(page, inviter).getByRole('link', { name: requestTexts.accept })
  await expect(accept).toBeVisible()
  await inviter.call(proposalEndpoints.cancel, { params: { id } })
  await accept.click()
  await expect(page.getByText('This request is over, it can no longer be accepted.')).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
  await look(page, 'accepting-what-is-over')
  await page.getByRole('main').getByRole('link', { name: requestTexts.heading }).click()
  await expect(cardWith(page, inviter).getByRole('button', { name: 'Cancelled' })).toBeDisabled()
  expect(await readBy(flight)).toMatchObject({ status: 'cancelled', payment: { state: 'none' } })
})

test('c16: a card that is chosen when the proposal is cancelled pays nothing: the reason stands there, the list shows it', async ({

  page, people, enter,

}) => {
  const flight = await inviteToFly(people)
  const { id, inviter, invitee } = flight
  await people.card(invitee)
  await enter(invitee)
  await page.goto(`/payment-methods?proposalId=${id}`)
  await expect(payButton(page)).toBeEnabled()
  await inviter.call(proposalEndpoints.cancel, { params: { id } })
  await payButton(page).click()
  await expectToast(page, requestTexts.acceptFailed)
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: CANCELLED })).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
  await look(page, 'paying-what-is-cancelled')
  await page.goto('/flight-share-requests')
  await expect(cardWith(page, inviter).getByRole('button', { name: 'Cancelled' })).toBeDisabled()
  await expect(cardWith(page, inviter)).toContainText('Not charged')
  expect(await readBy(flight)).toMatchObject({ status: 'cancelled', payment: { state: 'none', refunded_cents: 0 } })
})

test('c16: a card that is chosen when the operator offers another time pays nothing: that is answered first', async ({

  page, people, enter,

}) => {
  const flight = await inviteToFly(people)
  const { id, inviter, invitee } = flight
  await people.card(invitee)
  await enter(invitee)
  await page.goto(`/payment-methods?proposalId=${id}`)
  await expect(payButton(page)).toBeEnabled()
  await offer(flight, 7)
  await payButton(page).click()
  await expectToast(page, requestTexts.acceptFailed)
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: COUNTERED })).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
  await look(page, 'paying-the-old-time')
  await page.getByRole('main').getByRole('link', { name: requestTexts.heading }).click()
  await expect(cardWith(page, inviter).getByRole('button', { name: requestTexts.acceptNewTime })).toBeVisible()
  expect(await readBy(flight)).toMatchObject({ status: 'OPERATOR_COUNTER_PROPOSAL', payment: { state: 'none' } })
})

test('c16: "Decline" pressed after the operator has offered another time declines neither; the offer is shown', async ({

  page, people, enter,

}) => {
  const flight = await inviteToFly(people)
  await enter(flight.invitee)
  await page.goto('/flight-share-requests')
  const card = cardWith(page, flight.inviter)
  await card.getByRole('button', { name: requestTexts.decline }).click()
  await offer(flight, 7)
  await page.getByRole('alertdialog').getByRole('button', { name: requestTexts.decline }).click()
  await expect(toast(page, flightTexts.declineFailed)).toBeVisible()
  await expect(card.getByRole('alert')).toHaveText(COUNTERED)
  await expect(card.getByRole('button', { name: requestTexts.declineNewTime })).toBeVisible()
  await look(page, 'declining-the-old-time')
  expect((await readBy(flight)).status).toBe('OPERATOR_COUNTER_PROPOSAL')
})

test('c16: an offer that was replaced by another one is not accepted; the newer one is shown, and counts', async ({

  page, people, enter,

}) => {
  const flight = await inviteToFly(people)
  await offer(flight, 7)
  await enter(flight.invitee)
  await page.goto('/flight-share-requests')
  const card = cardWith(page, flight.inviter)
  const offered = card.getByRole('insertion')
  const first = await offered.textContent()
  await offer(flight, 8)
  await card.getByRole('button', { name: requestTexts.acceptNewTime }).click()
  await expect(toast(page, flightTexts.acceptCounterFailed)).toBeVisible()
  await expect(card.getByRole('alert')).toHaveText('The operator has offered another time meanwhile. Please look at it first.')
  await expect(offered).not.toHaveText(first ?? '')
  await look(page, 'an-offer-replaced')
  expect((await readBy(flight)).change_offer).toMatchObject({ accepted_by_me: false })

  await card.getByRole('button', { name: requestTexts.acceptNewTime }).click()
  await expect(toast(page, flightTexts.counterAccepted)).toBeVisible()
  const { change_offer: kept } = await readBy(flight)
  expect(kept?.accepted_by_me).toBe(true)
  expect(Date.parse(kept?.new_date ?? '')).toBe(Date.parse(daysAhead(8, 22)))
})

test('c16: an answer to an offer that both have answered elsewhere is refused, and the request stands at its new time', async ({

  page, people, enter,

}) => {
  const flight = await inviteToFly(people)
  const { id, inviter, invitee } = flight
  await offer(flight, 7)
  await enter(invitee)
  await page.goto('/flight-share-requests')
  const card = cardWith(page, inviter)
  const accept = card.getByRole('button', { name: requestTexts.acceptNewTime })
  await expect(accept).toBeVisible()
  for (const pilot of [invitee, inviter]) await pilot.call(proposalEndpoints.acceptCounter, { params: { id }, body: {} })
  expect((await readBy(flight)).status).toBe('pending')

  await accept.click()
  await expect(toast(page, flightTexts.acceptCounterFailed)).toBeVisible()
  await expect(card.getByRole('alert')).toHaveText('There is no new time to answer.')
  await expect(card.getByRole('link', { name: requestTexts.accept })).toBeVisible()
  await expect(accept).toHaveCount(0)
  await look(page, 'an-offer-answered-elsewhere')
  const now = await readBy(flight)
  expect(now).toMatchObject({ status: 'pending', payment: { state: 'none' } })
  expect(Date.parse(now.flight_date)).toBe(Date.parse(daysAhead(7, 22)))
})

test('c16: a proposal that the operator has declined is not taken back any more; the list shows who was first', async ({

  page, people, enter,

}) => {
  const flight = await inviteToFly(people)
  await enter(flight.inviter)
  await page.goto('/flight-share-requests?tab=sent')
  const card = cardWith(page, flight.invitee)
  await card.getByRole('button', { name: requestTexts.cancelProposal }).click()
  await flight.operator.call(operatorEndpoints.decline, { params: { id: flight.id }, body: {} })
  await page.getByRole('alertdialog').getByRole('button', { name: requestTexts.cancelProposal }).click()
  await expect(card.getByRole('alert')).toHaveText('This flight has been declined.')
  await expect(card.getByRole('button', { name: 'Declined' })).toBeDisabled()
  await expect(toast(page, requestTexts.proposalCancelled)).toHaveCount(0)
  expect((await readBy(flight)).status).toBe('declined')
})
