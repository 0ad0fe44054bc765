import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Asserts that axe finds nothing on the page as it stands.
 *
 * @param theme - the theme that it is shown in, for the message
 */
export const expectAxeFindsNothing = async (page: Page, theme: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(said, `in ${theme}`).toEqual([])
}

/** Asserts that the page is no wider than its window. */
export const expectNothingScrollsSideways = async (page: Page, name = 'the page'): Promise<void> => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, `${name} scrolls sideways`).toBe(0)
}
