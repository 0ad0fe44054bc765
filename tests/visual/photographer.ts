import { type Browser, type BrowserContext, type Page } from 'playwright'
import type { Mode, Pictured } from './pictured.ts'

/** Stories that ask for the time get this one. */
const now = new Date('2026-12-01T18:00:00Z')

const viewports: Record<Pictured['kind'], { width: number; height: number }> = {
  sheet: { width: 800, height: 600 },
  screen: { width: 1280, height: 800 },
}

/** Opens a story and waits until it has played. */
export const openStory = async (page: Page, url: string, id: string): Promise<void> => {
  await page.goto(url, { waitUntil: 'load' })
  const outcome = await page.waitForFunction((story) => {
    // Storybook's preview tells how far a story is: playing and checking are over when it has finished.
    const preview: { currentRender?: { id: string; phase?: string } } | undefined = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
    const render = preview?.currentRender
    if (render?.id !== story) return undefined
    return render.phase === 'finished' || render.phase === 'errored' || render.phase === 'aborted' ? render.phase : undefined
  }, id)
  const phase = await outcome.jsonValue()
  if (phase !== 'finished') throw new Error(`${id} ended as ${String(phase)}`)
}

/** Waits for fonts, pictures and drawings, and for nothing to be in motion. */
const comeToRest = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement && document.activeElement.closest('dialog') === null) document.activeElement.blur()
    await document.fonts.ready
    // What is far below the window would wait for its turn, and the whole page is photographed.
    window.dispatchEvent(new Event('beforeprint'))
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  // A drawing that still waits is an empty one.
  await page.waitForFunction(() => document.querySelector('svg:empty') === null)
  await page.evaluate(async () => {
    await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
    // Where exactly a scrolled list ends, to the fraction of a pixel, depends on what came in first.
    for (const box of document.querySelectorAll('[role="log"], [tabindex="0"]')) {
      const end = box.scrollHeight - box.clientHeight
      if (box.scrollTop > 0 && end - box.scrollTop < 2) box.scrollTop = end
    }
  })
}

const wears: Record<Mode, { globals: string; forced: 'active' | 'none' }> = {
  light: { globals: 'theme:light;direction:ltr', forced: 'none' },
  dark: { globals: 'theme:dark;direction:ltr', forced: 'none' },
  rtl: { globals: 'theme:light;direction:rtl', forced: 'none' },
  forced: { globals: 'theme:light;direction:ltr', forced: 'active' },
}

/** Modes that need no fresh page after another one: the theme is an attribute, forced colours a setting. */
const changesInPlace = (mode: Mode): boolean => mode === 'dark' || mode === 'forced'

export interface Picture {
  readonly id: string
  readonly mode: Mode
  readonly png: Uint8Array
}

const shoot = async (page: Page, origin: string, { id }: Pictured, mode: Mode, isOpen: boolean): Promise<Picture> => {
  const { globals, forced } = wears[mode]
  await page.emulateMedia({ forcedColors: forced, reducedMotion: 'reduce', colorScheme: mode === 'dark' ? 'dark' : 'light' })
  if (isOpen && changesInPlace(mode)) {
    await page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme
    }, mode === 'dark' ? 'dark' : 'light')
  } else {
    await openStory(page, `${origin}/iframe.html?viewMode=story&id=${id}&globals=${globals}`, id)
  }
  await comeToRest(page)
  const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })
  return { id, mode, png }
}

const newContext = (browser: Browser, kind: Pictured['kind']): Promise<BrowserContext> =>
  browser.newContext({
    viewport: viewports[kind], deviceScaleFactor: 1, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC', colorScheme: 'light',
  })

/** Takes the pictures of one kind of story, one after the other, as several photographers share the list. */
const work = async (browser: Browser, origin: string, queue: Pictured[], onPicture: (picture: Picture) => Promise<void>): Promise<void> => {
  const contexts = new Map<Pictured['kind'], Page>()
  for (let story = queue.shift(); story !== undefined; story = queue.shift()) {
    let page = contexts.get(story.kind)
    if (page === undefined) {
      const context = await newContext(browser, story.kind)
      page = await context.newPage()
      await page.clock.setFixedTime(now)
      contexts.set(story.kind, page)
    }
    let isOpen = false
    for (const mode of story.modes.toSorted((a, b) => Number(changesInPlace(b)) - Number(changesInPlace(a)))) {
      await onPicture(await shoot(page, origin, story, mode, isOpen))
      isOpen = true
    }
  }
  await Promise.all([...contexts.values()].map((page) => page.context().close()))
}

/** Takes all pictures with several pages at once. */
export const photograph = async (
  browser: Browser,
  origin: string,
  stories: readonly Pictured[],
  onPicture: (picture: Picture) => Promise<void>,
  pages = 2,
): Promise<void> => {
  const queue = [...stories]
  await Promise.all(Array.from({ length: pages }, () => work(browser, origin, queue, onPicture)))
}

/** A picture of what the machine's own fonts make of letters and signs: where it differs, no picture is comparable. */
export const photographFonts = async (browser: Browser): Promise<Uint8Array> => {
  const page = await browser.newPage({ viewport: { width: 400, height: 200 }, deviceScaleFactor: 1 })
  await page.setContent(
    '<body style="font: 20px/1.4 system-ui, sans-serif">Flight 10:30 – 12:00 → $165/hr ★★★ •••• 4242<br>رحلة مشتركة إلى الساحل<br><code>N738PA</code>',
  )
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
  await page.close()
  return png
}
