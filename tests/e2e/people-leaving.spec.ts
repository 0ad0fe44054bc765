import type { Page } from '@playwright/test'
import { profileTexts } from '@pilotpair/contract'
import { look } from '../support/look.ts'
import { expect, test } from './fixtures.ts'
import { toast } from './people-support.ts'

/** A profile with a change that is not saved, reached from the aircraft. */
const beginEditing = async (page: Page): Promise<void> => {
  await page.goto('/rentals')
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('link', { name: 'Profile & Preferences' }).click()
  await page.getByRole('button', { name: profileTexts.headingEdit }).click()
  await page.getByLabel('First name').fill('Changed')
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

test('links ask before unsaved input is lost: stay, then leave', async ({ page, people, enter }) => {
  await enter(await people.pilot())
  await beginEditing(page)
  await page.getByRole('link', { name: 'PilotPair home' }).click()
  await expect(question(page)).toBeVisible()
  await look(page, 'unsaved-input-is-asked-about')
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Changed')
  await expect(page).toHaveURL(/\/profile$/)
  await page.getByRole('link', { name: 'PilotPair home' }).click()
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(question(page)).toBeHidden()
})

test('Back is held, also the second one, and goes where it would have gone', async ({ page, people, enter }) => {
  await enter(await people.pilot())
  await beginEditing(page)
  await page.evaluate(() => history.back())
  await expect(question(page)).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/profile$/)
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Changed')
  await page.evaluate(() => history.back())
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/rentals$/)
  await expect(page.getByRole('heading', { name: 'Available Aircraft' })).toBeVisible()
  await page.evaluate(() => history.forward())
  await expect(page).toHaveURL(/\/profile$/)
  await expect(question(page)).toBeHidden()
})

test('Forward is held as well', async ({ page, people, enter }) => {
  await enter(await people.pilot())
  await page.goto('/profile')
  await page.getByRole('link', { name: 'PilotPair home' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.evaluate(() => history.back())
  await page.getByRole('button', { name: profileTexts.headingEdit }).click()
  await page.getByLabel('First name').fill('Changed')
  await page.evaluate(() => history.forward())
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('closing the tab asks only while something is unsaved', async ({ page, people, enter }) => {
  await enter(await people.pilot())
  await beginEditing(page)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(page.getByRole('button', { name: profileTexts.headingEdit })).toBeVisible()
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
})

test('saving, logging out and a session that has ended do not ask', async ({ page, people, enter }) => {
  const pilot = await people.pilot()
  await enter(pilot)
  await beginEditing(page)
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(toast(page, profileTexts.updated)).toBeVisible()
  await page.getByRole('link', { name: 'PilotPair home' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await beginEditing(page)
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(question(page)).toBeHidden()
})

test('a session that ends while something is unsaved leads to the login without a question', async ({ page, people, enter }) => {
  await enter(await people.pilot())
  await beginEditing(page)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(question(page)).toBeHidden()
})
