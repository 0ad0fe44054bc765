import { adminTexts, guardTexts, profileTexts } from '@pilotpair/contract'
import { look } from '../support/look.ts'
import { demoPassword, expect, test } from './fixtures.ts'
import { toast } from './people-support.ts'

test('c45: a pilot registers, sends a license, is approved, and goes on without a new login', async ({ page, browser, baseURL, people }) => {
  await page.goto('/register')
  await page.getByLabel('Full name').fill('Rosa Nightingale')
  await page.getByLabel('Email').fill('rosa.nightingale@journeys.pilotpair.test')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByLabel('Confirm password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.getByLabel('Email').fill('rosa.nightingale@journeys.pilotpair.test')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in' }).click()

  await expect(page).toHaveURL(/\/pending$/)
  await page.getByRole('link', { name: guardTexts.goToProfile }).click()
  await expect(page.getByRole('heading', { level: 1, name: profileTexts.headingNew })).toBeVisible()
  await look(page, 'a-profile-to-complete')
  await page.getByLabel('License type').selectOption('Commercial')
  await page.getByLabel('License number').fill('C-4711')
  await page.getByLabel('License expiration').fill('2031-02-28')
  await page.getByLabel('Flight hours').fill('1234.5')
  const picture = { name: 'Άδεια 👩‍✈️.png', mimeType: 'image/png', buffer: await page.screenshot() }
  for (const slot of [adminTexts.licenseFront, adminTexts.licenseBack, adminTexts.selfie]) {
    await page.getByLabel(slot).setInputFiles(picture)
  }
  await page.getByLabel('I accept the terms of service').check()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(toast(page, profileTexts.updated)).toBeVisible()
  const facts = page.getByRole('tabpanel', { name: profileTexts.tabInformation })
  await expect(facts).toContainText('28 Feb 2031')
  await expect(facts).toContainText('1,234.5')
  await expect(facts).toContainText('All three sent')
  await look(page, 'a-profile-completed')
  await page.getByRole('link', { name: 'See what is missing' }).click()
  await expect(page).toHaveURL(/\/pending$/)

  const office = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), reducedMotion: 'reduce' })
  await office.addCookies([...(await people.admin()).cookies])
  const desk = await office.newPage()
  await desk.goto('/admin/users')
  await desk.getByLabel('Search by name or e-mail').fill('nightingale')
  await desk.getByRole('button', { name: 'Search', exact: true }).click()
  await desk.getByRole('button', { name: `${adminTexts.licenseDocuments} of Rosa Nightingale` }).click()
  const viewer = desk.getByRole('dialog', { name: adminTexts.licenseDocuments })
  const image = viewer.getByRole('img', { name: adminTexts.licenseFront })
  await expect.poll(() => image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0))).toBeGreaterThan(100)
  await expect(viewer).toContainText('C-4711')
  await look(desk, 'the-license-documents')
  await viewer.getByRole('button', { name: 'Approve' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(toast(desk, adminTexts.approved({ name: 'Rosa Nightingale' }))).toBeVisible()
  await expect(desk.getByText('Nobody here has a name or e-mail like that.')).toBeVisible()
  await office.close()

  // The page looks by itself every fifteen seconds.
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 25_000 })
  await page.getByRole('link', { name: 'See available aircraft' }).click()
  await expect(page.getByRole('heading', { name: 'Available Aircraft' })).toBeVisible()
})
