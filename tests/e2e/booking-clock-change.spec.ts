import { bookingTexts, proposalEndpoints, requestTexts } from '@pilotpair/contract'
import { look } from '../support/look.ts'
import { createPeople } from '../support/people.ts'
import { startService } from '../support/service.ts'
import { expect, test } from './fixtures.ts'
import { toast } from './shared-flight.ts'

/** A day on which the clocks of New York change, looked at from Berlin. */
interface ChangeOfClocks {
  readonly name: string
  readonly now: string
  readonly date: string
  /** Turns of the calendar from the month of `now`. */
  readonly months: number
  /** Hours that the day offers from midnight on. */
  readonly offered: readonly string[]
  /** The hours that are chosen, and what is then stored. */
  readonly chosen: readonly string[]
  readonly stored: { readonly flight_date: string; readonly flight_duration: number }
  readonly label: string
}

const changes: readonly ChangeOfClocks[] = [
  {
    name: 'spring: 02:00 is not there, 13:00 is 17:00 UTC',
    now: '2027-02-20T12:00:00Z',
    date: '2027-03-14',
    months: 1,
    offered: ['00:00', '01:00', '03:00'],
    chosen: ['13:00', '14:00', '15:00'],
    stored: { flight_date: '2027-03-14T17:00:00.000Z', flight_duration: 3 },
    label: 'Sun 14 Mar, 13:00–16:00 EDT',
  },
  {
    name: 'autumn: 01:00 is there once, the first of the two',
    now: '2027-10-20T12:00:00Z',
    date: '2027-11-07',
    months: 1,
    offered: ['00:00', '01:00', '02:00'],
    chosen: ['01:00'],
    stored: { flight_date: '2027-11-07T05:00:00.000Z', flight_duration: 1 },
    label: 'Sun 7 Nov, 01:00 EDT–01:00 EST',
  },
]

for (const { name, now, date, months, offered, chosen, stored, label } of changes) {
  test(`(i) c05: ${name}`, async ({ browser }) => {
    const service = await startService({ TEST_CLOCK: now, THROTTLING: 'off' })
    const context = await browser.newContext({ baseURL: service.origin, timezoneId: 'Europe/Berlin' })
    try {
      const people = createPeople(service.origin)
      const aircraft = await people.aircraft(await people.operator(), { airport: 'JFK', hours: { start: '00:00', end: '23:00' } })
      const pilot = await people.pilot()
      const coPilot = await people.pilot()
      await people.card(pilot)
      await context.addCookies([...pilot.cookies])
      const page = await context.newPage()
      await page.clock.install({ time: now })
      await page.goto(`/propose-flight/${coPilot.id}/${aircraft}`)
      await page.getByRole('button', { name: bookingTexts.next }).click()
      for (let turn = 0; turn < months; turn += 1) await page.getByRole('button', { name: 'Next month' }).click()
      await page.locator(`[data-date="${date}"]`).click()

      const hours = page.getByRole('group', { name: 'Hours' }).getByRole('button')
      await expect(hours.first()).toBeVisible()
      const names = await hours.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel?.slice(0, 5) ?? ''))
      expect(names.slice(0, offered.length)).toEqual(offered)
      expect(new Set(names).size).toBe(names.length)
      for (const hour of chosen) await page.getByRole('button', { name: new RegExp(`^${hour},`) }).click()
      await expect(page.getByText(label)).toBeVisible()
      await look(page, `i-${date}-hours-chosen`)
      await page.getByRole('button', { name: 'Send flight request' }).click()
      await expect(toast(page, requestTexts.requestSent)).toBeVisible()

      await expect(page).toHaveURL(/\/flight-share-requests/)
      await page.getByRole('tab', { name: new RegExp(`^${requestTexts.tabSent}`) }).click()
      await expect(page.getByRole('article').filter({ hasText: coPilot.name })).toContainText(label)
      await look(page, `i-${date}-sent`)

      const [received] = await coPilot.call(proposalEndpoints.received, { query: {} })
      expect(Date.parse(received?.flight_date ?? '')).toBe(Date.parse(stored.flight_date))
      expect(received?.flight_duration).toBe(stored.flight_duration)
    } finally {
      await context.close()
      await service.stop()
    }
  })
}
