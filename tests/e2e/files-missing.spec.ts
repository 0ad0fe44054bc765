import { authTexts, profileTexts } from '@pilotpair/contract'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const failed = 'This page could not be shown'

/**
 * Tries again without a connection. It has ended once the page itself was asked for in vain: a connection that comes
 * back before that would bring the screen without a second try.
 */
const tryInVain = async (page: Page): Promise<void> => {
  const asked = page.waitForEvent('requestfailed', (request) => request.url() === page.url())
  await page.getByRole('button', { name: 'Try again' }).click()
  await asked
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
}

test('a screen whose file does not come leaves the frame, and comes when it is tried again', async ({ page, context, people, enter }) => {
  await enter(await people.pilot())
  await page.goto('/dashboard')
  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: 'My Account' }).click()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Profile & Preferences' }).click()
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'My Account' })).toBeVisible()
  await tryInVain(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: profileTexts.headingEdit })).toBeVisible()
  await expect(page.getByText(failed)).toBeHidden()
})

test('a screen whose looks do not come says so, and has them when it is tried again', async ({ page, people, enter }) => {
  await enter(await people.pilot())
  await page.goto('/dashboard')
  const looks = /assets\/ProfileScreen-.*\.css/
  await page.route(looks, (route) => route.abort())
  await page.getByRole('banner').getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('link', { name: 'Profile & Preferences' }).click()
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
  await page.unroute(looks)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: profileTexts.headingEdit })).toBeVisible()
  const sheets = await page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href ?? ''))
  expect(sheets.filter((href) => looks.test(href))).toHaveLength(1)
})

test('Back leads from a screen whose file did not come, and the link works once there is a connection', async ({ page, context, people, enter }) => {
  await enter(await people.pilot())
  await page.goto('/dashboard')
  const greeting = page.getByRole('heading', { level: 1, name: /^Welcome/ })
  await expect(greeting).toBeVisible()
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
  await (await dialogFile).finished()
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

test('a door whose file does not come says so in its place, comes when it is tried again, and Back leads from it', async ({ page, context }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: authTexts.registerLink }).waitFor()
  await context.setOffline(true)
  await page.getByRole('link', { name: authTexts.registerLink }).click()
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await page.getByRole('link', { name: authTexts.registerLink }).click()
  await expect(page.getByText(failed)).toBeVisible()
  await tryInVain(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
  await expect(page.getByText(failed)).toBeHidden()
})
