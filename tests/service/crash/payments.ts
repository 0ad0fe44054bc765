import { spawnService, type SpawnedService, type TestUser } from '@pilotpair/mock-api/testing'
import { caller, type Answer } from '../support/http.ts'
import { inParallel, report, tally } from '../support/report.ts'
import type { Stage } from '../support/stage.ts'
import { hourAhead } from '../race/bookings.ts'
import { judge, settleAll } from './money.ts'
import { pointsOf, preload, statementsIn } from './points.ts'
import { killWhileRefunding } from './refunds.ts'

const start = (stage: Stage): Promise<SpawnedService> =>
  spawnService({ DATABASE_URL: stage.url, WEB_DIR: 'none', LOG_LEVEL: 'silent', DB_POOL: '5' }, { nodeArgs: ['--import', preload] })

type Headers = Readonly<Record<string, string>>

/** A call that moves money, to be interrupted. */
interface Scenario {
  readonly name: string
  /** Prepares what the call is made on. @returns the flight's id, or whatever else tells it apart */
  readonly prepare: (index: number) => Promise<string>
  readonly call: (origin: string, key: string, headers?: Headers) => Promise<Answer>
  readonly payers: readonly TestUser[]
  /** The flights of these keys that are there. @default the keys themselves */
  readonly flightsOf?: (keys: readonly string[]) => Promise<string[]>
}

const listStatements = async (stage: Stage, scenario: Scenario): Promise<string[]> => {
  const key = await scenario.prepare(0)
  const service = await start(stage)
  const answer = await scenario.call(service.origin, key, { 'x-list-statements': 'yes' })
  await service.end('SIGTERM')
  if (answer.status !== 200) throw new Error(`${scenario.name} answered ${answer.status}: ${answer.text}`)
  return statementsIn(service.output())
}

const kill = async (stage: Stage, scenario: Scenario, all: boolean): Promise<void> => {
  const statements = await listStatements(stage, scenario)
  const points = [...pointsOf(statements, all).map(String), 'answer']
  const keys: string[] = []
  for (const [index] of points.entries()) keys.push(await scenario.prepare(index + 1))
  // How many statements a call takes varies by a few: with what is prepared already, and with who holds a row.
  let answeredBefore = 0
  let survived = 0
  await inParallel(points.length, 2, async (index) => {
    const service = await start(stage)
    const answer = await scenario.call(service.origin, keys[index] ?? '', { 'x-die-before': points[index] ?? '' })
    await service.end('SIGKILL')
    if (answer.status === 0) return
    const [, taken] = /answered after (\d+) statements/.exec(service.output()) ?? []
    if (answer.status === 200 && taken !== undefined && Number(taken) < Number(points[index])) answeredBefore += 1
    else survived += 1
  })
  const restarted = await start(stage)
  const again = keys.filter((_, index) => index % 2 === 0)
  const statuses: number[] = []
  for (const key of again) statuses.push((await scenario.call(restarted.origin, key)).status)
  await restarted.end('SIGTERM')
  await settleAll(stage)
  const repeated = statuses.every((status) => status === 200 || status === 409)
  // A few points past the end are allowed; if most were, nothing would have been killed.
  if (answeredBefore > Math.ceil(points.length / 20)) survived += answeredBefore
  if (survived > 0 || !repeated) report(`${scenario.name}, killed at every step: the kills and the repeats`, false, { survived, repeats: tally(statuses) })
  const ids = scenario.flightsOf === undefined ? keys : await scenario.flightsOf(keys)
  await judge(stage, `${scenario.name}, killed at every step`, { ids, payerIds: scenario.payers.map(({ id }) => id) }, {
    statements: statements.length,
    killedAt: points.length - answeredBefore,
    answeredBefore,
    again: again.length,
    repeats: tally(statuses),
  })
}

/** The invited pilot accepts, and both pay. */
const accepting = async (stage: Stage): Promise<Scenario> => {
  const { world } = stage
  const idCard = await world.newestCard(world.invitee)
  return {
    name: 'accept',
    payers: [world.inviter, world.invitee],
    prepare: (index) => world.send(hourAhead(stage, 80 + index * 2), 1),
    call: (origin, id, headers) =>
      caller(origin, world.invitee.client.cookies).call('POST', `flight-proposals/${id}/accept`, { id_card: idCard }, headers),
  }
}

/** A solo flight is booked and paid: until it is, there is none. */
const booking = async (stage: Stage): Promise<Scenario> => {
  const pilot = await stage.pilot()
  const aircraftId = await stage.aircraft()
  return {
    name: 'solo booking',
    payers: [pilot],
    prepare: (index) => Promise.resolve(hourAhead(stage, 80 + index * 3).toISOString()),
    call: (origin, start, headers) =>
      caller(origin, pilot.client.cookies).call('POST', 'flights/book-solo', { aircraft_id: aircraftId, flight_date: start }, headers),
    async flightsOf(starts) {
      const { rows } = await stage.client.query<{ id: string }>('select id from flights where aircraft_id = $1 and starts_at = any($2)', [aircraftId, starts])
      return rows.map(({ id }) => id)
    },
  }
}

/** A flight that both have paid is cancelled: status, slots and refunds are one. */
const cancelling = (stage: Stage): Scenario => {
  const { world } = stage
  return {
    name: 'cancel with refunds',
    payers: [world.inviter, world.invitee],
    async prepare(index) {
      const id = await world.send(hourAhead(stage, 500 + index * 2), 1)
      await world.accept(id)
      return id
    },
    call: (origin, id, headers) => caller(origin, world.inviter.client.cookies).call('POST', `flight-proposals/${id}/cancel`, undefined, headers),
  }
}

/**
 * Kills a process before every statement of an accept, of a solo booking, of a cancellation and of the settling of its
 * refunds (unless `all`: after a few that keep something). Half of the calls are made again after the restart, the
 * others are left to the reconciliation, an hour later.
 */
export const killBetweenSteps = async (stage: Stage, all: boolean): Promise<void> => {
  await kill(stage, await accepting(stage), all)
  await kill(stage, await booking(stage), all)
  await kill(stage, cancelling(stage), all)
  await killWhileRefunding(stage, all)
}
