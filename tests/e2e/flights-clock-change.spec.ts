import { bookingTexts, flightEndpoints, flightTexts, operatorEndpoints, proposalEndpoints } from '@pilotpair/contract'
import type { Browser, Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { createPeople, type People, type Person } from '../support/people.ts'
import { type Service, startService } from '../support/service.ts'
import { expect, test } from './fixtures.ts'
import { cardWith, pageOf } from './shared-flight.ts'

/** A flight as it is asked for at New York, as it is stored, and as it is told. */
interface Flight {
  readonly start: string
  readonly instant: string
  readonly label: string
  readonly inBerlin: string
}

/** A weekend on which the clocks of New York change. Flights begin at 13:00 there; Berlin has changed before, or not yet. */
interface Weekend {
  readonly name: string
  readonly now: string
  /** Saturday alone for two hours. */
  readonly solo: Flight
  /** Sunday, shared, for three hours. */
  readonly shared: Flight
  /** A start that Sunday does not have, or has twice, and what becomes of it. */
  readonly odd: { readonly start: string; readonly instant: string | undefined }
  /** The 60th calendar day ahead, months from the first, and the day after it. */
  readonly last: { readonly date: string; readonly months: number; readonly beyond: string }
}

const weekends: readonly Weekend[] = [
  {
    name: 'in spring',
    now: '2027-02-20T12:00:00Z',
    solo: {
      start: '2027-03-13T13:00', instant: '2027-03-13T18:00:00Z',
      label: 'Sat 13 Mar, 13:00–15:00 EST', inBerlin: '19:00–21:00 GMT+1',
    },
    shared: {
      start: '2027-03-14T13:00', instant: '2027-03-14T17:00:00Z',
      label: 'Sun 14 Mar, 13:00–16:00 EDT', inBerlin: '18:00–21:00 GMT+1',
    },
    odd: { start: '2027-03-14T02:00', instant: undefined },
    last: { date: '2027-04-21', months: 2, beyond: '2027-04-22' },
  },
  {
    name: 'in autumn',
    now: '2027-10-20T12:00:00Z',
    solo: {
      start: '2027-11-06T13:00', instant: '2027-11-06T17:00:00Z',
      label: 'Sat 6 Nov, 13:00–15:00 EDT', inBerlin: '18:00–20:00 GMT+1',
    },
    shared: {
      start: '2027-11-07T13:00', instant: '2027-11-07T18:00:00Z',
      label: 'Sun 7 Nov, 13:00–16:00 EST', inBerlin: '19:00–22:00 GMT+1',
    },
    odd: { start: '2027-11-07T01:00', instant: '2027-11-07T05:00:00Z' },
    last: { date: '2027-12-19', months: 2, beyond: '2027-12-20' },
  },
]

interface World {
  readonly pilot: Person
  readonly coPilot: Person
  readonly aircraft: string
}

/** Both flights are booked at New York, paid and confirmed. */
const flownOver = async (people: People, { solo, shared }: Weekend): Promise<World> => {
  const operator = await people.operator()
  const aircraft = await people.aircraft(operator, { airport: 'JFK', hours: { start: '00:00', end: '23:00' } })
  const [pilot, coPilot] = [await people.pilot(), await people.pilot()]
  await people.card(pilot)
  const id_card = await people.card(coPilot)
  await pilot.call(flightEndpoints.bookSolo, { body: { aircraft_id: aircraft, flight_date: solo.start } })
  const { id_flight_proporsal: id = '' } = await pilot.call(proposalEndpoints.send, {
    body: { aircraft_id: aircraft, invited_user_id: coPilot.id, flight_date: shared.start, flight_duration: 3, notes: null },
  })
  await coPilot.call(proposalEndpoints.accept, { params: { id }, body: { id_card } })
  const pending = await operator.call(operatorEndpoints.pendingFlights, {})
  for (const flight of pending) await operator.call(operatorEndpoints.approve, { params: { id: flight.id_flight_proporsal } })
  return { pilot, coPilot, aircraft }
}

/** A page of somebody's own at the time of the service, in a browser of a zone. */
const pageAt = async (browser: Browser, { origin }: Service, { now }: Weekend, person: Person, zone: string): Promise<Page> => {
  const page = await pageOf(browser, origin, person, zone)
  await page.clock.install({ time: now })
  return page
}

const viewers = [
  { zone: 'America/New_York', hasOwnTime: false },
  { zone: 'Europe/Berlin', hasOwnTime: true },
] as const

for (const weekend of weekends) {
  const { name, now, solo, shared, odd, last } = weekend
  test(`c05: ${name}, flights around the change of clocks are told at their hour in My Flights and in the requests`, async ({
    browser,
  }) => {
    const service = await startService({ TEST_CLOCK: now, THROTTLING: 'off' })
    try {
      const people = createPeople(service.origin)
      const { pilot, coPilot, aircraft } = await flownOver(people, weekend)
      const { confirmed } = await pilot.call(flightEndpoints.mine, {})
      const stored = confirmed.map(({ flight_date: start, flight_duration: hours }) => [Date.parse(start), hours])
      expect(stored).toEqual([[Date.parse(solo.instant), 2], [Date.parse(shared.instant), 3]])

      for (const { zone, hasOwnTime } of viewers) {
        const page = await pageAt(browser, service, weekend, pilot, zone)
        await page.goto('/my-flights')
        const flights = page.getByRole('region', { name: flightTexts.confirmedHeading }).getByRole('article')
        await expect(flights).toHaveCount(2)
        for (const [at, { label, inBerlin }] of [solo, shared].entries()) {
          await expect(flights.nth(at).getByRole('heading')).toContainText(label)
          await expect(flights.nth(at)).toContainText('Confirmed')
          if (hasOwnTime) await expect(flights.nth(at)).toContainText(`Your time ${inBerlin}`)
          else await expect(flights.nth(at)).not.toContainText('Your time')
        }
        await look(page, `my-flights-${name.replace(' ', '-')}-${zone.replace(/.*\//, '').toLowerCase()}`)
        await page.goto('/flight-share-requests?tab=sent')
        await expect(cardWith(page, coPilot).getByRole('heading')).toContainText(shared.label)
        await page.context().close()
      }
      const theirs = await pageAt(browser, service, weekend, coPilot, 'Asia/Kolkata')
      await theirs.goto('/flight-share-requests')
      await expect(cardWith(theirs, pilot).getByRole('heading')).toContainText(shared.label)
      await theirs.goto('/my-flights')
      await expect(cardWith(theirs, pilot).getByRole('heading')).toContainText(shared.label)
      await theirs.context().close()

      // An hour that the day skips is refused; of one that it has twice the first is meant.
      const ask = () =>
        pilot.call(proposalEndpoints.send, {
          body: { aircraft_id: aircraft, invited_user_id: coPilot.id, flight_date: odd.start, flight_duration: 1, notes: null },
        })
      if (odd.instant === undefined) await expect(ask()).rejects.toThrow(/answered 422.*the clocks change/)
      else {
        expect(await ask()).toMatchObject({ status: 'pending' })
        const asked = (await coPilot.call(proposalEndpoints.received, {})).find(({ flight_duration: hours }) => hours === 1)
        expect(Date.parse(asked?.flight_date ?? '')).toBe(Date.parse(odd.instant))
      }
    } finally {
      await service.stop()
    }
  })

  test(`c05: ${name}, the booking window ends with the 60th calendar day, whose hours are all there`, async ({ browser }) => {
    const service = await startService({ TEST_CLOCK: now, THROTTLING: 'off' })
    try {
      const people = createPeople(service.origin)
      const aircraft = await people.aircraft(await people.operator(), { airport: 'JFK', hours: { start: '00:00', end: '23:00' } })
      const [pilot, coPilot] = [await people.pilot(), await people.pilot()]
      const page = await pageAt(browser, service, weekend, pilot, 'Europe/Berlin')
      await page.goto(`/propose-flight/${coPilot.id}/${aircraft}`)
      await page.getByRole('button', { name: bookingTexts.next }).click()
      for (let turn = 0; turn < last.months; turn += 1) await page.getByRole('button', { name: 'Next month' }).click()
      await expect(page.locator(`[data-date="${last.beyond}"]`)).toBeDisabled()
      await page.locator(`[data-date="${last.date}"]`).click()
      const hours = page.getByRole('group', { name: 'Hours' }).getByRole('button')
      await expect(hours).toHaveCount(23)
      await expect(hours.first()).toHaveAccessibleName(/^00:00,/)
      await expect(hours.last()).toHaveAccessibleName(/^22:00,/)
      await look(page, `the-last-day-${name.replace(' ', '-')}`)
      await page.context().close()

      await people.card(pilot)
      const book = (flight_date: string) => pilot.call(flightEndpoints.bookSolo, { body: { aircraft_id: aircraft, flight_date } })
      await expect(book(`${last.beyond}T10:00`)).rejects.toThrow(/answered 422/)
      expect(await book(`${last.date}T21:00`)).toMatchObject({ status: 'succeeded' })
    } finally {
      await service.stop()
    }
  })
}
