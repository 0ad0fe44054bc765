// npm start: from a fresh clone to the running product in one command (demo mode, embedded database).
// npm run start:production: the same service without the demo world; see the table of variables in the README.
// npm run start:cluster -- --processes 4 [--mode production]: several processes behind one port, on PostgreSQL.
import os from 'node:os'
import process from 'node:process'
import { ensureInstalled, ensureNode, fail, runLoud, runQuiet } from './lib/workspace.mjs'

const [kind = 'demo', ...rest] = process.argv.slice(2)
const option = (name, otherwise) => (rest.includes(name) ? (rest[rest.indexOf(name) + 1] ?? '') : otherwise)
const isCluster = kind === 'cluster'
const mode = isCluster ? option('--mode', 'demo') : kind === 'production' ? 'production' : 'demo'
const processes = isCluster ? ['--processes', option('--processes', String(os.availableParallelism()))] : []

if (isCluster && !process.env.DATABASE_URL) {
  fail('Several processes need PostgreSQL: set DATABASE_URL (the embedded database serves one process).')
}

ensureInstalled()
ensureNode()

const build = await runQuiet('npm', ['run', '-s', 'build'])
if (build.code !== 0) fail(`The web app could not be built.\n${build.output}`)

const service = ['--conditions=@pilotpair/source', 'apps/mock-api/src/server.ts', '--mode', mode, ...processes]
process.exit(await runLoud('node', service, mode === 'production' ? { NODE_ENV: 'production' } : {}))
