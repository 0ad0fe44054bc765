// npm run test:race: parallel callers against several processes on one PostgreSQL; --short is the form for the gates.
import process from 'node:process'
import { openServer } from './lib/postgresql.mjs'
import { ensureInstalled, ensureNode, runLoud } from './lib/workspace.mjs'

ensureInstalled()
ensureNode()

const server = await openServer()
let code = 1
try {
  const args = ['--conditions=@pilotpair/source', 'tests/service/race/run.ts', ...process.argv.slice(2)]
  code = await runLoud('node', args, { TEST_DATABASE_URL: server.url })
} finally {
  server.stop()
}
process.exit(code)
