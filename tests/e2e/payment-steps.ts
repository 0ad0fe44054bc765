import { type FlightProposal, paymentTexts, proposalEndpoints } from '@pilotpair/contract'
import type { Page } from '@playwright/test'
import type { People, Person, testCards } from '../support/people.ts'
import { toast } from '../support/toasts.ts'
import { expect } from './fixtures.ts'

/** Test numbers that journeys type. */
export const numbers = {
  good: '4242424242424242',
  declinedWhenSaved: '4000000000000002',
  declinedWhenCharged: '4000000000000341',
  asks: '4000000000003220',
} as const

/** What the page says of a proposal that was accepted before. */
export const NOTHING_LEFT = 'You have accepted this flight. Nothing is left to pay.'

/** A full hour so many days ahead. */
export const inDays = (days: number, hourUtc = 18): string => {
  const at = new Date(Date.now() + days * 86_400_000)
  at.setUTCHours(hourUtc, 0, 0, 0)
  return at.toISOString()
}

/** Two pilots, and a flight that one of them has proposed to the other. */
export interface Proposal {
  readonly id: string
  readonly inviter: Person
  readonly invitee: Person
  /** The flight as the invitee's list tells it. */
  readonly read: () => Promise<FlightProposal>
}

/** Makes them. The inviter backs the flight with a card of this kind. */
export const proposeFlight = async (people: People, card: keyof typeof testCards = 'good'): Promise<Proposal> => {
  const operator = await people.operator()
  const aircraft = await people.aircraft(operator, { rate: 165 })
  const [inviter, invitee] = [await people.pilot(), await people.pilot()]
  const idCard = await people.card(inviter, card)
  const { id_flight_proporsal: id = '' } = await inviter.call(proposalEndpoints.send, {
    body: {
      aircraft_id: aircraft, invited_user_id: invitee.id, flight_date: inDays(14), flight_duration: 3, notes: null, id_card: idCard,
    },
  })
  const read = async (): Promise<FlightProposal> => {
    const found = (await invitee.call(proposalEndpoints.received, {})).find(({ id_flight_proporsal: known }) => known === id)
    if (found === undefined) throw new Error('the proposal was not received')
    return found
  }
  return { id, inviter, invitee, read }
}

/** Types a card into the form, in place of what stands there. */
export const enterCard = async (page: Page, number: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Card number' }).fill(number)
  await page.getByRole('textbox', { name: 'Expiry' }).fill('1231')
  await page.getByRole('textbox', { name: 'CVC' }).fill('123')
}

/** Presses "Pay now" once the form is ready. */
export const payNow = (page: Page): Promise<void> => page.getByRole('button', { name: paymentTexts.payNow }).click()

/** The window of the bank. */
export const bankOf = (page: Page) => page.getByRole('dialog', { name: /Your bank asks/ })

/** The button that accepts with the card that is set off. */
export const payButton = (page: Page) => page.getByRole('button', { name: 'Pay with this card' })

/** The saved cards that the page lists. */
export const cardsOf = (page: Page) => page.getByRole('list', { name: paymentTexts.heading }).getByRole('listitem')

/** A toast says this. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  expect(toast(page, text)).toBeVisible()
