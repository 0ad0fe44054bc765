// npm run test:storybook: opens the published Storybook as a host of static sites serves it. Builds it first unless asked
// not to (`--built`).
import process from 'node:process'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureInstalled, ensureNode, fail, runLoud, runQuiet } from './lib/workspace.mjs'

ensureInstalled()
ensureNode()
const browser = await ensureBrowser()
if (!process.argv.includes('--built')) {
  const build = await runQuiet('npm', ['run', '-s', 'build-storybook'])
  if (build.code !== 0) fail(build.output)
}
process.exit(await runLoud('npx', ['playwright', 'test', '-c', 'playwright.storybook.config.ts'], { CHROMIUM_PATH: browser }))
