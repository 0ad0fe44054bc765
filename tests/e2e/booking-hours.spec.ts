import { availabilityEndpoints, bookingTexts, proposalEndpoints, requestTexts } from '@pilotpair/contract'
import type { Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { chooseDay, receivedBy } from './booking-steps.ts'
import { expect, type People, type Person, test } from './fixtures.ts'
import { toast } from './shared-flight.ts'

type Window = readonly [start: string, end: string]

/** An aircraft that is open in these windows every day. @returns its id */
const aircraftOpen = async (people: People, windows: readonly Window[]): Promise<string> => {
  const operator = await people.operator()
  const id = await people.aircraft(operator, { rate: 120 })
  const slots = Array.from({ length: 7 }, (_, day_of_week) =>
    windows.map(([start_time, end_time]) => ({ day_of_week, start_time, end_time })),
  ).flat()
  await operator.call(availabilityEndpoints.replace, { params: { id }, body: { slots } })
  return id
}

const hoursOf = (page: Page) => page.getByRole('group', { name: 'Hours' }).getByRole('button')
const hour = (page: Page, name: string) => page.getByRole('group', { name: 'Hours' }).getByRole('button', { name })
const send = (page: Page) => page.getByRole('button', { name: 'Send flight request' })

/** The second step of a request to a co-pilot, a day chosen. */
const openHours = async (page: Page, coPilot: Person, aircraft: string): Promise<void> => {
  await page.goto(`/propose-flight/${coPilot.id}/${aircraft}`)
  await page.getByRole('button', { name: bookingTexts.next }).click()
  await chooseDay(page)
  await expect(hoursOf(page).first()).toBeVisible()
}

const expectChosen = async (page: Page, names: readonly string[]): Promise<void> => {
  await expect(page.getByRole('group', { name: 'Hours' }).getByRole('button', { pressed: true })).toHaveText([...names])
}

test('c09: hours over a break, with a hole or past closing are no flight, at the screen and at the service', async ({

  page, people, enter,

}) => {
  const aircraft = await aircraftOpen(people, [['09:00', '11:00'], ['13:00', '16:30']])
  const [pilot, coPilot] = [await people.pilot(), await people.pilot()]
  await people.card(pilot)
  await enter(pilot)
  await openHours(page, coPilot, aircraft)
  // 16:00 would run over the end at 16:30.
  await expect(hoursOf(page)).toHaveText(['09:00', '10:00', '13:00', '14:00', '15:00'])
  await expect(send(page)).toBeDisabled()

  await hour(page, '10:00').click()
  await hour(page, '13:00').click()
  await expectChosen(page, ['13:00'])
  await hour(page, '14:00').click()
  await hour(page, '15:00').click()
  await expectChosen(page, ['13:00', '14:00', '15:00'])
  await look(page, 'three-hours-until-closing')
  await hour(page, '14:00').click()
  await expectChosen(page, ['14:00'])
  await hour(page, '15:00').click()
  await expect(page.getByText('$240.00')).toBeVisible()

  const date = (await page.locator('[data-date][tabindex="0"]').getAttribute('data-date')) ?? ''
  const ask = (start: string, flight_duration: number) =>
    pilot.call(proposalEndpoints.send, {
      body: { aircraft_id: aircraft, invited_user_id: coPilot.id, flight_date: `${date}T${start}`, flight_duration, notes: null },
    })
  for (const [start, hours] of [['15:00', 2], ['10:00', 4], ['16:00', 1]] as const) {
    await expect(ask(start, hours), `${start} for ${String(hours)} h`).rejects.toThrow(/answered 422.*not available during these hours/)
  }
  expect(await receivedBy(coPilot)).toEqual([])

  await send(page).click()
  await expect(toast(page, requestTexts.requestSent)).toBeVisible()
  await expect(page.getByRole('article').getByRole('heading')).toContainText(/14:00–16:00 P[SD]T/)
  expect((await receivedBy(coPilot)).map(({ flight_duration: hours }) => hours)).toEqual([2])
})

test('c09: another day clears the hours that were chosen, and nothing can be sent before others are', async ({

  page, people, enter,

}) => {
  const aircraft = await aircraftOpen(people, [['09:00', '13:00']])
  await enter(await people.pilot())
  await openHours(page, await people.pilot(), aircraft)
  await hour(page, '09:00').click()
  await hour(page, '10:00').click()
  await expect(send(page)).toBeEnabled()
  await page.locator('[data-date]:not([aria-disabled="true"])').nth(1).click()
  await expectChosen(page, [])
  await expect(send(page)).toBeDisabled()
  await page.locator('[data-date]:not([aria-disabled="true"])').first().click()
  await expectChosen(page, [])
  await expect(send(page)).toBeDisabled()
})

test('c02: windows that touch offer each hour once, and a flight may go over where they meet', async ({ page, people, enter }) => {
  const aircraft = await aircraftOpen(people, [['09:00', '11:00'], ['11:00', '13:00']])
  const [pilot, coPilot] = [await people.pilot(), await people.pilot()]
  await people.card(pilot)
  await enter(pilot)
  await openHours(page, coPilot, aircraft)
  await expect(hoursOf(page)).toHaveText(['09:00', '10:00', '11:00', '12:00'])
  await hour(page, '10:00').click()
  await hour(page, '11:00').click()
  await expectChosen(page, ['10:00', '11:00'])
  await send(page).click()
  await expect(toast(page, requestTexts.requestSent)).toBeVisible()
  expect((await receivedBy(coPilot)).map(({ flight_duration: hours }) => hours)).toEqual([2])
})

test('c07: an hour that another pilot takes while it is chosen is lost with a word, and what is left can be sent', async ({

  page, people, enter,

}) => {
  const aircraft = await aircraftOpen(people, [['09:00', '14:00']])
  const [pilot, coPilot, rival, guest] = [await people.pilot(), await people.pilot(), await people.pilot(), await people.pilot()]
  await people.card(pilot)
  await people.card(rival)
  await enter(pilot)
  await openHours(page, coPilot, aircraft)
  for (const name of ['10:00', '11:00', '12:00']) await hour(page, name).click()
  const date = (await page.locator('[data-date][tabindex="0"]').getAttribute('data-date')) ?? ''
  const { id_flight_proporsal: id = '' } = await rival.call(proposalEndpoints.send, {
    body: { aircraft_id: aircraft, invited_user_id: guest.id, flight_date: `${date}T10:00`, flight_duration: 1, notes: null },
  })
  await guest.call(proposalEndpoints.accept, { params: { id }, body: { id_card: await people.card(guest) } })

  await send(page).click()
  await expect(toast(page, requestTexts.sendFailedReason({ reason: bookingTexts.slotTaken.replace(/\.$/, '') }))).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: bookingTexts.slotTaken })).toBeVisible()
  await expect(hour(page, '10:00, taken')).toHaveAttribute('aria-disabled', 'true')
  await expectChosen(page, ['11:00', '12:00'])
  await look(page, 'an-hour-taken-meanwhile')
  expect(await receivedBy(coPilot)).toEqual([])
  await send(page).click()
  await expect(toast(page, requestTexts.requestSent)).toBeVisible()
  expect((await receivedBy(coPilot)).map(({ flight_duration: hours }) => hours)).toEqual([2])
})
