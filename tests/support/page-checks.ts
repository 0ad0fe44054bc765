import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Describing what passed takes longer than the rules do. */
const onlyFindings = { resultTypes: ['violations' as const] }

/**
 * Asserts that axe finds nothing on the page as it stands, in light and then in dark.
 *
 * @param see - looks at the page in a theme once axe has. @default nothing
 */
export const expectAxeFindsNothing = async (page: Page, see?: (theme: 'light' | 'dark') => Promise<void>): Promise<void> => {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).options(onlyFindings).analyze()
    const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    expect(said, `in ${theme}`).toEqual([])
    await see?.(theme)
  }
}

/** Asserts that the page is no wider than its window. */
export const expectNothingScrollsSideways = async (page: Page, name = 'the page'): Promise<void> => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, `${name} scrolls sideways`).toBe(0)
}
