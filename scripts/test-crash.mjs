// npm run test:crash: processes that are killed, stopped or lose their database; --short is the form for the gates.
import process from 'node:process'
import { ensureInstalled, ensureNode, runLoud } from './lib/workspace.mjs'

ensureInstalled()
ensureNode()

process.exit(await runLoud('node', ['--conditions=@pilotpair/source', 'tests/service/crash/run.ts', ...process.argv.slice(2)]))
