import { operatorEndpoints, operatorTexts, proposalEndpoints } from '@pilotpair/contract'
import type { Locator, Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { expect, test } from './fixtures.ts'
import { cardWith, daysAhead, inviteToFly, pageOf, toast } from './shared-flight.ts'

/** A time on the clock of the journeys' airport: `2027-01-15 18:15`. */
const clockThere = (instant: string | undefined): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles', dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(instant ?? 0),
  )

/** The dialog that offers another time for the flight of a card. */
const openDialog = async (page: Page, card: Locator): Promise<Locator> => {
  await card.getByRole('button', { name: operatorTexts.proposeNewTime }).click()
  const dialog = page.getByRole('dialog', { name: operatorTexts.proposeHeading })
  await expect(dialog).toBeVisible()
  return dialog
}

test('c18: 18:15 is 18:15 at the aircraft, for an operator elsewhere too, whenever it is looked at again, and for the pilots', async ({
  browser, origin, people,
}) => {
  const flight = await inviteToFly(people)
  const { id, operator, inviter, invitee } = flight
  const page = await pageOf(browser, origin, operator, 'Europe/Berlin')
  await page.goto('/operator')
  const card = cardWith(page, inviter)
  const dialog = await openDialog(page, card)
  const asked = await dialog.getByText(/^Asked for/).textContent()
  const time = dialog.getByLabel(/New date and time/)
  const day = daysAhead(9).slice(0, 10)
  await time.fill(`${day}T18:15`)
  await expect(time).toHaveAccessibleDescription(/P[SD]T.*Your time .*\d\d:15/)
  await dialog.getByRole('button', { name: operatorTexts.proposeNewTime }).click()
  await expect(toast(page, operatorTexts.newTimeProposed)).toBeVisible()

  const offered = card.getByRole('insertion')
  await expect(offered).toContainText(/18:15–20:15 P[SD]T/)
  const said = (await offered.textContent()) ?? ''
  await look(page, 'offered-by-an-operator-elsewhere')
  await page.reload()
  await expect(offered).toHaveText(said)
  const again = await openDialog(page, card)
  await expect(again.getByText(/^Asked for/)).toHaveText(asked ?? '')
  await again.getByRole('button', { name: 'Cancel' }).click()
  await expect(offered).toHaveText(said)
  const stored = (await inviter.call(proposalEndpoints.sent, {})).find(({ id_flight_proporsal: known }) => known === id)
  expect(clockThere(stored?.change_offer?.new_date)).toBe(`${day} 18:15`)
  await page.context().close()

  for (const [viewer, other, zone] of [[inviter, invitee, 'Asia/Kolkata'], [invitee, inviter, 'America/Los_Angeles']] as const) {
    const theirs = await pageOf(browser, origin, viewer, zone)
    await theirs.goto(viewer === inviter ? '/flight-share-requests?tab=sent' : '/flight-share-requests')
    await expect(cardWith(theirs, other).getByRole('insertion')).toHaveText(said)
    await theirs.context().close()
  }
})

test('c18: no time, and a time that has gone by, are refused at the field; what was written stays, nothing is offered', async ({

  page, people, enter,

}) => {
  const flight = await inviteToFly(people)
  await enter(flight.operator)
  await page.goto('/operator')
  const card = cardWith(page, flight.inviter)
  const dialog = await openDialog(page, card)
  const time = dialog.getByLabel(/New date and time/)
  const message = dialog.getByLabel('Message to the pilots')
  const propose = dialog.getByRole('button', { name: operatorTexts.proposeNewTime })
  await message.fill('The morning is taken.')
  await propose.click()
  await expect(time).toBeFocused()
  await expect(time).toHaveAccessibleDescription(new RegExp(operatorTexts.selectNewDate))

  await time.fill(`${daysAhead(-2).slice(0, 10)}T10:00`)
  await propose.click()
  await expect(time).toHaveAttribute('aria-invalid', 'true')
  await expect(time).toBeFocused()
  await look(page, 'a-time-that-has-gone-by')
  await expect(message).toHaveValue('The morning is taken.')
  expect((await flight.operator.call(operatorEndpoints.pendingFlights, {})).map(({ change_offer: offer }) => offer)).toEqual([undefined])

  await time.fill(`${daysAhead(9).slice(0, 10)}T13:00`)
  await propose.click()
  await expect(toast(page, operatorTexts.newTimeProposed)).toBeVisible()
  await expect(card.getByRole('insertion')).toContainText(/13:00–15:00 P[SD]T/)
})
