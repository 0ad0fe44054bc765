import { flightTexts, paymentTexts, proposalEndpoints } from '@pilotpair/contract'
import type { Locator, Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { expectAxeFindsNothing } from '../support/page-checks.ts'
import { modelOf, openSolo } from './booking-steps.ts'
import { expect, type People, type Person, test } from './fixtures.ts'
import { bankOf, enterCard, numbers, payButton, payNow, proposeFlight } from './payment-steps.ts'
import { cardWith, inviteToFly } from './shared-flight.ts'

/** What a journey to a dialog has. */
interface World {
  readonly page: Page
  readonly people: People
  readonly enter: (person: Person) => Promise<void>
}

/** A dialog in which money is decided about. The one before all, for whom a flight is, is among the screens of booking. */
interface MoneyDialog {
  readonly name: string
  /** Opens it, with people of its own. @returns what is there once it is whole */
  readonly open: (world: World) => Promise<Locator>
}

/** The bank asks whoever accepts a flight. */
const bankQuestion = async ({ page, people, enter }: World): Promise<Locator> => {
  const { id, invitee } = await proposeFlight(people)
  await people.card(invitee, 'asksAtPayment')
  await enter(invitee)
  await page.goto(`/payment-methods?proposalId=${id}`)
  await payButton(page).click()
  return bankOf(page).getByRole('button', { name: 'Complete' })
}

const dialogs: readonly MoneyDialog[] = [
  {
    name: 'the choice of the card that pays',
    open: async ({ page, people, enter }) => {
      const { id, invitee } = await proposeFlight(people)
      await people.card(invitee, 'good')
      await people.card(invitee, 'declinedWhenCharged')
      await enter(invitee)
      await page.goto(`/payment-methods?proposalId=${id}`)
      await payButton(page).click()
      return page.getByRole('alert').getByText('Your card was declined.')
    },
  },
  {
    name: 'a declined card over a booking',
    open: async ({ page, people, enter }) => {
      const model = modelOf('Axe')
      await people.aircraft(await people.operator(), { model, rate: 165 })
      await enter(await people.pilot())
      const dialog = await openSolo(page, model)
      await dialog.getByRole('button', { name: 'Confirm' }).click()
      await enterCard(page, numbers.declinedWhenSaved)
      await payNow(page)
      return page.getByRole('dialog', { name: paymentTexts.addHeading }).getByText('Your card was declined.')
    },
  },
  { name: 'the bank’s question over a payment', open: bankQuestion },
  {
    name: 'a payment that the bank has refused',
    open: async (world) => {
      const { page } = world
      await bankQuestion(world)
      await bankOf(page).getByRole('button', { name: 'Fail' }).click()
      return page.getByRole('button', { name: 'Use another card' })
    },
  },
  {
    name: 'the payment that an inviter has to confirm',
    open: async ({ page, people, enter }) => {
      const { id, inviter, invitee } = await proposeFlight(people, 'asksAlways')
      const idCard = await people.card(invitee)
      // Refused until the inviter's bank has agreed.
      await invitee.call(proposalEndpoints.accept, { params: { id }, body: { id_card: idCard } }).catch(() => undefined)
      await enter(inviter)
      await page.goto('/dashboard')
      const pay = page.getByRole('dialog', { name: paymentTexts.confirmHeading }).getByRole('button', { name: paymentTexts.payNow })
      await expect(pay).toBeEnabled()
      return pay
    },
  },
  {
    name: 'the question before a card is removed',
    open: async ({ page, people, enter }) => {
      const pilot = await people.pilot()
      await people.card(pilot)
      await enter(pilot)
      await page.goto('/payment-methods')
      await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click()
      return page.getByRole('alertdialog', { name: 'Remove this card?' })
    },
  },
  {
    name: 'the question before a flight is cancelled',
    open: async ({ page, people, enter }) => {
      const flight = await inviteToFly(people)
      await flight.accept()
      await flight.approve()
      await enter(flight.inviter)
      await page.goto('/my-flights')
      await cardWith(page, flight.invitee).getByRole('button', { name: flightTexts.cancelFlight }).click()
      return page.getByRole('alertdialog', { name: 'Cancel this flight?' })
    },
  },
  {
    name: 'the question before an accepted flight is left',
    open: async ({ page, people, enter }) => {
      const flight = await inviteToFly(people)
      await flight.accept()
      await enter(flight.invitee)
      await page.goto('/flight-share-requests')
      await cardWith(page, flight.inviter).getByRole('button', { name: flightTexts.cancelFlight }).click()
      return page.getByRole('alertdialog')
    },
  },
]

for (const { name, open } of dialogs) {
  test(`axe finds nothing on ${name}, in light and in dark`, async ({ page, people, enter }) => {
    await expect(await open({ page, people, enter })).toBeVisible()
    await expectAxeFindsNothing(page, (theme) => look(page, `${name.replaceAll(/[^a-z]+/g, '-')}-${theme}`))
  })
}
