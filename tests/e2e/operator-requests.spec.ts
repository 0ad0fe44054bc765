import { aircraftEndpoints, flightEndpoints, flightTexts, operatorEndpoints, operatorTexts, proposalEndpoints } from '@pilotpair/contract'
import type { Page } from '@playwright/test'
import { look } from '../support/look.ts'
import type { People, Person } from './fixtures.ts'
import { expect, test } from './fixtures.ts'

/** What passes by in the corner; its live region says the same once more. */
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

/** An instant so many days ahead, on a whole hour. */
const daysAhead = (days: number): string => {
  const instant = new Date(Date.now() + days * 86_400_000)
  instant.setUTCMinutes(0, 0, 0)
  return instant.toISOString()
}

interface World {
  readonly operator: Person
  readonly inviter: Person
  readonly invitee: Person
  readonly aircraft: string
}

const worldOf = async (people: People): Promise<World> => {
  const operator = await people.operator()
  const [inviter, invitee] = [await people.pilot(), await people.pilot()]
  await people.card(inviter)
  await people.card(invitee)
  return { operator, inviter, invitee, aircraft: await people.aircraft(operator) }
}

const send = async ({ inviter, invitee, aircraft }: World, days: number): Promise<string> => {
  const answer = await inviter.call(proposalEndpoints.send, {
    body: { aircraft_id: aircraft, invited_user_id: invitee.id, flight_date: daysAhead(days), flight_duration: 2 },
  })
  if (answer.id_flight_proporsal === undefined) throw new Error(`not stored: ${answer.status}`)
  return answer.id_flight_proporsal
}

test('an operator approves, declines and proposes another time; the pilots see it', async ({ page, people, enter }) => {
  const world = await worldOf(people)
  const { operator, inviter, invitee } = world
  const approved = await send(world, 3)
  const declined = await send(world, 5)
  const countered = await send(world, 7)
  await enter(operator)
  await page.goto('/operator')
  const requests = page.getByRole('region', { name: operatorTexts.pendingFlightRequests })
  await expect(requests.getByRole('article')).toHaveCount(3)
  await expect(page.getByText('Co-pilot has not paid')).toHaveCount(3)
  await look(page, 'three-requests')

  await requests.getByRole('article').nth(0).getByRole('button', { name: operatorTexts.approve }).dblclick()
  await expect(toast(page, operatorTexts.approved)).toBeVisible()
  await expect(requests.getByRole('article')).toHaveCount(2)
  const waiting = page.getByRole('region', { name: operatorTexts.waitingForPilots })
  await expect(waiting.getByRole('article')).toHaveCount(1)

  await requests.getByRole('article').nth(0).getByRole('button', { name: 'Decline' }).click()
  const question = page.getByRole('dialog', { name: 'Decline this flight?' })
  await question.getByLabel('Message to the pilots').fill('In maintenance that day.')
  await question.getByRole('button', { name: 'Decline' }).click()
  await expect(toast(page, flightTexts.declined)).toBeVisible()
  await expect(requests.getByRole('article')).toHaveCount(1)

  await requests.getByRole('button', { name: operatorTexts.proposeNewTime }).click()
  const dialog = page.getByRole('dialog', { name: operatorTexts.proposeHeading })
  await dialog.getByRole('button', { name: operatorTexts.proposeNewTime }).click()
  await expect(dialog.getByText(operatorTexts.selectNewDate)).toBeVisible()
  await look(page, 'a-new-time-without-a-date')
  const newDay = daysAhead(9).slice(0, 10)
  await dialog.getByLabel(/New date and time/).fill(`${newDay}T13:00`)
  await dialog.getByLabel('Message to the pilots').fill('Would the afternoon suit you?')
  await dialog.getByRole('button', { name: operatorTexts.proposeNewTime }).click()
  await expect(toast(page, operatorTexts.newTimeProposed)).toBeVisible()
  await expect(page.getByRole('heading', { name: operatorTexts.pendingFlightRequests })).toBeHidden()
  await expect(waiting.getByText('Would the afternoon suit you?')).toBeVisible()
  const figures = page.getByRole('region', { name: 'Figures' })
  await expect(figures.getByText(operatorTexts.pendingRequests).locator('..').locator('..')).toContainText('0')

  const received = await invitee.call(proposalEndpoints.received, {})
  const statusOf = (id: string) => received.find((flight) => flight.id_flight_proporsal === id)?.status
  expect(statusOf(approved)).toBe('pending')
  expect(statusOf(declined)).toBe('declined')
  expect(statusOf(countered)).toBe('OPERATOR_COUNTER_PROPOSAL')
  const sent = await inviter.call(proposalEndpoints.sent, {})
  const offer = sent.find((flight) => flight.id_flight_proporsal === countered)?.change_offer
  expect(offer?.operator_message).toBe('Would the afternoon suit you?')
  // 13:00 on the clock of Palo Alto, whatever the zone of this browser.
  expect(new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Los_Angeles', hour: '2-digit', minute: '2-digit' }).format(new Date(offer?.new_date ?? 0))).toBe('13:00')

  await page.getByRole('button', { name: /Past Flights/ }).click()
  await expect(page.getByRole('table', { name: flightTexts.pastHeading }).getByText('Declined')).toBeVisible()
  await look(page, 'every-request-answered')
})

test('a confirmed flight gets another time offered, and is cancelled with a word to its pilot', async ({ page, people, enter }) => {
  const operator = await people.operator()
  const pilot = await people.pilot()
  await people.card(pilot)
  const aircraft = await people.aircraft(operator)
  const booked = await pilot.call(flightEndpoints.bookSolo, { body: { aircraft_id: aircraft, flight_date: daysAhead(4) } })
  expect(booked.status).toBe('succeeded')
  await enter(operator)
  await page.goto('/operator')
  await page.getByRole('button', { name: operatorTexts.approve }).click()
  const confirmed = page.getByRole('region', { name: 'Confirmed flights' })
  await expect(confirmed.getByText('Confirmed', { exact: true })).toBeVisible()

  await confirmed.getByRole('button', { name: operatorTexts.proposeNewTime }).click()
  const dialog = page.getByRole('dialog', { name: operatorTexts.proposeHeading })
  await dialog.getByLabel(/New date and time/).fill(`${daysAhead(6).slice(0, 10)}T09:00`)
  await dialog.getByRole('button', { name: operatorTexts.proposeNewTime }).click()
  await expect(toast(page, operatorTexts.newTimeProposed)).toBeVisible()
  await expect(confirmed.getByText('You propose')).toBeVisible()
  await look(page, 'a-confirmed-flight-with-another-time')

  await confirmed.getByRole('button', { name: flightTexts.cancelFlight }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this flight?' })
  await question.getByRole('button', { name: flightTexts.cancelFlight }).click()
  await expect(question.getByText('Please tell the pilots why.')).toBeVisible()
  await look(page, 'a-cancellation-without-a-word')
  await question.getByLabel(/Message to the pilots/).fill('The engine needs a part.')
  await question.getByRole('button', { name: flightTexts.cancelFlight }).click()
  await expect(toast(page, 'Flight cancelled.')).toBeVisible()
  await expect(confirmed).toBeHidden()
  const flights = await pilot.call(flightEndpoints.mine, {})
  expect(flights.past.map(({ status }) => status)).toEqual(['cancelled'])
})

test('retiring an aircraft names the request in the way and closes it only on request', async ({ page, people, enter }) => {
  const world = await worldOf(people)
  await send(world, 3)
  await enter(world.operator)
  await page.goto('/operator')
  await page.getByRole('button', { name: /^Availability / }).click()
  await page.getByRole('button', { name: /^Retire aircraft/ }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Retire aircraft' }).click()
  await expect(question.getByText(/1 flight is still open/)).toBeVisible()
  await look(page, 'a-flight-in-the-way-of-retiring')
  await question.getByRole('button', { name: 'Close these flights and retire' }).click()
  await expect(toast(page, 'Aircraft retired.')).toBeVisible()
  await expect(page.getByRole('heading', { name: operatorTexts.pendingFlightRequests })).toBeHidden()
  const [flight] = await world.inviter.call(proposalEndpoints.sent, {})
  expect(flight?.status).toBe('declined')
  expect(await world.operator.call(aircraftEndpoints.mine, {})).toEqual([])
})

test('an administrator sees every operator\'s fleet and requests, each named, and may act', async ({ page, people, enter }) => {
  const world = await worldOf(people)
  const id = await send(world, 3)
  await enter(await people.admin())
  await page.goto('/operator')
  const requests = page.getByRole('region', { name: operatorTexts.pendingFlightRequests }).getByRole('article')
  await expect(requests.first()).toBeVisible()
  const row = requests.filter({ hasText: `Operator ${world.operator.name}` })
  // What other journeys have left waiting stands before it, and of many the first are drawn.
  while (!(await row.isVisible())) {
    const drawn = await requests.count()
    await page.getByRole('region', { name: operatorTexts.pendingFlightRequests }).getByRole('button', { name: 'Load more' }).click()
    await expect.poll(() => requests.count()).toBeGreaterThan(drawn)
  }
  await look(page, 'the-fleets-of-all-operators')
  await row.getByRole('button', { name: operatorTexts.approve }).click()
  await expect(toast(page, operatorTexts.approved)).toBeVisible()
  const flights = await world.operator.call(operatorEndpoints.flights, { query: { group: 'waiting' } })
  expect(flights.map(({ id_flight_proporsal: flight }) => flight)).toEqual([id])
})
