import { expect, type Locator, type Page } from '@playwright/test'

export { toast } from '../support/toasts.ts'

/**
 * Presses Tab until an element has the focus: one that the keyboard does not reach fails the journey.
 *
 * @param key `Shift+Tab` for what stands before
 */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}
