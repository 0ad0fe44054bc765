// npm run test:pg: the service's tests on PostgreSQL 15 or newer: the server of TEST_DATABASE_URL, or a throw-away
// cluster started from the installed server as a user without privileges. Arguments go on to Vitest.
import process from 'node:process'
import { openServer } from './lib/postgresql.mjs'
import { ensureInstalled, ensureNode, runLoud } from './lib/workspace.mjs'

ensureInstalled()
ensureNode()

const cluster = await openServer()
console.error(`Testing on PostgreSQL ${cluster.version} …`)
let code = 1
try {
  code = await runLoud('npx', ['vitest', 'run', '--project', 'api', ...process.argv.slice(2)], { TEST_DATABASE_URL: cluster.url })
} finally {
  cluster.stop()
}
process.exit(code)
