import { authTexts } from '@pilotpair/contract'
import { look } from '../support/look.ts'
import { expect, test } from './fixtures.ts'

test('a new pilot registers, is led to the login, and waits for approval', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Register here' }).click()
  await page.getByLabel('Full name').fill('Amelia Noor')
  await page.getByLabel('Email').fill('  Amelia.Noor@Example.COM ')
  await page.getByLabel('Password', { exact: true }).fill('Sky-High-77')
  await page.getByLabel('Confirm password', { exact: true }).fill('Sky-High-77')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(authTexts.registered)).toBeVisible()
  await look(page, 'registered')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()

  await page.getByLabel('Email').fill('amelia.noor@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Sky-High-77')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/pending$/)
  await look(page, 'waiting-for-approval')
})

test('c23: an address in other letters is already registered, said under the field', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Full name').fill('Somebody Else')
  await page.getByLabel('Email').fill('PILOT@demo.pilotpair.TEST')
  await page.getByLabel('Password', { exact: true }).fill('Sky-High-77')
  await page.getByLabel('Confirm password', { exact: true }).fill('Sky-High-77')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(new RegExp(authTexts.emailTaken.replace('.', String.raw`\.`)))
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveValue('Somebody Else')
  await look(page, 'an-address-that-is-taken')
})

test('c53: an empty form says what is missing at each field and leads to the first', async ({ page }) => {
  await page.goto('/register')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(new RegExp(authTexts.nameTooShort))
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await look(page, 'nothing-filled-in')
})
