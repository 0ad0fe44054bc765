import { profileTexts } from '@pilotpair/contract'
import { expect, test } from './fixtures.ts'

const failed = 'This page could not be shown'

test('a screen whose file does not come leaves the frame, and comes when it is tried again', async ({ page, context, people, enter }) => {
  await enter(await people.pilot())
  await page.goto('/dashboard')
  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: 'My Account' }).click()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Profile & Preferences' }).click()
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'My Account' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: profileTexts.headingEdit })).toBeVisible()
  await expect(page.getByText(failed)).toBeHidden()
})

test('Back leads from a screen whose file did not come, and the link works once there is a connection', async ({ page, context, people, enter }) => {
  await enter(await people.pilot())
  await page.goto('/dashboard')
  const greeting = page.getByRole('heading', { level: 1, name: /^Welcome/ })
  await page.getByRole('button', { name: 'My Account' }).click()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Profile & Preferences' }).click()
  await expect(page.getByText(failed)).toBeVisible()
  await page.goBack()
  await expect(greeting).toBeVisible()
  await expect(page.getByText(failed)).toBeHidden()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('link', { name: 'Profile & Preferences' }).click()
  await expect(page.getByRole('button', { name: profileTexts.headingEdit })).toBeVisible()
})

test('unsaved input is asked about without a connection', async ({ page, context, people, enter }) => {
  await enter(await people.pilot())
  await page.goto('/profile')
  await page.getByRole('button', { name: profileTexts.headingEdit }).click()
  const dialogFile = page.waitForResponse(/assets\/[Dd]ialog/)
  await page.getByLabel('First name').fill('Changed')
  await dialogFile
  await context.setOffline(true)
  await page.getByRole('link', { name: 'PilotPair home' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Changed')
})

test('unsaved input is asked about by the browser where the dialog cannot be had', async ({ page, people, enter }) => {
  await page.route(/assets\/[Dd]ialog/, (route) => route.abort())
  await enter(await people.pilot())
  await page.goto('/profile')
  await page.getByRole('button', { name: profileTexts.headingEdit }).click()
  await page.getByLabel('First name').fill('Changed')
  const asked: string[] = []
  page.once('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  await page.getByRole('link', { name: 'PilotPair home' }).click()
  await expect.poll(() => asked).toEqual([expect.stringContaining('Leave without saving?')])
  await expect(page.getByLabel('First name')).toHaveValue('Changed')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('link', { name: 'PilotPair home' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a photo dialog that does not come says so, and comes when it is asked for again', async ({ page, context, people, enter }) => {
  await enter(await people.pilot())
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change photo' }).waitFor()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Change photo' }).click()
  await expect(page.getByText('This could not be opened. Check your connection, then try again.')).toBeVisible()
  await expect(page.getByRole('button', { name: profileTexts.headingEdit })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Change photo' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText('This could not be opened.')).toBeHidden()
})
