// npm run test:a11y: every story under axe in light, dark and high contrast, or in the themes named
// (`npm run test:a11y -- dark`). A story plays once, in the first theme; then the document changes its theme in place.
import process from 'node:process'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureInstalled, ensureNode, runQuiet } from './lib/workspace.mjs'

ensureInstalled()
ensureNode()
const browser = await ensureBrowser()

const named = process.argv.slice(2)
const themes = named.length > 0 ? named : ['light', 'dark', 'contrast']
const result = await runQuiet('npx', ['vitest', 'run', '--project', 'storybook', '--maxWorkers=2'], {
  CHROMIUM_PATH: browser,
  STORYBOOK_THEMES: themes.join(','),
})
const summary = result.output.match(/^\s*Tests\s.*$/m)?.[0].trim() ?? 'no summary'
console.log(`${themes.join(', ')}  ${result.code === 0 ? 'ok' : 'FAILED'}  ${result.seconds.toFixed(1)} s  ${summary}`)
if (result.code !== 0) console.log(result.output.trimEnd())
process.exit(result.code === 0 ? 0 : 1)
