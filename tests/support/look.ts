import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Page, test } from '@playwright/test'
import { expectNothingScrollsSideways } from './page-checks.ts'

/** The phone and the desktop that the screens are designed for, in CSS pixels. */
const widths = [360, 1280] as const

/**
 * Takes pictures of the screen as a journey has brought it about, at 360 and 1280 pixels, into
 * `.cache/journeys/<spec file>/<name>-<width>.png`, for a person to look at; and asserts what a picture would show
 * first: at neither width does the page scroll sideways. The page gets its own size back.
 *
 * @param name - words for the file's name, for example `a-solo-booked`
 */
export const look = async (page: Page, name: string): Promise<void> => {
  const folder = path.join('.cache/journeys', path.basename(test.info().file, '.spec.ts'))
  await mkdir(folder, { recursive: true })
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 800 })
    await expectNothingScrollsSideways(page, `${name} at ${String(width)} px`)
    await page.screenshot({ path: path.join(folder, `${name}-${String(width)}.png`) })
  }
  if (before) await page.setViewportSize(before)
}
