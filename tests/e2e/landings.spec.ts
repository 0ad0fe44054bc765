import { look } from '../support/look.ts'
import { expect, test } from './fixtures.ts'

test('an operator lands on the own fleet', async ({ page, enterAs }) => {
  await enterAs('operator')
  await page.goto('/')
  await expect(page).toHaveURL(/\/operator$/)
  await expect(page.getByRole('heading', { name: 'Operator Dashboard' })).toBeVisible()
  await expect(page.getByRole('row', { name: /N738PA/ })).toContainText('Palo Alto Airport (PAO)')
  await look(page, 'operator')
})

test('an administrator lands on the users, by tab', async ({ page, enterAs }) => {
  await enterAs('admin')
  await page.goto('/')
  await expect(page).toHaveURL(/\/admin\/users/)
  await expect(page.getByRole('tab', { name: /^Pending Pilots \(\d+\)$/ })).toBeVisible()
  // Other journeys make people too: theirs may come first.
  await page.getByRole('searchbox').fill('pending@demo')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('pending@demo.pilotpair.test')).toBeVisible()
  await look(page, 'pending-pilots')
  await page.getByRole('tab', { name: /^Operators \(\d+\)$/ }).click()
  await page.getByRole('searchbox').fill('operator2@demo')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('operator2@demo.pilotpair.test')).toBeVisible()
  await look(page, 'operators')
})

test('a pilot who waits for approval lands on /pending, and is kept there', async ({ page, enterAs }) => {
  await enterAs('pending')
  await page.goto('/rentals')
  await expect(page).toHaveURL(/\/pending$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look(page, 'pending')
})

test('who does not wait for approval goes from /pending to the own start', async ({ page, enterAs }) => {
  await enterAs('operator')
  await page.goto('/pending')
  await expect(page).toHaveURL(/\/operator$/)
  await enterAs('admin')
  await page.goto('/pending')
  await expect(page).toHaveURL(/\/admin\/users$/)
})

test('who may not open a page is told so, with a way on', async ({ page, enterAs }) => {
  await enterAs('operator')
  await page.goto('/admin/users')
  await expect(page).toHaveURL(/\/unauthorized$/)
  await expect(page.getByText('You do not have permission to access this page.')).toBeVisible()
  await look(page, 'no-permission')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/operator$/)
})

test('an address without a screen is not found, and leads back', async ({ page, enterAs }) => {
  await enterAs('pilot')
  await page.goto('/no-such-page')
  await expect(page.getByText('404')).toBeVisible()
  await look(page, 'not-found')
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
