import { type Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const choosePassword = async (page: Page, password: string) => {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Save new password' }).click()
}

test('a forgotten password is replaced by the link of a mail, once', async ({ page, service }) => {
  const email = 'priya.raman@demo.pilotpair.test'
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The login has an "Email" too.
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await page.getByLabel('Email').fill(` ${email.toUpperCase()} `)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('a link is on its way')).toBeVisible()

  const link = /https?:\/\/\S+/.exec(await service.mailTo(email))?.[0] ?? ''
  expect(new URL(link).pathname).toBe('/reset-password')
  await page.goto(link)
  await choosePassword(page, 'Fresh-Skies-27')
  await expect(page.getByText('Your password has been changed')).toBeVisible()

  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Fresh-Skies-27')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto(link)
  await choosePassword(page, 'Other-Skies-28')
  // The toasts keep an empty alert of their own.
  await expect(page.getByRole('alert').filter({ hasText: 'This link has expired or was used before.' })).toBeVisible()
  await expect(page.getByText('Your password has been changed')).toBeHidden()
})

test('an address that nobody has gets the same words', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('a link is on its way')).toBeVisible()
})
