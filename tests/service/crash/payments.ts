import path from 'node:path'
import { spawnService, type SpawnedService } from '@pilotpair/mock-api/testing'
import { caller } from '../support/http.ts'
import { inParallel, report, tally } from '../support/report.ts'
import { countOf, type Stage } from '../support/stage.ts'
import { hourAhead } from '../race/bookings.ts'

const preload = path.join(import.meta.dirname, 'fault-points.ts')

const start = (stage: Stage): Promise<SpawnedService> =>
  spawnService({ DATABASE_URL: stage.url, WEB_DIR: 'none', LOG_LEVEL: 'silent', DB_POOL: '5' }, { nodeArgs: ['--import', preload] })

/** Statements after which something has been kept: the end of a transaction, or a change outside of one. */
const keeps = (statements: readonly string[]): number[] => {
  const kept: number[] = []
  let isInside = false
  statements.forEach((text, index) => {
    if (/^begin/i.test(text)) isInside = true
    const isEnd = /^(commit|rollback)/i.test(text)
    if (isEnd) isInside = false
    if (isEnd || (!isInside && /^(insert|update|delete)/i.test(text))) kept.push(index + 1)
  })
  return kept
}

const listStatements = async (stage: Stage, id: string): Promise<string[]> => {
  const service = await start(stage)
  const answer = await caller(service.origin, stage.world.invitee.client.cookies).call(
    'POST',
    `flight-proposals/${id}/accept`,
    { id_card: await stage.world.newestCard(stage.world.invitee) },
    { 'x-list-statements': 'yes' },
  )
  await service.end('SIGTERM')
  if (answer.status !== 200) throw new Error(`an accept answered ${answer.status}: ${answer.text}`)
  return [...service.output().matchAll(/^statement \d+ (.*)$/gm)].map(([, text = '']) => text)
}

const balances = `select f.id, f.status, p.payer_id,
    count(*) filter (where (o.data->>'amount_received')::int > 0) as charges,
    coalesce(sum((o.data->>'amount_capturable')::int), 0)::int as held,
    coalesce(sum((o.data->>'amount_received')::int - case when (c.data->>'captured')::boolean
      then (c.data->>'amount_refunded')::int else 0 end), 0)::int as kept
  from flights f
    join stripe_sandbox.objects o on o.kind = 'payment_intent' and o.data->'metadata'->>'pilotpair_flight' = f.id::text
    left join payments p on p.id::text = o.data->'metadata'->>'pilotpair_payment'
    left join stripe_sandbox.objects c on c.id = o.data->>'latest_charge'
  where f.id = any($1) group by f.id, f.status, p.payer_id`

interface Balance {
  readonly id: string
  readonly status: string
  readonly payer_id: string | null
  readonly charges: string
  readonly held: number
  readonly kept: number
}

const judge = async (stage: Stage, name: string, ids: readonly string[], figures: Readonly<Record<string, unknown>>): Promise<void> => {
  const { rows } = await stage.client.query<Balance>(balances, [ids])
  const twice = rows.filter(({ charges }) => Number(charges) > 1).length
  const orphans = rows.filter(({ status, kept, held, payer_id: payer }) => (payer === null || status !== 'accepted') && kept + held !== 0).length
  const stuck = rows.filter(({ held }) => held !== 0).length
  const unpaid = await countOf(
    stage.client,
    `select count(*) from flights f where id = any($1) and status = 'accepted'
       and (select count(*) from payments p where p.flight_id = f.id and p.state = 'captured') <> 2`,
    [ids],
  )
  const states = await stage.client.query<{ status: string; count: string }>(
    'select status, count(*) from flights where id = any($1) group by status',
    [ids],
  )
  report(name, twice + orphans + stuck + unpaid === 0, {
    ...figures,
    flights: Object.fromEntries(states.rows.map(({ status, count }) => [status, Number(count)])),
    chargedTwice: twice,
    orphanCharges: orphans,
    holdsLeft: stuck,
    acceptedUnpaid: unpaid,
  })
}

/** Points of the short form. */
const fewPoints = 6

/**
 * Kills a process before every statement of an accept (unless `all`: after a few that keep something). Half of the flights
 * are accepted again after the restart, the others are left to the reconciliation, an hour later.
 */
export const killBetweenSteps = async (stage: Stage, all: boolean): Promise<void> => {
  const { world } = stage
  const statements = await listStatements(stage, await world.send(hourAhead(stage, 80), 1))
  const kept = keeps(statements)
  const afterKept = kept.map((at) => at + 1).filter((at) => at <= statements.length)
  const every = Math.ceil(afterKept.length / fewPoints)
  const chosen = all ? statements.map((_, index) => index + 1) : afterKept.filter((_, index) => index % every === 0)
  const points = [...chosen.map(String), 'answer']
  const ids: string[] = []
  for (const [index] of points.entries()) ids.push(await world.send(hourAhead(stage, 90 + index * 2), 1))
  // How many statements an accept takes varies by a few: with what is prepared already, and with who holds a row.
  const idCard = await world.newestCard(world.invitee)
  let answeredBefore = 0
  let survived = 0
  await inParallel(points.length, 2, async (index) => {
    const service = await start(stage)
    const answer = await caller(service.origin, world.invitee.client.cookies).call(
      'POST',
      `flight-proposals/${ids[index] ?? ''}/accept`,
      { id_card: idCard },
      { 'x-die-before': points[index] ?? '' },
    )
    await service.end('SIGKILL')
    if (answer.status === 0) return
    const [, taken] = /answered after (\d+) statements/.exec(service.output()) ?? []
    if (answer.status === 200 && taken !== undefined && Number(taken) < Number(points[index])) answeredBefore += 1
    else survived += 1
  })
  const restarted = await start(stage)
  const invitee = caller(restarted.origin, world.invitee.client.cookies)
  const again = ids.filter((_, index) => index % 2 === 0)
  const statuses: number[] = []
  for (const id of again) statuses.push((await invitee.call('POST', `flight-proposals/${id}/accept`, { id_card: idCard })).status)
  await restarted.end('SIGTERM')
  world.kit.clock.advance(3_600)
  for (let run = 0; run < 3; run += 1) {
    await world.runJobs()
    world.kit.clock.advance(120)
  }
  const repeated = statuses.every((status) => status === 200 || status === 409)
  // A few points past the end are allowed; if most were, nothing would have been killed.
  if (answeredBefore > Math.ceil(points.length / 20)) survived += answeredBefore
  if (survived > 0 || !repeated) report('killed at every step: the kills and the repeats', false, { survived, repeats: tally(statuses) })
  await judge(stage, 'killed between authorise, commit and capture', ids, {
    statements: statements.length,
    killedAt: points.length - answeredBefore,
    answeredBefore,
    acceptedAgain: again.length,
    repeats: tally(statuses),
  })
}
