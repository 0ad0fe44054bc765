import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { openStory } from '../visual/photographer.ts'
import { picturedStories, readIndex } from '../visual/pictured.ts'
import { serveFolder, type ServedFolder } from './folder-server.ts'
import { clippedTexts } from './clipped-texts.ts'
import { shortTargets } from './short-targets.ts'

const built = path.resolve(import.meta.dirname, '../../storybook-static')
const sheets = picturedStories(readIndex(built)).filter(({ kind }) => kind === 'sheet')

/** A tablet, on which tables are tables, and a phone. */
const touchScreens = [{ width: 834, height: 1100 }, { width: 390, height: 844 }] as const
/** Half of a common window, or all of it at twice the size of its letters. */
const largeText = { width: 640, height: 800 } as const

/** Sheets of what is no target of its own: links of sentences without their sentences, and a menu whose button is the host's. */
const noTargets: ReadonlySet<string> = new Set(['ui-link--sheet', 'ui-menu--sheet'])

let server: ServedFolder
// One page for all sheets: a context for each would take most of the time.
let touched: Page

test.beforeAll(async ({ browser }) => {
  server = await serveFolder(built, '/')
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: touchScreens[0], reducedMotion: 'reduce' })
  touched = await context.newPage()
})

test.afterAll(async () => {
  await touched.context().close()
  server.close()
})

test('there are sheets', () => expect(sheets.length).toBeGreaterThan(60))

for (const { id } of sheets) {
  test(`${id}: fingers meet every control, and letters of twice the size fit`, async () => {
    await touched.setViewportSize(touchScreens[0])
    await openStory(touched, `${server.origin}/iframe.html?viewMode=story&id=${id}`, id)
    expect(await touched.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
    for (const screen of noTargets.has(id) ? [] : touchScreens) {
      await touched.setViewportSize(screen)
      expect.soft(await touched.evaluate(shortTargets), `too small to touch at ${String(screen.width)} px`).toEqual([])
    }
    await touched.setViewportSize(largeText)
    await touched.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const overflow = await touched.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect.soft(overflow, 'the page scrolls sideways').toBe(0)
    expect.soft(await touched.evaluate(clippedTexts), 'text is cut off').toEqual([])
  })
}
