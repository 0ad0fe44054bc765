import {
  adminEndpoints, adminTexts, flightEndpoints, flightTexts, operatorEndpoints, profileEndpoints, proposalEndpoints,
} from '@pilotpair/contract'
import type { Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { demoPassword, expect, type People, type Person, test } from './fixtures.ts'
import { tabTo, toast } from './people-support.ts'
import { pageOf } from './shared-flight.ts'

const find = async (page: Page, words: string): Promise<void> => {
  await page.getByLabel('Search by name or e-mail').fill(words)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}

/** A pilot with a solo flight at an operator's aircraft, some days ahead. */
const flownAt = async (people: People, operator: Person): Promise<{ pilot: Person; flight: string }> => {
  const pilot = await people.pilot()
  await people.card(pilot)
  const aircraft_id = await people.aircraft(operator)
  const flight_date = `${new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 13)}:00:00.000Z`
  await pilot.call(flightEndpoints.bookSolo, { body: { aircraft_id, flight_date } })
  const { confirmed } = await pilot.call(flightEndpoints.mine, {})
  const [flight] = confirmed
  if (flight === undefined) throw new Error('the flight was not booked')
  return { pilot, flight: flight.id_flight_proporsal }
}

test('c45: a deactivated pilot is out at the next call, and in again once reactivated', async ({ page, browser, baseURL, people, enter }) => {
  const pilot = await people.pilot('Dora Deactivated')
  const theirs = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), reducedMotion: 'reduce' })
  await theirs.addCookies([...pilot.cookies])
  const seat = await theirs.newPage()
  await seat.goto('/rentals')
  await expect(seat.getByRole('heading', { name: 'Available Aircraft' })).toBeVisible()

  await enter(await people.admin())
  await page.goto('/admin/users?tab=active_pilots')
  await find(page, pilot.email)
  await page.getByRole('button', { name: 'Deactivate Dora Deactivated' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(toast(page, adminTexts.deactivated({ name: 'Dora Deactivated' }))).toBeVisible()
  await expect(page.getByRole('row', { name: /Dora Deactivated/ })).toContainText('Deactivated')
  await look(page, 'a-pilot-deactivated')

  await seat.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(seat).toHaveURL(/\/login/)
  await theirs.close()
  await page.getByRole('button', { name: 'Reactivate Dora Deactivated' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate' }).click()
  await expect(toast(page, 'Dora Deactivated has been reactivated')).toBeVisible()
})

test('an operator with live flights is removed only together with them, and the pilot is refunded', async ({ browser, origin, page, people, enter }) => {
  const operator = await people.operator('Cascade Air')
  const { pilot, flight } = await flownAt(people, operator)
  await enter(await people.admin())
  await page.goto('/admin/users?tab=operators')
  await find(page, operator.email)
  await page.getByRole('button', { name: 'Delete Cascade Air' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete Cascade Air?' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toContainText(flight)
  await look(page, 'an-operator-with-live-flights')
  await dialog.getByRole('button', { name: 'Close flights and delete' }).click()
  await expect(toast(page, adminTexts.deleted({ name: 'Cascade Air' }))).toBeVisible()
  await expect(page.getByText('Nobody here has a name or e-mail like that.')).toBeVisible()
  const { past } = await pilot.call(flightEndpoints.mine, {})
  const closed = past.find(({ id_flight_proporsal }) => id_flight_proporsal === flight)
  expect(closed?.status).toMatch(/declined|cancelled/)
  expect(closed?.payment).toMatchObject({ state: expect.stringMatching(/^refund/), share_cents: 24_000 })
  const theirs = await pageOf(browser, origin, pilot)
  await theirs.goto('/my-flights')
  const card = theirs.getByRole('region', { name: flightTexts.pastHeading }).getByRole('article')
  await expect(card).toContainText(/Refund of \$240\.00 on its way|Refunded \$240\.00/)
  await look(theirs, 'the-flight-of-an-operator-who-left')
  await theirs.context().close()
})

test('a cancellation is confirmed with a fee at the administrator\'s screen', async ({ page, people, enter }) => {
  const operator = await people.operator()
  const { pilot, flight } = await flownAt(people, operator)
  await operator.call(operatorEndpoints.approve, { params: { id: flight } })
  await pilot.call(proposalEndpoints.requestCancellation, { params: { id: flight } })
  await enter(await people.admin())
  await page.goto('/admin/users?tab=cancellations')
  await page.getByRole('button', { name: `Confirm cancellation of ${pilot.name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm this cancellation?' })
  await expect(dialog).toContainText('$240.00')
  await dialog.getByLabel('Administrative fee').fill('25.50')
  await expect(dialog).toContainText('$214.50')
  await look(page, 'a-cancellation-with-a-fee')
  await dialog.getByRole('button', { name: 'Cancel the flight' }).click()
  await expect(toast(page, 'Cancellation confirmed.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Confirm cancellation of ${pilot.name}` })).toBeHidden()
  const { past } = await pilot.call(flightEndpoints.mine, {})
  expect(past.find(({ id_flight_proporsal }) => id_flight_proporsal === flight)).toMatchObject({ status: 'cancelled', cancellation: { fee_cents: 2550 } })
})

test('an operator is created, the tab stays over a reload, and they can log in', async ({ page, people, enter }) => {
  await enter(await people.admin())
  await page.goto('/admin/users')
  await page.getByRole('tab', { name: adminTexts.tabCreateOperator }).click()
  await expect(page).toHaveURL(/tab=create_operator/)
  await page.reload()
  await expect(page.getByRole('tab', { name: adminTexts.tabCreateOperator, selected: true })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Fresh Wings')
  await page.getByLabel('Email').fill('fresh.wings@journeys.pilotpair.test')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Create operator' }).click()
  await expect(toast(page, adminTexts.operatorCreated)).toBeVisible()
  await look(page, 'an-operator-created')
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email').fill('fresh.wings@journeys.pilotpair.test')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/operator$/)
})

test('keyboard only: tabs, the license viewer, and a rejection that is thought over', async ({ page, people, enter, origin }) => {
  const pilot = await people.newcomer('Kim Keyboard')
  const form = new FormData()
  const picture = await page.screenshot()
  for (const part of ['license_front', 'license_back', 'selfie']) form.append(part, new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png')
  const sent = await fetch(`${origin}/api/v1/${profileEndpoints.uploadLicenseImages.path}`, {
    method: 'POST', body: form, headers: { origin, cookie: pilot.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  })
  expect(sent.status).toBe(200)

  await enter(await people.admin())
  await page.goto('/admin/users')
  const { keyboard } = page
  await tabTo(page, page.getByLabel('Search by name or e-mail'))
  await keyboard.type(pilot.email)
  await keyboard.press('Enter')
  await expect(page.getByLabel('Search by name or e-mail')).toBeFocused()
  await expect(page.getByRole('row', { name: /Kim Keyboard/ })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await tabTo(page, page.getByRole('tab', { selected: true }), 'Shift+Tab')
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: /^Active Pilots/, selected: true })).toBeFocused()
  await expect(page).toHaveURL(/tab=active_pilots/)
  await keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: /^Pending Pilots/, selected: true })).toBeFocused()
  await expect(page.getByRole('row', { name: /Kim Keyboard/ })).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: `${adminTexts.licenseDocuments} of Kim Keyboard` }))
  await keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: adminTexts.licenseDocuments })
  await expect(viewer.getByRole('tab', { name: adminTexts.licenseFront })).toBeFocused()
  await keyboard.press('ArrowRight')
  await expect(viewer.getByRole('tab', { name: adminTexts.licenseBack })).toBeFocused()
  await expect(viewer.getByRole('img', { name: adminTexts.licenseBack })).toBeVisible()
  await keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(page.getByRole('button', { name: `${adminTexts.licenseDocuments} of Kim Keyboard` })).toBeFocused()

  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Reject Kim Keyboard' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Reject Kim Keyboard' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await keyboard.press('Tab')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Reject' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(toast(page, adminTexts.rejectedAndRemoved({ name: 'Kim Keyboard' }))).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()
  await look(page, 'a-pilot-rejected')
  const left = await (await people.admin()).call(adminEndpoints.users, { query: { search: pilot.email } })
  expect(left).toEqual([])
})
