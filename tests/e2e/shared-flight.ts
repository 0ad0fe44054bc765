import { operatorEndpoints, proposalEndpoints } from '@pilotpair/contract'
import type { Browser, Locator, Page } from '@playwright/test'
import type { People, Person, testCards } from '../support/people.ts'

export { toast } from '../support/toasts.ts'

/** A flight between two pilots of a journey's own, and everybody around it. */
export interface SharedFlight {
  readonly id: string
  readonly operator: Person
  readonly inviter: Person
  readonly invitee: Person
  /** Its start: ISO 8601. */
  readonly start: string
  /** Accepts as the invited pilot, with a card. */
  accept(): Promise<void>
  /** Approves as the operator. */
  approve(): Promise<void>
}

const DAY_MS = 86_400_000

/** A whole hour some days ahead; 20:00 UTC is by day at the journeys' airport the whole year. */
export const daysAhead = (days: number, hour = 20): string => {
  const day = new Date(Date.now() + days * DAY_MS)
  day.setUTCHours(hour, 0, 0, 0)
  return day.toISOString()
}

/**
 * One pilot with a card invites another to two hours at 120 USD.
 *
 * @param card the inviter's. @default 'good'
 */
export const inviteToFly = async (people: People, card: keyof typeof testCards = 'good'): Promise<SharedFlight> => {
  const operator = await people.operator()
  const aircraft = await people.aircraft(operator, { rate: 120 })
  const inviter = await people.pilot()
  const invitee = await people.pilot()
  await people.card(inviter, card)
  const start = daysAhead(6)
  const answer = await inviter.call(proposalEndpoints.send, {
    body: { aircraft_id: aircraft, invited_user_id: invitee.id, flight_date: start, flight_duration: 2, notes: null },
  })
  const { id_flight_proporsal: id } = answer
  if (id === undefined) throw new Error(`the request was not stored: ${answer.status}`)
  const params = { id }
  return {
    id,
    operator,
    inviter,
    invitee,
    start,
    accept: async () => {
      const id_card = await people.card(invitee)
      await invitee.call(proposalEndpoints.accept, { params, body: { id_card } })
    },
    approve: async () => {
      await operator.call(operatorEndpoints.approve, { params })
    },
  }
}

/** A page of a browser of its own in which somebody is logged in. */
export const pageOf = async (browser: Browser, origin: string, person: Person, timezoneId?: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: origin, ...(timezoneId === undefined ? {} : { timezoneId }) })
  await context.addCookies([...person.cookies])
  return context.newPage()
}

/** The card that names the other pilot. */
export const cardWith = (page: Page, person: Person): Locator => page.getByRole('article').filter({ hasText: person.name })
