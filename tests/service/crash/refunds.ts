import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import process from 'node:process'
import { proposalEndpoints } from '@pilotpair/contract'
import { hourAhead } from '../race/bookings.ts'
import { report } from '../support/report.ts'
import type { Stage } from '../support/stage.ts'
import { judge, settleAll } from './money.ts'
import { pointsOf, preload, statementsIn } from './points.ts'

const settler = path.join(import.meta.dirname, 'settle.ts')

/** Settles what is due in a process of its own, which may end on the way. @returns its signal and what it printed */
const settle = async (stage: Stage, dieBefore: number | undefined): Promise<{ readonly signal: NodeJS.Signals | null; readonly output: string }> => {
  const env = { ...process.env, SETTLE_AT: stage.world.kit.clock.now().toISOString(), SETTLE_ON: new URL(stage.url).pathname.slice(1) }
  const child = spawn(process.execPath, ['--conditions=@pilotpair/source', '--import', preload, settler], {
    env: dieBefore === undefined ? env : { ...env, DIE_BEFORE: String(dieBefore) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await once(child, 'close')
  return { signal: child.signalCode, output }
}

/** Kills the process that settles the refunds of a cancelled flight before each of its statements; another goes on. */
export const killWhileRefunding = async (stage: Stage, all: boolean): Promise<void> => {
  const { world } = stage
  const ids: string[] = []
  const cancelled = async (): Promise<void> => {
    const id = await world.send(hourAhead(stage, 900 + ids.length * 2), 1)
    await world.accept(id)
    await world.inviter.client.ok(proposalEndpoints.cancel, { params: { id } })
    ids.push(id)
  }
  await cancelled()
  const whole = await settle(stage, undefined)
  const statements = statementsIn(whole.output)
  if (whole.signal !== null || statements.length === 0) throw new Error(`nothing was settled: ${whole.output}`)
  let survived = 0
  let killed = 0
  for (const point of pointsOf(statements, all)) {
    await cancelled()
    if ((await settle(stage, point)).signal === 'SIGKILL') killed += 1
    else survived += 1
    // What it had in hand is another process's work, once it is due again.
    await world.runJobs()
    world.kit.clock.advance(1)
  }
  await settleAll(stage)
  if (killed === 0 || survived > Math.ceil(killed / 20)) report('refunds, killed at every step: the kills', false, { killed, survived })
  const payerIds = [world.inviter.id, world.invitee.id]
  await judge(stage, 'refunds, killed at every step', { ids, payerIds }, { statements: statements.length, killedAt: killed, survived })
}
