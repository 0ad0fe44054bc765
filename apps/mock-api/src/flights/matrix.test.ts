import { adminEndpoints, flightEndpoints, operatorEndpoints, proposalEndpoints, type Endpoint } from '@pilotpair/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tables } from '../db/index.ts'
import type { TestAnswer, TestClient } from '../testing/index.ts'
import { createFlightWorld, type FlightWorld } from '../testing/flight-world.ts'
import { actorOf } from './apply.ts'
import { decide, type Action, type Flight } from './machine.ts'
import { slotsOf } from './slots.ts'

const HOUR = 3_600_000
/** 165.01 an hour for two hours: 330.02, halves of 165.01. */
const SHARE = 16_501
const SOLO = 33_002

let world: FlightWorld
let goodCard = ''
beforeAll(async () => {
  world = await createFlightWorld()
  goodCard = await world.newestCard(world.invitee)
})
afterAll(() => world.kit.close())

type Role = 'inviter' | 'invitee' | 'otherPilot' | 'operator' | 'otherOperator' | 'admin'
const roles: readonly Role[] = ['inviter', 'invitee', 'otherPilot', 'operator', 'otherOperator', 'admin']

interface Call {
  readonly endpoint: Endpoint
  readonly body: (flight: Flight) => object | undefined
}
const bare = (endpoint: Endpoint): Call => ({ endpoint, body: () => undefined })
const offer = (endpoint: Endpoint): Call => ({
  endpoint,
  body: ({ startsAt }) => ({ new_date: new Date(startsAt.getTime() + 3 * HOUR).toISOString(), operator_message: 'Later?' }),
})

/** Every action that a call can ask for. */
const calls = {
  // A payment that runs is joined; another one is begun with a card.
  accept: { endpoint: proposalEndpoints.accept, body: ({ leasedUntil }) => (leasedUntil === null ? { id_card: goodCard } : {}) },
  decline: bare(proposalEndpoints.decline),
  cancel: bare(proposalEndpoints.cancel),
  accept_counter: { endpoint: proposalEndpoints.acceptCounter, body: () => ({}) },
  decline_counter: bare(proposalEndpoints.declineCounter),
  request_cancellation: bare(proposalEndpoints.requestCancellation),
  withdraw_cancellation: bare(proposalEndpoints.withdrawCancellation),
  rate: { endpoint: flightEndpoints.rate, body: () => ({ rating: 4 }) },
  approve: bare(operatorEndpoints.approve),
  operator_decline: { endpoint: operatorEndpoints.decline, body: () => ({}) },
  propose_new_time: offer(operatorEndpoints.proposeNewTime),
  propose_change: offer(operatorEndpoints.proposeChange),
  operator_cancel: { endpoint: operatorEndpoints.cancel, body: () => ({ operator_message: 'Engine trouble.' }) },
  confirm_cancellation: { endpoint: adminEndpoints.confirmCancellation, body: () => ({ fee_cents: 1000 }) },
  reject_cancellation: bare(adminEndpoints.rejectCancellation),
} satisfies Partial<Record<Action, Call>>
type CallName = keyof typeof calls
const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name)
const callNames = Object.keys(calls).filter(isCallName)

const clientOf = (role: Role): TestClient => world[role].client

const send = (name: CallName, client: TestClient, flight: Flight): Promise<TestAnswer> => {
  const { endpoint, body }: Call = calls[name]
  const content = body(flight)
  return client.send(`/api/v1/${endpoint.path.replace('{id}', flight.id)}`, {
    method: 'POST',
    ...(content === undefined ? {} : { body: JSON.stringify(content), headers: { 'Content-Type': 'application/json' } }),
  })
}

const mustSend = async (name: CallName, role: Role, id: string): Promise<void> => {
  const answer = await send(name, clientOf(role), await read(id))
  if (answer.status !== 200) throw new Error(`${name} by ${role}: ${answer.status} ${answer.text}`)
}

const read = async (id: string): Promise<Flight> => {
  const flight = await world.read(id)
  if (flight === undefined) throw new Error(`flight ${id} is gone`)
  return flight
}

const solo = async (): Promise<string> => {
  const { id_flight_proporsal: id } = await world.bookSolo(world.nextStart())
  if (id === undefined) throw new Error('nothing was booked')
  return id
}
const pending = (): Promise<string> => world.send(world.nextStart())
const after = async (id: Promise<string>, ...steps: readonly (readonly [CallName, Role])[]): Promise<string> => {
  for (const [name, role] of steps) await mustSend(name, role, await id)
  return id
}
const accepted = (): Promise<string> => after(pending(), ['accept', 'invitee'])
const confirmed = (): Promise<string> => after(accepted(), ['approve', 'operator'])

/** How to bring a new flight into each state, by calls alone but for the clock. */
const states: Readonly<Record<string, () => Promise<string>>> = {
  pending,
  'pending, approved': () => after(pending(), ['approve', 'operator']),
  'in payment': async () => {
    const id = await pending()
    const answer = await world.accept(id, await world.saveCard(world.invitee, 'asks'))
    if (answer.status !== 'requires_action') throw new Error('the bank did not ask')
    // The newest card pays: the next flights are paid with one that works.
    await world.saveCard(world.invitee, 'good')
    return id
  },
  countered: () => after(pending(), ['propose_new_time', 'operator']),
  'countered, half accepted': () => after(pending(), ['propose_new_time', 'operator'], ['accept_counter', 'inviter']),
  'countered, paid': () => after(accepted(), ['propose_new_time', 'operator']),
  accepted,
  confirmed,
  'change offered': () => after(confirmed(), ['propose_change', 'operator']),
  'change half accepted': () => after(confirmed(), ['propose_change', 'operator'], ['accept_counter', 'invitee']),
  'cancellation requested': () => after(confirmed(), ['request_cancellation', 'inviter']),
  declined: () => after(pending(), ['decline', 'invitee']),
  cancelled: async () => {
    const id = await after(confirmed(), ['operator_cancel', 'operator'])
    await world.runJobs()
    return id
  },
  expired: async () => {
    const id = await accepted()
    const long = new Date(world.kit.clock.now().getTime() - 48 * HOUR)
    await world.kit.db.update(tables.flights).set({ statusChangedAt: long }).where(eq(tables.flights.id, id))
    await world.runJobs()
    return id
  },
  flown: async () => {
    const id = await confirmed()
    const { startsAt: planned } = await read(id)
    const startsAt = new Date(planned.getTime() - 100 * 24 * HOUR)
    const endsAt = new Date(startsAt.getTime() + 2 * HOUR)
    await world.kit.db.update(tables.flights).set({ startsAt, endsAt }).where(eq(tables.flights.id, id))
    return id
  },
  'solo, accepted': solo,
  'solo, countered': () => after(solo(), ['propose_new_time', 'operator']),
  'solo, confirmed': () => after(solo(), ['approve', 'operator']),
}

interface Snapshot {
  readonly flight: Flight
  readonly slots: readonly string[]
  readonly money: readonly unknown[]
  readonly messages: number
}

const look = async (id: string): Promise<Snapshot> => ({
  flight: await read(id),
  slots: await world.slots(id),
  money: [await world.balance(id, world.inviter.id), await world.balance(id, world.invitee.id)],
  messages: (await world.messages()).length,
})

/** What each payer has on the line where the flight stands: the table of the decisions, in cents. */
const expectedMoney = ({ status, inviteeId, inviteeConsentAt, leasedUntil, cancellationFeeCents }: Flight): unknown[] => {
  const none = { held: 0, kept: 0 }
  const isPaid = inviteeId === null || inviteeConsentAt !== null
  if (!isPaid || leasedUntil !== null) return [none, none]
  const isClosed = ['declined', 'cancelled', 'expired'].includes(status)
  const inviter = inviteeId === null ? SOLO : SHARE
  if (isClosed) return [{ held: 0, kept: cancellationFeeCents ?? 0 }, none]
  return [{ held: 0, kept: inviter }, inviteeId === null ? none : { held: 0, kept: SHARE }]
}

const expectedSlots = (flight: Flight): string[] =>
  slotsOf(flight)
    .map(({ party, kind }) => {
      const name = 'aircraftId' in party ? 'aircraft' : party.pilotId === world.inviter.id ? 'inviter' : 'invitee'
      return `${kind} ${name}`
    })
    .sort()

const isTerminal = ({ status }: Flight): boolean => ['declined', 'cancelled', 'expired'].includes(status)

/** Status a call answers by: who may call at all, then what the machine says. */
const expectedStatus = (name: CallName, role: Role, flight: Flight): number => {
  const { access } = calls[name].endpoint
  const user = { id: world[role].id, role: role === 'admin' ? 'super_admin' : role === 'operator' || role === 'otherOperator' ? 'operator' : 'pilot' } as const
  if (access.kind === 'session' && !access.roles.includes(user.role)) return 403
  const newDate = new Date(flight.startsAt.getTime() + 3 * HOUR)
  const input = name.startsWith('propose') ? { newDate, operatorMessage: 'Later?' } : {}
  const decision = decide(flight, name, actorOf(flight, user), world.kit.clock.now(), input)
  return decision.kind === 'refusal' ? decision.status : 200
}

describe.each(Object.keys(states))('%s', (state) => {
  const make = (): Promise<string> => {
    const found = states[state]
    if (found === undefined) throw new Error(`no state ${state}`)
    return found()
  }

  test('refused calls change nothing, allowed ones do what the table says', { timeout: 240_000 }, async () => {
    const probe = await make()
    const before = await look(probe)
    const allowed: [CallName, Role][] = []
    const wrong: string[] = []
    for (const name of callNames) {
      const anonymous = await send(name, world.kit.client(), before.flight)
      if (anonymous.status !== 401) wrong.push(`${name} without a session: ${anonymous.status}`)
      for (const role of roles) {
        const expected = expectedStatus(name, role, before.flight)
        if (expected === 200) {
          allowed.push([name, role])
          continue
        }
        const answer = await send(name, clientOf(role), before.flight)
        if (answer.status !== expected) wrong.push(`${name} by ${role}: ${answer.status} instead of ${expected} ${answer.text}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await look(probe)).toEqual(before)
    expect(before.money).toEqual(expectedMoney(before.flight))
    expect(before.slots).toEqual(expectedSlots(before.flight))

    for (const [name, role] of allowed) {
      const id = await make()
      const was = await look(id)
      const answer = await send(name, clientOf(role), was.flight)
      await world.runJobs()
      const is = await look(id)
      const where = `${name} by ${role}`
      expect({ where, status: answer.status, text: answer.text.slice(0, 200) }).toMatchObject({ where, status: 200 })
      expect({ where, slots: is.slots, money: is.money }).toEqual({
        where,
        slots: expectedSlots(is.flight),
        money: expectedMoney(is.flight),
      })
      expect({ where, to: is.flight.status }).toEqual({ where, to: outcomeOf(name, role, was.flight) })
      // An offer for a shared flight is said in the pilots' conversation, nothing else is.
      const said = (name === 'propose_new_time' || name === 'propose_change') && is.flight.inviteeId !== null ? 1 : 0
      expect({ where, messages: is.messages - was.messages }).toEqual({ where, messages: said })
      expect({ where, left: isTerminal(is.flight) ? is.slots : [] }).toEqual({ where, left: [] })
    }
  })
})

/** Where each allowed call leads: the fourth column of the table of the decisions. */
const outcomeOf = (name: CallName, role: Role, was: Flight): Flight['status'] => {
  switch (name) {
    case 'accept':
      return was.status === 'pending' && was.leasedUntil !== null ? 'pending' : was.status === 'pending' ? 'accepted' : was.status
    case 'decline':
    case 'operator_decline':
      return 'declined'
    case 'cancel':
    case 'operator_cancel':
    case 'confirm_cancellation':
      return 'cancelled'
    case 'accept_counter': {
      const other = role === 'inviter' ? was.offerInviteeAcceptedAt : was.offerInviterAcceptedAt
      const isLast = was.inviteeId === null || other !== null
      if (was.status === 'accepted' || !isLast) return was.status
      return was.inviteeId === null || was.inviteeConsentAt !== null ? 'accepted' : 'pending'
    }
    case 'decline_counter':
      return was.status === 'accepted' ? 'accepted' : 'declined'
    case 'request_cancellation':
      return 'cancellation_requested'
    case 'withdraw_cancellation':
    case 'reject_cancellation':
      return 'accepted'
    case 'propose_new_time':
      return 'OPERATOR_COUNTER_PROPOSAL'
    case 'propose_change':
    case 'approve':
    case 'rate':
      return was.status
  }
}
