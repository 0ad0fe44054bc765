import type { Browser, Page } from 'playwright'

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what)
}

const styleOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { textTransform, borderRadius, backgroundColor, fontFamily } = getComputedStyle(element)
    return { textTransform, borderRadius, backgroundColor, fontFamily }
  })

/** Uses the host's page as a person would, and answers how many copies of React ran in it. */
export const visitHost = async (browser: Browser, url: string): Promise<number> => {
  const page = await browser.newPage({ locale: 'en-US', timezoneId: 'UTC' })
  const noise: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text())
  })
  page.on('pageerror', (error) => noise.push(error.message))
  // What React's developer tools would leave: every copy of React announces itself once.
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => performance.mark('copy-of-react').startTime,
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        checkDCE: () => undefined,
      },
    })
  })
  await page.goto(url)
  await page.getByRole('button', { name: 'Plain' }).waitFor()

  const plain = await styleOf(page, '.plain')
  const hosts = await styleOf(page, '.host-button')
  const branded = await styleOf(page, '.branded')
  must(plain.backgroundColor.startsWith('oklch('), `The library's own style is missing: ${JSON.stringify(plain)}`)
  must(plain.fontFamily.includes('Inter Variable'), `The library's font is missing: ${plain.fontFamily}`)
  must(hosts.textTransform === 'uppercase' && hosts.borderRadius === '3px', `The host's class lost: ${JSON.stringify(hosts)}`)
  must(branded.backgroundColor === 'rgb(0, 100, 50)', `The host's token lost: ${JSON.stringify(branded)}`)
  must(plain.backgroundColor !== branded.backgroundColor, "The host's token reached too far")
  const hasFont = await page.evaluate(async () => (await document.fonts.load('16px "Inter Variable"')).length > 0)
  must(hasFont, "The font's file does not load")

  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('dialog', { name: 'From a host' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('gridcell').getByText('15', { exact: true }).click()
  await page.locator('[data-day="2026-12-15"]').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved by a host').first().waitFor()

  const copies = await page.evaluate(() => performance.getEntriesByName('copy-of-react').length)
  must(noise.length === 0, `The page was not quiet:\n${noise.join('\n')}`)
  await page.close()
  return copies
}
