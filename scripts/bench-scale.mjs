// npm run bench:scale: pages that every list route reads at 10,000 and at 1,000,000 rows, on PostgreSQL. With --short
// at 10,000 and 100,000; --only=<list> measures one; --plans prints the plans that read much; with TEST_DATABASE_URL,
// --keep leaves the filled databases there for the next run.
import process from 'node:process'
import { openServer } from './lib/postgresql.mjs'
import { ensureInstalled, ensureNode, runLoud } from './lib/workspace.mjs'

ensureInstalled()
ensureNode()

// The planner is told of a disk that reads anywhere at much the same speed, as docs/scaling.md advises for a real server;
// the other settings are for the filling.
const settings = ['random_page_cost=1.1', 'shared_buffers=512MB', 'max_wal_size=8GB', 'autovacuum=off', 'full_page_writes=off']
const server = await openServer(settings)
let code = 1
try {
  const args = ['--conditions=@pilotpair/source', 'tests/service/scale/run.ts', ...process.argv.slice(2)]
  code = await runLoud(process.execPath, args, { TEST_DATABASE_URL: server.url })
} finally {
  server.stop()
}
process.exit(code)
