import { bookingTexts, operatorEndpoints, operatorTexts, proposalEndpoints } from '@pilotpair/contract'
import type { Locator, Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { expect, type People, type Person, test } from './fixtures.ts'
import { keysOf } from './sent-calls.ts'
import { cardWith, daysAhead, inviteToFly, toast } from './shared-flight.ts'

/** A request that waits for the operator. */
interface Waiting {
  readonly id: string
  readonly inviter: Person
}

/** Two requests for one aircraft whose hours overlap: two hours, and one hour in the midst of them. */
const rivals = async (people: People): Promise<{ readonly operator: Person; readonly early: Waiting; readonly late: Waiting }> => {
  const operator = await people.operator()
  const aircraft = await people.aircraft(operator)
  const ask = async (hour: number, hours: number): Promise<Waiting> => {
    const [inviter, invitee] = [await people.pilot(), await people.pilot()]
    await people.card(inviter)
    const { id_flight_proporsal: id, status } = await inviter.call(proposalEndpoints.send, {
      body: { aircraft_id: aircraft, invited_user_id: invitee.id, flight_date: daysAhead(4, hour), flight_duration: hours, notes: null },
    })
    if (id === undefined) throw new Error(`the request was not stored: ${status}`)
    return { id, inviter }
  }
  return { operator, early: await ask(20, 2), late: await ask(21, 1) }
}

const pendingOf = (page: Page): Locator =>
  page.getByRole('region', { name: operatorTexts.pendingFlightRequests }).getByRole('article')
const waitingOf = (page: Page): Locator => page.getByRole('region', { name: operatorTexts.waitingForPilots }).getByRole('article')
const approveOf = (card: Locator): Locator => card.getByRole('button', { name: operatorTexts.approve })

/** List and tile count the same. */
const expectPending = async (page: Page, count: number): Promise<void> => {
  await expect(pendingOf(page)).toHaveCount(count)
  const tile = page.getByRole('region', { name: 'Figures' }).locator('div').filter({ hasText: operatorTexts.pendingRequests }).last()
  await expect(tile).toHaveText(`${operatorTexts.pendingRequests}${String(count)}`)
}

/** Ids of the requests that the service keeps for the operator. */
const pendingIds = async (operator: Person): Promise<string[]> =>
  (await operator.call(operatorEndpoints.pendingFlights, {})).map(({ id_flight_proporsal: id }) => id)

test('c07: of two requests for the same hours one is approved, once; the other stays, and says why it cannot be', async ({

  page, people, enter,

}) => {
  const { operator, early, late } = await rivals(people)
  await enter(operator)
  await page.goto('/operator')
  await expectPending(page, 2)
  const sent = keysOf(page, '/approve')
  await approveOf(cardWith(page, early.inviter)).dblclick()
  await expect(toast(page, operatorTexts.approved)).toBeVisible()
  await expectPending(page, 1)
  await expect(waitingOf(page)).toHaveCount(1)
  await expect(toast(page, operatorTexts.approved)).toHaveCount(1)
  expect(sent).toHaveLength(1)

  const refused = cardWith(page, late.inviter)
  await approveOf(refused).click()
  await expect(toast(page, operatorTexts.approveFailed)).toBeVisible()
  await expect(refused.getByRole('alert')).toHaveText(bookingTexts.slotTaken)
  await expectPending(page, 1)
  await expect(approveOf(refused)).toBeEnabled()
  await look(page, 'an-approval-refused')
  expect(sent).toHaveLength(2)
  expect(await pendingIds(operator)).toEqual([late.id])

  // Another time is the way out that is left.
  await page.reload()
  await expectPending(page, 1)
  await expect(refused.getByRole('button', { name: operatorTexts.proposeNewTime })).toBeEnabled()
  const approved = await operator.call(operatorEndpoints.flights, { query: { group: 'waiting' } })
  expect(approved.map(({ id_flight_proporsal: id }) => id)).toEqual([early.id])
})

test('c07: two tabs approve two requests for the same hours at the same moment: one goes through, both tabs agree', async ({
  page, context, people, enter,
}) => {
  const { operator, early, late } = await rivals(people)
  await enter(operator)
  const other = await context.newPage()
  const tabs = [{ tab: page, request: early }, { tab: other, request: late }]
  for (const { tab } of tabs) {
    await tab.goto('/operator')
    await expectPending(tab, 2)
  }
  await Promise.all(tabs.map(({ tab, request }) => approveOf(cardWith(tab, request.inviter)).click()))
  const outcomes = await Promise.all(
    tabs.map(async ({ tab }) => {
      const refused = toast(tab, operatorTexts.approveFailed)
      await expect(toast(tab, operatorTexts.approved).or(refused)).toBeVisible()
      return (await refused.isVisible()) ? 'refused' : 'approved'
    }),
  )
  expect(outcomes.toSorted()).toEqual(['approved', 'refused'])

  const loser = tabs[outcomes.indexOf('refused')]
  if (loser === undefined) throw new Error('neither was refused')
  await expect(cardWith(loser.tab, loser.request.inviter).getByRole('alert')).toHaveText(bookingTexts.slotTaken)
  for (const { tab } of tabs) {
    await expectPending(tab, 1)
    await expect(pendingOf(tab)).toContainText(loser.request.inviter.name)
    await expect(waitingOf(tab)).toHaveCount(1)
  }
  await look(loser.tab, 'an-approval-that-came-second')
  expect(await pendingIds(operator)).toEqual([loser.request.id])
})

test('c07: a request that was approved elsewhere is not approved twice; the list shows how it stands', async ({

  page, people, enter,

}) => {
  const flight = await inviteToFly(people)
  await enter(flight.operator)
  await page.goto('/operator')
  await expectPending(page, 1)
  await flight.approve()
  await approveOf(cardWith(page, flight.inviter)).click()
  await expect(toast(page, operatorTexts.approveFailed)).toBeVisible()
  await expectPending(page, 0)
  await expect(waitingOf(page)).toHaveCount(1)
  await expect(toast(page, operatorTexts.approved)).toHaveCount(0)
  const waiting = await flight.operator.call(operatorEndpoints.flights, { query: { group: 'waiting' } })
  expect(waiting.map(({ id_flight_proporsal: id, is_approved: isApproved }) => [id, isApproved])).toEqual([[flight.id, true]])
})
