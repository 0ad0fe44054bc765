import type { Browser, CDPSession, Page } from 'playwright'
import { openStory } from '../../visual/photographer.ts'
import { computedStyles, differences, force, states, tokens } from './computed.ts'

interface Look {
  readonly name: string
  readonly width: number
  readonly theme: string
  readonly forcedColors: 'active' | 'none'
  /** Whether to look at every state, or at rest only. */
  readonly inStates: boolean
}

const looks: readonly Look[] = [
  { name: 'light, desktop', width: 1280, theme: 'light', forcedColors: 'none', inStates: true },
  { name: 'dark, desktop', width: 1280, theme: 'dark', forcedColors: 'none', inStates: false },
  { name: 'high contrast at night, desktop', width: 1280, theme: 'contrast-dark', forcedColors: 'none', inStates: false },
  { name: 'forced colours, desktop', width: 1280, theme: 'light', forcedColors: 'active', inStates: false },
  { name: 'dark, phone', width: 360, theme: 'dark', forcedColors: 'none', inStates: false },
  { name: 'light, phone', width: 360, theme: 'light', forcedColors: 'none', inStates: false },
]

/** Stories that ask for the time get this one. */
const now = new Date('2026-12-01T18:00:00Z')

interface Side {
  readonly origin: string
  readonly page: Page
  readonly session: CDPSession
}

export type Pair = readonly [source: Side, published: Side]

const openSide = async (browser: Browser, origin: string): Promise<Side> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' })
  const page = await context.newPage()
  await page.clock.setFixedTime(now)
  const session = await context.newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  return { origin, page, session }
}

/** A page for the library's sources and one for its package. */
export const openPair = async (browser: Browser, source: string, published: string): Promise<Pair> => [
  await openSide(browser, source),
  await openSide(browser, published),
]

const both = async <T>([source, published]: Pair, act: (side: Side) => Promise<T>): Promise<[T, T]> => Promise.all([act(source), act(published)])

/** What a sticker sheet holds for a picture: the package has no rules for it, the states themselves are forced here. */
const dropHeldStates = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-state="hover"], [data-state="pressed"], [data-state="focus"]')) {
      element.removeAttribute('data-state')
    }
  })

const wear = async ({ page }: Side, { width, theme, forcedColors }: Look): Promise<void> => {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ forcedColors, colorScheme: 'light', contrast: 'no-preference' })
  await page.evaluate(async (wanted) => {
    document.documentElement.dataset['theme'] = wanted
    await document.fonts.ready
    await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  }, theme)
}

const compareNow = async (pair: Pair, name: string): Promise<{ compared: number; problems: string[] }> => {
  const [source, published] = await both(pair, ({ page }) => computedStyles(page, false))
  if (source.length === published.length && source.every((style, at) => style === published[at])) return { compared: source.length, problems: [] }
  const [texts, others] = await both(pair, ({ page }) => computedStyles(page, true))
  const problems = texts.flatMap((text, at) => {
    const other = others[at] ?? ''
    return text === other ? [] : [`${name}: ${text.split('\n')[0] ?? ''}\n  ${differences(text, other).slice(0, 6).join('\n  ')}`]
  })
  if (texts.length !== others.length) problems.unshift(`${name}: ${String(texts.length)} boxes, ${String(others.length)} in the package`)
  return { compared: source.length, problems: problems.length > 0 ? problems : [`${name}: the pages were in motion`] }
}

/** Compares a story in all looks. */
export const comparePages = async (pair: Pair, id: string): Promise<{ compared: number; problems: string[] }> => {
  await both(pair, async ({ page, origin }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openStory(page, `${origin}/iframe.html?viewMode=story&id=${id}&globals=theme:light;direction:ltr`, id)
    await dropHeldStates(page)
  })
  const found = { compared: 0, problems: new Array<string>() }
  for (const look of looks) {
    await both(pair, (side) => wear(side, look))
    for (const state of look.inStates ? states : [[]]) {
      await both(pair, ({ session }) => force(session, state))
      const { compared, problems } = await compareNow(pair, [id, look.name, ...state].join(', '))
      found.compared += compared
      found.problems.push(...problems)
    }
    if (look.inStates) await both(pair, ({ session }) => force(session, []))
  }
  return found
}

/** Compares every token of every theme, chosen by the attribute and by the system. */
export const compareTokens = async (pair: Pair): Promise<string[]> => {
  const problems: string[] = []
  for (const theme of [undefined, 'light', 'dark', 'contrast', 'contrast-dark']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const contrast of ['no-preference', 'more'] as const) {
        const [source, published] = await both(pair, async ({ page }) => {
          await page.emulateMedia({ colorScheme, contrast })
          await page.evaluate((wanted) => {
            if (wanted === undefined) delete document.documentElement.dataset['theme']
            else document.documentElement.dataset['theme'] = wanted
          }, theme)
          return tokens(page)
        })
        const name = `tokens of ${theme ?? 'the system'}, ${colorScheme}, contrast ${contrast}`
        problems.push(...differences(source.join('\n'), published.join('\n')).map((line) => `${name}: ${line}`))
      }
    }
  }
  return problems
}
