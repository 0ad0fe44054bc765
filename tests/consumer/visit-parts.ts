import type { Browser, Page } from 'playwright'
import { listen } from './visit.ts'
import { computedStyles, differences } from './workshop/computed.ts'

const open = async (browser: Browser, url: string): Promise<{ page: Page; noise: readonly string[] }> => {
  const page = await browser.newPage({ locale: 'en-US', timezoneId: 'America/New_York', reducedMotion: 'reduce' })
  // Under development Vite first makes ready what eighty components bring.
  page.setDefaultTimeout(120_000)
  const noise = listen(page)
  await page.goto(url, { waitUntil: 'load' })
  return { page, noise }
}

const quiet = (noise: readonly string[], what: string): void => {
  if (noise.length > 0) throw new Error(`${what} was not quiet:\n${noise.join('\n')}`)
}

/** Hydrates the page of all parts and opens what stands over it; answers the markup of the dialogs. */
export const hydrateParts = async (browser: Browser, origin: string): Promise<string> => {
  const { page, noise } = await open(browser, `${origin}hydrate.html?portals`)
  await page.locator('html[data-page="ready"][data-portal="ready"]').waitFor({ state: 'attached' })
  await page.waitForFunction(() => document.querySelectorAll('dialog[open]').length > 1)
  const dialogs = await page.locator('dialog').evaluateAll((found) => found.map(({ outerHTML }) => outerHTML).join('\n'))
  quiet(noise, 'Hydrating')
  await page.close()
  return dialogs
}

const stylesAt = async (browser: Browser, url: string, dialogs: string, width: number): Promise<string[]> => {
  const { page, noise } = await open(browser, url)
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(async (html) => {
    document.body.insertAdjacentHTML('beforeend', html)
    await document.fonts.ready
    await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  }, dialogs)
  const styles = await computedStyles(page, true)
  quiet(noise, url)
  await page.close()
  return styles
}

/**
 * The same markup with the one sheet, and with the sheets that the components bring: every element looks alike.
 *
 * @returns how many boxes were compared
 */
export const compareSheets = async (browser: Browser, origin: string, dialogs: string): Promise<number> => {
  let compared = 0
  for (const width of [1280, 360]) {
    const own = await stylesAt(browser, `${origin}hydrate.html?static`, dialogs, width)
    const one = await stylesAt(browser, `${origin}sheet.html`, dialogs, width)
    const different = own.flatMap((style, at) => {
      const other = one[at] ?? ''
      return style === other ? [] : [`${style.split('\n')[0] ?? ''}\n  ${differences(style, other).slice(0, 6).join('\n  ')}`]
    })
    if (own.length !== one.length || different.length > 0) {
      throw new Error(`styles.css gives another look, ${String(width)} px wide:\n${different.slice(0, 10).join('\n')}`)
    }
    compared += own.length
  }
  return compared
}
