// npm start: from a fresh clone to the running product in one command (demo mode, embedded database).
// npm run start:production: the same service without the demo world; see the table of variables in the README.
import process from 'node:process'
import { ensureInstalled, ensureNode, fail, runLoud, runQuiet } from './lib/workspace.mjs'

const mode = process.argv[2] === 'production' ? 'production' : 'demo'

ensureInstalled()
ensureNode()

const build = await runQuiet('npm', ['run', '-s', 'build'])
if (build.code !== 0) fail(`The web app could not be built.\n${build.output}`)

const service = ['--conditions=@pilotpair/source', 'apps/mock-api/src/server.ts', '--mode', mode]
process.exit(await runLoud('node', service, mode === 'production' ? { NODE_ENV: 'production' } : {}))
