// npm run test:crash: processes that die, stop or lose their database, and what is left afterwards.
import process from 'node:process'
import { hangUp } from '../support/http.ts'
import { exitCode, report } from '../support/report.ts'
import { setStage } from '../support/stage.ts'
import { startCluster } from '../../../scripts/lib/postgresql.mjs'
import { killBetweenSteps } from './payments.ts'
import { loseDatabase, stopUnderLoad } from './stops.ts'
import { killEmbedded, killProcesses } from './writes.ts'

const isShort = process.argv.includes('--short')
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
const sizes = isShort
  ? { embedded: { rounds: 1, writes: 100, width: 8 }, several: { rounds: 2, writes: 200, width: 16 }, processes: 2, stops: 1, away: 5 }
  : { embedded: { rounds: 20, writes: 1_000, width: 16 }, several: { rounds: 20, writes: 1_000, width: 16 }, processes: 4, stops: 5, away: 30 }

const began = performance.now()
// Always a server of its own: it is taken away under the service.
const server = await startCluster()
process.env['TEST_DATABASE_URL'] = server.url
let failure: unknown
try {
  const stage = await setStage()
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    payments: () => killBetweenSteps(stage, !isShort),
    several: () => killProcesses(stage, sizes.several, sizes.processes),
    embedded: () => killEmbedded(sizes.embedded),
    stop: async () => {
      await stopUnderLoad(stage, 1, sizes.stops)
      await stopUnderLoad(stage, sizes.processes, sizes.stops)
    },
    away: async () => {
      // The stage's own connection goes with the server.
      stage.client.on('error', () => {})
      await loseDatabase(stage, server, sizes.away)
    },
  }
  for (const [name, part] of Object.entries(parts)) {
    if (only === undefined || only === name) await part()
  }
} catch (error) {
  failure = error
} finally {
  hangUp()
  server.stop()
}
if (failure !== undefined) console.error(failure)
report('test:crash', exitCode() === 0 && failure === undefined, { form: isShort ? 'short' : 'full', seconds: Math.round((performance.now() - began) / 1000) })
process.exit(exitCode())
