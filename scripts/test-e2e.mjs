// npm run test:e2e: builds the web app, then runs the journeys in a real browser against the real service.
import process from 'node:process'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureInstalled, ensureNode, fail, runLoud, runQuiet } from './lib/workspace.mjs'

ensureInstalled()
ensureNode()
const browser = await ensureBrowser()
const build = await runQuiet('npm', ['run', '-s', 'build'])
if (build.code !== 0) fail(build.output)
process.exit(await runLoud('npx', ['playwright', 'test', ...process.argv.slice(2)], { CHROMIUM_PATH: browser, NODE_OPTIONS: '--conditions=@pilotpair/source' }))
