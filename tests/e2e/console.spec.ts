import { expect, test } from './fixtures.ts'

test('a page in use says nothing on the console, and the security policy stops nothing of ours', async ({ page, enterAs }) => {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  await enterAs('pilot')
  await page.goto('/rentals')
  await page.getByRole('button', { name: 'About N738PA' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'About N738PA' })).toBeFocused()
  // The toaster joins with the first use of the page.
  await expect(page.locator('[data-sonner-toaster], section[aria-label*="Notifications"]').first()).toBeAttached()
  expect(said).toEqual([])
})
