import { flightTexts, guardTexts, paymentTexts, proposalEndpoints, requestTexts } from '@pilotpair/contract'
import { look } from '../support/look.ts'
import { expect, test } from './fixtures.ts'
import { cardWith, inviteToFly, pageOf, toast } from './shared-flight.ts'

test('a shared flight is accepted with a card, approved, and stands in My Flights of both', async ({ browser, origin, people, page, enter }) => {
  const flight = await inviteToFly(people)
  const { inviter, invitee } = flight

  await enter(invitee)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Pending invites ?1/ }).click()
  await expect(page).toHaveURL(/\/flight-share-requests$/)
  const request = cardWith(page, inviter)
  await expect(request).toContainText('$240.00')
  await expect(request).toContainText('Your share $120.00')
  await look(page, 'b-request-received')
  await people.card(invitee)
  await request.getByRole('link', { name: requestTexts.accept }).click()
  await expect(page).toHaveURL(new RegExp(`/payment-methods\\?proposalId=${flight.id}$`))
  await page.getByRole('button', { name: 'Pay with this card' }).click()
  await expect(toast(page, requestTexts.acceptedNow)).toBeVisible()
  await expect(page).toHaveURL(/\/my-flights$/)

  await page.goto('/flight-share-requests')
  const accepted = page.getByRole('region', { name: requestTexts.groupAccepted }).getByRole('article')
  await expect(accepted).toContainText('Waits for the operator’s approval')
  await expect(accepted).toContainText('paid')
  await look(page, 'b-accepted-and-paid')

  await flight.approve()
  const theirs = await pageOf(browser, origin, inviter)
  for (const [own, other] of [
    [page, inviter],
    [theirs, invitee],
  ] as const) {
    await own.goto('/my-flights')
    const upcoming = own.getByRole('region', { name: flightTexts.confirmedHeading })
    await expect(upcoming.getByRole('article')).toHaveCount(1)
    await expect(upcoming).toContainText(other.name)
    await expect(upcoming).toContainText('Confirmed')
  }
  // Only the owner sees cancel (specification §4).
  await expect(theirs.getByRole('button', { name: flightTexts.cancelFlight })).toBeVisible()
  await expect(page.getByRole('button', { name: flightTexts.cancelFlight })).toHaveCount(0)
  await look(theirs, 'b-confirmed-with-its-owner')
  await look(page, 'b-confirmed-with-the-co-pilot')
  await theirs.context().close()
})

test('a request is declined, and the inviter sees it', async ({ browser, origin, people, page, enter }) => {
  const { inviter, invitee } = await inviteToFly(people)
  await enter(invitee)
  await page.goto('/flight-share-requests')
  await cardWith(page, inviter).getByRole('button', { name: requestTexts.decline }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Keep request' })).toBeFocused()
  await look(page, 'decline-asked')
  await question.getByRole('button', { name: requestTexts.decline }).click()
  await expect(toast(page, flightTexts.declined)).toBeVisible()
  await expect(cardWith(page, inviter).getByRole('button', { name: 'Declined' })).toBeDisabled()
  await expect(cardWith(page, inviter)).toBeFocused()

  const theirs = await pageOf(browser, origin, inviter)
  await theirs.goto('/flight-share-requests?tab=sent')
  await expect(theirs.getByRole('tab', { name: new RegExp(requestTexts.tabSent) })).toHaveAttribute('aria-selected', 'true')
  const declined = theirs.getByRole('region', { name: requestTexts.groupDeclined })
  await expect(declined).toContainText(invitee.name)
  await expect(declined).toContainText('Not charged')
  await look(theirs, 'declined-with-the-inviter')
  await theirs.context().close()
})

test('c16: an answer to a request that was taken back meanwhile is refused, and the list shows how it stands', async ({ people, page, enter }) => {
  const { id, inviter, invitee } = await inviteToFly(people)
  await enter(invitee)
  await page.goto('/flight-share-requests')
  await cardWith(page, inviter).getByRole('button', { name: requestTexts.decline }).click()
  await inviter.call(proposalEndpoints.cancel, { params: { id } })
  await page.getByRole('alertdialog').getByRole('button', { name: requestTexts.decline }).click()
  await expect(toast(page, flightTexts.declineFailed)).toBeVisible()
  await expect(cardWith(page, inviter).getByRole('alert')).toHaveText('This flight has been cancelled.')
  await look(page, 'answer-refused')
  await expect(cardWith(page, inviter).getByRole('button', { name: 'Cancelled' })).toBeDisabled()
})

test('the inviter takes a proposal back; the tab stays over a reload', async ({ people, page, enter }) => {
  const { inviter, invitee } = await inviteToFly(people)
  await enter(inviter)
  await page.goto('/flight-share-requests')
  await expect(page.getByText(requestTexts.empty)).toBeVisible()
  await page.getByRole('tab', { name: new RegExp(requestTexts.tabSent) }).click()
  await expect(page).toHaveURL(/\?tab=sent$/)
  await page.reload()
  await cardWith(page, invitee).getByRole('button', { name: requestTexts.cancelProposal }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: requestTexts.cancelProposal }).click()
  await expect(toast(page, requestTexts.proposalCancelled)).toBeVisible()
  await expect(cardWith(page, invitee).getByRole('button', { name: 'Cancelled' })).toBeDisabled()
})

test('offline an answer is not lost: the request says so, and can be answered once the connection is back', async ({ context, people, page, enter }) => {
  const { inviter, invitee } = await inviteToFly(people)
  await enter(invitee)
  await page.goto('/flight-share-requests')
  const request = cardWith(page, inviter)
  const decline = async () => {
    await request.getByRole('button', { name: requestTexts.decline }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: requestTexts.decline }).click()
  }
  await expect(request).toBeVisible()
  await context.setOffline(true)
  // Not even the question's own file comes.
  await request.getByRole('button', { name: requestTexts.decline }).click()
  await expect(request.getByRole('alert')).toHaveText('This could not be opened. Check your connection, then try again.')
  await context.setOffline(false)
  await request.getByRole('button', { name: requestTexts.decline }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep request' }).click()
  await context.setOffline(true)
  await decline()
  await expect(request.getByRole('alert')).toHaveText('There is no connection. Check it and try again.')
  await look(page, 'answer-offline')
  await expect(toast(page, flightTexts.declineFailed)).toBeVisible()
  await context.setOffline(false)
  await decline()
  await expect(request.getByRole('button', { name: 'Declined' })).toBeDisabled()
})

test('who waits for approval sees the flights they have, and nothing else', async ({ people, page, enter }) => {
  await enter(await people.newcomer())
  await page.goto('/my-flights')
  await expect(page.getByText(flightTexts.noUpcoming)).toBeVisible()
  await page.goto('/flight-share-requests')
  await expect(page.getByText(requestTexts.empty)).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/pending$/)
  await expect(page.getByText(guardTexts.unauthorized)).toHaveCount(0)
})

test('c51: the inviter’s bank asks first: the dashboard opens its question, and the flight can be accepted afterwards', async ({ people, page, enter }) => {
  const { id, inviter, invitee } = await inviteToFly(people, 'asksAtPayment')
  const id_card = await people.card(invitee)
  const accept = () => invitee.call(proposalEndpoints.accept, { params: { id }, body: { id_card } })
  await expect(accept()).rejects.toThrow(paymentTexts.coPilotMustConfirm)

  await enter(inviter)
  await page.goto('/dashboard')
  const dialog = page.getByRole('dialog', { name: paymentTexts.confirmHeading })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Your bank waits for you')).toBeVisible()
  await look(page, 'k-bank-waits-on-the-dashboard')
  await page.getByRole('button', { name: paymentTexts.confirmHeading }).click()
  await dialog.getByRole('button', { name: paymentTexts.payNow }).click()
  await page.getByRole('dialog', { name: /Your bank asks/ }).getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByText('Your payment is confirmed')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  expect(await accept()).toMatchObject({ status: 'succeeded' })
  await page.goto('/flight-share-requests?tab=sent')
  await expect(page.getByRole('region', { name: requestTexts.groupAccepted })).toContainText(invitee.name)
})
