import { adminEndpoints, flightTexts, operatorEndpoints, requestTexts } from '@pilotpair/contract'
import { demoSession } from '../support/demo-session.ts'
import { look } from '../support/look.ts'
import { startService } from '../support/service.ts'
import { expect, test } from './fixtures.ts'
import { cardWith, daysAhead, inviteToFly, pageOf, toast } from './shared-flight.ts'

test('c18: the operator offers another time; both accept it, each on their own clock', async ({ browser, origin, people }) => {
  const { id, operator, inviter, invitee } = await inviteToFly(people)
  await operator.call(operatorEndpoints.proposeNewTime, {
    params: { id },
    body: { new_date: daysAhead(7, 22), operator_message: 'The morning is taken.' },
  })

  const invited = await pageOf(browser, origin, invitee, 'Asia/Kolkata')
  await invited.goto('/flight-share-requests')
  const received = cardWith(invited, inviter)
  await expect(received).toContainText('The morning is taken.')
  await expect(received).toContainText('Your time')
  await expect(received.getByRole('insertion')).toContainText(/\d\d:00–\d\d:00 P[SD]T/)
  await look(invited, 'c-new-time-offered')
  const offered = await received.getByRole('insertion').textContent()
  await received.getByRole('button', { name: requestTexts.acceptNewTime }).click()
  await expect(toast(invited, flightTexts.counterAccepted)).toBeVisible()
  await expect(received).toContainText('Your co-pilot has to accept it too')
  await look(invited, 'c-new-time-accepted-by-one')

  const inviting = await pageOf(browser, origin, inviter, 'Europe/Berlin')
  await inviting.goto('/flight-share-requests?tab=sent')
  const sent = cardWith(inviting, invitee)
  await expect(sent.getByRole('insertion')).toHaveText(offered ?? '')
  await sent.getByRole('button', { name: requestTexts.acceptNewTime }).click()
  await expect(toast(inviting, flightTexts.counterAccepted)).toBeVisible()
  await expect(sent).toContainText('Pending')

  await invited.reload()
  await expect(received.getByRole('link', { name: requestTexts.accept })).toBeVisible()
  await invited.context().close()
  await inviting.context().close()
})

test('one pilot declines the new time: the request ends for both', async ({ browser, origin, people, page, enter }) => {
  const { id, operator, inviter, invitee } = await inviteToFly(people)
  await operator.call(operatorEndpoints.proposeNewTime, { params: { id }, body: { new_date: daysAhead(7, 22) } })
  await enter(inviter)
  await page.goto('/flight-share-requests?tab=sent')
  await cardWith(page, invitee).getByRole('button', { name: requestTexts.declineNewTime }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: requestTexts.declineNewTime }).click()
  await expect(toast(page, flightTexts.counterDeclined)).toBeVisible()
  await expect(cardWith(page, invitee).getByRole('button', { name: 'Declined' })).toBeDisabled()

  const invited = await pageOf(browser, origin, invitee)
  await invited.goto('/flight-share-requests')
  await expect(cardWith(invited, inviter).getByRole('button', { name: 'Declined' })).toBeDisabled()
  await invited.context().close()
})

test('an offer on a confirmed flight is declined: the old time holds', async ({ people, page, enter }) => {
  const flight = await inviteToFly(people)
  await flight.accept()
  await flight.approve()
  await enter(flight.inviter)
  await page.goto('/my-flights')
  const card = cardWith(page, flight.invitee)
  await expect(card).toContainText('Confirmed')
  const old = await card.getByRole('heading').textContent()
  await flight.operator.call(operatorEndpoints.proposeChange, { params: { id: flight.id }, body: { new_date: daysAhead(8, 22) } })
  await page.reload()
  await expect(card).toContainText('The old time holds until both of you accept.')
  await look(page, 'change-offered')
  await card.getByRole('button', { name: requestTexts.declineNewTime }).click()
  await expect(toast(page, flightTexts.counterDeclined)).toBeVisible()
  await expect(card).toContainText('Confirmed')
  await expect(card.getByRole('heading')).toHaveText(old ?? '')
})

test('a cancellation is asked for, taken back, asked for again and confirmed with a fee; the refund is shown', async ({ browser, origin, people, page, enter }) => {
  const flight = await inviteToFly(people)
  await flight.accept()
  await flight.approve()
  const { id, inviter, invitee } = flight
  await enter(inviter)
  await page.goto('/my-flights')
  const card = cardWith(page, invitee)
  const cancel = async () => {
    await card.getByRole('button', { name: flightTexts.cancelFlight }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('administrative fees may apply, and cancelling is not guaranteed')
    await question.getByRole('button', { name: flightTexts.cancelFlight }).click()
    await expect(card).toContainText('Waits for an administrator')
  }
  await cancel()
  await expect(toast(page, flightTexts.cancellationRequested)).toBeVisible()
  await look(page, 'cancellation-requested')
  await card.getByRole('button', { name: 'Keep flight' }).click()
  await expect(card).toContainText('Confirmed')
  await cancel()

  const admin = await people.admin()
  await admin.call(adminEndpoints.confirmCancellation, { params: { id }, body: { fee_cents: 2500 } })
  await page.goto('/flight-share-requests?tab=sent')
  const cancelled = page.getByRole('region', { name: requestTexts.groupDeclined })
  await expect(cancelled.getByRole('button', { name: 'Cancelled' })).toBeDisabled()
  await expect(cancelled).toContainText(/(Refund of \$95\.00 on its way|Refunded \$95\.00), fee \$25\.00/)

  await look(page, 'cancelled-with-a-fee')
  const invited = await pageOf(browser, origin, invitee)
  await invited.goto('/flight-share-requests')
  const theirs = invited.getByRole('region', { name: requestTexts.groupDeclined })
  await expect(theirs).toContainText(/Refund of \$120\.00 on its way|Refunded \$120\.00/)
  await expect(theirs).not.toContainText('fee')
  await invited.context().close()
})

test('the invited pilot leaves an accepted flight before it is confirmed: a full refund', async ({ people, page, enter }) => {
  const flight = await inviteToFly(people)
  await flight.accept()
  await enter(flight.invitee)
  await page.goto('/flight-share-requests')
  const card = cardWith(page, flight.inviter)
  await card.getByRole('button', { name: flightTexts.cancelFlight }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(requestTexts.fullRefund)
  await look(page, 'leaving-asked')
  await question.getByRole('button', { name: flightTexts.cancelFlight }).click()
  await expect(card.getByRole('button', { name: 'Cancelled' })).toBeDisabled()
  await expect(card).toContainText(/Refund of \$120\.00 on its way|Refunded \$120\.00/)
})

test.describe('a past flight', () => {
  // A flight takes hours to be flown, so this journey rates one of a demo world that nobody else uses.
  test('is rated once', async ({ browser }) => {
    const service = await startService({ THROTTLING: 'off' })
    try {
      const context = await browser.newContext({ baseURL: service.origin })
      await context.addCookies([...(await demoSession(service.origin, 'pilot'))])
      const page = await context.newPage()
      await page.goto('/my-flights')
      const past = page.getByRole('region', { name: flightTexts.pastHeading })
      const card = past.getByRole('article').filter({ hasText: 'Priya Raman' })
      await card.getByRole('button', { name: flightTexts.rateFlight }).click()
      const dialog = page.getByRole('dialog', { name: flightTexts.rateFlight })
      await dialog.getByRole('button', { name: 'Send rating' }).click()
      await expect(dialog.getByText('Please choose one to five stars.')).toBeVisible()
      await look(page, 'rating-without-stars')
      await dialog.getByText('Comment').click()
      await page.keyboard.type('Well briefed and good company.')
      await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true })
      await dialog.getByRole('button', { name: 'Send rating' }).click()
      await expect(toast(page, flightTexts.rated)).toBeVisible()
      await expect(card.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
      await expect(card).toBeFocused()
      await page.reload()
      await expect(card.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
      await look(page, 'rated')
      await expect(card.getByRole('button', { name: flightTexts.rateFlight })).toHaveCount(0)
      await context.close()
    } finally {
      await service.stop()
    }
  })
})
