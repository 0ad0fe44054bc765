// npm run fuzz: 2,000 requests an endpoint drawn from the contract (200 where hashing or pictures are involved), good and
// broken. With --short a few each; --only=<endpoint> one of them; --seed=<number> another draw.
import process from 'node:process'
import { ensureInstalled, ensureNode, runLoud } from './lib/workspace.mjs'

ensureInstalled()
ensureNode()

const args = ['--conditions=@pilotpair/source', 'tests/service/fuzz/run.ts', ...process.argv.slice(2)]
process.exit(await runLoud(process.execPath, args))
