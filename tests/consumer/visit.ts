import type { Browser, Page } from 'playwright'

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what)
}

/** Everything that a page says, of whatever kind, and what goes wrong in it; it grows while the page is open. */
export const listen = (page: Page): readonly string[] => {
  const noise: string[] = []
  // Vite and React tell of themselves while a host is developed; the browser would have each password inside a form.
  const isExpected = (text: string): boolean => /^\[vite\] |React DevTools|^\[DOM\] Password field/.test(text)
  page.on('console', (message) => {
    if (!isExpected(message.text())) noise.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => noise.push(error.message))
  return noise
}

const styleOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { textTransform, borderRadius, backgroundColor, fontFamily, color, paddingInlineStart, textDecorationLine } = getComputedStyle(element)
    return { textTransform, borderRadius, backgroundColor, fontFamily, color, paddingInlineStart, textDecorationLine }
  })

type Style = Awaited<ReturnType<typeof styleOf>>

const isOfHost = ({ textTransform, borderRadius }: Style): boolean => textTransform === 'uppercase' && borderRadius === '3px'

/** A route of its own file, of which neither script nor style was there before. */
const visitLazyRoute = async (page: Page): Promise<Style[]> => {
  await page.getByRole('button', { name: 'Fleet' }).click()
  await page.getByRole('heading', { name: 'Fleet' }).waitFor()
  const lazy = await styleOf(page, '.lazy')
  const early = await styleOf(page, '.early')
  const late = await styleOf(page, '.late')
  const reset = await styleOf(page, 'a.reset')
  const kept = await styleOf(page, 'a.kept')
  const token = await page.getByRole('progressbar').evaluate((element) => {
    element.style.outlineColor = 'var(--pp-color-brand-solid)'
    return getComputedStyle(element).outlineColor
  })
  must(lazy.paddingInlineStart !== '0px' && lazy.borderRadius !== '0px', `The host's layered reset won: ${JSON.stringify(lazy)}`)
  must(isOfHost(early), `A class of the host lost to a style sheet that came later: ${JSON.stringify(early)}`)
  must(isOfHost(late), `A class of the host's route lost: ${JSON.stringify(late)}`)
  must(token === 'rgb(0, 100, 50)', `The host's token did not reach the route: ${token}`)
  must(reset.color === 'rgb(10, 20, 30)' && reset.textDecorationLine === 'none', `The host's reset lost: ${JSON.stringify(reset)}`)
  must(kept.color === 'rgb(40, 50, 60)', `A class of the host lost to its reset: ${JSON.stringify(kept)}`)
  return [lazy, early, late, reset, kept]
}

export interface Visited {
  /** How many copies of React ran. */
  readonly copies: number
  /** How the probed elements looked, to be compared with another build. */
  readonly looks: string
}

/** Uses the host's page as a person would. */
export const visitHost = async (browser: Browser, url: string): Promise<Visited> => {
  const page = await browser.newPage({ locale: 'en-US', timezoneId: 'UTC' })
  const noise = listen(page)
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
  must(isOfHost(hosts), `The host's class lost: ${JSON.stringify(hosts)}`)
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

  const looks = JSON.stringify([plain, hosts, branded, ...(await visitLazyRoute(page))])

  const copies = await page.evaluate(() => performance.getEntriesByName('copy-of-react').length)
  must(noise.length === 0, `The page was not quiet:\n${noise.join('\n')}`)
  await page.close()
  return { copies, looks }
}
