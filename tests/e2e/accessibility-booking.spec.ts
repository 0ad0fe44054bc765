import {
  type Aircraft, aircraftEndpoints, bookingTexts, dashboardTexts, endpointUrl, flightTexts, pilotEndpoints, type PilotMatch, proposalEndpoints,
  requestTexts,
} from '@pilotpair/contract'
import type { Locator, Page } from '@playwright/test'
import { expectAxeFindsNothing, expectNothingScrollsSideways } from '../support/page-checks.ts'
import { expect, test } from './fixtures.ts'

/** A screen of a pilot's bookings whose address holds an id, or a dialog on the way to a flight. */
interface Screen {
  readonly name: string
  /** Opens it as the demo world's pilot; nothing that is stored changes. @returns what is there once it is whole */
  readonly open: (page: Page) => Promise<Locator>
}

const firstAircraft = async (page: Page): Promise<Aircraft> => {
  const answer = await page.request.get(endpointUrl(aircraftEndpoints.list, {}))
  const [first]: Aircraft[] = await answer.json()
  if (first === undefined) throw new Error('the demo world has no aircraft')
  return first
}

/** `id_user_account` of the pilot who fits best. */
const firstMatch = async (page: Page): Promise<string> => {
  const answer = await page.request.get(endpointUrl(pilotEndpoints.matches, {}))
  const [first]: PilotMatch[] = await answer.json()
  if (first === undefined) throw new Error('the demo world has no matching pilot')
  return first.user_account.id_user_account
}

const pendingProposal = async (page: Page): Promise<string> => {
  const answer = await page.request.get(endpointUrl(proposalEndpoints.received, {}))
  const received: { readonly id_flight_proporsal: string; readonly status: string }[] = await answer.json()
  const pending = received.find(({ status }) => status === 'pending')
  if (pending === undefined) throw new Error('the demo world has no pending proposal')
  return pending.id_flight_proporsal
}

const goTo = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })

const bookingType = async (page: Page): Promise<Locator> => {
  await goTo(page, '/rentals')
  await page.getByRole('button', { name: /^Schedule Flight/ }).first().click()
  return page.getByRole('button', { name: bookingTexts.shareCosts })
}

const chooseDay = async (scope: Page | Locator): Promise<void> => {
  await scope.getByRole('button', { name: 'Next month' }).click()
  await scope.locator('[data-date]:not([aria-disabled="true"])').first().click()
}

const openOf = (path: (page: Page) => Promise<string>, whole: (page: Page) => Locator) => async (page: Page) => {
  await goTo(page, await path(page))
  return whole(page)
}

const wizard = async (page: Page) => `/propose-flight/${await firstMatch(page)}/${(await firstAircraft(page)).id_aircraft}`

const screens: readonly Screen[] = [
  {
    name: '/pilot-matches with an aircraft',
    open: async (page) => {
      await (await bookingType(page)).click()
      return page.getByRole('link', { name: /^Propose Flight to / }).first()
    },
  },
  {
    name: '/aircraft-selection/{pilotId}',
    open: openOf(
      async (page) => `/aircraft-selection/${await firstMatch(page)}`,
      (page) => page.getByRole('button', { name: /^Select, / }).first(),
    ),
  },
  {
    name: '/propose-flight/{pilotId}',
    open: openOf(
      async (page) => `/propose-flight/${await firstMatch(page)}`,
      (page) => page.getByRole('button', { name: /^Select, / }).first(),
    ),
  },
  {
    name: '/propose-flight/{pilotId}/{aircraftId}',
    open: openOf(wizard, (page) => page.getByRole('button', { name: bookingTexts.next })),
  },
  {
    name: '/propose-flight/{pilotId}/{aircraftId} with hours chosen',
    open: async (page) => {
      await goTo(page, await wizard(page))
      await page.getByRole('button', { name: bookingTexts.next }).click()
      await chooseDay(page)
      await page.getByRole('group', { name: 'Hours' }).getByRole('button').first().click()
      return page.getByText('shared by two')
    },
  },
  {
    name: '/payment-methods?proposalId=…',
    open: openOf(
      async (page) => `/payment-methods?proposalId=${await pendingProposal(page)}`,
      (page) => page.getByRole('button', { name: 'Pay with this card' }),
    ),
  },
  { name: 'the choice of the booking type', open: bookingType },
  {
    name: 'the date of a solo flight',
    open: async (page) => {
      await bookingType(page)
      await page.getByRole('button', { name: bookingTexts.onlyForMe }).click()
      const dialog = page.getByRole('dialog', { name: dashboardTexts.confirmSolo })
      await chooseDay(dialog)
      return dialog.getByText(/paid by you/)
    },
  },
  {
    name: 'the aircraft to book from the dashboard',
    open: async (page) => {
      await goTo(page, '/dashboard')
      await page.getByRole('button', { name: dashboardTexts.bookFlight }).click()
      return page.getByRole('dialog', { name: dashboardTexts.bookFlight }).getByRole('listitem').first()
    },
  },
  {
    name: 'the question before a request is declined',
    open: async (page) => {
      await goTo(page, '/flight-share-requests')
      await page.getByRole('button', { name: requestTexts.decline }).first().click()
      return page.getByRole('alertdialog')
    },
  },
  {
    name: 'the rating of a flight',
    open: async (page) => {
      await goTo(page, '/my-flights')
      await page.getByRole('button', { name: flightTexts.rateFlight }).first().click()
      return page.getByRole('dialog', { name: flightTexts.rateFlight })
    },
  },
]

for (const { name, open } of screens) {
  test(`axe finds nothing on ${name}, in light and in dark`, async ({ page, enterAs }) => {
    await enterAs('pilot')
    await expect(await open(page)).toBeVisible()
    await expectAxeFindsNothing(page)
  })

  test(`nothing scrolls sideways on ${name} at 320 px`, async ({ page, enterAs }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await enterAs('pilot')
    await expect(await open(page)).toBeVisible()
    await expectNothingScrollsSideways(page)
  })
}
