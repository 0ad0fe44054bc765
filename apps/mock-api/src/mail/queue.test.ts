import { adminEndpoints, operatorEndpoints, proposalEndpoints } from '@pilotpair/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgotPassword } from '../auth/reset.ts'
import { tables } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { perform } from '../flights/perform.ts'
import { createFlightWorld, type FlightWorld } from '../testing/flight-world.ts'
import { createTestApi } from '../testing/index.ts'
import type { Mail } from './port.ts'
import { sendMails, storeMails } from './queue.ts'

const DAY = 86_400

let world: FlightWorld
beforeAll(async () => {
  world = await createFlightWorld()
})
afterAll(() => world.kit.close())
beforeEach(async () => {
  await world.kit.settled()
  await world.kit.db.delete(tables.mails)
})

const waiting = () => world.kit.db.select().from(tables.mails)

const write = (mails: readonly Mail[]): Promise<void> =>
  world.kit.db.transaction((tx) => storeMails(tx, world.kit.deps, mails))

const news: Mail = { to: 'ann@example.test', subject: 'News', text: 'Something has happened.' }

/** A process with a mail server that does not take mails until it is told to. */
const withServer = (): { readonly deps: Deps; readonly sent: Mail[]; readonly setUp: (isUp: boolean) => void } => {
  const sent: Mail[] = []
  let isUp = false
  const send = async (mail: Mail): Promise<void> => {
    if (!isUp) throw new Error('The mail server did not take a mail: ECONNECTION')
    sent.push(mail)
  }
  return { deps: { ...world.kit.deps, mailer: { send } }, sent, setUp: (to) => void (isUp = to) }
}

describe('a mail on a change', () => {
  test('is left by a process that dies right after the commit, and sent by another', async () => {
    const id = await world.send(world.nextStart())
    await world.kit.settled()
    const dying: Deps = { ...world.kit.deps, background: { run: () => undefined, settled: () => Promise.resolve() } }
    const before = world.kit.mails.length
    await perform(dying, { user: { id: world.invitee.id, role: 'pilot' }, flightId: id, action: 'decline' })
    expect(world.kit.mails).toHaveLength(before)
    await sendMails(world.kit.deps)
    expect(world.kit.mails.slice(before).map(({ to }) => to).sort()).toEqual([world.inviter.email, world.operator.email].sort())
    expect(await waiting()).toEqual([])
  })

  test('to a new operator waits for a mail server that is away', async () => {
    const { deps, sent, setUp } = withServer()
    const own = await createTestApi({ deps: { mailer: deps.mailer } })
    const { client } = await own.user({ role: 'super_admin' })
    await client.ok(adminEndpoints.createOperator, { body: { name: 'Skyline Rentals', email: 'sky.line@example.test', password: 'Tail-Wind-42' } })
    await own.settled()
    setUp(true)
    own.clock.advance(61)
    await sendMails(own.deps)
    await own.close()
    expect(sent.map(({ to }) => to)).toEqual(['sky.line@example.test'])
  })

  test('is neither written nor sent when the change is undone', async () => {
    const undone = world.kit.db.transaction(async (tx) => {
      await storeMails(tx, world.kit.deps, [news])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await waiting()).toEqual([])
  })

  test('goes out right after the call that made it, and leaves no row', async () => {
    const id = await world.send(world.nextStart())
    const before = world.kit.mails.length
    await world.operator.client.ok(operatorEndpoints.approve, { params: { id } })
    await world.kit.settled()
    expect(world.kit.mails.length).toBeGreaterThan(before)
    expect(await waiting()).toEqual([])
    await world.inviter.client.ok(proposalEndpoints.cancel, { params: { id } })
  })
})

describe('sending', () => {
  test('tries again after pauses that grow, and says so without names', async () => {
    const { deps, sent, setUp } = withServer()
    await write([news])
    await sendMails(deps)
    await sendMails(deps)
    expect(await waiting()).toMatchObject([{ attempts: 1 }])
    world.kit.clock.advance(60)
    await sendMails(deps)
    world.kit.clock.advance(60)
    await sendMails(deps)
    expect(await waiting()).toMatchObject([{ attempts: 2 }])
    setUp(true)
    world.kit.clock.advance(60)
    await sendMails(deps)
    expect(sent).toEqual([news])
    expect(await waiting()).toEqual([])
    expect(JSON.stringify(world.kit.log)).not.toContain(news.to)
    expect(world.kit.log.at(-1)).toMatchObject({ level: 'warn', message: 'a mail could not be sent and will be tried again' })
  })

  test('gives up after three days with a line in the log', async () => {
    const { deps } = withServer()
    await write([news])
    world.kit.clock.advance(3 * DAY - 1)
    await sendMails(deps)
    expect(await waiting()).toHaveLength(1)
    world.kit.clock.advance(DAY)
    await sendMails(deps)
    expect(await waiting()).toEqual([])
    expect(world.kit.log.at(-1)).toMatchObject({ level: 'error', message: 'a mail could not be sent for days and is given up' })
  })

  test('one mail that is refused keeps no other from being sent', async () => {
    const sent: string[] = []
    const send = async ({ to }: Mail): Promise<void> => {
      if (to === news.to) throw new Error('The mail server did not take a mail: EENVELOPE 550')
      sent.push(to)
    }
    await write([news, { ...news, to: 'bob@example.test' }])
    await sendMails({ ...world.kit.deps, mailer: { send } })
    expect(sent).toEqual(['bob@example.test'])
    expect(await waiting()).toMatchObject([{ recipient: news.to, attempts: 1 }])
  })

  test('many at once send each mail once', async () => {
    const { deps, sent, setUp } = withServer()
    setUp(true)
    const mails = Array.from({ length: 12 }, (_, index) => ({ ...news, subject: `News ${index}` }))
    await write(mails)
    await Promise.all(Array.from({ length: 4 }, () => sendMails(deps)))
    expect(sent.map(({ subject }) => subject).sort()).toEqual(mails.map(({ subject }) => subject).sort())
  })
})

test('a mail with a token goes to the mail server and is never stored', async () => {
  let stored: unknown
  const send = async (): Promise<void> => {
    stored = await waiting()
  }
  await forgotPassword({ ...world.kit.deps, mailer: { send } }, world.inviter.email)
  await world.kit.settled()
  expect(stored).toEqual([])
})
