import { adminEndpoints, profileEndpoints, profileTexts } from '@pilotpair/contract'
import type { Page } from '@playwright/test'
import { demoPassword, expect, type Person, test } from './fixtures.ts'
import { toast } from './people-support.ts'

const logIn = async (page: Page, { email }: Person): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in' }).click()
}
const ended = 'Your session has ended. Please log in again.'

test('a profile that was being edited when the session ended comes back after the login, and is saved', async ({ page, context, people, enter }) => {
  const pilot = await people.pilot()
  await enter(pilot)
  await page.goto('/profile')
  await page.getByRole('button', { name: profileTexts.headingEdit }).click()
  await page.getByLabel('Notes').fill('An hour of writing')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(ended)).toBeVisible()
  await logIn(page, pilot)
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByLabel('Notes')).toHaveValue('An hour of writing')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(toast(page, profileTexts.updated)).toBeVisible()
  expect(await pilot.call(profileEndpoints.get, {})).toMatchObject({ notes: 'An hour of writing' })
})

test('what one pilot was typing is not shown to the next one at the same tab', async ({ page, context, people, enter }) => {
  const [one, next] = [await people.pilot(), await people.pilot()]
  await enter(one)
  await page.goto('/profile')
  await page.getByRole('button', { name: profileTexts.headingEdit }).click()
  await page.getByLabel('Notes').fill('Mine alone')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, next)
  await page.getByRole('button', { name: profileTexts.headingEdit }).click()
  await expect(page.getByLabel('Notes')).not.toHaveValue('Mine alone')
})

test('a post that was being written when the session ended is there after login and reload', async ({ page, context, people, enter }) => {
  const pilot = await people.pilot()
  await enter(pilot)
  await page.goto('/community')
  await page.getByRole('button', { name: 'New post' }).click()
  const dialog = page.getByRole('dialog', { name: 'New post' })
  await dialog.getByLabel('Title').fill('Monterey')
  await dialog.getByLabel('Content').fill('Along the coast.')
  await context.clearCookies()
  await dialog.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toast(page, `${ended} What you wrote is kept.`)).toBeVisible()
  await expect(page.getByRole('note').getByText(ended)).toBeVisible()
  await page.reload()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).first().click()
  await logIn(page, pilot)
  await expect(page).toHaveURL(/\/community/)
  await page.getByRole('button', { name: 'New post' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue('Monterey')
  await expect(dialog.getByLabel('Content')).toHaveValue('Along the coast.')
})

test('c45: rejected on /pending: led out once, and nothing is claimed about the account', async ({ page, people, enter }) => {
  const pilot = await people.newcomer()
  await enter(pilot)
  await page.goto('/pending')
  await expect(page.getByText(/Your account is active/)).toBeVisible()
  await (await people.admin()).call(adminEndpoints.deleteUser, { params: { id: pilot.id } })
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(ended)).toBeVisible()
})

test('/pending says nothing about the account of somebody who is not logged in', async ({ page }) => {
  await page.goto('/pending')
  await expect(page.getByText(/A new account is active and awaits verification/)).toBeVisible()
  await expect(page.getByText(/Your account/)).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login$/)
})
