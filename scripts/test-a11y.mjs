// npm run test:a11y: every story under axe, once in each theme, or in the themes named (`npm run test:a11y -- dark`).
import process from 'node:process'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureInstalled, ensureNode, runQuiet } from './lib/workspace.mjs'

ensureInstalled()
ensureNode()
const browser = await ensureBrowser()

let failed = 0
const named = process.argv.slice(2)
for (const theme of named.length > 0 ? named : ['light', 'dark', 'contrast']) {
  const result = await runQuiet('npx', ['vitest', 'run', '--project', 'storybook'], { CHROMIUM_PATH: browser, STORYBOOK_THEME: theme })
  const summary = result.output.match(/^\s*Tests\s.*$/m)?.[0].trim() ?? 'no summary'
  console.log(`${theme.padEnd(9)} ${result.code === 0 ? 'ok' : 'FAILED'}  ${result.seconds.toFixed(1)} s  ${summary}`)
  if (result.code !== 0) {
    failed += 1
    console.log(result.output.trimEnd())
  }
}
process.exit(failed === 0 ? 0 : 1)
