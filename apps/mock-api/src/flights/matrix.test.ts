import { adminEndpoints, flightEndpoints, operatorEndpoints, proposalEndpoints, type Endpoint } from '@pilotpair/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestAnswer, TestClient } from '../testing/index.ts'
import {
  flightCalls,
  flightRoles,
  flightTable,
  slotsIn,
  standOf,
  stateAfter,
  statusIn,
  type FlightCall,
  type FlightRole,
  type Paid,
} from '../testing/flight-table.ts'
import { createFlightWorld, type FlightWorld } from '../testing/flight-world.ts'
import type { Flight } from './machine.ts'

const HOUR = 3_600_000
/** 165.01 an hour for two hours: 330.02, halves of 165.01. */
const SHARE = 16_501
const SOLO = 33_002
const FEE = 1000

let world: FlightWorld
let goodCard = ''
beforeAll(async () => {
  world = await createFlightWorld()
  goodCard = await world.newestCard(world.invitee)
})
afterAll(() => world.kit.close())

interface Call {
  readonly endpoint: Endpoint
  readonly body: (flight: Flight) => object | undefined
}
const bare = (endpoint: Endpoint): Call => ({ endpoint, body: () => undefined })
const offer = (endpoint: Endpoint): Call => ({
  endpoint,
  body: ({ startsAt }) => ({ new_date: new Date(startsAt.getTime() + 3 * HOUR).toISOString(), operator_message: 'Later?' }),
})

const calls: Readonly<Record<FlightCall, Call>> = {
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
  confirm_cancellation: { endpoint: adminEndpoints.confirmCancellation, body: () => ({ fee_cents: FEE }) },
  reject_cancellation: bare(adminEndpoints.rejectCancellation),
}

const clientOf = (role: FlightRole): TestClient => world[role].client

const send = (name: FlightCall, client: TestClient, flight: Flight): Promise<TestAnswer> => {
  const { endpoint, body } = calls[name]
  const content = body(flight)
  return client.send(`/api/v1/${endpoint.path.replace('{id}', flight.id)}`, {
    method: 'POST',
    ...(content === undefined ? {} : { body: JSON.stringify(content), headers: { 'Content-Type': 'application/json' } }),
  })
}

const mustSend = async (name: FlightCall, role: FlightRole, id: string): Promise<void> => {
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
const after = async (id: Promise<string>, ...steps: readonly (readonly [FlightCall, FlightRole])[]): Promise<string> => {
  for (const [name, role] of steps) await mustSend(name, role, await id)
  return id
}
const accepted = (): Promise<string> => after(pending(), ['accept', 'invitee'])
const confirmed = (): Promise<string> => after(accepted(), ['approve', 'operator'])

/** The bank asks; the newest card pays, so that the next flights are paid with one that works. */
const withAskingCard = async <Result>(who: 'inviter' | 'invitee', work: (idCard: string) => Promise<Result>): Promise<Result> => {
  const result = await work(await world.saveCard(world[who], 'asks'))
  await world.saveCard(world[who], 'good')
  return result
}

/** Moves a flight back to so many hours before its planned start: in the past each has a time of its own too. */
const back = async (making: Promise<string>, hours: number): Promise<string> => {
  const id = await making
  const startsAt = new Date((await read(id)).startsAt.getTime() - hours * HOUR)
  await world.shift(id, { startsAt, endsAt: new Date(startsAt.getTime() + 2 * HOUR) })
  return id
}

/** Nobody has said anything for 48 hours, and the job has not come by. */
const lapsed = async (making: Promise<string>): Promise<string> => {
  const id = await making
  await world.shift(id, { statusChangedAt: new Date(world.kit.clock.now().getTime() - 48 * HOUR) })
  return id
}

const swept = async (making: Promise<string>): Promise<string> => {
  const id = await making
  await world.runJobs()
  return id
}

const DAYS_100 = 2_400

/** How to bring a new flight into each state, by calls alone but for the clock. */
const states: Readonly<Record<string, () => Promise<string>>> = {
  pending,
  'pending, approved': () => after(pending(), ['approve', 'operator']),
  'in payment': () =>
    withAskingCard('invitee', async (idCard) => {
      const id = await pending()
      expect((await world.accept(id, idCard)).status).toBe('requires_action')
      return id
    }),
  'lapsed, not swept': () => lapsed(pending()),
  countered: () => after(pending(), ['propose_new_time', 'operator']),
  'countered, half accepted': () => after(pending(), ['propose_new_time', 'operator'], ['accept_counter', 'inviter']),
  'countered, paid': () => after(accepted(), ['propose_new_time', 'operator']),
  'countered, lapsed, not swept': () => lapsed(after(accepted(), ['propose_new_time', 'operator'])),
  accepted,
  'accepted, lapsed, not swept': () => lapsed(accepted()),
  confirmed,
  'confirmed, in the air': async () => {
    const id = await confirmed()
    const startsAt = new Date(world.kit.clock.now().getTime() - HOUR)
    await world.shift(id, { startsAt, endsAt: new Date(startsAt.getTime() + 2 * HOUR) })
    return id
  },
  'change offered': () => after(confirmed(), ['propose_change', 'operator']),
  'change half accepted': () => after(confirmed(), ['propose_change', 'operator'], ['accept_counter', 'invitee']),
  'cancellation requested': () => after(confirmed(), ['request_cancellation', 'inviter']),
  'cancellation overdue': () => back(after(confirmed(), ['request_cancellation', 'inviter']), DAYS_100),
  declined: () => after(pending(), ['decline', 'invitee']),
  cancelled: () => swept(after(confirmed(), ['operator_cancel', 'operator'])),
  expired: () => swept(lapsed(accepted())),
  flown: () => back(confirmed(), DAYS_100),
  'solo, in payment': () =>
    withAskingCard('inviter', async (idCard) => {
      const { status, id_flight_proporsal: id } = await world.bookSolo(world.nextStart(), idCard)
      if (status !== 'requires_action' || id === undefined) throw new Error(`the bank did not ask: ${status}`)
      return id
    }),
  'solo, accepted': solo,
  'solo, lapsed, not swept': () => lapsed(solo()),
  'solo, countered': () => after(solo(), ['propose_new_time', 'operator']),
  'solo, confirmed': () => after(solo(), ['approve', 'operator']),
  'solo, change offered': () => after(solo(), ['approve', 'operator'], ['propose_change', 'operator']),
  'solo, cancellation requested': () => after(solo(), ['approve', 'operator'], ['request_cancellation', 'inviter']),
}

/** There is only one present: of two flights in the air one could not be. What is allowed there changes nothing. */
const isOneOnly = (state: string): boolean => state === 'confirmed, in the air'

interface Snapshot {
  readonly flight: Flight
  readonly slots: readonly string[]
  readonly money: readonly unknown[]
  /** What was said between the pilots, and between the operator and each of them. */
  readonly said: readonly (readonly string[])[]
}

const saidBetween = async (one: 'inviter' | 'operator', other: 'inviter' | 'invitee'): Promise<string[]> => {
  const rows = await world.messagesBetween(world[one], world[other])
  const nameOf = (id: string): string => flightRoles.find((role) => world[role].id === id) ?? id
  return rows.map(({ type, senderId }) => `${type} by ${nameOf(senderId)}`)
}

const look = async (id: string): Promise<Snapshot> => ({
  flight: await read(id),
  slots: await world.slots(id),
  money: await world.balances(id),
  said: [await saidBetween('inviter', 'invitee'), await saidBetween('operator', 'inviter'), await saidBetween('operator', 'invitee')],
})

const kept = (...cents: readonly number[]): unknown[] => cents.map((amount) => ({ held: 0, kept: amount }))
/** What each payer has on the line, in cents. */
const moneyOf: Readonly<Record<Paid, readonly unknown[]>> = {
  nothing: kept(0, 0),
  halves: kept(SHARE, SHARE),
  all: kept(SOLO, 0),
  'the fee': kept(FEE, 0),
}

/** Status a call answers by: who may call at all, then what the table says. */
const expectedStatus = (state: string, name: FlightCall, role: FlightRole): number => {
  const { access } = calls[name].endpoint
  const kind = role === 'admin' ? 'super_admin' : role === 'operator' || role === 'otherOperator' ? 'operator' : 'pilot'
  return access.kind === 'session' && !access.roles.includes(kind) ? 403 : statusIn(state, name, role)
}

/** What an allowed call adds to each conversation: an offer is said to the pilots together, or to the solo pilot. */
const expectedWords = (state: string, name: FlightCall): string[][] => {
  const offers = name === 'propose_new_time' || name === 'propose_change'
  const words = offers ? ['SYSTEM_OPERATOR by operator'] : []
  return standOf(state).isSolo === true ? [[], words, []] : [words, [], []]
}

const has = (state: string) => ({ status: standOf(state).status, slots: slotsIn(state), money: moneyOf[standOf(state).paid] })

test('every state of the table is reached: made here, or led to', () => {
  const ledTo = Object.values(flightTable).flatMap(({ leads }) =>
    Object.values(leads).flatMap((to) => (typeof to === 'string' ? [to] : Object.values(to))),
  )
  expect(Object.keys(flightTable).filter((state) => states[state] === undefined && !ledTo.includes(state))).toEqual([])
  expect([...new Set([...Object.keys(states), ...ledTo])].filter((state) => flightTable[state] === undefined)).toEqual([])
})

describe.each(Object.entries(states))('%s', (state, make) => {
  test('refused calls change nothing, allowed ones do what the table says', { timeout: 240_000 }, async () => {
    const probe = await make()
    const before = await look(probe)
    const allowed: [FlightCall, FlightRole][] = []
    const wrong: string[] = []
    for (const name of flightCalls) {
      const anonymous = await send(name, world.kit.client(), before.flight)
      if (anonymous.status !== 401) wrong.push(`${name} without a session: ${anonymous.status}`)
      for (const role of flightRoles) {
        const expected = expectedStatus(state, name, role)
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
    expect({ status: before.flight.status, slots: before.slots, money: before.money }).toEqual(has(state))

    for (const [name, role] of allowed) {
      const id = isOneOnly(state) ? probe : await make()
      const was = await look(id)
      const answer = await send(name, clientOf(role), was.flight)
      await world.runJobs()
      const is = await look(id)
      const where = `${name} by ${role}`
      expect({ where, status: answer.status, text: answer.text.slice(0, 200) }).toMatchObject({ where, status: 200 })
      const to = stateAfter(state, name, role)
      expect({ where, to, status: is.flight.status, slots: is.slots, money: is.money }).toEqual({ where, to, ...has(to) })
      const added = is.said.map((words, index) => words.slice(was.said[index]?.length ?? 0))
      expect({ where, added }).toEqual({ where, added: expectedWords(state, name) })
    }
  })
})
