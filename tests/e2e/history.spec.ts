import { aircraftTexts, pilotTexts } from '@pilotpair/contract'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Holds every script that is asked for from now on, as a slow network does. @returns lets them come */
const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(/assets\/[^/]*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return () => resolve(undefined)
}

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome/ })

test('a link pressed twice while its page is on the way is one step of the history', async ({ page, people, enter }) => {
  await enter(await people.pilot())
  await page.goto('/dashboard')
  await expect(greeting(page)).toBeVisible()
  const release = await holdScripts(page)
  const link = page.getByRole('banner').getByRole('link', { name: 'Community' })
  await link.click()
  await expect(page).toHaveURL(/\/community$/)
  await link.click()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'PilotPair Community' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(greeting(page)).toBeVisible()
})

test('"Send Message" pressed again while the conversation is on the way is one step of the history', async ({ page, people, enter }) => {
  await enter(await people.pilot())
  await page.goto('/pilot-explorer')
  await page.getByRole('article').getByRole('button', { name: /^View/ }).first().click()
  const release = await holdScripts(page)
  const send = page.getByRole('dialog').getByRole('button', { name: pilotTexts.sendMessage })
  await send.click()
  await expect(page).toHaveURL(/\/messages\/[\da-f-]{36}$/)
  const answered = page.waitForResponse(/conversations/)
  await send.click()
  await answered
  release()
  await expect(page.getByRole('textbox', { name: /message/i })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/pilot-explorer$/)
})

test('filters applied twice are one step of the history', async ({ page, people, enter }) => {
  await enter(await people.pilot())
  await page.goto('/pilot-explorer')
  await page.getByRole('combobox', { name: 'License type' }).selectOption('Private')
  const apply = page.getByRole('button', { name: aircraftTexts.applyFilters })
  await apply.click()
  await expect(page).toHaveURL(/license_type=PRIVATE/)
  await apply.click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/pilot-explorer$/)
})

test('Back finds the place in a long list', async ({ page, people, enter }) => {
  await enter(await people.pilot())
  await page.goto('/dashboard')
  await expect(greeting(page)).toBeVisible()
  const bar = page.getByRole('banner')
  await bar.getByRole('link', { name: 'Community' }).click()
  const posts = page.getByRole('article')
  await expect(posts.nth(2)).toBeVisible()
  await posts.last().scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(400)
  // Pressed without scrolling there.
  await bar.getByRole('link', { name: /^Messages/ }).evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/community$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})
