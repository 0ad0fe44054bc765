import { aircraftTexts, authTexts, dashboardTexts } from '@pilotpair/contract'
import { look } from '../support/look.ts'
import { demoEmail, demoPassword, expect, test } from './fixtures.ts'

test('a pilot logs in, searches a real airport and finds aircraft there', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email').fill(demoEmail('pilot'))
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in' }).click()

  await expect(page.getByRole('heading', { name: dashboardTexts.welcome({ name: 'Maya' }) })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Confirmed flights ?\d/ })).toBeVisible()
  await look(page, 'dashboard')
  await page.getByRole('link', { name: 'See available aircraft' }).click()

  await expect(page.getByRole('heading', { name: 'Available Aircraft' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('palo alto')
  await page.getByRole('button', { name: aircraftTexts.applyFilters }).click()

  await expect(page).toHaveURL(/\/rentals\?search=palo(\+|%20)alto$/)
  const cards = page.getByRole('article')
  await expect(cards.first()).toContainText('Palo Alto Airport (PAO)')
  await expect(page.getByText('N738PA')).toBeVisible()

  await look(page, 'aircraft-found')
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('palo alto')
  await expect(page.getByText('N738PA')).toBeVisible()

  await page.getByRole('button', { name: aircraftTexts.resetFilters }).click()
  await expect(page).toHaveURL(/\/rentals$/)
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('palo alto')
})

test('a wrong password is refused at the form, and nothing typed is lost', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(demoEmail('copilot'))
  await page.getByLabel('Password', { exact: true }).fill('Wrong-Skies-26')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText(authTexts.loginRefused)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(demoEmail('copilot'))
})
