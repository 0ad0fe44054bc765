// npm run bench:api: CPU time a request against bare node:http with pg, on PostgreSQL; --short is the form for the gates.
import process from 'node:process'
import { openServer } from './lib/postgresql.mjs'
import { ensureInstalled, ensureNode, runLoud } from './lib/workspace.mjs'

ensureInstalled()
ensureNode()

const server = await openServer()
let code = 1
try {
  const args = ['--conditions=@pilotpair/source', 'tests/service/speed/run.ts', ...process.argv.slice(2)]
  code = await runLoud('node', args, { TEST_DATABASE_URL: server.url })
} finally {
  server.stop()
}
process.exit(code)
