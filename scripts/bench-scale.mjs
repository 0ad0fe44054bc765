// npm run bench:scale: pages that every list route reads at 10,000 and at 1,000,000 rows, on PostgreSQL. With --short
// at 5,000 and 50,000; --only=<list> measures one; --plans prints the plans that read much.
import process from 'node:process'
import { openServer } from './lib/postgresql.mjs'
import { ensureInstalled, ensureNode, runLoud } from './lib/workspace.mjs'

ensureInstalled()
ensureNode()

const server = await openServer(['shared_buffers=512MB', 'max_wal_size=8GB', 'autovacuum=off', 'full_page_writes=off'])
let code = 1
try {
  const args = ['--conditions=@pilotpair/source', 'tests/service/scale/run.ts', ...process.argv.slice(2)]
  code = await runLoud(process.execPath, args, { TEST_DATABASE_URL: server.url })
} finally {
  server.stop()
}
process.exit(code)
