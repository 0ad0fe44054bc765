import type { Page } from '@playwright/test'
import { demoPassword, type Person } from './fixtures.ts'

/** Fills the login form in and sends it. */
export const logIn = async (page: Page, { email }: Pick<Person, 'email'>): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in' }).click()
}
