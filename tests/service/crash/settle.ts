// A process that settles what is due on a database once, and may be killed at a statement (see fault-points.ts).
import process from 'node:process'
import { createTestApi, openKeptStore, runFlightJobs } from '@pilotpair/mock-api/testing'
import { underWatch } from './fault-points.ts'

const { SETTLE_ON: name = '', SETTLE_AT: at = '', DIE_BEFORE: dieBefore } = process.env
const { store } = await openKeptStore(name)
const kit = await createTestApi({ store })
kit.clock.set(new Date(at))
await underWatch(dieBefore === undefined ? undefined : Number(dieBefore), () => runFlightJobs(kit.deps))
await kit.close()
