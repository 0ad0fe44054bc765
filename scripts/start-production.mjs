// npm run start:production: the same service without the demo world; see the table of variables in the README.
import process from 'node:process'
import { ensureInstalled, ensureNode, fail, runLoud, runQuiet } from './lib/workspace.mjs'

ensureInstalled()
ensureNode()

const build = await runQuiet('npm', ['run', '-s', 'build'])
if (build.code !== 0) fail(`The web app could not be built.\n${build.output}`)

process.exit(
  await runLoud('node', ['--conditions=@pilotpair/source', 'apps/mock-api/src/server.ts', '--mode', 'production'], {
    NODE_ENV: 'production',
  }),
)
