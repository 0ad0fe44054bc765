// npm run test:e2e: builds the web app, then runs the journeys in a real browser against the real service, on the
// embedded database; with --pg on PostgreSQL: the server of TEST_DATABASE_URL, or a throw-away cluster; with --short
// without the files below. Other arguments go on to Playwright.
import process from 'node:process'
import { ensureBrowser } from './lib/browser.mjs'
import { openServer } from './lib/postgresql.mjs'
import { ensureInstalled, ensureNode, fail, runLoud, runQuiet } from './lib/workspace.mjs'

ensureInstalled()
ensureNode()
const browser = await ensureBrowser()
const build = await runQuiet('npm', ['run', '-s', 'build'])
if (build.code !== 0) fail(build.output)

const isPg = process.argv.includes('--pg')
const isShort = process.argv.includes('--short')

/**
 * Files that hold none of the journeys that book, share, pay, approve and cancel: those have to end alike on any
 * database. What the service does otherwise is asked of PostgreSQL by its own tests.
 */
const aboutThePage = [
  'accessibility', 'admin-safeguards', 'another-account', 'booking-hours', 'community', 'console', 'deep-links', 'dialogs',
  'files-missing', 'history', 'landings', 'messages', 'network', 'password', 'pilots-explorer', 'presses', 'profile',
  'registration', 'search', 'session', 'texts', 'uploads',
]
const words = [
  ...process.argv.slice(2).filter((word) => word !== '--pg' && word !== '--short'),
  ...(isShort ? ['--grep-invert', `\\b(?:${aboutThePage.join('|')})[a-z-]*\\.spec\\.ts|-keyboard\\.spec\\.ts`] : []),
]
const server = isPg ? await openServer() : undefined
let code = 1
try {
  // Without the server the variable is empty: a TEST_DATABASE_URL of the shell is for the runs that ask for it.
  const variables = { CHROMIUM_PATH: browser, NODE_OPTIONS: '--conditions=@pilotpair/source', TEST_DATABASE_URL: server?.url ?? '' }
  code = await runLoud('npx', ['playwright', 'test', ...words], variables)
} finally {
  server?.stop()
}
process.exit(code)
