import { flightTexts, operatorTexts, requestTexts } from '@pilotpair/contract'
import type { Browser, Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { expect, type People, type Person, test } from './fixtures.ts'
import { cardWith, daysAhead, inviteToFly, pageOf, type SharedFlight, toast } from './shared-flight.ts'

/** Everybody at a screen of their own. */
const seats = async (browser: Browser, origin: string, ...persons: readonly Person[]): Promise<Page[]> =>
  Promise.all(persons.map((person) => pageOf(browser, origin, person)))

const leave = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) await page.context().close()
}

/** The invited pilot accepts with a saved card, at the screen. */
const acceptAt = async (page: Page, people: People, { id, inviter, invitee }: SharedFlight): Promise<void> => {
  await people.card(invitee)
  await page.goto('/flight-share-requests')
  await cardWith(page, inviter).getByRole('link', { name: requestTexts.accept }).click()
  await expect(page).toHaveURL(new RegExp(`/payment-methods\\?proposalId=${id}$`))
  await page.getByRole('button', { name: 'Pay with this card' }).click()
  await expect(toast(page, requestTexts.acceptedNow)).toBeVisible()
}

const pendingOf = (page: Page) => page.getByRole('region', { name: operatorTexts.pendingFlightRequests }).getByRole('article')
const confirmedOf = (page: Page) => page.getByRole('region', { name: 'Confirmed flights' }).getByRole('article')

/** The operator approves a flight that both pilots have paid, at the screen. */
const approveAt = async (page: Page): Promise<void> => {
  await page.goto('/operator')
  await pendingOf(page).getByRole('button', { name: operatorTexts.approve }).click()
  await expect(toast(page, operatorTexts.approved)).toBeVisible()
  await expect(confirmedOf(page)).toHaveCount(1)
}

/** The operator offers another time from a list of flights, at the screen. @param time at the airport, `HH:MM` */
const offerAt = async (page: Page, flights: ReturnType<typeof pendingOf>, time: string): Promise<void> => {
  await flights.getByRole('button', { name: operatorTexts.proposeNewTime }).click()
  const dialog = page.getByRole('dialog', { name: operatorTexts.proposeHeading })
  await dialog.getByLabel(/New date and time/).fill(`${daysAhead(9).slice(0, 10)}T${time}`)
  await dialog.getByLabel('Message to the pilots').fill('The morning is taken.')
  await dialog.getByRole('button', { name: operatorTexts.proposeNewTime }).click()
  await expect(toast(page, operatorTexts.newTimeProposed)).toBeVisible()
}

const acceptNewTime = async (page: Page, other: Person): Promise<void> => {
  await cardWith(page, other).getByRole('button', { name: requestTexts.acceptNewTime }).click()
  await expect(toast(page, flightTexts.counterAccepted)).toBeVisible()
}

test('(b) all at their screens: accepted with a card, approved by the operator, confirmed with both pilots', async ({ browser, origin, people }) => {
  const flight = await inviteToFly(people)
  const { operator, inviter, invitee } = flight
  const [inviting, invited, operating] = await seats(browser, origin, inviter, invitee, operator)
  if (inviting === undefined || invited === undefined || operating === undefined) throw new Error('a seat is missing')

  await operating.goto('/operator')
  await expect(operating.getByText('Co-pilot has not paid')).toBeVisible()
  await acceptAt(invited, people, flight)
  await approveAt(operating)
  await expect(confirmedOf(operating)).toContainText(inviter.name)
  await expect(confirmedOf(operating)).toContainText(invitee.name)
  await look(operating, 'b-approved-by-the-operator')
  for (const [page, other] of [[inviting, invitee], [invited, inviter]] as const) {
    await page.goto('/my-flights')
    await expect(cardWith(page, other)).toContainText('Confirmed')
  }
  await look(inviting, 'b-confirmed-with-its-owner')
  await leave(inviting, invited, operating)
})

test('(f) all at their screens: another time for a paid flight, accepted by both, is the time that all of them see', async ({ browser, origin, people }) => {
  const flight = await inviteToFly(people)
  const { operator, inviter, invitee } = flight
  const [inviting, invited, operating] = await seats(browser, origin, inviter, invitee, operator)
  if (inviting === undefined || invited === undefined || operating === undefined) throw new Error('a seat is missing')
  await acceptAt(invited, people, flight)
  await operating.goto('/operator')
  await offerAt(operating, pendingOf(operating), '14:00')
  await look(operating, 'f-new-time-offered')

  await invited.goto('/flight-share-requests')
  await expect(cardWith(invited, inviter)).toContainText('The morning is taken.')
  await acceptNewTime(invited, inviter)
  await inviting.goto('/flight-share-requests?tab=sent')
  await expect(cardWith(inviting, invitee).getByRole('insertion')).toContainText(/14:00–16:00 P[SD]T/)
  await look(inviting, 'f-new-time-to-answer')
  await acceptNewTime(inviting, invitee)

  for (const [page, other] of [[inviting, invitee], [invited, inviter]] as const) {
    await page.goto('/my-flights')
    await expect(cardWith(page, other)).toContainText(/14:00–16:00 P[SD]T/)
    await expect(cardWith(page, other)).toContainText('Confirmed')
    await expect(cardWith(page, other).getByRole('insertion')).toHaveCount(0)
  }
  await look(invited, 'f-confirmed-at-the-new-time')
  await operating.reload()
  await expect(confirmedOf(operating)).toContainText(/14:00–16:00 P[SD]T/)
  await leave(inviting, invited, operating)
})

test('(f) all at their screens: one pilot declines another time, the operator sees it', async ({ browser, origin, people }) => {
  const { operator, inviter, invitee } = await inviteToFly(people)
  const [inviting, operating] = await seats(browser, origin, inviter, operator)
  if (inviting === undefined || operating === undefined) throw new Error('a seat is missing')
  await operating.goto('/operator')
  await offerAt(operating, pendingOf(operating), '14:00')
  await inviting.goto('/flight-share-requests?tab=sent')
  await cardWith(inviting, invitee).getByRole('button', { name: requestTexts.declineNewTime }).click()
  await inviting.getByRole('alertdialog').getByRole('button', { name: requestTexts.declineNewTime }).click()
  await expect(toast(inviting, flightTexts.counterDeclined)).toBeVisible()
  await look(inviting, 'f-new-time-declined')
  await operating.reload()
  await expect(operating.getByRole('row').nth(1)).toBeVisible()
  await expect(operating.getByRole('region', { name: 'Waiting for pilots' })).toBeHidden()
  await operating.getByRole('button', { name: /Past Flights/ }).click()
  await expect(operating.getByRole('table', { name: flightTexts.pastHeading }).getByText('Declined')).toBeVisible()
  await look(operating, 'f-declined-with-the-operator')
  await leave(inviting, operating)
})

test('(g) all at their screens: a cancellation is asked for, confirmed with a fee by the administrator, and refunded', async ({ browser, origin, people }) => {
  const flight = await inviteToFly(people)
  const { operator, inviter, invitee } = flight
  const admin = await people.admin()
  const [inviting, invited, operating, deciding] = await seats(browser, origin, inviter, invitee, operator, admin)
  if (inviting === undefined || invited === undefined || operating === undefined || deciding === undefined) throw new Error('a seat is missing')
  await acceptAt(invited, people, flight)
  await approveAt(operating)

  await inviting.goto('/my-flights')
  await cardWith(inviting, invitee).getByRole('button', { name: flightTexts.cancelFlight }).click()
  await inviting.getByRole('alertdialog').getByRole('button', { name: flightTexts.cancelFlight }).click()
  await expect(toast(inviting, flightTexts.cancellationRequested)).toBeVisible()

  await deciding.goto('/admin/users')
  await deciding.getByRole('tab', { name: /^Cancellations/ }).click()
  await deciding.getByRole('button', { name: `Confirm cancellation of ${inviter.name}`, exact: true }).click()
  const dialog = deciding.getByRole('dialog', { name: 'Confirm this cancellation?' })
  await dialog.getByLabel('Administrative fee').fill('25')
  await look(deciding, 'g-a-fee-before-it-is-confirmed')
  await dialog.getByRole('button', { name: 'Cancel the flight' }).click()
  await expect(toast(deciding, 'Cancellation confirmed.')).toBeVisible()

  await inviting.goto('/flight-share-requests?tab=sent')
  await expect(cardWith(inviting, invitee)).toContainText(/(Refund of \$95\.00 on its way|Refunded \$95\.00), fee \$25\.00/)
  await look(inviting, 'g-refunded-less-the-fee')
  await invited.goto('/flight-share-requests')
  await expect(cardWith(invited, inviter)).toContainText(/Refund of \$120\.00 on its way|Refunded \$120\.00/)
  await operating.reload()
  await expect(operating.getByRole('row').nth(1)).toBeVisible()
  await operating.getByRole('button', { name: /Past Flights/ }).click()
  await expect(operating.getByRole('table', { name: flightTexts.pastHeading }).getByText('Cancelled')).toBeVisible()
  await expect(confirmedOf(operating)).toHaveCount(0)
  await leave(inviting, invited, operating, deciding)
})
