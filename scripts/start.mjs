// npm start: from a fresh clone to the running product in one command (demo mode, embedded database).
import process from 'node:process'
import { ensureInstalled, ensureNode, fail, runLoud, runQuiet } from './lib/workspace.mjs'

ensureInstalled()
ensureNode()

const build = await runQuiet('npm', ['run', '-s', 'build'])
if (build.code !== 0) fail(`The web app could not be built.\n${build.output}`)

process.exit(await runLoud('node', ['--conditions=@pilotpair/source', 'apps/mock-api/src/server.ts', '--mode', 'demo']))
