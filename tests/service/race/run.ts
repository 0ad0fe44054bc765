// npm run test:race: several processes on one PostgreSQL, and callers that all want the same.
import process from 'node:process'
import { spawnService, type TestUser } from '@pilotpair/mock-api/testing'
import { hangUp } from '../support/http.ts'
import { exitCode, report } from '../support/report.ts'
import { setStage, type Stage } from '../support/stage.ts'
import { raceOfAdmins } from './admins.ts'
import { raceForOneSlot, raceForRandomHours } from './bookings.ts'
import { raceToAccept, raceToDecide } from './proposals.ts'

const isShort = process.argv.includes('--short')
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
const sizes = isShort
  ? { processes: 2, pilots: 30, slotRounds: 2, accepts: { parallel: 50, rounds: 1 }, rounds: 40, bookings: { bookings: 300, hours: 80 }, admins: 5 }
  : { processes: 4, pilots: 100, slotRounds: 20, accepts: { parallel: 100, rounds: 5 }, rounds: 500, bookings: { bookings: 10_000, hours: 1_300 }, admins: 50 }

const pilotsOf = async (stage: Stage): Promise<TestUser[]> => {
  const pilots: TestUser[] = []
  while (pilots.length < sizes.pilots) pilots.push(await stage.pilot())
  return pilots
}

const began = performance.now()
const stage = await setStage()
const service = await spawnService(
  { DATABASE_URL: stage.url, WEB_DIR: 'none', DB_POOL: '20', LOG_LEVEL: 'error' },
  { args: ['--processes', String(sizes.processes)] },
)
try {
  const needsPilots = only === undefined || only === 'slot' || only === 'hours'
  const pilots = needsPilots ? await pilotsOf(stage) : []
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    accept: () => raceToAccept(stage, service.origin, sizes.accepts),
    slot: () => raceForOneSlot(stage, service.origin, { pilots, rounds: sizes.slotRounds }),
    decide: () => raceToDecide(stage, service.origin, sizes.rounds),
    hours: () => raceForRandomHours(stage, service.origin, { pilots, ...sizes.bookings }),
    admins: () => raceOfAdmins(stage, service.origin, sizes.admins),
  }
  for (const [name, part] of Object.entries(parts)) {
    if (only === undefined || only === name) await part()
  }
  const faults = service.output().split('\n').filter((line) => line.includes('unexpected error'))
  report('no unexpected error', faults.length === 0, { processes: sizes.processes, unexpected: faults.length, first: faults[0] })
} finally {
  hangUp()
  await service.end('SIGTERM')
  await stage.close()
}
report('test:race', exitCode() === 0, { form: isShort ? 'short' : 'full', seconds: Math.round((performance.now() - began) / 1000) })
process.exit(exitCode())
