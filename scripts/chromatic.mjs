// npm run chromatic: sends the stories to Chromatic, as chromatic.config.json says. It needs the project's token and says
// so without one.
import process from 'node:process'
import { ensureInstalled, fail, runLoud } from './lib/workspace.mjs'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  fail('Chromatic needs the project token: set CHROMATIC_PROJECT_TOKEN and run this again.')
}
ensureInstalled()
process.exit(await runLoud('npx', ['chromatic']))
