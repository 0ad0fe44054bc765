import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import systemBrowsers from './system-browsers.json' with { type: 'json' }

/** Keeps the browser quiet on a machine without a network, and its pictures alike everywhere. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // What is drawn anew inside an older drawing gets other edges on its curves than what is drawn at once.
  '--disable-partial-raster',
]

/**
 * The browser to start: `CHROMIUM_PATH`, else Playwright's own download where there is one, else a system browser.
 * `undefined` lets Playwright choose, and say what is missing.
 */
export const chromiumPath = (): string | undefined => {
  const asked = process.env['CHROMIUM_PATH']
  if (asked) return asked
  if (existsSync(chromium.executablePath())) return undefined
  return systemBrowsers.find((file) => existsSync(file))
}

/** Launch options for Playwright and Vitest's browser mode. */
export const chromiumLaunch = (): { args: string[]; executablePath?: string } => {
  const executablePath = chromiumPath()
  return { args: flags, ...(executablePath ? { executablePath } : {}) }
}
