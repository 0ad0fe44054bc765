// Finds a browser for the tests, or installs one: CHROMIUM_PATH, Playwright's own, a system one, Debian's package,
// and last Playwright's download with the system's libraries.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fail, root, toolEnv } from './workspace.mjs'

const systemBrowsers = JSON.parse(readFileSync(path.join(root, 'tests/support/system-browsers.json'), 'utf8'))

const playwrightBrowser = async () => {
  const { chromium } = await import('playwright')
  return chromium.executablePath()
}

const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

const apt = (args) =>
  spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  }).status === 0

/** Installs Debian packages; answers whether that worked. */
export const installDebianPackages = (packages) =>
  isDebianRoot() && apt(['update']) && apt(['install', '-y', '--no-install-recommends', ...packages])

/** Answers the browser's path, installing one when there is none. */
export const ensureBrowser = async () => {
  const asked = process.env.CHROMIUM_PATH
  if (asked) return existsSync(asked) ? asked : fail(`CHROMIUM_PATH names ${asked}, which is not there.`)
  const own = await playwrightBrowser()
  if (existsSync(own)) return own
  const system = systemBrowsers.find((file) => existsSync(file))
  if (system) return system
  console.error('Installing a browser for the tests …')
  if (installDebianPackages(['chromium', 'fonts-liberation']) && existsSync(systemBrowsers[0])) return systemBrowsers[0]
  const download = spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { cwd: root, env: toolEnv(), stdio: ['ignore', 'ignore', 'inherit'] })
  if (download.status === 0 && existsSync(own)) return own
  return fail('No browser for the tests: install Chromium, or name one in CHROMIUM_PATH.')
}
