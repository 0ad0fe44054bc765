import { adminEndpoints, operatorEndpoints, proposalEndpoints } from '@pilotpair/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFlightWorld, type FlightWorld } from '../testing/flight-world.ts'
import { cancelFlightsOfPilot } from './cascade.ts'
import { announce } from './announce.ts'

const HOUR = 3_600_000

let world: FlightWorld
beforeAll(async () => {
  world = await createFlightWorld()
})
afterAll(() => world.kit.close())

const at = (id: string) => ({ params: { id } })

/** Mails of a change, who it tells by what they are on the flight, sorted. */
const mailsOf = async (change: () => Promise<unknown>): Promise<string[]> => {
  await world.kit.settled()
  const before = world.kit.mails.length
  await change()
  await world.kit.settled()
  const { inviter, invitee, operator } = world
  const names = new Map([
    [inviter.email, 'inviter'],
    [invitee.email, 'invitee'],
    [operator.email, 'operator'],
  ])
  return world.kit.mails.slice(before).map(({ to, subject }) => `${names.get(to) ?? to}: ${subject}`).sort()
}

const pending = (): Promise<string> => world.send(world.nextStart())

const accepted = async (): Promise<string> => {
  const id = await pending()
  await world.accept(id)
  return id
}

const offer = () => ({ new_date: world.nextStart().toISOString(), operator_message: 'Would this suit you?' })

/** A request with a counter proposal. @returns what accepting it takes */
const countered = async () => {
  const id = await pending()
  const body = offer()
  await world.operator.client.ok(operatorEndpoints.proposeNewTime, { ...at(id), body })
  return { id, body }
}

const changing = async () => {
  const id = await world.confirmed()
  const body = offer()
  await world.operator.client.ok(operatorEndpoints.proposeChange, { ...at(id), body })
  return { id, body }
}

const requested = async (): Promise<string> => {
  const id = await world.confirmed()
  await world.inviter.client.ok(proposalEndpoints.requestCancellation, at(id))
  return id
}

const silentFor48Hours = async (id: string, column: 'statusChangedAt' | 'offerMadeAt'): Promise<void> => {
  await world.shift(id, { [column]: new Date(world.kit.clock.now().getTime() - 48 * HOUR) })
}

/** What is done, on what; who hears of it under which subject. The scene gives the act, whose mails alone count. */
const cases: readonly (readonly [change: string, scene: () => Promise<() => Promise<unknown>>, told: readonly string[]])[] = [
  ['sending', async () => pending, ['invitee: You are invited to a flight', 'operator: A new flight request']],
  [
    'accepting before the operator',
    async () => {
      const id = await pending()
      return () => world.accept(id)
    },
    ['inviter: A flight was accepted', 'operator: A flight was accepted'],
  ],
  [
    'accepting what the operator has approved',
    async () => {
      const id = await pending()
      await world.operator.client.ok(operatorEndpoints.approve, at(id))
      return () => world.accept(id)
    },
    ['inviter: Your flight is confirmed', 'operator: Your flight is confirmed'],
  ],
  [
    'booking alone',
    async () => () => world.bookSolo(world.nextStart()),
    ['operator: A flight was accepted'],
  ],
  [
    'approving before the invited pilot',
    async () => {
      const id = await pending()
      return () => world.operator.client.ok(operatorEndpoints.approve, at(id))
    },
    ['invitee: Your flight was approved', 'inviter: Your flight was approved'],
  ],
  [
    'approving what is paid',
    async () => {
      const id = await accepted()
      return () => world.operator.client.ok(operatorEndpoints.approve, at(id))
    },
    ['invitee: Your flight is confirmed', 'inviter: Your flight is confirmed'],
  ],
  [
    'declining by the invited pilot',
    async () => {
      const id = await pending()
      return () => world.invitee.client.ok(proposalEndpoints.decline, at(id))
    },
    ['inviter: A flight was declined', 'operator: A flight was declined'],
  ],
  [
    'declining by the operator',
    async () => {
      const id = await accepted()
      return () => world.operator.client.ok(operatorEndpoints.decline, { ...at(id), body: {} })
    },
    ['invitee: A flight was declined', 'inviter: A flight was declined'],
  ],
  [
    'proposing a new time',
    async () => {
      const id = await pending()
      return () => world.operator.client.ok(operatorEndpoints.proposeNewTime, { ...at(id), body: offer() })
    },
    ['invitee: A new time for your flight', 'inviter: A new time for your flight'],
  ],
  [
    'accepting a new time, first',
    async () => {
      const { id, body } = await countered()
      return () => world.inviter.client.ok(proposalEndpoints.acceptCounter, { ...at(id), body })
    },
    ['invitee: A new time was accepted', 'operator: A new time was accepted'],
  ],
  [
    'accepting a new time, last',
    async () => {
      const { id, body } = await countered()
      await world.inviter.client.ok(proposalEndpoints.acceptCounter, { ...at(id), body })
      return () => world.invitee.client.ok(proposalEndpoints.acceptCounter, { ...at(id), body })
    },
    ['inviter: A flight has a new time', 'operator: A flight has a new time'],
  ],
  [
    'declining a new time of a request',
    async () => {
      const { id } = await countered()
      return () => world.invitee.client.ok(proposalEndpoints.declineCounter, at(id))
    },
    ['inviter: A flight was declined', 'operator: A flight was declined'],
  ],
  [
    'proposing a change of a confirmed flight',
    async () => {
      const id = await world.confirmed()
      return () => world.operator.client.ok(operatorEndpoints.proposeChange, { ...at(id), body: offer() })
    },
    ['invitee: A new time for your flight', 'inviter: A new time for your flight'],
  ],
  [
    'declining a change',
    async () => {
      const { id } = await changing()
      return () => world.inviter.client.ok(proposalEndpoints.declineCounter, at(id))
    },
    ['invitee: A new time was declined', 'operator: A new time was declined'],
  ],
  [
    'cancelling a request',
    async () => {
      const id = await pending()
      return () => world.inviter.client.ok(proposalEndpoints.cancel, at(id))
    },
    ['invitee: A flight was cancelled', 'operator: A flight was cancelled'],
  ],
  [
    'cancelling by the operator',
    async () => {
      const id = await world.confirmed()
      return () => world.operator.client.ok(operatorEndpoints.cancel, { ...at(id), body: { operator_message: 'The engine needs a new part.' } })
    },
    ['invitee: A flight was cancelled', 'inviter: A flight was cancelled'],
  ],
  [
    'the silence that ends a request',
    async () => {
      const id = await pending()
      await silentFor48Hours(id, 'statusChangedAt')
      return () => world.runJobs()
    },
    ['invitee: A flight request has expired', 'inviter: A flight request has expired', 'operator: A flight request has expired'],
  ],
  [
    'the silence that ends a change',
    async () => {
      const { id } = await changing()
      await silentFor48Hours(id, 'offerMadeAt')
      return () => world.runJobs()
    },
    ['invitee: A new time has lapsed', 'inviter: A new time has lapsed', 'operator: A new time has lapsed'],
  ],
  [
    'asking for a cancellation',
    async () => {
      const id = await world.confirmed()
      return () => world.inviter.client.ok(proposalEndpoints.requestCancellation, at(id))
    },
    ['invitee: A cancellation was requested', 'operator: A cancellation was requested'],
  ],
  [
    'withdrawing it',
    async () => {
      const id = await requested()
      return () => world.inviter.client.ok(proposalEndpoints.withdrawCancellation, at(id))
    },
    ['invitee: Your flight stands', 'operator: Your flight stands'],
  ],
  [
    'rejecting it by an administrator',
    async () => {
      const id = await requested()
      return () => world.admin.client.ok(adminEndpoints.rejectCancellation, at(id))
    },
    ['invitee: Your flight stands', 'inviter: Your flight stands', 'operator: Your flight stands'],
  ],
  [
    'confirming it by an administrator',
    async () => {
      const id = await requested()
      return () => world.admin.client.ok(adminEndpoints.confirmCancellation, { ...at(id), body: { fee_cents: 2500 } })
    },
    ['invitee: A flight was cancelled', 'inviter: A flight was cancelled', 'operator: A flight was cancelled'],
  ],
]

test.each(cases)('%s tells everybody else', async (_change, scene, told) => {
  const act = await scene()
  expect(await mailsOf(act)).toEqual([...told].sort())
})

test('a mail names aircraft and time, brings the operator\'s words and leads to the list', async () => {
  const id = await pending()
  const sent = world.kit.mails.length
  await world.operator.client.ok(operatorEndpoints.proposeNewTime, { ...at(id), body: offer() })
  await world.kit.settled()
  const mail = world.kit.mails.slice(sent).find(({ to }) => to === world.inviter.email)
  expect(mail?.text).toMatch(/Aircraft: Cessna 172S \(N\d+\)\nTime: .+ P[SD]T\nMessage of the operator: Would this suit you\?/)
  expect(mail?.text).toContain('http://localhost/flight-share-requests')
})

test('nobody hears of what was undone', async () => {
  const id = await pending()
  const undone = world.kit.db.transaction(async (tx) => {
    const facts = { pilotId: world.inviter.id, at: world.kit.clock.now() }
    await announce(tx, world.kit.deps, await cancelFlightsOfPilot(tx, facts))
    throw new Error('undone')
  })
  expect(await mailsOf(() => expect(undone).rejects.toThrow('undone'))).toEqual([])
  expect((await world.existing(id)).status).toBe('pending')
})
